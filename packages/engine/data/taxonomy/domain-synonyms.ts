/**
 * Words of trades that stand for the very same thing in a resume of their trade, in the singular; one
 * group a line, a word in several groups only where each has its trade. Where a word says other things in other trades, one of the
 * words behind `?` must stand in the same entry. What is only near, wider or of another rank stays out.
 */
export const TRADE_WORD_TABLE = `10-key | ten-key
A/B test | split test ? marketing, conversion, landing page, landing pages, ads, email, cro, ecommerce
A/B testing | split testing ? marketing, conversion, landing page, landing pages, ads, email, cro, ecommerce
able seaman | able-bodied seaman ? vessel, mooring, maritime, stcw
accessibility | a11y ? nvda, wcag, screen reader, keyboard, web
acetaminophen | paracetamol
adhesive bandage | sticking plaster
aerial work platform | mobile elevating work platform | MEWP
air conditioner | A/C unit | air conditioning unit
air handler | air handling unit | AHU
airport apron | airport ramp
annual leave | vacation leave ? payroll, hr, employees, absence, accrual, timesheets
apartment building | apartment block
articulated dump truck | articulated hauler
aseptic technique | sterile technique ? culture, cultured, cell, cells, lab, laboratory
assisted living facility | assisted living community
ATM | cash machine | automated teller machine ? bank, banking, teller, vault, withdrawals, replenishment
attorney | lawyer
audio typing | dictation typing
auto body repair | collision repair
auto body shop | collision center
auto insurance | motor insurance
auto scrubber | scrubber dryer
average handle time | average handling time | AHT
Azure AD | Entra ID | Azure Active Directory
baby bottle | feeding bottle ? infants, babies, baby, toddlers, nanny, daycare, infant
backflow preventer | backflow prevention device
balance sheet | statement of financial position
bank reconciliation | bank rec
banquet event order | BEO | function sheet ? hotel, banquet, banquets, catering, weddings
baseboard | skirting board ? carpenter, carpentry, trim, molding, casing, painter
beekeeper | apiarist
beekeeping | apiculture
best-before date | best-by date
billable hour | chargeable hour
biosafety cabinet | biological safety cabinet
bitewing x-ray | bitewing radiograph
blood sample | blood specimen
blueprint reading | print reading
board operator | board op ? radio, broadcast, on-air, broadcasts
board operator | console operator ? refinery, dcs, distillation, process, petrochemical
boatswain | bosun
body-worn camera | body camera | bodycam
box truck | straight truck
brake rotor | brake disc
brand guide | brand style guide ? design, designer, marketing, logo, logos, brand, creative
brick-and-mortar | bricks-and-mortar
bug report | defect report ? software, qa, tester, jira, app, developers
building automation system | BAS | building management system | BMS ? hvac, chiller, thermostat, ddc, bacnet, ahu
bulldozer | dozer
busser | busboy | table busser | bus person ? restaurant, tables, dishes, dining
buy online, pick up in store | BOPIS | click and collect
c-collar | cervical collar
calendar management | diary management ? executive assistant, personal assistant, secretary, secretarial, travel arrangements
call number | shelf mark ? library, books, catalog, librarian, shelving, dewey
call queue | phone queue | telephone queue
car dealership | auto dealership | automotive dealership
car detailer | auto detailer
car detailing | auto detailing
car hood | car bonnet
car trunk | car boot
cash drawer | till drawer
cash flow statement | statement of cash flows
certificate of insurance | insurance certificate
change order | variation order ? construction, contractor, subcontractor, rfi, superintendent
check engine light | malfunction indicator lamp
checkout desk | circulation desk ? library, librarian, books
circuit breaker | breaker ? electrician, voltage, wiring, switchgear, substation
circulation desk | loan desk | issue desk ? library, patrons, librarian, shelving, borrowers
cloakroom | coatroom ? guests, theatre, theater, venue, nightclub, museum
clogged | blocked ? drain, drains, plumber, plumbing, sewer, toilet
CNC lathe | CNC turning machine
cold station | pantry station ? kitchen, chef, salad, cook, restaurant
collective agreement | collective bargaining agreement
combine harvester | grain combine
complete blood count | full blood count
concrete block | concrete masonry unit | CMU ? mason, masonry, mortar, bricklayer, rebar, grout
concrete mixer truck | cement mixer truck | ready-mix truck
condensing unit | condenser unit ? hvac, refrigerant, compressor, evaporator, refrigeration
condo board | condominium board
condo | condominium ? property, strata, owners, units, unit, real estate, residents
construction layout | construction staking | construction stakeout ? survey, surveyor, subdivisions, stakes, total station
content calendar | editorial calendar
controlled medication | controlled substance | controlled drug | controlled med ? pharmacy, pharmacist, count, medication, nurse
corn | maize ? crop, crops, soybean, soybeans, harvest, wheat, agronomy
courier company | courier firm
credit bureau | credit reference agency | credit reporting agency
crimping tool | crimper ? electrician, wire, cable, connectors, rj45, terminals
crop dusting | aerial crop spraying
custodial | janitorial ? cleaning, floors, restrooms, mopping, trash
customer attrition | customer churn
data cleaning | data cleansing
data entry | data input ? clerk, keyed, typing, keystrokes, clerical, typist
data visualization | data visualisation | data viz
deadhead mile | empty mile
deburring | burr removal ? machinist, cnc, grinding, fabrication, machining
demolition | demo ? drywall, excavator, laborer, tear-out, concrete, carpenter, jackhammer
demonstration | demo ? sales, product, software, customers, prospects, saas, crm, leads
depo | deposition ? attorney, lawyer, paralegal, court, litigation, interrogatories, pleadings
deselection | weeding ? library, librarian, titles, shelves
Dewey Decimal System | Dewey system
diagnostic scan tool | scan tool ? automotive, vehicle, engine, mechanic, obd
diagnostic trouble code | trouble code ? automotive, vehicle, engine, mechanic, obd
diaper | nappy
door-to-door sales | doorstep sales
dorm | residence hall | dormitory ? university, college, campus
downspout | downpipe ? roof, roofing, gutter, gutters, soffit, fascia
drafter | draftsman | draughtsman | draughtsperson ? autocad, cad, drawings, drafting, revit, solidworks
drain snake | drain auger | plumbing snake
drilling rig | drill rig
driver's license | driver's licence | driving licence
drone | UAV | unmanned aircraft | unmanned aerial vehicle ? aerial, flight, pilot, faa, photogrammetry, mapping, surveying, survey, part 107, stockpile, stockpiles
drywall installer | drywall hanger
ductless mini-split | ductless split
ductwork | ducting ? hvac, ventilation, furnace, heating
dump truck | tipper truck | tipper lorry
dye penetrant testing | liquid penetrant testing | dye penetrant inspection
e-discovery | electronic discovery
e-newsletter | email newsletter
EKG | ECG
electric pallet jack | powered pallet truck
electrical grounding | electrical earthing
electrical outlet | electrical receptacle | electrical socket
email blast | mass email ? marketing, mailchimp, newsletter, subscribers, promotions, hubspot
emergency room | emergency department | A&E department
employee handbook | staff handbook
employee turnover | staff turnover
endcap | gondola end ? retail, store, merchandising, merchandise, shelf, aisle
endo treatment | root canal ? dental, dentist, chairside, crowns
enteral feeding tube | feeding tube
epinephrine | adrenaline ? patient, nurse, dose, emt, paramedic, allergy, cardiac
Ethernet cable | LAN cable
event teardown | event strike ? event, events, venue, stage, chairs, tables, crew
exam invigilation | exam proctoring
exam invigilator | exam proctor
Excel workbook | Excel spreadsheet
exit interview | leaver interview ? hr, employees, turnover, leavers, personnel, offboarding
expense report | expense claim ? receipts, concur, executive, travel, payroll, bookkeeping
expiration date | expiry date ? food, grocery, stock, pharmacy, product, shelf, kitchen, rotation
eye exam | eye examination
eyebrow | brow ? waxing, lash, threading, salon, makeup, tint, esthetician
eyeglasses | spectacles
fast food restaurant | quick service restaurant
feature flag | feature toggle
filing cabinet | file cabinet
finish carpentry | finishing carpentry
fire station | firehouse
first notice of loss | FNOL | first notification of loss
fitting room | changing room | dressing room ? clothing, apparel, garments, merchandise, boutique
flagger | flag person | flagman ? traffic, highway, paving, cones, roadwork
flash drive | thumb drive
flatbed | flat deck ? truck, tarp, cdl, trucking, straps
floor buffer | floor polisher | floor buffing machine ? cleaning, waxing, custodian, janitor, mopping
floor layer | flooring installer | floor installer
flu shot | flu jab
flux-cored arc welding | FCAW | flux core welding
flyer | flier | handbill ? distributed, printed, handed, brochures, posters, promotions
foot trimming | hoof trimming ? cows, cattle, dairy, herd, sheep, farm
forklift | lift truck | fork truck
formwork | shuttering ? concrete, slab, pour, rebar
fracking | hydraulic fracturing
freight car | railway wagon | goods wagon
freight elevator | goods lift
front desk | reception desk ? visitors, callers, switchboard, clinic, dental, salon
fume hood | fume cupboard
fundraiser event | fundraising event
funeral home | funeral parlor
gage | gauge ? calibration, micrometers, inspection, metrology, machining
garbage collector | refuse collector ? truck, refuse, recycling, curbside, bins
garbage truck | refuse truck | bin lorry | refuse collection vehicle
gas station | petrol station
gasoline | petrol
general contractor | main contractor ? construction, subcontractor, building, builder, superintendent
general ledger | nominal ledger
GFX | graphics ? broadcast, newscast, news, packages, premiere, video
Golang | Go language
goods receiving | goods-in ? warehouse, inventory, pallet, stock, shipment, forklift, storekeeper
Google Ads | Google AdWords
Google Looker Studio | Google Data Studio
Google My Business | Google Business Profile
grant application | grant proposal
graphic design | graphics design
griddle | flat-top grill ? kitchen, cook, food, restaurant, fryer
ground beef | minced beef | beef mince
ground wire | earth wire ? electrician, wiring, voltage, conduit, electrical
group fitness class | group exercise class
group fitness instructor | group exercise instructor
gutter | eavestrough ? roof, roofing, downspout, siding, roofer, soffit, fascia
hair salon | hairdressing salon
handoff | handover ? shift, developers, nurses, design, designs, project, developer
haul truck | haulage truck ? mine, mining, pit, quarry, ore
hazardous materials | hazmat
hearing aid | hearing instrument
heart attack | myocardial infarction
heavy equipment | heavy plant ? excavator, dozer, loader, construction, grader, backhoe
high-visibility vest | hi-vis vest
house cleaner | domestic cleaner | residential cleaner
housekeeping cart | maid cart | housekeeping trolley
hydro jetting | high-pressure jetting ? plumber, plumbing, sewer, drain, septic
immunization | vaccination
immunoblotting | western blotting
income statement | profit and loss statement | P&L statement
incoming calls | inbound calls
incoming mail | inbound mail | incoming post ? clerk, mailroom, letters, sorted, courier, reception, receptionist
incontinence brief | adult diaper | adult brief
indwelling urinary catheter | Foley catheter
influenza vaccine | flu vaccine
insulation resistance tester | insulation tester ? electrician, voltage, motor, cable, megohm, electrical
insurer | insurance carrier | insurance company
intensive care unit | intensive therapy unit
interrogatory | rog ? litigation, paralegal, attorney, lawyer, deposition, depositions, pleadings
inventory control | stock control
inventory shrink | inventory shrinkage
IV insertion | IV cannulation
job description | position description
job hazard analysis | job safety analysis | JHA | JSA
job posting | job ad | job advert | job advertisement
jobsite trailer | construction trailer
joint compound | drywall mud | drywall compound
K8s | Kubernetes
kerb | curb ? paving, concrete, asphalt, road, street
laboratory notebook | lab notebook | lab book
laboratory | lab ? assay, reagent, reagents, microbiology, pipette, hplc, chromatography, glp
landing gear | undercarriage ? aircraft, aviation, airframe, faa, easa
landing page | lander ? ads, conversion, ppc, affiliate, cro, seo
laptop | notebook computer
lash extension | eyelash extension
late rent | rent arrears | overdue rent
laundromat | launderette | coin laundry
lav mic | lapel mic | lavalier microphone | lapel microphone
layaway | lay-by ? retail, store, cashier
legal hold | litigation hold
level crossing | grade crossing ? train, rail, railway, railroad
library patron | library user
license plate | number plate
light cleaning | light housekeeping
light fixture | light fitting | luminaire | lighting fixture
lighting desk | lighting console | lighting board ? theatre, theater, stage, concert, cues, dmx, venue
linen closet | linen cupboard ? hotel, housekeeping, rooms, guests, beds, housekeeper
load securement | cargo securement | load securing
load-in | bump-in ? event, events, stage, venue, show, theatre, theater, concert
load-out | bump-out ? event, events, stage, venue, show, theatre, theater, concert
loading dock | loading bay
login | logon ? password, passwords, users, accounts, user, windows, directory
long-haul | over-the-road | OTR ? truck, cdl, trailer, trucking
lorry | truck ? hgv, driver, deliveries, depot, haulage, pallets
loss prevention | asset protection ? retail, shoplifting, shoplifter, shrink, theft
lost and found | lost property
loyalty program | loyalty scheme | loyalty programme
luggage | baggage ? hotel, guests, bell, porter, bellman, concierge
magnetic particle testing | magnetic particle inspection
mail room | post room
manure spreader | muck spreader
mark scheme | marking scheme ? exam, exams, students, test, tests, teacher, grading
material safety data sheet | safety data sheet
math | maths | mathematics ? taught, teach, tutored, tutor, teacher, teaching, students, pupils, grade, classroom, school
medication error | drug error
medication pass | med pass | medication round | drug round
medication reconciliation | med rec ? pharmacy, pharmacist, nurse, rn, discharge, prescription
medications | meds ? patient, nurse, nursing, pharmacy, resident, dose, prescription, administered
meeting room | conference room ? office, booked, booking, reception, receptionist, calendar, calendars
metering device | expansion device ? refrigerant, evaporator, txv, refrigeration
MIG welding | GMAW | gas metal arc welding
mobile app | mobile application
modified bitumen | mod bit
MongoDB | Mongo
month-end close | monthly close | month-end closing
move-out inspection | end-of-tenancy inspection
moving and handling | manual handling ? care, carer, carers, residents, hoist, hoists, patients
moving company | removals company | removal firm
muffler | silencer ? exhaust, automotive, catalytic
nail polish | nail varnish | nail lacquer
naloxone | Narcan
name badge | name tag ? event, events, conference, registration, delegates, attendees, visitors
network cabling | data cabling
new hire orientation | new employee orientation
non-disclosure agreement | confidentiality agreement
nonconformance | nonconformity
nondestructive testing | NDT | nondestructive examination | NDE ? weld, welding, ultrasonic, radiographic, aerospace, pipeline
nosocomial infection | hospital-acquired infection
on-call rotation | on-call rota
onboarding packet | new-hire packet | onboarding pack ? hr, employees, payroll, recruitment, hiring, personnel, new hires
one-to-one | one-on-one
online banking | internet banking
open house | open home ? buyers, listing, listings, realtor, real estate
open-pit mine | opencast mine | open-cut mine
operating theatre | operating room
outgoing calls | outbound calls
outgoing mail | outbound mail | outgoing post ? clerk, mailroom, letters, sorted, courier, reception, receptionist
over-the-counter | OTC | non-prescription ? pharmacy, pharmacist, medication, patient, prescription
overdue fine | late fine ? library, librarian, circulation, borrowers, patrons
overdue | past due
oxy-fuel cutting | flame cutting
pacifier | soother ? infants, babies, baby, toddlers, infant, toddler, nanny, children
pallet jack | pallet truck
panelboard | distribution board | breaker panel ? electrician, circuit, wiring, conduit, voltage, switchgear
panoramic x-ray | panoramic radiograph
paper shredder | document shredder
parcel | package ? courier, couriers, mailroom, postal, deliveries, delivered, sorted, scanned, van, doorman, concierge
parent-teacher conference | parent-teacher interview
parking lot | car park ? security, patrol, patrolled, cleaning, snow, vehicles, landscaping, paving, asphalt, attendant, litter
party chief | crew chief ? survey, surveyor, boundary, total station
passenger elevator | passenger lift
pat-down | pat-down search
patient lift | patient hoist
pay period | payroll period
pay run | payroll run
pay stub | payslip
payment plan | repayment plan ? collections, debt, debtor, arrears, past due, customers, credit, behind, balance
penetration test | pen test ? vulnerability, vulnerabilities, cybersecurity, cyber, owasp, burp, kali, exploits
penetration testing | pen testing ? vulnerability, vulnerabilities, cybersecurity, cyber, owasp, burp, kali, exploits
pension scheme | pension plan
performance appraisal | performance review
periodical | serial ? library, librarian, shelving, catalogue, catalog
personnel file | employee file ? hr, human resources, onboarding, payroll, confidential, hris
petty cash box | petty cash tin
phishing drill | phishing simulation | simulated phishing exercise
phone system | telephone system ? voip, office, extensions, cisco, avaya, network
photo retouching | image retouching
photocopier | copy machine | copier ? office, clerk, filing, printer, secretary, toner, admin, reception, documents
photovoltaic panel | PV panel | PV module | solar module
phys ed | physical education
physical therapy | physiotherapy ? patient, therapist, rehab, rehabilitation, clinic, exercise, orthopedic, treatment
piping and instrumentation diagram | P&ID | process and instrumentation diagram
plan of care | care plan ? patient, patients, resident, residents, client, nurse, nursing, caregiver, cna
plasterboard | gypsum board
poka-yoke | mistake-proofing | error-proofing
poll worker | election worker
post-incident review | post-mortem | incident review ? incidents, on-call, sre, outage, outages, kubernetes, slo
postage meter | franking machine
Postgres | PostgreSQL
postmortem | post-incident review ? sre, devops, outage, outages, pagerduty, site reliability
potty training | toilet training
power outage | power cut
power plant | power station | generating station ? boiler, steam, nuclear, electricity, megawatt, mw
power pole | hydro pole
pre-trip inspection | pre-trip check
prescription | Rx ? pharmacy, pharmacist, dispensing, refill, refills
press brake | brake press
press clipping | press cutting
press conference | news conference
press kit | press pack ? pr, journalists, publicity, publicist, press releases, public relations
press release | media release | news release
pressure ulcer | pressure injury | bedsore | pressure sore | decubitus ulcer
pressure washer | power washer
pressure washing | power washing
preventive maintenance | preventative maintenance
price quote | price quotation
price tag | price ticket
primary school | elementary school
print-ready file | press-ready file
prior authorization | prior auth | preauthorization ? patient, insurance, payer, pharmacy, medicaid, medicare, claims, referral
product backlog grooming | product backlog refinement
professional development day | PD day | inset day | pro-d day ? teacher, teachers, school, students, pupils
property viewing | property showing
public transit | public transport
pull request | merge request ? git, github, gitlab, bitbucket, repository, branch
pump station | pumping station
punch list | snag list | snagging list | deficiency list ? construction, contractor, subcontractor, builder, superintendent, carpenter, closeout, drywall
pupil | student ? elementary, primary, classroom, kindergarten, grade, recess, literacy, phonics, teacher, school, maths, teaching
pupils | students ? elementary, kindergarten, phonics, recess, primary school
purchase ledger | accounts payable ledger
purchase requisition | purchase request
quantitative PCR | qPCR | real-time PCR
radio host | radio presenter
radiograph | x-ray
railroad tie | railway sleeper
ready-mixed concrete | ready-mix concrete
rebar | reinforcing bar
recon | reconciliation ? ledger, accounting, accountant, bookkeeping, bookkeeper, custody, gl
reefer | refrigerated trailer ? truck, driver, load, loads, trailer, freight, carriers, dispatch, cdl
rehabilitation | rehab ? patient, therapist, therapy, hospital, nursing, injury, addiction, clinic
rent roll | rental roll ? tenant, tenants, lease, leases, property, apartments, landlord
renters insurance | tenant insurance | tenants insurance ? insurance, policies, quotes, claims, insurer, premium, policyholders
repo | repository ? git, github, gitlab, bitbucket, commits
reservation | booking ? hotel, guests, guest, restaurant, resort, tables, rooms, travel, holiday, holidays, phone
reservations | bookings ? hotel, resort, inn, motel, hostess, front desk
REST API | RESTful API
restroom | washroom | bathroom ? cleaning, cleaned, cleaner, janitor, custodian, mopping, trash, disinfected, rooms
resume screening | CV screening | résumé screening
retail pharmacy | community pharmacy
return authorization | return merchandise authorization ? returns, warranty, customers, refunds, product, products, orders
RF scanner | RF gun | radio frequency scanner ? warehouse, picking, pallet, receiving, barcode
riding mower | ride-on mower
rod person | rodman ? survey, surveying, surveyor
room rate | room tariff ? hotel, guests, guest, reservations, resort, occupancy
room service | in-room dining ? hotel, guests, guest, resort, trays, orders
root canal treatment | root canal therapy
rough cut | rough edit ? video, editing, film, footage, editor, edited, premiere
round-the-clock | 24/7 | 24x7 | around-the-clock
run of show | running order ? event, events, stage, cues, show, conference
run sheet | run of show ? stage, venue, audience, performers, cues, wedding, weddings
safe deposit box | safety deposit box
sales ledger | accounts receivable ledger
sales territory | sales patch ? accounts, route, reps, customers, field, quota, clients
scaffold builder | scaffold erector
school cafeteria | school canteen
school year | academic year
school-age | school-aged
scikit-learn | sklearn
seating plan | seating chart ? weddings, wedding, guests, event, events, banquet, classroom, venue
sewage treatment plant | sewage works
sharps container | sharps bin | sharps box
shelf stocker | shelf filler | shelf stacker
shelf stocking | shelf filling | shelf stacking | shelf replenishment
shift handoff | shift handover
shift lead | shift leader
ship-to-shore crane | quay crane
shipping container | sea container ? port, vessel, intermodal, drayage, customs
shop floor | factory floor | production floor ? manufacturing, cnc, assembler, machining, fabrication, machinist
shop steward | union steward
shop theft | shoplifting
shopping cart | shopping trolley ? cashier, bagger, bagging, supermarket
single-line diagram | one-line diagram
sinker EDM | ram EDM | die-sinking EDM | plunge EDM
skid steer | skid steer loader
slaughterhouse | abattoir
software tester | QA tester ? jira, selenium, test cases, bugs, regression, test plans
sound desk | mixing desk | mixing console | soundboard | audio console | mixing board ? audio, microphones, mixing, studio, foh, front of house, live sound
spanner | wrench ? mechanic, tools, bolts
special education | special ed
speech-to-text | voice-to-text
sprint retrospective | sprint retro
staff cafeteria | staff canteen | employee cafeteria
staff room | break room
staff rota | staff schedule
staff-to-child ratio | staff-child ratio
standby generator | backup generator
stick welding | SMAW | shielded metal arc welding | MMA welding
stock take | stock count | inventory count | physical inventory
stockroom | storeroom ? retail, merchandise, boutique, merchandising
stored procedure | stored proc
straight truck | rigid truck ? driver, delivery, deliveries, cdl
string trimmer | weed whacker
stroller | pushchair ? infants, babies, baby, toddlers, nanny, children, daycare, walks
style guide | style manual ? newspaper, manuscripts, copy editing, copyediting, copy editor, ap style
submerged arc welding | sub arc welding
subro | subrogation
sugaring | sugar waxing ? waxing, salon, esthetician
support ticket | help desk ticket ? help desk, helpdesk, technician, windows, servicenow, passwords, active directory
sweat joint | soldered joint ? plumber, plumbing, copper, pipefitter
swimming instructor | swim instructor
switching | shunting ? railcar, railcars, locomotive, railyard
takeout | takeaway | carryout ? restaurant, kitchen, menu, cook
tankless water heater | on-demand water heater
tariff classification | HS classification ? customs, import, export, duty, duties
team lead | team leader
tech debt | technical debt
telehandler | telescopic handler
telemetry | tele ? nurse, rn, cardiac, patients, monitoring, unit
television presenter | TV host | TV presenter | television host
telework | telecommuting
temp agency | temporary staffing agency
test automation | automated testing ? selenium, cypress, playwright, appium, junit, pytest, testng
testing and balancing | test and balance ? hvac, airflow, duct, ductwork, hydronic
thermostatic expansion valve | TXV | TEV ? hvac, refrigerant, evaporator, superheat, refrigeration
ticket taker | ticket collector ? theatre, theater, concert, venue, stadium, patrons, cinema
ticketing system | ticketing tool ? help desk, helpdesk, service desk, servicenow, zendesk, jira, freshdesk
TIG welding | GTAW | gas tungsten arc welding
till balancing | cash drawer balancing | register balancing
toll-free number | freephone number
toolbox talk | tailgate meeting | tailgate talk | toolbox meeting
tooth extraction | extraction ? dental, dentist, molar, chairside, denture, orthodontic
topographic survey | topo survey | topographical survey
tractor-trailer | semi-truck | articulated lorry | semi-trailer truck
trade show booth | exhibition stand | trade show stand | exhibit booth | exhibition booth | trade fair stand
trade show | trade fair
trade union | labor union | labour union
transit bus | city bus
trash can | garbage can | rubbish bin
trash | garbage | rubbish
turnout gear | bunker gear
TV commercial | TV spot | television commercial | TV advert
typing speed | keyboarding speed
urine sample | urine specimen
used car | pre-owned car
used vehicle | pre-owned vehicle
vendor | supplier ? purchasing, procurement, accounts payable, invoices, sourcing, purchase orders, buyer, stock, inventory, store, materials, manufacturing, quality
version control | source control | revision control ? git, github, gitlab, svn, subversion, bitbucket, perforce
veterinary clinic | vet clinic
vitals | vital signs ? patient, patients, nurse, nursing, cna, emt, paramedic, clinic, resident
wage garnishment | payroll garnishment
wait staff | waiting staff
walk-in cooler | walk-in fridge | walk-in refrigerator
walkie-talkie | two-way radio | handheld radio
wallpapering | wallpaper hanging | paperhanging
water heater | hot water tank | hot water heater ? plumber, plumbing, pipe, boiler, boilers, tankless
web chat | live chat
whiteboard | dry-erase board
windshield | windscreen
wire EDM | wire-cut EDM
wiring diagram | wiring schematic
workers' comp | workers' compensation
working paper | work paper ? audit, audits, auditor, auditing, assurance
yard duty | playground duty ? recess, pupils, kindergarten, elementary, classroom, school, lunchtime
yard jockey | yard hostler | yard spotter ? truck, trailer, trailers, dock, trucking
year-end close | annual close | year-end closing
zip code | postal code | postcode
`;
