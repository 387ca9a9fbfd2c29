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
configure install
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
oversee supervise
lead head guide
keep maintain
post publish
rank place finish
report notify inform tell alert advise
cover back substitute
sign signature
student study
student class
leave absence away absent sick
time twice thrice
rise climb increase grow
fall drop decline decrease
phone telephone call
interview screen
brief update inform
run execute perform
host hold run
mentor coach
allocate assign distribute
approve authorize sanction
calculate compute figure
calibrate adjust
call phone contact ring
certify attest
classify categorize sort group
cut slash reduce
deal treat handle
deliver give present
destroy dispose discard
diagnose troubleshoot debug
edit revise proofread
educate teach instruct
encourage motivate
estimate quote
explain clarify present
feed nourish
forecast project predict
greet receive welcome
illustrate draw
invoice bill
load fill
loan lend
mark grade score
meet see
negotiate bargain
outline sketch
pack wrap package
paint coat
pay remit
photograph shoot
place put set
polish buff
pour dispense
print produce
program code
promote market advertise
read review
rebuild refit restore refurbish renovate
reconcile settle
record capture enter
redesign rework revamp
reply answer respond
represent speak
retrieve fetch pull
rewrite redraft
save conserve
schedule roster plan
search look hunt
serve help attend assist
settle resolve
simplify streamline
source buy procure
sow plant
specify define
stock fill load
study learn
submit file lodge hand
summarize outline
survey poll
switch change move
test check trial
total sum
tour visit
treat care
type enter key
verify confirm validate check
view see
wash clean
weigh measure
wire connect
accident incident
advertisement ad advert
agreement contract
aid help support
apartment flat unit
area region zone
article story post
audience viewer reader
automobile car vehicle
award prize honor
baby infant newborn
bag sack
beverage drink
board committee panel
bill invoice
blueprint drawing plan
booking reservation appointment
branch office location site
budget spending
call inquiry
carton box case
cashier till register
child kid children
clinic practice
code program
complaint grievance
conversation talk call
course class workshop seminar
crew team group squad
deadline due
delivery shipment
demonstration demo
diagram drawing chart
drug medication medicine med
hire recruit employ
elder elderly senior older
employee staff worker
entry record
estimate quote bid
event function
exam test examination
fee charge
firm office
flyer leaflet
form sheet
freight cargo load
garbage waste trash rubbish
goods product item merchandise
guest visitor
guideline policy rule
home house household
hotel property
idea suggestion
illness sickness disease
inspection check
laboratory lab
list roster
machine equipment device machinery
mail post
material supply
meeting session conference
menu card
minute note
needy poor
neighborhood area community
newsletter bulletin
night overnight
notice announcement
order purchase
package parcel
paper document form
part component piece
payment remittance
permit license
picture image
plant factory mill
portal website
procedure process
program programme
proposal bid
prototype pilot
purchase buy order
query request question
queue backlog line
receipt invoice
regulation rule
rental lease
repair fix
request order
residence home
return refund
review feedback
room suite
route run
salary pay wage
sale sell
sample specimen
schedule timetable calendar rota
season summer
seminar workshop
shelf rack
sickness illness
slide presentation deck
spreadsheet workbook sheet
standard norm
statement report
street road
subject course topic
supplier vendor
surgery operation
survey questionnaire
table chart
teammate colleague coworker co-worker peer
technique method
tenant renter resident
term semester
ticket request case
till register cash
tool instrument
tourist visitor traveler
town city municipality municipal
train teach educate
training course
trip journey tour
truck lorry vehicle
tutor teach
update revision
vaccine vaccination shot immunization immunize vaccinate
van truck
venue site
version release
visitor guest
warehouse depot
waste scrap
vet veterinarian veterinary
rep representative
admin administrator administrative administration
tech technician
physio physiotherapist physiotherapy
lab laboratory
info information
temp temporary
prep prepare preparation
reno renovation renovate
promo promotion
spec specification
intern internship
grad graduate
rehab rehabilitation
bike bicycle cycle
youth teen teenager adolescent young
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
