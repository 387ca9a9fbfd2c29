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
`;
