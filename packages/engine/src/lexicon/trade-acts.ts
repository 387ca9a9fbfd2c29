/** Acts that stand in a list of skills by their name alone: "Framing", "Supervision". Any other needs its object: "Collecting timesheets". */
export const TRADE_ACTS: ReadonlySet<string> = new Set(
  `archiving auditing automation baking bartending bathing bending benchmarking blogging bookkeeping brazing budgeting butchering
  calibrating calibration canvassing cataloging cataloguing coaching cooking coordination copywriting curation data-entry debugging
  diapering digitization dispatching documentation drafting drilling editing estimating evaluation excavating fabricating
  fabrication facilitating facilitation filing forecasting framing fundraising grilling grinding imaging inspecting inspection
  inspections installation interpreting interviewing invoicing landscaping machining mapping mentoring merchandising milling modeling
  modelling monitoring negotiating negotiation observation packing painting palletizing patching picking pipetting plating portioning
  presentation programming proofreading prospecting prototyping purchasing recruiting recruitment reconciliation rigging roofing routing
  sampling sanitizing scheduling scripting selling soldering sourcing sterilization sterilizing storyboarding supervision surveying
  teaching testing titrating toileting training transcribing transcription translating translation triage triaging troubleshooting
  tutoring upselling welding wiring`.split(/\s+/),
);

/** Acts of every job and words of ads about themselves: never listed. */
export const EMPTY_ACTS: ReadonlySet<string> = new Set(
  `being doing having making using providing including following helping assisting supporting ensuring meeting looking offering
  growing hiring opening closing working keeping taking getting giving going coming being handling performing maintaining running
  leading building reporting ongoing upcoming understanding willing thriving bringing according starting joining applying
  paying earning living learning caring sharing reading writing speaking listening standing sitting lifting walking
  position application requirement experience employment management appointment department assignment arrangement commitment
  development payment treatment statement assistance performance insurance appearance attendance compliance operation organization
  organisation location communication information qualification compensation consideration vacation accommodation participation
  contribution use work support help need want offer`.split(/\s+/),
);

/** Things made whose name tells the act: "estimates" of estimating. */
export const MADE_THINGS: ReadonlySet<string> = new Set(['estimate', 'forecast', 'budget']);
