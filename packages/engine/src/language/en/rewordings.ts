import { THING_REWORDINGS } from './hypernyms.ts';

/**
 * Verbs that a careful editor writes, each with the plainer ones that it may stand for: "documented"
 * for "wrote down". One way only: a claim may be reworded, never made more. One a line, base forms,
 * "write_down" for a verb with its particle. Ownership is judged apart, by rank.
 */
const REWORDINGS = `
accept: take receive
accommodate: take seat house
accompany: go take walk
acquire: learn pick_up
address: fix answer deal handle look_into respond sort_out
adhere: follow stick keep
adjust: change set fix alter
administer: give run manage
admit: let_in take_in
advertise: promote post run
advise: tell suggest inform
affix: put stick fix
aid: help serve
allocate: give share split hand_out divide
alter: change take_in
analyze: study examine look_at review run go_through break_down test
answer: take reply pick_up
apply: ask request put put_in
arrange: book organize set_up plan put_together schedule make lay_out
assemble: put_together build make set_up put_up
assess: review evaluate examine inspect check test measure judge go_through look_at rate grade look_over go_over
assign: give hand_out share
assist: serve help
attend: go go_to visit
author: write
balance: reconcile match square
board: get_on
brew: make
brief: tell update
bring_down: reduce cut lower
build: lay put_up put_together
calculate: work_out compute count figure_out add_up total
canvass: knock ask
capture: take record shoot note
care: look_after nurse tend feed
check: look_at look_over go_over go_through make_sure see
clear: remove empty take_away
climb: go_up rise
coach: teach train
collaborate: work
collect: pick_up gather get take pull call_in
communicate: tell talk speak write call phone explain pass_on
compile: put_together gather collect make write draw_up list
complete: finish fill_in fill_out do attend take
compose: write draft
configure: set_up set adjust
confirm: check make_sure verify
connect: link join hook_up wire
construct: build make put_up
consult: talk ask speak look_up
contact: call ring phone email write reach_out message get_in_touch
contribute: help assist support
convert: change turn move switch
convey: tell carry pass_on
convince: talk_into win_over
coordinate: arrange organize plan schedule set_up book
correct: fix change put_right
cover: stand_in fill_in
craft: write make build
create: make write draft build design draw develop produce set_up put_together start compose draw_up
cultivate: grow plant
deal: sort_out handle take look_into fix
debug: fix
decline: fall drop go_down
deliver: take bring carry drop_off hand ship give send teach present
demonstrate: show explain present
deploy: put ship release push roll_out move set_up put_out
describe: explain tell show
design: draw sketch devise lay_out
detect: find spot catch notice
determine: decide find_out work_out set calculate find
develop: make write build create design code draft devise program put_together draw_up
devise: make plan create
diagnose: find work_out find_out
direct: show send point
disburse: pay
disassemble: take_apart
dismantle: take_apart
discard: throw_out throw_away dump bin rid
disinfect: clean wipe
dispatch: send send_out send_off
dispense: fill give count pour
display: show set_out put_out
dispose: throw_out throw_away get_rid rid
distribute: hand_out give_out pass_out share send send_out deliver pass_around
document: record write note log write_up write_down put_down chart list keep fill_in fill_out type
draft: write prepare compose type draw_up
draw: take sketch
drop: fall go_down
edit: cut correct change fix
educate: teach train show tell explain
employ: use
enter: type key put input put_in type_in key_in
escalate: pass_on report send
escort: take walk bring show
establish: set_up start found build create
estimate: work_out price quote calculate price_up
evaluate: review examine inspect check assess test judge rate measure grade score look_at
examine: look_at look_over check go_through
excavate: dig
execute: run carry_out do
explain: tell show describe go_over walk_through talk_through
export: pull download save
extract: pull get take export pull_out
fabricate: make build
facilitate: run hold host
feed: give
field: answer take
film: shoot record
forecast: predict estimate
formulate: make write draw_up
forward: pass_on send send_on
fulfill: fill pack
furnish: give supply
gather: collect pick_up get pull
generate: make create produce run
grind: smooth
groom: brush wash trim clip
guide: show take lead give
handle: take deal answer process run pay do look_after see_to
harvest: pick cut
host: run hold
identify: report find spot see notice catch work_out find_out recognize point_out pick_out
illustrate: draw
implement: set_up put_in introduce roll_out start bring_in
import: load bring_in download upload
inform: tell let_know explain notify
initiate: start begin set_up
input: type enter key put put_in
inquire: ask
inspect: review check look_over look_at examine go_over look_through
install: wire put_in put_up set_up lay fit hang mount
instruct: teach train show coach
integrate: connect link add join hook_up
interpret: read
interview: talk speak ask question
introduce: start bring_in set_up
inventory: count
investigate: look_into check study examine
issue: send give send_out hand_out write print give_out trouble problem fault difficulty bug
itemize: list
label: mark tag
launch: start open begin release put_out set_up
lay: put put_down
lead: give teach run hold instruct guide
leverage: use
liaise: talk speak work call
list: write write_down
load: put fill
locate: find look_up track_down look_for
log: keep write record note write_down enter
lubricate: grease oil
maintain: keep look_after update service tend run keep_up take_care
manage: keep maintain run handle organize administer look_after
meet: hit reach
measure: take check
mediate: settle sort_out
migrate: move switch port transfer bring
modify: change
monitor: watch track check follow look_at look_after observe keep look_out
mount: put_up hang fix
negotiate: bargain haggle agree
note: write write_down record
notify: tell inform call let_know report
observe: sit_in watch see look_at
obtain: get ask collect buy pick_up
offer: give provide
operate: run drive use work man handle
oversee: watch_over look_after
order: buy ask send_for send_off
organize: arrange run set_up plan sort put_together hold tidy sort_out
outline: write list
overhaul: rebuild
pack: put box wrap
patrol: walk go_around walk_around
perform: do carry_out play run
persuade: talk_into win_over
photograph: shoot take
place: fill put
plan: organize work_out draw_up map_out lay_out
post: put put_on publish put_up
prepare: draw make write draft cook create build compile do put_together get set_up type mix draw_up bake get_ready set_out lay_out
present: speak show talk give explain put demonstrate tell
preserve: keep
price: quote
print: run_off
process: handle take cash pay enter run sort file ring_up put_through deal fill go_through work_through issue ring type
procure: buy order get source
produce: make write create build draft cook print draw compile put_together bake
program: write code build
promote: advertise sell post
proofread: check read edit correct look_over
propose: suggest
provide: give offer make supply serve cut do sell lend bring
prune: trim cut cut_back
publish: post write put_up put_out
purge: clear clear_out throw_out
purchase: buy order
pursue: chase follow_up
quote: price give
recover: restore
reassemble: rebuild put_back put_together
receive: get take take_in
recommend: suggest propose
record: note write write_down log enter list keep take put_down mark tape
recruit: hire find
redesign: rework redo rebuild change
refer: pass_on send point
reimburse: pay pay_back
relay: pass_on tell
release: ship put_out
relocate: move
remain: still stay
remit: pay send
remove: take_out take_away clear strip pull take_down
repair: fix mend patch patch_up
replace: swap swap_out change swap_in switch change_out
replenish: fill order restock stock top_up refill
reply: answer write
report: tell notify note inform write tell_on
reposition: turn move
request: ask send_for
research: look_up look_into read find_out study read_up search
reserve: book
resolve: fix sort_out solve settle clear_up put_right clear
respond: deal handle address answer reply get_back take
restore: recover
restock: fill stock replenish put fill_up
restrain: hold
return: send_back give_back bring_back take_back put_back
retrieve: get find pull fetch look_up
review: talk_through check read look_over go_through go_over look_at look_through
revise: change rewrite edit
rise: go_up climb grow
sanitize: clean wash wipe wipe_down
schedule: book plan set arrange put_together draw_up set_up rota roster timetable
screen: shortlist read check go_through sift
secure: get obtain book win find lock lock_up
select: choose pick pick_out
serve: wait_on pour feed give sell look_after bring cook
service: maintain repair change fix check look_after tune
settle: sort_out pay
share: post
shorten: speed_up
showcase: show
sort: put arrange
source: find buy look_for order get
stock: fill put restock fill_up
submit: turn_in send hand_in put_in file send_in
supervise: watch_over
substitute: stand_in fill_in cover
summarize: sum_up write_up
supply: give provide bring deliver
survey: ask poll measure question
tally: count
teach: show
tend: look_after care
test: try try_out check run
total: add_up count
track: keep follow log watch record
train: teach show bring_on
transcribe: type type_up
transfer: move switch bring take carry
transport: move carry drive take bring haul deliver
trim: cut prune
troubleshoot: fix sort_out solve debug repair
type: write enter
understand: learn find_out
update: change refresh add edit keep
upload: put load post
usher: show take
utilize: use
verify: check confirm test make_sure see match compare look_over
visualize: show chart plot draw
visit: meet go_to call_on
walk_through: talk_through explain go_over
welcome: meet let_in
write: type draft
`;

const plainer = new Map<string, Set<string>>();
for (const line of `${REWORDINGS.trim()}\n${THING_REWORDINGS.trim()}`.split('\n')) {
  const [word = '', words = ''] = line.split(': ');
  // "complete" is a verb and an adjective.
  plainer.set(word, new Set([...(plainer.get(word) ?? []), ...words.split(' ')]));
}

const NONE: ReadonlySet<string> = new Set();

/** The plainer words that an editor's word may stand for (base forms; "hand_out" is two words). */
export const plainerThan = (word: string): ReadonlySet<string> => plainer.get(word) ?? NONE;
