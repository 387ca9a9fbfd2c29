/**
 * Words that an editor may trade for one another without a new claim, one group a line, in base form.
 * Verbs of one group stand for the same act; ownership is judged apart, by rank.
 */
export const SAME_WORDS: readonly (readonly string[])[] = `
staff employee worker personnel workforce colleague hire teammate
customer client guest patron shopper
job role position work
company firm business organization organisation employer
daily day
nightly night
hourly hour
enjoy like love
weekly week
monthly month
quarterly quarter
yearly annual annually year
regular regularly basis routinely routine
prompt promptly timely quickly quick
app application
website site web
task duty assignment
building facility
error mistake bug defect fault
issue problem
fast faster quicker
before prior
most majority
time duration runtime
stock inventory
difference discrepancy variance
absence away absent
shipment shipping ship
question inquiry enquiry
phone telephone
doctor physician
pupil student
car vehicle
shop store
worldwide global globally
large big
picture photo photograph image
leaflet flyer brochure
guide manual handbook instruction
class lesson
meal dish food
money cash
help assist support aid
reduce cut decrease lower shorten shrink trim
increase raise grow expand improve
begin start launch initiate
end finish complete conclude
talk speak communicate correspond liaise converse
move transfer migrate shift relocate
fix resolve repair correct remedy mend
chart document record log note register
track monitor follow watch
give administer
train teach instruct coach tutor show
build develop create make construct produce
write author draft compose
run operate
check verify inspect examine review audit
handle process deal treat run
plan organize arrange run
book schedule reserve
answer respond reply
drive operate
cover fill
get obtain acquire receive take
buy purchase procure
sell vend
show demonstrate display present exhibit
gather collect compile assemble
sort arrange order file
clean tidy wash sanitize
cook prepare bake
set configure install
join participate partake attend member part sit
send ship mail deliver dispatch
pick select choose
keep maintain retain preserve
care look tend
count tally
reconcile match balance
digitize scan
greet welcome
update refresh revise
change modify alter adjust adapt edit
improve enhance better
unload offload
restock stock replenish reorder order
interview question
research investigate study explore
test try
describe explain
advise counsel consult
translate interpret
analyze study examine assess evaluate
measure gauge
share distribute circulate
add include append
remove delete eliminate
find locate discover identify spot detect
ask request query
combine merge consolidate
protect guard secure
carry transport haul convey
design devise
issue provide supply
enter input key type
close shut
implement introduce deploy rollout
manage oversee
lead head guide
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Words of wording alone: they say how something is told, or lower a claim, and hold no fact of their own. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `experience experienced skilled skill background people person individual responsible responsibility
  together jointly how both various several ensure perform conduct carry do make provide undertake take get
  contribute participate collaborate work worked help assist support aid involve part serve able handle item about approximately roughly around stand give current currently previously former
  including hold hands-on each every`.split(/\s+/),
);
