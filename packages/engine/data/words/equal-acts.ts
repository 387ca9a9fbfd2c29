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
launch: introduce open release roll_out
launch: start ? group club programme program service clinic campaign business shop newsletter scheme class course initiative project product website blog series fund league workshop
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
act: serve work stand_in
add: put
adjust: set dial tweak
admit: let_in
alert: call tell warn report notify flag
answer: take pick_up ? call phone question query enquiry inquiry chat
apply: put put_on rub use
arrange: sort_out lay_out set_out
attach: hook fix clip pin tie screw bolt hang
attend: sit_in sit go join
blog: write
box: pack put
brew: make
bring: take lead walk launch
brush: sweep
cash_up: balance
change: swap
change_over: swap switch
check: compare go_through look_over
circulate: send send_out
clear: empty sweep
close_up: close
collect: take bring fetch get
communicate: tell explain
complete: write fill
compare: check match
confiscate: seize
connect: hook_up link plug_in wire
contribute: write ? article piece column story post recipe
copy: photocopy
cover: look_after answer staff relieve swap
crop: trim
cut: trim saw chop slice
cut_back: prune trim
deal_with: answer handle take process
deliver: take bring run give teach
deputise: cover stand_in fill_in
deputize: cover stand_in fill_in
describe: explain show
dish_out: serve
dish_up: serve
dismantle: strip take_apart strip_down
draw: take ? blood sample
draw_up: do make
empty: clear drain unload
erect: put_up put build set_up
exit: leave
fetch: bring get collect
field: pick_up
fill: load put pack top_up
fill_in: cover stand_in
fit: install put lay hang
flag: report point_out mark raise
get: fetch collect
give: hand serve
give_out: hand_out hand pass_out serve issue
go: ride drive walk
go_along: accompany follow
go_round: walk
go_through: check explain review sort
go_with: accompany
halt: stop
hand: give
hand_over: give pass pass_on
hang: put_up
harvest: pick
have: get
hear: listen
hoist: lift
hoover: vacuum
inform: report
insert: put
inspect: check go_over look_over
install: lay put
invite: ask
issue: send raise write
join: go
keep: maintain leave look_after
key: enter type
kick_off: start
lay: set put fit install
lay_out: set put set_out set_up
lend: give ? hand
let_know: report
link: connect join
listen: hear
load: fill put
lock: secure
lock_up: close
log: write note record enter book report
look_after: cover mind
lubricate: grease oil
mail: post send
maintain: service update keep keep_up
make: do produce
make_up: put_together mix prepare assemble
measure: take ? measurement reading temperature pulse pressure
mention: tell
mind: watch
move: push shift change switch pull
note: write mark
notify: report alert call
observe: sit_in watch shadow
obtain: collect ask
open_up: open unlock
pack_away: put_away
pen: write
pick: answer
pick_up: answer ? phone call
pile: stack
place: put lay set fit
point_out: report flag
polish: buff
position: place put
post: put publish mail
prepare: make do fill mix
prepare: type ? document form label list correspondence paperwork
present: show
process: take
produce: draw do
pull: take
pull_out: take_out remove
pursue: chase
push: wheel
put: set place lay insert load fit
put_away: store shelve return
put_back: return
put_forward: suggest propose
put_out: set set_out
rank: come
reassemble: put_back
record: take write fill sign mark film
refill: top_up
relay: pass tell
relieve: cover
remind: prompt
remove: pull pull_out strip take
render: translate
replace: change swap switch
replenish: top_up
report: log tell flag note
request: ask
research: look_up look_into
restrain: hold
retrieve: fetch pull look_up
return: bring take give put_back
ride: go
saw: cut
score: get
secure: strap lock tie bolt
see: watch
send: circulate issue forward pass
separate: sort split
serve: sit ? committee council board jury panel
serve: dish pour hand_out
service: maintain
set: put lay
set_out: put put_out lay arrange
set_up: open configure put put_out lay_out
shelve: put_away
shift: move
show: explain demonstrate
shut: close
shut_down: turn_off switch_off close
sign_post: point
sit: attend
skin: peel
stack: pile
staff: work cover man
stand: sit
stand_in: cover deputise deputize fill_in
start_up: start
stay: sit
step_in: cover fill_in stand_in
stitch: sew
stock: put
submit: post give
substitute: cover deputise deputize
suggest: put_forward
swap: change replace switch
sweep: brush
switch: change swap move
take: bring drive carry collect lift push
take: answer ? call phone question query enquiry inquiry
take: measure record ? temperature reading measurement note minute
take: make ? booking reservation note
take_apart: strip dismantle
take_down: write record note
take_off: remove strip
take_out: remove pull
tally: count
teach: show
teach: take run lead ? class lesson course session group
terminate: end
tidy: clean sort clear
top_up: fill refill restock
track: keep
transcribe: type type_up
transfer: copy pass
trim: cut crop prune
unlock: open
vacuum: hoover
wait: serve
walk_through: show explain
warn: tell alert
wash: hose clean shampoo rinse
watch: mind observe look
watch_over: mind
weed_out: pull
wheel: push
write_down: record note take
write_up: write type
collect: draw take ? blood sample specimen urine swab
draw: take collect ? blood sample specimen
count: stocktake take_stock
stocktake: count take_stock
compile: pull pull_together put_together gather ? report figure number data list slide statistic
pull_together: compile collect gather
issue: do raise send ? invoice bill receipt quote
raise: issue send do ? invoice bill purchase
price: quote
quote: price
clean_out: muck muck_out empty clear clear_out
muck_out: muck clean_out
receive: win get earn ? award prize bonus certificate
receive: have get ? call message order delivery enquiry
attend: go_to
go_to: attend visit
respond_to: attend deal_with handle
refer: send pass pass_on
escalate: pass pass_on refer
pass_on: escalate refer hand_over
enrol: sign_up register
enroll: sign_up register
sign_up: enrol enroll register
take_over: assume
assume: take_over
cover_for: fill_in stand_in
phone_in: call_in
notify: phone
reply_to: deal_with
accompany: take go_with escort
escort: take accompany walk
assemble: put_together build fit_together
put_together: build
dispose: throw_out throw_away
discard: throw_out throw_away bin
throw_out: discard
bin: throw_out discard
tear_off: strip remove
strip: tear_off remove take_off
demolish: knock_down pull_down tear_down
knock_down: demolish
top_up: restock
restock: top_up fill_up
bring_in: introduce
hand_over: give
turn_down: reject decline refuse
reject: turn_down refuse
decline: turn_down refuse
deny: turn_down refuse reject
request: ask_for
ask_for: request
seek: look_for
look_for: seek
attach: fix fasten
fasten: attach fix
swap: exchange
exchange: swap trade
soak: steep
alter: change adjust
amend: change correct alter
correct: amend put_right
put_right: correct fix
rectify: fix correct put_right
tackle: deal_with handle
address: deal_with handle answer
assist: lend_hand
accept: take
deposit: bank take_to_bank
bank: deposit
reconcile: rec
photocopy: copy xerox
print: run_off print_out
record: tally
document: record write_down log note
catalogue: list record
list: catalogue
guide: show_around show_round take_round
show_round: guide take_round
drop_off: deliver leave
deliver: drop_off
pick_up: fetch collect
retrieve: get
dispatch: send_out send ship
send_out: dispatch mail issue distribute
distribute: hand_out give_out send_out pass_out share
ensure: make_sure see_to
monitor: keep_eye_on check
oversee: supervise
staff: man
man: staff
evacuate: clear
patch: mend repair fix
mend: patch
sew: stitch
tend: look_after
bathe: wash
wash: bathe
clear: shovel plough ? snow
cut: saw chop ? wood timber board log
wash: hose hose_down rinse
sterilise: autoclave
sterilize: autoclave
complete: pass ? exam level course unit module stage year grade training
check: scan ? ticket pass
look_after: run ? stall till counter shop
sort: grade separate split
transport: take bring carry drive move
operate: run work use ? till machine press lathe saw line printer scanner crane forklift mixer oven fryer equipment register switchboard digger excavator drill kiln
staff: sit stand ? desk till counter stall booth phone gate door reception bar line stand
man: sit stand ? desk till counter stall booth phone gate door reception bar line stand
cover: sit stand ? desk till counter stall booth phone gate door reception
clean: wash wipe hose rinse rake brush dust polish vacuum hoover shampoo
communicate: tell inform notify explain speak talk
contact: call phone ring email write_to text message
transport: wheel push ? patient resident
handle: count sort pack unpack load unload process answer take
travel: drive fly go ride
harvest: pick cut dig lift gather
prepare: chop peel slice wash cut ? vegetable food fruit ingredient salad
decorate: paint wallpaper paper ? room house flat home
gather: take collect record note ? information detail data reading
process: scan key type enter ? order invoice form payment claim
assemble: bolt screw glue ? furniture frame part unit
groom: brush wash clip bathe ? dog horse cat
maintain: clean oil grease service repair fix mend ? machine equipment tool vehicle car truck bike garden lawn
maintain: mow weed trim water prune ? garden lawn ground grass plant bed
tend: water weed feed prune ? garden plant animal bed flower
care: feed wash dress bathe change ? child baby resident patient animal
care_for: feed wash dress bathe change ? child baby resident patient animal
entertain: play read sing ? child kid guest resident
transcribe: type
escort: walk take bring
compile: write list gather collect
document: photograph record note log write
photograph: shoot film
administer: give
dispense: give_out
operate: drive
notify: call phone email text
convey: tell pass_on
liaise: talk speak work deal meet
communicate: talk
correspond: write email
converse: talk speak chat
reside: live
commence: start begin
conclude: finish end
cease: stop
permit: let allow
allow: let
require: need
request: ask
purchase: buy
retain: keep
obtain: get
reply: answer
assist: help
demonstrate: show
observe: watch
attempt: try
utilise: use
utilize: use
dispose: throw
relocate: move
reconvene: meet
witness: see watch
depart: leave
arrive: come
return: come_back go_back
enquire: ask
inquire: ask
transmit: send
verify: check
sanitise: disinfect
sanitize: disinfect
vend: sell
narrate: tell read
recite: read
depict: show
erase: wipe rub_out
excavate: dig
construct: build make put_up
fabricate: make build weld ? frame part bracket tank gate rail
inscribe: write
illustrate: draw
sketch: draw
launder: wash
mend: sew stitch ? clothes uniform costume
escalate: pass_on send refer hand_over
coordinate: arrange schedule
prioritise: rank
alert: tell warn call
ascertain: find_out check
nurture: grow ? plant seedling
propagate: grow ? plant
cultivate: grow ? plant crop vegetable
breed: raise
rear: raise ? calf lamb chick pig animal
herd: drive move ? cow cattle sheep
milk: do ? cow
fry: cook
portion: cut divide split
package: pack wrap box bag
parcel: pack wrap
dispatch: send post mail ship
palletise: stack load
palletize: stack load
catalogue: list record
alphabetize: sort file
archive: file store
digitise: scan
digitize: scan
duplicate: copy
reproduce: copy
laminate: cover
send: go
pass: go
refer: go
forward: go
escalate: go
take_care: do handle deal look_after
belong: part
`;

/**
 * Acts of which each may stand for each other of its row, of the objects behind `?` alone where there are any:
 * none claims more skill, standing or success than another of its row.
 */
export const SAME_ACTS = `
accompany escort walk_with go_with ride_along
adjust set ? setting level temperature heat humidity height thermostat climate dial control seat chair
arrange set_out lay_out ? flower table chair display room stall
arrange set_up fix book line_up ? visit viewing interview appointment meeting call delivery repair
ask query question
ask read_out put ? question
answer deal_with reply_to respond_to field pick_up ? call phone query question email enquiry inquiry letter message complaint
allocate assign give_out hand_out share_out divide ? task job work duty shift area round locker seat
appear give ? evidence
attach fix fasten clip tie pin stick
attend go_to come_to sit_in be_present ? course meeting training workshop class seminar event conference lecture talk
back_up save copy ? file data
bag bag_up pack
bring carry fetch take
bring_in collect gather
buff polish shine
carry lug haul cart take bring
change swap replace switch
change_over switch swap
chase chase_up follow_up pursue
check look_over go_over
check match compare ? invoice order delivery stock list receipt docket note
choose pick select pick_out
clear take_away clear_away remove
clear dig_out ? snow ditch drain
clear_up tidy clean_up tidy_up
clean clean_down clean_up
close shut close_up lock_up
close close_off ? period account month book
collect pick_up gather fetch get
collect take take_in ? payment deposit fee fare money order
comfort calm soothe reassure settle
complete finish
complete fill_in fill_out fill write_up ? form log sheet report card paperwork record timesheet docket ticket chart
connect hook_up link join plug_in attach
cook make prepare ? meal lunch dinner breakfast supper food dish soup
count tally count_up
cover stand_in fill_in
create make draw_up set_up ? list sheet file template form folder spreadsheet poster sign
cut trim clip
cut_down fell ? tree
deal_with handle sort_out
deal_with handle look_after see_to ? complaint query customer return refund order post mail booking
decorate paint ? room house flat home
deliver take drop drop_off bring ? parcel order letter post mail food meal goods paper newspaper supply medication
deliver give run ? training talk session workshop lecture class course presentation
deliver teach ? class lesson course session
describe explain tell_about
dig_out excavate dig
direct point send ? visitor customer guest caller patient resident
dismantle take_apart break_down strip_down take_down pull_apart
display put_out lay_out set_out show put_up
distribute hand_out give_out pass_out share_out
drain empty
draw_up write make prepare put_together do ? rota schedule plan list contract budget roster agenda timetable quote
drop_off deliver leave
empty clear unload drain clear_out
enter key type input
enter type_in key_in put_in
erect put_up
exchange swap trade
extract pull take get ? data report figure number sample
fasten tie strap secure fix
fetch get bring collect
file put_away put_in_order sort ? paper document letter record form
fill top_up refill stock
fill pack load put ? bag box shelf
find locate track_down trace
find identify spot notice catch pick_up discover detect ? error mistake fault problem leak defect bug damage
find_out discover
finish complete end wrap_up
fit put_in install put
fit put ? tyre wheel filter battery bulb lock
fix mend repair sort_out put_right
flag raise point_out report
follow keep_to stick_to obey go_by
follow_up chase
forward pass send pass_on send_on
gather collect get pull_together
get obtain receive
get win receive earn ? award prize
give hand provide offer
give make ? talk speech presentation announcement
give lend ? hand
give_back return hand_back
go_over review go_through
go_round visit walk ? ward room house site
greet welcome meet
grow raise ? plant crop vegetable flower
guide show take walk ? visitor guest tourist customer people
hand give pass
hand_in submit turn_in
hand_over give pass
hang put_up
harvest pick gather ? crop fruit grape apple vegetable mushroom berry
head_off leave
heat warm
help assist support aid lend_hand
hire take_on recruit
hold keep ? stock record key
hold run host ? meeting class session event workshop sale party stall clinic
install put_in fit
investigate look_into
invite ask
iron press
issue give hand_out give_out
issue write send raise ? invoice receipt ticket permit letter bill
keep maintain hold ? record log list diary book file database register inventory stock note
keep_eye watch monitor
label tag mark ticket
launch start ? group club programme program service clinic campaign business shop newsletter scheme class course initiative project product website blog series fund league workshop
lay put_down fit ? floor carpet tile turf
lay_out set_out set
lend loan
let_in admit
let_know tell inform notify
lift hoist raise
lift pick_up
listen hear
load fill put stack
load upload put ? file video photo picture image product listing
locate find
log note record write_down enter put_down
log record ? call fault ticket temperature reading
look_after care mind tend care_for
look_into investigate
look_up check search
mail post send
make create produce build
make take ? booking reservation appointment order payment
make place ? order
make_up prepare mix put_together
make_sure ensure see check
man staff work cover ? desk till counter stall booth phone gate door reception bar line stand
manufacture make build produce
mark grade score
mark label tag
match compare
measure gauge take check ? temperature pressure size level reading ph weight
meet see
meet greet welcome
mend fix repair patch
mention tell
mind look_after watch
mix blend combine
move shift transfer
mount hang fit put_up fix
note record write_down log jot jot_down
notice spot see
notify tell inform let_know warn
obtain get collect take
open open_up unlock
operate drive ? crane forklift truck tractor excavator digger bus loader harvester
order buy ? supply stock part material
organise arrange sort
organize arrange sort
organise put_on run hold ? event party fair sale trip day tournament
organize put_on run hold ? event party fair sale trip day tournament
outline explain
pack box bag wrap
paint coat
pass hand give
pass_on forward relay hand_over give tell send
pass_on send refer ? case question caller patient problem complaint
pay settle ? bill invoice
perform play ? music piano guitar violin song
phone call ring telephone
pick choose select
pick gather ? fruit apple berry grape flower
pick pull ? order item stock product
pick_out choose select
pick_up collect fetch get
place put set lay
place make ? order
plant put_in sow
plate plate_up dish_up
point_out flag show
post put_up publish upload put
pour serve ? drink
prepare get_ready make_ready ready set_up
prepare lay_out set_up set_out ? room table tray equipment
prepare pack make do ? kit box order bag tray
present give ? report paper talk
press iron
print run_off print_off
process handle put_through ? order payment return refund claim form application
produce make
prune cut_back trim
publish post put_out
pull_out take_out remove
purchase buy
put place set lay
put_away store return tidy_away stow shelve
put_together assemble build make
quote price price_up
raise report flag ? issue fault concern
raise lift
read_out read
receive get take
receive take ? delivery call order message complaint
record note log write_down
record film shoot tape ? video
refer send pass_on ? case question caller patient problem complaint customer
refill top_up fill
refuse turn_down turn_away
register sign_up sign_in book_in
rehearse practise practice
rehearse practice
relay pass pass_on
remind prompt chase nudge
remove take_out take_off take_down take_away clear pull_out strip
remove pull ? weed nail tooth
rent hire lease let
repair fix mend patch
replace swap change
replenish restock fill fill_up top_up
report flag call_in
reset put_back
resolve sort_out fix settle
respond answer reply
respond attend ? call alarm breakdown emergency incident
restock refill fill fill_up top_up
retrieve fetch get
return give_back take_back put_back bring_back send_back
return put_away ? book tool
rinse wash hose
ring_up scan ? item goods shopping
rotate turn
run hold put_on ? class session stall event group club
run_errand shop
sand sand_down rub_down
schedule plan book arrange
scrub scour clean
search look look_through go_through
secure fasten tie_down strap strap_down
see_off wave_off
select choose pick
send dispatch ship mail post forward
send_out mail post issue
separate sort split divide part
serve wait_on dish_up hand_out give
serve look_after ? customer guest table
set put lay place
set_out lay_out put_out arrange lay
set_up put_up arrange prepare get_ready put_out
sew stitch
share split
shelve stack put_away
ship send
show demonstrate explain
show take walk ? visitor guest buyer people customer round
shut_off turn_off switch_off
sign_in book_in register
signpost point send
solve sort_out fix
sort organise arrange ? file paper record book shelf room stock tool cupboard document
sort organize arrange ? file paper record book shelf room stock tool cupboard document
split divide share
spot notice find identify catch see
stack pile put
staff work man cover ? desk till counter stall booth phone gate door reception bar line stand
start_up turn_on switch_on
stay remain
stitch sew
stock fill
stop halt
store keep put put_away
strip take_off remove
submit send_in hand_in put_in turn_in
supply give provide send
support help assist
suggest come_up put_forward propose
sweep brush
sweep_up sweep
swap change exchange
take bring
take_apart dismantle strip
take_care look_after
take_down write_down note record
take_down dismantle
take_out remove
take_part join participate
take_turn share
talk speak chat
talk_through explain go_through
tell inform let_know
throw_out dispose discard bin get_rid
tidy clean straighten tidy_up
top_up fill refill
transcribe type type_up write_up
transfer move copy
transfer take move push wheel ? patient resident
treat dress ? wound
trim cut clip prune
try test
turn_away refuse
turn_down refuse decline reject
turn_off switch_off shut_off
turn_on switch_on
type key type_up
unload empty take_off
unpack unload
upload put load post
usher show guide ? guest visitor seat people customer
vacuum hoover
visit go_to call_on
wait_on serve
walk take ? dog
warn tell alert
watch observe keep_eye
watch mind look_after
weigh_out measure weigh measure_out
welcome greet meet
wheel push
wipe_down clean wipe
work serve ? counter desk bar
wrap pack
wrap_up finish
write draft author compose pen
write put_together prepare produce do ? report plan newsletter letter copy listing article
write_down record note log
write_up type_up record
`;
