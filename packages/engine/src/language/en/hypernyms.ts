/**
 * Nouns, adjectives and adverbs that a careful editor writes, each with the plainer or narrower ones
 * that it may stand for: "calendar" for "diary", "seafood" for "fish". One way only: what is written
 * says the same or less. No times, sizes or titles: those are facts. One a line, base forms.
 */
export const THING_REWORDINGS = `
academic: school university college
accommodation: room housing hotel flat apartment
accurate: correct exact right
accurately: correctly exactly right precisely
activity: game exercise event task craft
additional: more extra other further
administrative: office admin clerical
adolescent: teenager teen youth
agreement: contract lease
aircraft: plane airplane
alongside: with beside together
angry: upset cross
apparatus: equipment machine device
apparel: clothes
applicant: candidate
application: app program form resume cv
appropriate: right suitable proper
approximate: about rough
artifact: object
assessment: test exam check review evaluation
attraction: sight
attendee: guest participant people visitor
audience: crowd viewer people spectator
automotive: car auto vehicle
available: open free
bathroom: bath washroom
beverage: drink coffee tea wine beer juice
brochure: leaflet flyer booklet
building: house site premises
calendar: diary agenda
candidate: applicant
career: job
caregiver: carer
carefully: care
celebration: party
checklist: list
caseload: file case claim client patient
clerical: office filing
client: customer patron buyer
clientele: customer client guest
clinical: clinic patient
clinician: doctor nurse
clothing: clothes garment
codebase: code
commercial: business shop office restaurant store
community: neighbourhood neighborhood local
complete: full whole
component: part
computer: laptop desktop pc workstation
concern: worry complaint problem issue
conflict: dispute clash fight argument
consignment: shipment
content: post article text video story page
conversation: talk chat call
correctly: right properly
correspondence: letter mail email
cuisine: food dish
culinary: cooking kitchen
current: up-to-date ongoing
cutlery: silverware
cv: resume
damaged: broken
dashboard: report chart
data: number figure record
defect: fault flaw bug
defective: faulty broken bad flawed
dental: dentist tooth teeth
dessert: cake pastry sweet pie
device: phone computer tablet laptop machine
diagram: drawing sketch chart
difficult: hard tough tricky
difficulty: trouble problem
digital: electronic online computer
digitally: electronically computer online
discrepancy: difference mismatch error
dispute: argument fight conflict clash disagreement
dissatisfied: unhappy angry upset
document: form paper letter file
documentation: note doc paper record document form
domestic: home house
drawing: plan sketch
duct: ductwork
dwelling: house home flat apartment
educational: school teaching
elderly: old older senior
electrical: wiring electric
electronic: digital computer online
electronically: computer online
employee: starter joiner staff worker people
employment: job work
enquiry: question
equipment: gear tool kit machine
establishment: restaurant shop hotel bar cafe
evaluation: review check test
event: party fair show wedding gala function concert
examination: exam test
expenditure: spending expense cost
expense: cost spending
expired: past out-of-date
exterior: outside out
facility: building site plant centre center clinic warehouse
failure: fault breakdown
family: parent relative
faulty: broken bad
fee: charge price
feedback: comment view opinion advice
festival: fair
file: record folder document
figure: number
final: last
financial: money finance account
floral: flower
flower: bouquet rose wreath
footage: video film
footwear: shoe boot
freight: cargo goods
freelance: self-employed
fund: money
further: more
garment: clothes shirt dress suit coat
goods: product item merchandise stock
graphic: picture chart
grounds: garden lawn yard
group: team class party
guardian: parent
guideline: rule tip guide
handbook: manual guide
hardware: computer machine
helper: assistant
hire: starter employee staff worker recruit
homeowner: owner client
household: home family
hygiene: bathing washing cleaning
idea: suggestion proposal
identification: id
illness: sickness disease
illustration: drawing picture
image: photo picture photograph
incident: accident problem outage issue
individual: person people
industrial: factory plant
infant: baby newborn
ingredient: food
initial: first
initiative: project program idea scheme
injury: wound hurt cut
inquiry: question
instruction: guide step teaching lesson
instrument: tool
instrumentation: instrument gauge
interface: screen page
interior: inside in
internship: placement
intersection: crossing crossroad junction corner
inventory: stock supply goods
issue: problem fault trouble bug
item: thing product piece
jointly: together
journey: trip ride
label: tag sticker
lawn: grass
layout: plan
leaflet: flyer brochure
learner: student pupil child trainee
legal: law lawyer court
legislation: law
linen: sheet towel
local: nearby area town neighbourhood neighborhood
location: place site shop store branch
machinery: machine equipment
malfunction: fault breakdown
manual: guide handbook instruction
mark: grade score
marking: line stripe
material: text page supply
meal: cook food dish lunch dinner breakfast supper
medical: doctor clinic hospital health
medication: medicine pill drug
meeting: session get-together
merchandise: goods stock clothes product
message: text email mail
method: way technique approach
minor: child kid
mobility: walking moving
monetary: cash
motorist: driver
multiple: two three four five six several
municipal: city town
newcomer: immigrant refugee
numerous: many
nutrition: food diet
observation: see saw notice
obsolete: old
obstacle: problem barrier
occasion: time twice
online: web internet website
outage: failure breakdown
outdated: old expired stale
outdoor: outside
outstanding: unpaid open late
overdue: late unpaid
overview: summary outline
paperwork: paper form document
parcel: package
participant: people member guest attendee learner
passenger: seat car
patient: resident people
patron: customer guest visitor
payment: money pay
personnel: staff people worker
phlebotomy: blood
photo: picture photograph
photograph: photo picture
physician: doctor
placement: internship practicum co-op
platform: site system tool
policy: rule
position: job post role
practicum: placement
precise: exact accurate
premises: building site ground
presentation: slide talk deck
problem: issue trouble fault
procedure: step way process
produce: vegetable fruit
product: item goods merchandise
program: scheme plan course
project: job
promptly: fast quickly
proposal: suggestion plan idea offer bid application
proprietor: owner
prospective: new future
protocol: procedure rule routine step
public: people visitor customer
pupil: student child kid
recurring: repeat regular
radiograph: x-ray
recruit: starter hire
refreshment: snack drink food
refreshments: snack drink food coffee
regular: weekly monthly daily
regulation: rule law
relative: family
repository: repo
resident: people tenant
residence: home house flat apartment
residential: home house apartment flat
response: reply answer
restroom: bathroom washroom toilet
role: job post position
roster: rota schedule list
routine: daily weekly regular usual
safely: safe
safety: safe safely
schedule: rota timetable calendar shift roster
seafood: fish shellfish shrimp lobster
seasonal: summer winter season
secondary: second high
securely: safe safely
senior: older old elderly
session: class meeting lesson workshop
shipment: load delivery order
shop: store
shortage: lack
signage: sign
software: program app tool
solution: fix answer
specimen: sample
spreadsheet: excel sheet
standard: rule norm
stock: inventory supply goods
student: pupil learner child
suggestion: idea proposal tip
suite: set
supplies: stock material goods
supply: stock material goods
swiftly: quickly fast
symptom: sign
system: scheme program software tool
team: crew group staff people
technique: way method
tenant: renter lodger
thoroughly: carefully well fully
ticket: request issue call case
tidy: clean neat
timeline: schedule plan
timely: on-time
tourist: visitor traveller traveler
tradesperson: plumber electrician carpenter
transaction: sale payment purchase
treatment: care therapy
trench: ditch
unpaid: overdue outstanding open
upset: angry unhappy
utensil: tool knife pan
vacancy: job opening post
vehicle: car van truck lorry bus
venue: hall theatre theater bar restaurant
verbally: spoken aloud
vessel: boat ship
visitor: guest tourist people
video: clip film footage
visual: picture chart image
vital: temperature pulse
vulnerability: hole weakness
wage: pay salary
wages: pay salary
webpage: page site
wireless: wi-fi wifi
workplace: work office
workstation: computer desk pc laptop
wound: cut sore injury
written: write wrote
youngster: child kid
youth: teenager teen
`;
