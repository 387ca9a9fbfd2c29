/**
 * Acts that may be told by another verb without saying more: each row a verb, then those it may stand
 * for, which say the same or something more particular of the same object; behind `?` the objects of
 * which this alone is so. Never a more skilled, more formal or higher act for a plainer one: no
 * "audit" for "check", no "analyze" for "run". Base forms; "hand_out" is a verb with its particle.
 */
export const EQUAL_ACTS = `
accept: take receive
accompany: escort go_with
achieve: reach hit meet attain
acquire: buy purchase obtain
adapt: modify adjust alter
address: answer resolve solve fix handle deal respond
adhere: follow comply keep_to stick_to
adhere_to: follow keep_to stick_to comply_with
administer: give
advise: counsel
aid: help assist support
alter: change modify adjust
answer: reply respond field take_call respond_to reply_to
arrange: organize book schedule set_up
arrange: make ? appointment travel booking reservation
assemble: put_together build
assist: help aid support
attend: go_to
attend_to: look_after see_to
author: write
bake: make ? bread cake pastry pie cookie
balance: reconcile
begin: start
book: reserve schedule
book: make take ? appointment travel reservation
boost: increase raise lift
bring: carry deliver
build: construct assemble put_together create make develop
buy: purchase
calculate: work_out compute figure_out add_up
call: phone ring telephone
care: look_after tend nurse
care_for: look_after mind tend
carry_out: do perform complete conduct execute
chair: head
change: modify alter adjust replace
chase: follow_up
chat: talk
check: inspect examine verify review test audit monitor proofread look_over go_over go_through
choose: select pick pick_out
chop: cut
clean: wash wipe mop sweep scrub sanitize disinfect wipe_down
clear: remove take_away
close: shut lock_up
coach: mentor
collaborate: work_with work_together
collect: gather pick_up
collect: take ? deposit payment fee order ticket cash money fare
communicate: talk speak write correspond call phone email explain
compile: put_together gather collect assemble
complete: finish fill_in fill_out do carry_out perform
comply_with: follow keep_to stick_to adhere_to
compose: write draft
compute: calculate work_out
conduct: do carry_out perform hold give run
conduct: lead ? tour interview survey inspection meeting training test check count study session class workshop
confirm: verify check
construct: build assemble put_together
contact: call phone email ring message write_to reach reach_out get_in_touch
contribute_to: help_with help assist
convert: change turn
cook: bake roast grill fry boil
coordinate: organize arrange
correct: fix
cover: stand_in fill_in substitute mind look_after
create: make build write design develop produce set_up draft compose put_together draw_up establish invent
cut: reduce lower decrease shorten bring_down slash halve trim mow chop slice prune
deal: handle sort_out resolve
deal_with: handle resolve sort_out
decrease: reduce cut lower bring_down
deliver: give bring drop_off present
demonstrate: show
describe: explain
design: devise
detect: find spot notice discover identify
develop: create build write design
devise: design create
digitize: scan
discard: throw_out throw_away dispose
discover: find spot notice detect
discuss: talk_about talk_through talk
dispatch: send send_out send_off
dispose: discard throw_out throw_away
distribute: hand_out give_out pass_out circulate
do: perform carry_out complete conduct execute
document: record write_down note log write_up chart
draft: write compose
draw_up: write draft prepare
drop: fall decline decrease go_down
educate: teach train instruct
employ: use
enroll: register sign_up
ensure: make_sure see_to
enter: type key input type_in key_in
escort: accompany take walk
establish: set_up found start create
examine: inspect
excavate: dig
exceed: beat surpass
execute: run carry_out perform
explain: describe walk_through go_over talk_through clarify
fall: drop decline decrease go_down come_down
field: answer take_call
fill: stock restock replenish refill top_up
film: record shoot
find: detect discover locate spot identify
finish: complete
fit: install mount
fix: repair mend correct resolve
follow: adhere comply keep_to stick_to
follow_up: chase chase_up
form: create establish
forward: send pass_on send_on
gather: collect compile
generate: create produce
get: obtain receive acquire
give: provide deliver administer offer issue
go: travel drive walk
go_down: fall drop decrease
go_up: rise increase climb
grade: mark
greet: welcome meet
grow: increase raise expand
guide: lead
hand: pass
hand_out: distribute give_out pass_out
handle: process answer resolve manage deal take_care see_to prepare issue receive field look_after file sort run
handle: take ? booking reservation call payment order enquiry inquiry question complaint message
haul: transport carry
head: lead direct
help: assist aid support
hire: recruit
hold: host run give
host: hold run
identify: find spot notice detect discover point_out
implement: introduce roll_out put_in
improve: better enhance
increase: raise grow lift double triple boost bring_up go_up rise
inform: tell notify let_know
initiate: start begin launch
input: enter type key type_in key_in
install: fit mount put_in put_up hang
instruct: teach train
introduce: bring_in launch roll_out implement
investigate: research
iron: press
issue: give_out hand_out
join: attend
keep: maintain retain
launch: start introduce open release roll_out
launder: wash
lead: head direct
lead: give teach ? tour class workshop session walk
lead: run ? team crew group committee guild club class workshop session tour meeting shift section squad
learn: study
let_know: inform tell notify
lift: raise increase boost
list: itemize
locate: find track_down
log: record note write_down enter
look_after: care tend maintain nurse mind care_for
look_into: investigate research
lower: reduce cut decrease bring_down
maintain: keep keep_up look_after
make: build create produce construct prepare cook bake write assemble
make_sure: ensure
manage: oversee supervise direct administer lead head
mark: grade
match: reconcile compare
measure: weigh gauge
meet: reach hit achieve
meet_with: meet see
mend: repair fix
mentor: coach
migrate: move transfer
mind: look_after care_for
modify: change alter adjust adapt
monitor: watch track keep_eye
mount: install fit hang put_up
move: transfer relocate shift transport carry haul migrate
mow: cut
note: record write_down log
notify: inform tell let_know
obtain: get acquire secure
offer: provide give
open: launch
operate: run drive
operate: work ? machine switchboard till register crane forklift press lathe line equipment
order: buy purchase
organize: arrange set_up coordinate plan
oversee: supervise manage
pack: box wrap
participate: take_part join
pass: hand hand_over
pass_on: forward relay
peel: skin
perform: do carry_out complete conduct execute
perform: give make ? facial massage treatment check test inspection repair maintenance count
perform: run ? test count check analysis scan report
phone: call ring telephone
photograph: shoot
pick: choose select harvest
pick_up: collect
place: put set lay
plan: organize arrange map_out
post: publish put_up
prepare: make cook write draft compile assemble bake produce get_ready set_up put_together draw_up
prepare: do ? report schedule plan list breakfast lunch dinner meal food order quote estimate invoice
present: show
present: give ? talk speech
present: speak ? conference meeting staff class school council board event audience seminar
print: run_off
produce: make create write prepare
promote: advertise
pitch: propose
propose: pitch suggest recommend
provide: give supply offer deliver serve
provide: do ? support care training feedback advice information tour service help
publish: post release
purchase: buy
put: place
put_together: assemble compile
put_up: set_up hang post
raise: increase lift
raise: report ? issue problem concern defect bug ticket complaint fault
reach: hit meet achieve
rebook: reschedule
receive: get take accept take_in get_in
recommend: suggest propose
reconcile: balance match
record: write_down note log enter document put_down film tape
record: take ? minute note temperature measurement reading
recruit: hire
redesign: rework
reduce: cut lower decrease shorten bring_down halve slash shrink trim
refill: restock replenish fill
refresh: update
refund: pay_back
register: sign_up enroll
relay: pass_on
release: publish launch ship
relocate: move
remove: delete take_out take_down clear clear_out
renew: extend
repair: fix mend
replace: swap change swap_out
replenish: restock refill fill_up
reply: answer respond
reply_to: answer respond_to
reschedule: rebook
research: investigate
reserve: book
resolve: solve settle sort_out fix
respond: reply answer
respond_to: answer reply_to field
restock: replenish refill stock fill fill_up
resupply: restock
return: give_back bring_back send_back put_back
review: examine proofread audit assess go_through go_over look_over
revise: update rewrite edit
ring: call phone
rise: increase climb grow go_up
run: manage operate lead oversee direct hold host execute drive
save: cut
scan: digitize
schedule: book arrange
score: get achieve
secure: win obtain
see: meet
select: choose pick pick_out
send: mail ship dispatch post email forward
serve: wait_on sell
set: lay put
set_up: arrange organize establish install create build put_up put_together
settle: resolve pay
share: distribute circulate
ship: send dispatch
shorten: reduce cut
show: demonstrate present
slice: cut
solve: resolve sort_out
sort: organize arrange
sort_out: resolve solve
speak: talk
speak_to: talk_to speak_with
speak_with: talk_to talk_with speak_to
spot: notice detect find identify
staff: work ? desk counter till register booth reception switchboard bar
start: begin launch found establish set_up
stock: fill restock
store: keep put_away
submit: send hand_in turn_in send_in file
suggest: propose recommend
supervise: oversee
supply: provide
support: help assist aid
take: receive accept bring accompany escort
take_in: receive
take_part: participate join
talk: speak
talk_to: speak_to speak_with talk_with
teach: train instruct tutor educate
teach: give ? class lesson
tell: inform notify report
tend: look_after care
test: try_out
testify: give_evidence
tidy: clean
total: add_up
track: monitor follow
train: teach instruct
transfer: move
transport: move haul carry deliver drive bring take
trim: cut
type: key enter
unpack: unload
update: refresh revise
use: operate utilize employ apply
utilize: use
verify: check confirm make_sure
visit: go_to call_on
wash: rinse launder
watch: monitor observe supervise
welcome: greet
win: secure earn
work: serve
write: author draft compose document
`;
