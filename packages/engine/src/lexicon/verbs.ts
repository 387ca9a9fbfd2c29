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
administer 4 - administration
adopt 3 - adoption
advise 3
advertise 3 g
advocate 3 b
aid 1 b
allocate 3 - allocation
analyze 3 - analysis
answer 3 b
apply 3 - application
appoint 4
approve 4 - approval
arrange 3 - arrangement
assemble 3
assess 3 - assessment
assign 3 - assignment
assist 1 b assistance:to
attend 2
attract 3
audit 3 gb
author 3 b
automate 3 - automation
balance 3 b
bake 3 g
bill 3 gb
book 3 gb
bring 3 - - brought
build 3 g - built
calculate 3 - calculation
calibrate 3 - calibration
care 2 gb
carry 3
categorize 3 - categorization
chair 5 b
change 3 b
check 3 b
clean 3 gb
climb 2 gb
close 3 gb
coach 3 gb
code 3 gb
collaborate 2
collate 3 - collation
collect 3 - collection
combine 3
communicate 3
compare 3
compile 3 - compilation
complete 3 b completion
compose 3 - composition
conceive 3
conceptualize 3
conduct 3 b
configure 3 - configuration
connect 3
consolidate 3 - consolidation
construct 3 - construction
consult 2 g
contact 3 b
contribute 2
control 4 bd
convert 3 b conversion
cook 3 gb
cooperate 2
coordinate 4 b coordination
correct 3 b correction
counsel 3 b
create 3 - creation
cultivate 3
customize 3 - customization
cut 3 gbd - cut
deal 3 gb - dealt
debug 3 gd
decorate 3 - decoration
decrease 3 b
define 3 - definition
delegate 4 b delegation
deliver 3 - delivery
demonstrate 3 - demonstration
deploy 3 - deployment
design 3 b
detect 3 - detection
determine 3 - determination
develop 3 - development
devise 3
diagnose 3 - diagnosis
digitize 3 - digitization
direct 5 b direction
discuss 2 - discussion
dispatch 3 b
dispense 3
display 3 b
distribute 3 - distribution
document 3 b documentation
double 3 b
draft 3 gb
draw 3 gb - drew
drive 3 gb - drove
earn 3 g
edit 3 g
educate 3
eliminate 3 - elimination
employ 3
enable 3
encourage 3
enforce 3 - enforcement
engage 2 g
engineer 3 gb
enhance 3 - enhancement:of,to
enlist 3
ensure 3
enter 3
establish 3 - establishment
estimate 3 b estimation
evaluate 3 - evaluation
examine 3 - examination
exceed 3
execute 3 - execution
expand 3 - expansion
expedite 3
explain 3
explore 3 - exploration
extend 3 - extension
extract 3 b extraction
fabricate 3 - fabrication
facilitate 3 - facilitation
file 3 gb
fill 3 gb
find 3 gb - found
fix 3 b
follow 2 g
forecast 3 gb - forecast
forge 3 b
format 3 gbd
formulate 3 - formulation
foster 3 b
fulfill 3 - fulfillment
gather 3 -
generate 3 - generation
give 3 - - gave
govern 4 g
greet 3 g
grow 3 g - grew
guide 3 b
handle 3 -
head 5 gb
help 1 gb help:to
hire 4 gb
host 3 gb
identify 3 - identification
illustrate 3 - illustration
implement 3 b implementation
improve 3 - improvement:of,to
increase 3 b
influence 3 b
inform 2
initiate 3 - initiation
inspect 3 - inspection
install 3 - installation
instruct 3 - instruction
integrate 3 - integration
interact 2
interpret 3 - interpretation
interview 3 gb
introduce 3 - introduction
investigate 3 - investigation:of,into
invoice 3 gb
issue 3 b
join 2
keep 3 - - kept
label 3 b
launch 3 b
lead 5 gb - led
learn 2 g
lecture 3 b
leverage 3 b
liaise 2
lift 3 gb
load 3 gb
log 3 gbd
maintain 3 - maintenance
make 3 - - made
manage 4 - management
manufacture 3 gb
map 3 gbd
market 3 gb
maximize 3
measure 3 b measurement
mediate 3 - mediation
meet 2 gb - met
mentor 3 gb
merge 3 b
migrate 3 - migration
minimize 3
mix 3 gb
mobilize 3
model 3 gb
moderate 3 b moderation
modernize 3 - modernization
modify 3 - modification
monitor 3 gb
motivate 3
move 3 gb
negotiate 3 - negotiation
normalize 3 - normalization
observe 2 - observation
obtain 3
offer 3 b
open 3 gb
operate 3 g operation
optimize 3 - optimization
order 3 gb
organize 4 - organization
orchestrate 4 - orchestration
oversee 4 - - oversaw
pack 3 gb
package 3 gb
paint 3 gb
participate 2 - participation
partner 2 gb
perform 3 - performance
pioneer 5 b
pitch 3 gb
place 3 b placement
plan 3 gbd
play 2 gb
position 3 gb
post 3 gb
prepare 3 - preparation
present 3 b
prevent 3 - prevention
price 3 gb
prioritize 3 - prioritization
process 3 gb
procure 3 - procurement
produce 3 b production
program 3 gbd
promote 3 - promotion
proofread 3 - - proofread
propose 3
prototype 3 gb
provide 3 - provision
publish 3 g publication
purchase 3 gb
pursue 3
raise 3 b
read 2 gb - read
rebuild 3 b - rebuilt
receive 2 g
recognize 3 - recognition
recommend 3 - recommendation
reconcile 3 - reconciliation
record 3 gb
recover 3 - recovery
recruit 3 gb recruitment
redesign 3 b
reduce 3 - reduction
refactor 3 -
refer 2 d
refine 3 - refinement
register 3 b registration
rehabilitate 3 - rehabilitation
remove 3 - removal
renovate 3 - renovation
repair 3 gb
replace 3 - replacement
report 2 gb
represent 3 - representation
request 2 b
research 3 b
resolve 3 - resolution
respond 2
restock 3 -
restore 3 - restoration
restructure 4 g
retain 3 - retention
review 3 b
revise 3 - revision
revamp 3 b
run 3 bd - ran
save 3 g
schedule 3 gb
screen 3 gb
secure 3 b
select 3 b selection
sell 3 g - sold
serve 3 -
set 3 gbd - set
shape 3 gb
ship 3 gbd
simplify 3 - simplification
solve 3 -
sort 3 gb
spearhead 5 b
specify 3 - specification
staff 4 gb
standardize 3 - standardization
start 3 gb
steer 5 g
stock 3 gb
streamline 3
strengthen 3
study 2 b
submit 3 d submission
summarize 3
supervise 4 - supervision
supply 3 b
support 1 gb support:to,for
survey 3 gb
synthesize 3 - synthesis
tailor 3 gb
take 3 - - took
teach 3 g - taught
test 3 gb
track 3 gb
trade 3 gb
train 3 gb training:of,to,for
transcribe 3 - transcription
transfer 3 bd
transform 3 b transformation
translate 3 - translation
transport 3 gb transportation
treat 3 b treatment
troubleshoot 3 - - troubleshot
tutor 3 gb
uncover 3
undertake 3 - - undertook
unify 3 - unification
unload 3 -
update 3 b
upgrade 3 b
use 3 b
utilize 3 - utilization
validate 3 - validation
verify 3 - verification
volunteer 2 gb
wash 3 gb
weld 3 gb
work 2 gb
write 3 - - wrote
`;

/** Other verbs that may follow "and": their inflection is not needed, only that a line with one is left alone. */
export const OTHER_VERBS: ReadonlySet<string> = new Set(
  `accept access activate add advance allow anticipate appear ask assure attain avoid be become begin boost breed
  call capture catch challenge champion choose clarify coat come commission commit comply confirm consider contain
  continue cover cross decide declare defend depict describe discover dismantle disseminate do drill eat embed
  emphasize empower evolve exhibit expose feed feel fetch finish fit fly focus forward frame free gain get go
  grade grant grill ground guarantee have hold ignite import include incorporate inspire inventory know land let
  limit link list listen live look loop love mail match mine mount need nurture overcome own pass pay pick point
  practice praise predict print protect prove pull push put query question quote rank reach realize reinforce
  relate release rely remain remember render rent replenish reply resell reset return reuse roll rotate route
  scale scan seat see seek send separate shadow share show sign slash slice source speak spend spread stand state
  stay stop store strategize strive structure succeed suggest surpass sustain sweep switch target tell think touch
  trace transition travel tune turn understand unite uphold view visit wait walk want warn watch weigh win wire`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
