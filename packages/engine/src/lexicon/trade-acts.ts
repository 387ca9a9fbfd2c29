/** Acts that stand in a list of skills by their name alone: "Framing", "Supervision". Any other needs its object: "Collecting timesheets". */
export const TRADE_ACTS: ReadonlySet<string> = new Set(
  `aligning alignment aliquoting annotating appraising archiving auditing automating automation backfilling baking balancing
  barbering bartending batching bathing benchmarking bending bidding blanching blasting blending blogging bookkeeping bottling
  brazing budgeting butchering calibrating calibration canvassing captioning carving cataloging cataloguing caulking centrifuging
  charting cleaning coaching collating coloring colouring commissioning compounding conveyancing cooking coordination
  copywriting counseling counselling crating culturing curating curation cutting data-entry deboning debugging deburring
  decontamination decorating demolition deployment descaling detailing diagnosis diagnostics diapering
  digging digitization digitizing disinfecting dispatching dispensing distillation documentation dosing drafting dredging drilling
  dubbing dyeing editing electroplating embroidery engraving estimating etching evaluation excavating expediting extraction
  extrication extruding fabricating fabrication facilitating facilitation feeding felling fermenting filing filleting filtration
  fingerprinting finishing firefighting flagging folding forecasting forging formatting formulation forwarding framing fumigation
  fundraising glazing gluing grading grafting grilling grinding grooming grouting harvesting hauling hedging hemming hoisting
  honing illustrating imaging incubating indexing inoculation inspecting inspection inspections installation insulating
  interpreting interviewing invoicing ironing irrigating irrigation jetting kneading labeling labelling laminating landscaping
  laundering layering lettering logging lubricating lubrication machining mailing mapping marinating masking mending
  mentoring merchandising metering milking milling mixing modeling modelling moderating molding monitoring mooring mopping
  moulding mounting mowing mulching navigating negotiating negotiation observation onboarding optimisation optimising optimization
  optimizing overhauling packaging packing painting palletizing pasteurizing patching paving photographing picking piloting
  pipetting piping planting plastering plating ploughing plumbing polishing portioning potting pouring presentation priming
  printing profiling programming proofreading propagation prospecting prototyping pruning publishing purchasing purging querying
  quilting reconciliation recruiting recruitment refactoring refereeing referencing refinishing refueling refuelling
  rehabilitation remediation restocking restoration restoring restraint resurfacing retouching rewiring rigging riveting roasting
  roofing routing sampling sandblasting sanding sanitation sanitizing sawing scaffolding scaling scanning scheduling screeding
  screening scripting scrubbing sculpting sealing seeding selling sewing shearing shelving shipping shredding shunting signalling
  skinning slicing snagging soldering sorting sourcing splicing spraying stacking staging staining sterilising sterilization
  sterilizing stitching stocking stocktaking storyboarding storytelling striping styling subtitling supervision surveying suturing
  sweeping tagging tailoring taping tarping teaching tempering tendering testing threading tiling tinting titrating toileting
  towing tracing training transcribing transcription translating translation trenching triage triaging trimming
  troubleshooting tuning tutoring typesetting typing unloading upgrading upholstering upselling vaccinating vacuuming valeting
  varnishing warehousing washing watering waxing weaving weeding weighing welding wiring wrapping`.split(
    /\s+/,
  ),
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
