/** Things, people and manners with what each may stand for, the same or more particular: no title, size or quality for a lesser one. Rows as in `equal-acts.ts`. */
export const EQUAL_THINGS = `
accident: incident
accommodation: housing
accurate: correct right exact
additional: extra more
advert: ad advertisement
advertisement: ad advert
alumni: graduate
amp: a ampere
annual: yearly
app: application
application: app
appointment: booking reservation
area: region zone
around-the-clock: 24/7
assignment: task
assistance: help
attendee: participant guest
attorney: lawyer
bathroom: washroom toilet
beverage: drink coffee tea
big: large
bill: invoice
booking: reservation appointment
broken: faulty
building: house office warehouse store
calendar: diary
caregiver: carer
carer: caregiver
cash: money
charge: fee
child: kid pupil toddler infant baby student
chore: task
class: lesson course
client: customer patient guest resident
closing: close end
clothes: clothing garment
clothing: clothes garment
codebase: code
colleague: coworker co-worker teammate
complete: full
computer: pc laptop
correct: right
correctly: right properly
correspondence: letter mail email
course: class
coworker: colleague co-worker teammate
crew: team
current: existing
customer: client guest shopper patron diner
damaged: broken
data: figure
defective: faulty broken
defect: bug fault
bug: defect
delivery: shipment
detail: information
diary: calendar
difference: discrepancy
different: various
discrepancy: difference mismatch
ditch: trench
doctor: physician
document: form paper letter file report invoice contract record
documentation: document paperwork
drink: beverage
drug: medication medicine
duty: task
elderly: old
email: e-mail
employee: staff worker personnel nurse clerk
enquiry: question query inquiry
entire: whole
equipment: machine tool machinery
error: mistake
event: wedding party fair concert conference gala
existing: current
external: outside
extra: additional
facility: building plant warehouse
faulty: broken defective
fee: charge
final: last
flyer: leaflet
food: meal bread fruit meat
footwear: shoe boot
form: paperwork
former: previous
full: whole
furniture: table chair desk sofa
garbage: waste trash rubbish
garment: clothes clothing
global: worldwide
goods: product item merchandise stock
group: team crew class
guest: visitor diner
help: assistance
holiday: vacation
home: house
house: home
illness: sickness
inbound: incoming
incident: accident
incoming: inbound
information: detail data
inquiry: question query enquiry
inspection: check
instructor: teacher trainer
internal: inside
inventory: stock
invoice: bill
issue: problem fault
item: product goods
job: task
kid: child
laptop: notebook
large: big
last: final
lawyer: attorney solicitor
layout: floor_plan
leaflet: flyer
lesson: class
lorry: truck
mail: post letter
main: primary
majority: most
manual: handbook
manually: by_hand
many: numerous
material: supply
meal: lunch dinner breakfast supper dish
medication: medicine drug pill
medicine: medication drug
meeting: session
merchandise: goods product
mistake: error
money: cash
need: requirement
numerous: many
obsolete: old outdated
old: elderly
opening: start
outbound: outgoing
outdated: old obsolete
outgoing: outbound
outside: external
outstanding: unpaid overdue
overdue: late unpaid
package: parcel
paperwork: form document
parcel: package
participant: attendee
past-due: overdue
patient: inpatient
patron: customer guest
pc: computer
people: person staff employee customer client guest patient resident student worker child user
personnel: staff employee worker
phone: telephone
photo: photograph picture
physician: doctor
picture: photo photograph image
pipe: piping
piping: pipe
policy: rule
premises: building shop office
present: now today current date ongoing
presentation: talk speech
previous: prior earlier former
primary: main
prior: previous earlier
problem: issue fault
product: goods item merchandise
project: job
promptly: quickly fast
pupil: student
query: question inquiry enquiry
question: query inquiry enquiry
quickly: fast promptly
record: log file register
recording: tape
region: area
regulation: rule
renter: tenant
rep: representative
repair: fix
reply: response answer
representative: rep
requirement: need
reservation: booking
response: reply answer
right: correctly
roster: rota schedule
rota: roster schedule
rubbish: waste garbage trash
rule: regulation
salary: wage pay
schedule: rota roster timetable
screen: monitor
senior: elderly
senior_citizen: elderly
session: meeting
shipment: delivery
shop: store
sickness: illness
site: website
staff: employee worker personnel cook nurse clerk
start: beginning opening
stock: inventory
store: shop
student: pupil
supply: material
tachograph: tacho
talk: presentation speech
task: duty chore job assignment
teacher: instructor
team: crew
teammate: colleague coworker
teen: teenager
teenager: teen
telephone: phone
tenant: renter
timetable: schedule rota
toilet: washroom bathroom restroom
time: occasion
occasion: time
tourist: visitor
town: city
trench: ditch
trip: journey
truck: lorry
unpaid: overdue outstanding
user: customer
vacation: holiday
various: different several
vehicle: car van truck lorry bus
visitor: guest tourist
wage: pay salary
washroom: toilet bathroom restroom
waste: garbage trash rubbish
website: site web_site
whole: full entire
worker: employee staff
workplace: work office
worldwide: global
year-round: all_year
yearly: annual
youth: teenager
zone: area
administrator: admin
adolescent: teenager teen
aged: old
anxious: nervous
apartment: flat
application: form
area: corner
booklet: leaflet brochure
brief: short
caller: customer
car: vehicle
casework: case
certificate: ticket
checkout: till
cloth: fabric
clothes: garment
coach: bus
coat: jacket
colleague: workmate other another
company: firm business
component: part
confectionery: sweet candy
container: box tub pot
costs: price
courtyard: yard
cupboard: closet
customer: caller shopper people passenger rider
damage: crack
daytime: day
defendant: accused
desk: counter
directly: straight
drop: stop delivery
employee: hire temp
empty: vacant
enjoyable: fun
entry: admission
equipment: kit gear
error: wrong
evening: night
exact: precise
exhibition: show
expired: outdated old
extension: addition
fabric: cloth
factory: plant
family: relative parent
fellow: other another
firm: company
first: initial
floor: ground
frequently: often
frozen: freezer
garden: yard
gear: kit equipment
goal: target
grass: lawn
group: team party
guest: customer
handset: phone
hazardous: dangerous
headteacher: head
helper: volunteer
ill: sick
image: photo picture
immediately: straight
incorrect: wrong
individual: person people
individually: one-to-one
inexperienced: new
infant: baby
initial: first
injured: hurt
instalment: payment
instruction: direction
jacket: coat
journey: ride
kit: equipment gear
laboratory: lab
larger: bigger
lawn: grass
legacy: old
letter: mail
local: nearby area
lorry: wagon
luggage: bag suitcase
lunchtime: lunch
manufacturer: maker
metre: meter
minor: small little
mobile: phone
mother: mum mom
nearby: local
nearer: closer
nervous: anxious
new: newly
newborn: baby
newcomer: new
newspaper: paper
noisy: loud
number: figure
objective: goal aim target
often: frequently
older: elderly
operator: driver
opposite: other
outcome: result
outside: external
overnight: night
parent: family mother father
part: section component
particulars: detail
passenger: rider
past: last previous
person: individual
persons: people
photocopy: copy
pill: tablet
position: job post
previous: last old
price: cost
prisoner: inmate
recent: last
regular: usual
relative: family
relatives: family
result: outcome
rider: passenger
road: street
rota: schedule
route: round run
seafood: fish
seat: chair
seating: chair seat
section: part
sequence: series
series: sequence
several: few many
shelf: rack
shopper: customer
short: brief
sick: ill
simple: easy basic straightforward
slot: appointment
small: little minor
specification: spec
spectacles: glasses
spectacle: glass
starter: hire
straightforward: simple easy
suburb: area
supply: stock
surgery: practice
target: goal
team-mate: colleague
technician: tech
television: tv
temporary: temp
tenant: resident
tip: gratuity
tour: round
traveller: passenger
tyre: tire
tire: tyre
upset: distressed
usual: regular normal
vacant: empty
vegetable: veg
video: film clip
visitor: caller
wedding: bridal
bridal: wedding
worker: colleague
workmate: colleague
wrong: incorrect
youngster: child kid
newcomer: starter beginner
starter: newcomer
blind: shade
declined: rejected refused
rejected: declined refused
fraudulent: false fake
false: fraudulent fake
fake: false counterfeit
medical: doctor
herd: cattle cow
flock: sheep
cattle: cow
ill: unwell sick
unwell: ill sick
teenage: teen
restroom: toilet washroom bathroom
trash: rubbish garbage waste
automobile: car
footpath: path
pavement: path sidewalk
sidewalk: pavement
storeroom: stockroom store_room
stockroom: storeroom store_room
till: register checkout
register: till checkout
checkout: register
timesheet: time_sheet
paycheck: wage pay
wages: pay salary
salaries: wage pay
errand: job
snag: defect fault
snagging: snag
neat: tidy
tidy: neat
part-timer: part-time
full-timer: full-time
head: principal headteacher
principal: head headteacher
management: manager
boss: manager
manager: boss
carer: caregiver
pet: animal dog cat
animal: pet dog cat horse cow sheep
crop: wheat barley canola maize corn potato
machinery: machine
equipment: machinery
cabling: cable
wiring: wire
signage: sign
paperwork: docs document
docs: document
footage: video film
image: picture
questionnaire: survey
survey: questionnaire
gathering: event
café: cafe coffee_shop
cafe: coffee_shop
motorist: driver
pedestrian: people
kitchenware: pot pan dish
crockery: plate dish
cutlery: knife fork
produce: vegetable fruit
goods: stuff
apparatus: equipment
premise: building
learner: pupil student child
accident: mishap
adhesive: glue
advice: guidance
aeroplane: plane aircraft
allergy: intolerance
amount: quantity
announcement: notice
anxious: worried
article: piece story
attic: loft
autumn: fall
baby: infant newborn
bag: sack
baggage: luggage bag
bandage: dressing
barrier: fence
bathroom: restroom
bedsheet: sheet
beginning: start
bicycle: bike cycle
bike: motorbike
blanket: cover
boat: vessel ship craft
vessel: ship boat
box: carton crate case
brochure: leaflet flyer pamphlet booklet
bug: fault error
building: premise
bus: coach
cab: taxi
cable: lead wire
campsite: camp
candidate: applicant
applicant: candidate
car: automobile
cart: trolley
trolley: cart
carton: box
cemetery: graveyard
chart: graph
graph: chart
chat: conversation talk
conversation: chat talk
chemist: pharmacy
pharmacy: chemist drugstore
child: youngster
children: kid
clinic: surgery practice
closet: cupboard
cupboard: cabinet
cloth: rag
club: society
coast: shore seaside
coffee: espresso
competition: contest tournament
complaint: grievance
complete: whole entire
concert: gig show
container: bin
contest: competition
convention: conference
copy: photocopy
corridor: hallway hall
couch: sofa
country: nation
course: training
crate: box
cream: ointment
crew: gang
cup: mug
curb: kerb
curtain: drape
cv: resume
daily: everyday
damaged: faulty
dealer: seller
defect: flaw
delay: holdup wait
detail: particular
diaper: nappy
diner: guest customer
discount: reduction
disease: illness
display: show exhibit
exhibit: display
dispute: argument
doctor: gp
donation: gift
gift: donation present
donor: giver
drawing: plan sketch
driveway: drive
duct: pipe
dustbin: bin
elderly: senior older aged
elevator: lift
emergency: urgent
urgent: emergency
enquiry: request
entrance: door gate
equipment: apparatus
error: fault
estimate: quote quotation
quotation: quote estimate
everyday: daily
exam: test examination
examination: exam test
exhibition: display
expense: cost spending
expenses: cost spending
spending: expense cost
eyeglasses: glasses spectacles
fabric: textile material
factory: mill works
fair: market
farm: ranch
ranch: farm
faucet: tap
tap: faucet
fault: problem defect
feedback: comment
fence: fencing
fencing: fence
field: paddock
film: movie
movie: film
fire: blaze
flat: apartment
flaw: defect
flooring: floor
flyer: handout
folder: file
football: soccer
soccer: football
form: paper sheet
fridge: refrigerator cooler
refrigerator: fridge
friend: mate
fuel: gas petrol diesel
gas: petrol
petrol: gas fuel
funding: fund grant
funeral: burial
garbage: refuse
refuse: garbage trash rubbish waste
gathering: meeting
glasshouse: greenhouse
goal: aim objective
gown: dress robe
grass: turf
gravel: stone
greenhouse: glasshouse
greens: vegetable salad
ground: soil earth
soil: earth ground
guardian: parent
guideline: rule
hairstyle: haircut
handbag: bag
handbook: manual guide
handout: leaflet sheet
harbour: port
harness: strap
household: home house family
identification: id
illness: disease
image: photograph
inaccurate: wrong
ingredient: item
injury: wound
inquiry: request
instrument: tool device
device: tool instrument unit machine
internet: online web
online: internet web
item: thing article piece
jewelry: jewellery
jewellery: jewelry ring chain necklace
jug: pitcher
preschool: nursery
kit: set
lab: laboratory
label: tag sticker
sticker: label
laptop: computer
leaflet: brochure pamphlet booklet
leak: leakage
letter: correspondence
lid: cover top
light: lamp
lamp: light
lighting: light
lights: lighting lamp
linen: sheet towel
liquid: fluid
fluid: liquid
litter: rubbish trash
livestock: animal cattle cow sheep pig
load: cargo freight
cargo: freight load
freight: cargo load
location: site place venue
venue: location site place
log: record book journal
loudspeaker: speaker
lumber: timber wood
timber: lumber wood
machinery: equipment
maintenance: upkeep
upkeep: maintenance
manual: guide
mark: grade
grade: mark score
material: stuff
matter: issue
meal: food
dish: meal plate
reading: measurement
meat: beef pork
medication: tablet
meeting: gathering
merchandise: stock
message: note
mistake: slip
mobile: cell
motorcycle: motorbike bike
neighborhood: area
neighbourhood: area
newbie: starter newcomer beginner
novice: beginner
beginner: novice
note: memo
memo: note
notice: sign
nursery: daycare preschool
daycare: nursery
opinion: view
orchard: grove
outdoor: outside
outdoors: outside
outlet: store shop
oven: stove
stove: oven cooker
cooker: stove oven
proprietor: owner
packet: pack
pack: packet
paddock: field pasture
pasture: field paddock
pail: bucket
bucket: pail
pamphlet: leaflet brochure
paper: document
part: piece
passenger: traveller
path: trail walkway
trail: path
pathway: path
payment: fee
personnel: crew
photo: image
piece: item
pipe: tube
pipework: pipe
place: spot location site
plant: facility factory
plate: dish
pool: baths
post: mail
poultry: chicken
chicken: hen
hen: chicken
practice: surgery clinic
present: gift
prison: jail
jail: prison
prize: award
award: prize
problem: trouble
trouble: problem
procedure: process step
process: procedure
programme: program scheme
scheme: programme
property: house building home
pub: bar
rack: shelf
rag: cloth
railway: rail train
selection: range choice
recipe: formula
recipient: receiver
residence: home house
resume: cv
road: lane
rock: stone
stone: rock
roofing: roof
room: chamber
rope: line
round: tour
routine: usual regular
rubbish: litter
sack: bag
sample: specimen
specimen: sample swab
sea: ocean
ocean: sea
seminar: workshop
server: waiter waitress
waiter: server waitress
ship: vessel boat
shipment: load
shoe: footwear
shrub: bush
bush: shrub
sick: unwell
sidewalk: path
sink: basin
basin: sink
site: location place
skip: dumpster
detergent: soap
society: club
soda: drink
sofa: couch
spare: extra
spreadsheet: sheet excel
staff: crew
stage: phase step
phase: stage
step: stage
staircase: stair
stair: step
stall: booth stand
booth: stall stand
stand: stall booth
steps: stair
stockroom: store
storage: store
story: article
stove: cooker
street: road
student: learner
stuff: material
supplier: vendor
vendor: supplier seller
sweets: candy
tablet: pill
tag: label
takeaway: takeout take-out
takeout: takeaway
tank: vat
vat: tank
taxi: cab
team: group
teenager: youth
tent: marquee
marquee: tent
term: semester
semester: term
test: exam
textile: fabric cloth
theatre: theater
theatres: theater
thief: shoplifter
ticket: pass
pass: ticket
tile: tiling
tiling: tile
tool: equipment instrument
topic: subject
subject: topic
tour: visit
towel: linen
village: town
trailer: wagon
trailers: wagon
training: course
trip: outing
outing: trip
trunk: boot
tube: pipe
tv: television
unemployed: jobless
unit: machine device
leave: vacation holiday
vegetable: greens
vet: veterinary
veterinarian: vet
view: opinion
vision: sight
sight: vision
wait: queue
walkway: path
wall: partition
warehouse: depot store
depot: warehouse
washing: laundry
waste: refuse
wire: cable
wiring: cable
woman: lady female
women: lady female
wood: timber lumber
woods: forest
woodwork: joinery
joinery: woodwork
workshop: shop
yard: garden
`;
