/** How much of the work a verb claims as one's own; a rewrite never raises it (engine.md 7). */
export type OwnershipRank = 1 | 2 | 3 | 4 | 5;

/**
 * Verbs of resumes, one a line: `base rank flags nominal irregular-past`. Ranks: 1 helped, 2 took
 * part, 3 did or made, 4 ran, 5 led. Flags: `g` the gerund is also a noun or adjective
 * ("training"), `b` the base form is also a noun or adjective ("design"), `d` the last letter is
 * doubled ("planned"), `-` none. A nominal names the act; after `:` the prepositions that mark its
 * object (else "of").
 */
export const VERBS = `
accelerate 3 - acceleration
accompany 2
achieve 3 - achievement
acquire 3 - acquisition
act 3 gb
adapt 3 - adaptation
address 3 b
adjust 3 - adjustment:of,to
administer 3 - administration
admit 3 d admission
adopt 3 - adoption
advertise 3 g
advise 3
advocate 3 b
aggregate 3 b aggregation
aid 1 b
alert 3 b
allocate 3 - allocation
analyze 3 - analysis
animate 3 - animation
annotate 3 - annotation
answer 3 b
apply 3 - application
appoint 4
approve 4 - approval
arbitrate 3
architect 3 b
archive 3 gb
argue 3
arrange 3 - arrangement
arrest 3 b
assemble 3
assess 3 - assessment
assign 3 - assignment
assist 1 - assistance:to
attain 3 - attainment
attend 2
attract 3
audit 3 gb
author 3 b
automate 3 - automation
back 3 gb
bake 3 g
balance 3 b
bandage 3 b
bathe 3
begin 3 g - began
benchmark 3 gb
bend 3 b - bent
bill 3 gb
bolt 3 b
book 3 gb
brand 3 gb
braze 3
bring 3 - - brought
budget 3 gb
build 3 g - built
buy 3 g - bought
cache 3 gb
calculate 3 - calculation
calibrate 3 - calibration
call 3 gb
canvass 3
care 2 gb
carry 3
cast 3 gb - cast
catalog 3 gb
catch 3 - - caught
categorize 3 - categorization
caulk 3 b
chair 5 b
change 3 b
charge 3 b
chart 3 gb
chase 3 b
check 3 b
choose 3 - - chose
chop 3 bd
clamp 3 b
clarify 3 - clarification
classify 3 - classification
clean 3 gb
cleanse 3 g
climb 2 gb
close 3 gb
cluster 3 gb
co-author 3 b
co-create 3
co-design 3 b
co-develop 3
co-found 4
co-host 3 b
co-lead 4 b - co-led
co-organize 3
co-write 3 g - co-wrote
coach 3 gb
code 3 gb
cofound 4
collaborate 2
collate 3 - collation
collect 3 - collection
combine 3
comfort 3 b
communicate 3
compare 3
compile 3 - compilation
complete 3 b completion
compose 3 - composition
compound 3 gb
conceive 3
conceptualize 3
conduct 3 b
configure 3 - configuration
confirm 3 - confirmation
connect 3
console 3 b
consolidate 3 - consolidation
construct 3 - construction
consult 2 g
contact 3 b
containerize 3 - containerization
contribute 2
control 4 bd
convert 3 b conversion
cook 3 gb
cooperate 2
coordinate 4 b coordination
copy 3 gb
correct 3 b correction
correlate 3
counsel 3 b
count 3 gb
cover 3 gb
crawl 3 g
create 3 - creation
crimp 3
cultivate 3
customize 3 - customization
cut 3 gbd - cut
deal 3 gb - dealt
debug 3 gd
deburr 3 d
decorate 3 - decoration
decrease 3 b
defend 3
define 3 - definition
delegate 4 b delegation
deliver 3 - delivery
demolish 3
demonstrate 3 - demonstration
deploy 3 - deployment
deposit 3 b
design 3 b
detect 3 - detection
determine 3 - determination
develop 3 - development
devise 3
diagnose 3 - diagnosis
dial 3 gb
dictate 3
dig 3 gbd - dug
digitize 3 - digitization
direct 5 b direction
discharge 3 b
discipline 4 b
discover 3
discuss 2 - discussion
disinfect 3 - disinfection
dispatch 3 b
dispense 3
display 3 b
distribute 3 - distribution
dock 3 gb
document 3 b documentation
donate 3 - donation
double 3 b
draft 3 gb
draw 3 gb - drew
dress 3 gb
drill 3 gb
drive 3 gb - drove
dust 3 b
earn 3 g
edit 3 g
educate 3
efile 3
eliminate 3 - elimination
email 3 b
employ 3
enable 3
encourage 3
enforce 3 - enforcement
engage 2 g
engineer 3 gb
enhance 3 - enhancement:of,to
enlist 3
enroll 3 - enrollment
ensure 3
enter 3
escort 3 b
establish 3 - establishment
estimate 3 b estimation
evaluate 3 - evaluation
examine 3 - examination
excavate 3 - excavation
exceed 3
execute 3 - execution
expand 3 - expansion
expedite 3
explain 3
explore 3 - exploration
extend 3 - extension
extract 3 b extraction
extrapolate 3
fabricate 3 - fabrication
facilitate 3 - facilitation
feed 3 gb - fed
file 3 gb
fill 3 gb
film 3 gb
find 3 gb - found
finish 3 b
fit 3 gbd - fitted
fix 3 b
flag 3 gbd
fly 3 gb - flew
fold 3 b
follow 2 g
forecast 3 gb - forecast
forge 3 b
format 3 gbd
formulate 3 - formulation
forward 3 b
foster 3 b
frame 3 gb
fry 3 b
fuel 3 b
fulfill 3 - fulfillment
fundraise 3 g
gain 3 b
garner 3
garnish 3 b
gather 3 -
generate 3 - generation
get 3 - - got
give 3 - - gave
govern 4 g
grade 3 gb
grease 3 b
greet 3 g
grill 3 gb
grind 3 g - ground
groom 3 gb
grout 3 b
grow 3 g - grew
guard 3 b
guide 3 b
hand 3 b
handle 3 -
harvest 3 b
haul 3
head 5 gb
help 1 gb help:to
hire 4 gb
hoist 3 b
hold 3 g - held
host 3 gb
identify 3 - identification
illustrate 3 - illustration
image 3 gb
immunize 3
implement 3 b implementation
improve 3 - improvement:of,to
increase 3 b
index 3 gb
influence 3 b
inform 2
initiate 3 - initiation
inject 3
input 3 b - input
insert 3 b
inspect 3 - inspection
inspire 3
install 3 - installation
instruct 3 - instruction
insulate 3 - insulation
integrate 3 - integration
interact 2
interpret 3 - interpretation
interrogate 3
interview 3 gb
introduce 3 - introduction
investigate 3 - investigation:of,into
invigilate 3
invoice 3 gb
iron 3 gb
issue 3 b
iterate 2 - iteration
join 2
keep 3 - - kept
key 3 gb
knead 3
label 3 b
lathe 3 gb
launch 3 b
lead 5 gb - led
learn 2 g
lecture 3 b
let 3 - - let
leverage 3 b
liaise 2
lift 3 gb
listen 2
litigate 3 - litigation
load 3 gb
lock 3 gb
log 3 gbd
look 2 gb
lubricate 3 - lubrication
mail 3 gb
maintain 3 - maintenance
make 3 - - made
manage 4 - management
manufacture 3 gb
map 3 gbd
mark 3 gb
market 3 gb
maximize 3
measure 3 b measurement
mediate 3 - mediation
meet 2 gb - met
mentor 3 gb
merchandise 3 gb
merge 3 b
migrate 3 - migration
mill 3 gb
minimize 3
mix 3 gb
mobilize 3
mock 3 gb
model 3 gb
moderate 3 b moderation
modernize 3 - modernization
modify 3 - modification
mold 3 gb
monitor 3 gb
mop 3 gbd
motivate 3
move 3 gb
mow 3 g
negotiate 3 - negotiation
normalize 3 - normalization
notarize 3
notify 3 - notification
observe 1 - observation
obtain 3
offer 3 b
onboard 3 g
open 3 gb
operate 3 g operation
optimize 3 - optimization
orchestrate 4 - orchestration
order 3 gb
organize 4 - organization
overcome 3 - - overcame
oversee 4 - - oversaw
pack 3 gb
package 3 gb
paint 3 gb
palletize 3
palpate 3
park 3 gb
parse 3 g
participate 2 - participation
partner 2 gb
patch 3 gb
patrol 3 bd
pave 3 g
pay 3 b - paid
peel 3 b
perform 3 - performance
phone 3 b
photograph 3 b
pick 3 gb
pioneer 5 b
pitch 3 gb
place 3 b placement
plan 3 gbd
plant 3 gb
plaster 3 gb
plate 3 gb
play 2 gb
polish 3 b
poll 3 gb
position 3 gb
post 3 gb
pour 3
practice 2 b
practise 2
precept 3
prep 3 bd
prepare 3 - preparation
present 3 b
press 3 gb
prevent 3 - prevention
price 3 gb
print 3 gb
prioritize 3 - prioritization
process 3 gb
proctor 3 b
procure 3 - procurement
produce 3 b production
profile 3 gb
program 3 gbd
project 3 gb
promote 3 - promotion
proofread 3 - - proofread
propose 3
prosecute 3 - prosecution
prototype 3 gb
provide 3 - provision
provision 3 gb
prune 3 g
publish 3 g publication
pull 3 b
purchase 3 gb
pursue 3
push 3 b
put 3 - - put
query 3 b
quote 3 b
raise 3 b
rake 3 b
re-architect 3
reach 3 b
read 2 gb - read
rearchitect 3
reassure 2
reboot 3 b
rebuild 3 b - rebuilt
receive 2 g
recognize 3 - recognition
recommend 3 - recommendation
reconcile 3 - reconciliation
record 3 gb
recover 3 - recovery
recruit 3 gb recruitment
redesign 3 b
redo 3 - - redid
reduce 3 - reduction
refactor 3 -
refer 2 d
refine 3 - refinement
refuel 3
refund 3 b
register 3 b registration
rehabilitate 3 - rehabilitation
rehearse 3
reimburse 3 - reimbursement
remind 3
remodel 3 g
remove 3 - removal
render 3 g
renew 3 - renewal
renovate 3 - renovation
reorder 3 b
reorganize 3 - reorganization
repaint 3
repair 3 gb
replace 3 - replacement
replenish 3
reply 3 b
report 2 gb
reposition 3
represent 3 - representation
request 2 b
research 3 b
resell 3 - - resold
reset 3 b - reset
resolve 3 - resolution
respond 3
restock 3 -
restore 3 - restoration
restructure 4 g
retain 3 - retention
retrieve 3 - retrieval
return 3 b
revamp 3 b
review 3 b
revise 3 - revision
reward 3 gb
rewire 3
rework 3 b
rewrite 3 gb - rewrote
ride 3 gb - rode
rig 3 gbd
rinse 3 b
rivet 3 gb
roast 3 gb
roof 3 gb
rotate 3 - rotation
route 3 gb
run 3 bd - ran
sand 3 b
sanitize 3
save 3 g
scale 3 gb
scan 3 gbd
schedule 3 gb
scrape 3 g
screen 3 gb
scrub 3 bd
sculpt 3
seal 3 b
search 3 b
secure 3 b securement
see 3 - - saw
seek 3 - - sought
segment 3 b
select 3 b selection
sell 3 g - sold
send 3 - - sent
serve 3 -
set 3 gbd - set
sew 3 g - sewed
shadow 1 gb
shape 3 gb
shelve 3
ship 3 gbd
shoot 3 gb - shot
show 3 b - showed
shut 3 - - shut
signal 3 b
simplify 3 - simplification
simulate 3 - simulation
sing 3 - - sang
sit 2 g - sat
sketch 3 gb
slice 3 b
solder 3 b
solicit 3
solve 3 -
sort 3 gb
source 3 gb
speak 3 - - spoke
spearhead 5 b
specify 3 - specification
spend 3 g - spent
splice 3 b
splint 3 b
spot 3 gbd
stack 3 gb
staff 4 gb
stage 3 gb
stamp 3 gb
standardize 3 - standardization
start 3 gb
steer 5 g
sterilize 3 - sterilization
stitch 3 gb
stock 3 gb
streamline 3
strengthen 3
study 2 b
style 3 gb
submit 3 d submission
subpoena 3 b
substitute 3 b
sue 3
summarize 3
supervise 4 - supervision
supply 3 b
support 1 gb support:to,for
surpass 3
survey 3 gb
sustain 3
suture 3 b
sweep 3 b - swept
synthesize 3 - synthesis
tag 3 gbd
tailor 3 gb
take 3 - - took
tally 3 b
target 3 gb
teach 3 g - taught
tell 3 - - told
terminate 3 - termination
test 3 gb
testify 2
tile 3 gb
tow 3 gb
track 3 gb
trade 3 gb
train 3 gb training:of,to,for
transcribe 3 - transcription
transfer 3 bd
transform 3 b transformation
translate 3 - translation
transport 3 gb transportation
treat 3 b treatment
triage 3 b
troubleshoot 3 - - troubleshot
tune 3 gb
turn 3 gb
tutor 3 gb
type 3 gb
unblock 3
uncover 3
undertake 3 - - undertook
unify 3 - unification
unload 3 -
unpack 3
update 3 b
upgrade 3 b
upsell 3 g - upsold
use 3 b
utilize 3 - utilization
vaccinate 3 - vaccination
vacuum 3 b
validate 3 - validation
verify 3 - verification
virtualize 3 - virtualization
visit 3 b
visualize 3 - visualization
volunteer 2 gb
warn 3 g
wash 3 gb
water 3 gb
wax 3 b
wear 3 b - wore
weigh 3
weld 3 gb
win 3 b - won
wipe 3 b
wire 3 gb
wireframe 3 gb
withdraw 3 - - withdrew
withstand 3 - - withstood
witness 3 b
work 2 gb
wrap 3 gbd
write 3 - - wrote
x-ray 3 b
`;

/** Other verbs that may follow "and": their inflection is not needed, only that a line with one is left alone. */
export const OTHER_VERBS: ReadonlySet<string> = new Set(
  `accept access activate add advance allow anticipate appear ask assure avoid be become boost breed capture challenge
  champion coat come commission commit comply consider contain continue cross decide declare depict describe dismantle
  disseminate do eat embed emphasize empower evolve exhibit expose feel fetch focus free go grant ground guarantee
  have ignite import include incorporate inventory know land limit link list live loop love match mine mount need
  nurture own pass point praise predict protect prove question rank realize reinforce relate release rely remain
  remember rent reuse roll seat separate share sign slash spread stand state stay stop store strategize strive
  structure succeed suggest switch think touch trace transition travel understand unite uphold view wait walk want
  watch`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
