/** Acts that stand in a list of skills by their name alone: "Framing", "Supervision". Any other needs its object: "Collecting timesheets". */
export const TRADE_ACTS: ReadonlySet<string> = new Set(
  `aligning alignment aliquoting annotating appraising archiving auditing automating automation backfilling baking balancing
  barbering bartending batching bathing benchmarking bidding blanching blasting blending blogging bookkeeping bottling brazing
  budgeting butchering calibrating calibration canvassing captioning carving cataloging cataloguing caulking centrifuging charting
  coaching collating coloring colouring commissioning compounding conveyancing cooking coordination copywriting counseling
  counselling crating culturing curating curation data-entry deboning debugging deburring decontamination decorating demolition
  deployment descaling detailing diagnosis diagnostics diapering digitization digitizing disinfecting dispatching dispensing
  distillation documentation dosing drafting dredging drilling dubbing dyeing editing electroplating embroidery engraving
  estimating etching evaluation excavating expediting extraction extrication extruding fabricating fabrication facilitating
  facilitation felling fermenting filing filleting filtration fingerprinting firefighting flagging forecasting forging formatting
  formulation forwarding framing fumigation fundraising glazing gluing grading grafting grilling grinding grooming grouting
  harvesting hauling hedging hemming hoisting honing illustrating imaging incubating indexing inoculation inspecting inspection
  inspections insulating interpreting interviewing invoicing ironing irrigating irrigation jetting kneading labeling labelling
  laminating landscaping laundering layering lettering lubricating lubrication machining mapping marinating mending mentoring
  merchandising metering milking milling modeling modelling moderating molding mooring mopping moulding mounting mowing mulching
  navigating negotiating negotiation observation onboarding optimisation optimising optimization optimizing overhauling packaging
  packing painting palletizing pasteurizing patching paving photographing picking piloting pipetting piping planting plastering
  plating ploughing plumbing polishing portioning potting presentation priming profiling programming proofreading propagation
  prospecting prototyping pruning publishing purchasing purging querying quilting reconciliation recruiting recruitment
  refactoring refereeing referencing refinishing refueling refuelling rehabilitation remediation restocking restoration restoring
  restraint resurfacing retouching rewiring rigging riveting roasting roofing routing sampling sandblasting sanding sanitation
  sanitizing sawing scaffolding scaling scanning scheduling screeding scripting scrubbing sculpting seeding sewing shearing
  shelving shipping shredding shunting signalling skinning slicing snagging soldering sourcing splicing spraying staging staining
  sterilising sterilization sterilizing stitching stocking stocktaking storyboarding storytelling striping styling subtitling
  surveying supervision suturing sweeping tagging tailoring taping tarping teaching tempering tendering threading tiling tinting titrating
  toileting towing tracing transcribing transcription translating translation trenching triage triaging trimming troubleshooting
  tuning tutoring typesetting upgrading upholstering upselling vaccinating vacuuming valeting varnishing warehousing waxing
  weaving weeding welding wiring`.split(/\s+/),
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
