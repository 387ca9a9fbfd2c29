/**
 * Deeds that differ in wording alone when done to the same thing: "screened applications" and
 * "reviewed applications". One family a line, base forms, "hand_out" for a verb with its particle,
 * a noun where the deed is told by one ("gave feedback"). A verb that claims more than its
 * neighbours (found, audit, win, negotiate, supervise) belongs to none; rank is judged apart.
 */
const FAMILIES = `
tell inform notify alert update brief let_know report communicate convey relay pass_on announce speak talk call phone ring radio message email contact reach_out explain
ask request inquire query propose suggest recommend put_forward pitch
advise counsel guide consult suggest recommend tell feedback advice tip
teach train coach instruct tutor mentor show educate walk_through orient onboard bring_up demonstrate familiarize explain
check inspect examine review revise screen look_at look_over look_through go_through go_over test verify assess vet monitor proofread scan confirm compare read sift
record report log note write_down enter document jot track chart list take_down put_down type_in input key_in capture mark
register sign_up enroll enrol book_in check_in sign_in admit
fix repair mend patch restore correct troubleshoot resolve solve sort_out put_right
clean wash shampoo wipe scrub sanitize disinfect mop sweep tidy polish vacuum rinse
give provide deliver offer hand_out distribute issue supply dispense pass_out hand
run hold host lead deliver give conduct facilitate present teach
start begin launch set_up introduce establish initiate open create put_in roll_out bring_in
devise come_up think_up work_out develop create invent
cook make prepare bake grill roast fry
write draft compose author compile put_together draw_up prepare type create
build make construct assemble put_together put_up fabricate
keep maintain look_after take_care care tend upkeep service
assign hand_out allocate delegate distribute give_out divide share_out split
arrange organize set_up book schedule plan coordinate line_up
act fill_in stand_in step_in cover substitute deputize relieve
move carry transport haul transfer bring take deliver ship drive shift relocate run
get obtain collect gather pick_up fetch receive pull call_in
buy purchase order source procure
serve wait_on help attend assist look_after deal handle see ring_up greet
answer return take field respond reply handle deal pick_up get_back
use operate run work drive handle employ utilize
attend join sit_in take_part participate go_to
treat dress tend see_to look_after nurse patch_up aid bandage
find discover identify spot notice detect locate catch track_down
change alter modify adjust adapt revise update rework convert switch edit
show display demonstrate present exhibit
put place set lay install fit mount hang position put_up put_in fix
remove take_away clear take_out take_down get_rid discard throw_out throw_away dispose dump strip
count tally inventory stocktake check
post add advertise publish share put_up put_out list promote
photograph shoot film record video take
plan map_out work_out draw_up prepare schedule lay_out
choose select pick pick_out
study read go_through research look_up look_into
follow adhere keep_to comply stick observe
guard protect watch patrol
work collaborate partner cooperate team_up liaise
support help assist aid back_up
settle handle deal resolve sort_out address smooth
grow cultivate plant tend raise
feed water nourish
pack box wrap bag parcel
load fill stock restock replenish top_up
unload empty unpack
sort file organize order arrange put tidy group
process handle deal work_through go_through take enter
sell retail ring_up
cut trim prune mow chop slice
join connect link wire hook_up attach
measure weigh gauge survey
escort accompany walk take bring
reach phone call contact canvass
bill invoice charge
pay remit settle disburse
greet welcome meet receive
type enter key input
match reconcile balance compare square
chase follow_up pursue ask request
raise issue place submit
refer pass pass_on relay route send forward direct point hand_over escalate
release ship publish deploy launch
`;

const families = new Map<string, Set<number>>();
for (const [family, line] of FAMILIES.trim().split('\n').entries())
  for (const word of line.split(' '))
    families.set(word, (families.get(word) ?? new Set()).add(family));

const NONE: ReadonlySet<number> = new Set();

/** The families that a deed in base form belongs to. */
export const familiesOf = (lemma: string): ReadonlySet<number> => families.get(lemma) ?? NONE;
