/**
 * Short names of trades with what they stand for, one a line: `SHORT | long name | long name ? context`.
 * Each long name is the very same thing. Where a short name has several, or is an everyday word or a unit
 * as well, the words behind `?` must stand in the resume, which shows the field. Several long names
 * without context are writings of one.
 */
const ACRONYM_NAMES = `
AAC | augmentative and alternative communication
ABA | applied behavior analysis | applied behaviour analysis
ACH | automated clearing house
AD | Active Directory ? windows, accounts, help desk, helpdesk, service desk, support, server, azure, network, passwords, users
ADHD | attention deficit hyperactivity disorder | attention-deficit/hyperactivity disorder
ADL | activities of daily living | activity of daily living
AED | automated external defibrillator
AHU | air handling unit | air handler unit
AML | anti-money laundering
AP | accounts payable ? invoices, invoice, ledger, accounting, payable, receivable, ar, vendor, vendors, supplier, suppliers, bookkeeping, bookkeeper, accounts, finance
APA | American Psychological Association ? style, citations, journal, manuscripts
API | application programming interface
AR | accounts receivable ? invoices, invoice, ledger, accounting, payable, receivable, ap, credit, collections, billing, bookkeeping, bookkeeper, accounts, finance
ASD | autism spectrum disorder
ASL | American Sign Language
ATS | applicant tracking system
AVL | automatic vehicle location
AWD | all-wheel drive
BAS | building automation system
BCP | business continuity plan | business continuity planning
BI | business intelligence ? dashboards, reports, reporting, tableau, sql, data, analytics
BIM | building information modeling | building information modelling
BLS | basic life support
BMS | building management system
BOH | back of house | back-of-house
BOL | bill of lading | bills of lading
BOM | bill of materials | bills of materials
BSP | behavior support plan | behaviour support plan
CAD | computer-aided design ? drawings, drafting, autocad, solidworks, drawing, design, revit, parts | computer-aided dispatch | computer aided dispatch ? dispatch, dispatcher, calls, trips, cars, vans, ems, orders, routes, radio
CAM | computer-aided manufacturing ? cnc, machining, toolpaths, parts
CAPA | corrective and preventive action | corrective and preventive actions
CAPEX | capital expenditure | capital expenditures
CBT | cognitive behavioral therapy | cognitive behavioural therapy
CCTV | closed-circuit television
CDL | commercial driver's license | commercial driver's licence
CEC | Canadian Electrical Code
CFM | cubic feet per minute
CI | continuous integration ? pipelines, pipeline, builds, tests, deployment, deployments, git, jenkins, docker | continuous improvement ? lean, kaizen, plant, production, manufacturing, line
CI/CD | continuous integration and continuous delivery | continuous integration and continuous deployment | continuous integration/continuous delivery | continuous integration/continuous deployment
CMM | coordinate measuring machine
CMMS | computerized maintenance management system | computerised maintenance management system
CMS | content management system ? website, web, wordpress, drupal, articles, pages, content
CNC | computer numerical control
COA | chart of accounts ? ledger, accounting, accounts | certificate of analysis ? lab, samples, testing
COB | coordination of benefits
COGS | cost of goods sold
COLA | cost of living adjustment
COPD | chronic obstructive pulmonary disease
CPR | cardiopulmonary resuscitation
CRA | Canada Revenue Agency
CRM | customer relationship management
CSAT | customer satisfaction
CSR | corporate social responsibility ? sustainability, community, esg, report, reporting | customer service representative ? calls, customers, call
CTA | call to action | calls to action
CTR | click-through rate
CWB | Canadian Welding Bureau
DC | distribution center | distribution centre ? warehouse, freight, shipping, pallets, forklift
DCF | discounted cash flow
DNS | Domain Name System
DOT | Department of Transportation
DRP | disaster recovery plan
DSO | days sales outstanding
DVIR | driver vehicle inspection report
ECE | early childhood education
ECG | electrocardiogram
ECN | engineering change notice
ECO | engineering change order
ECR | engineering change request
EDI | electronic data interchange ? orders, invoices, erp, suppliers, shipments, warehouse, retailers | equity, diversity and inclusion ? inclusion, equity, diversity
EFT | electronic funds transfer
EHR | electronic health record | electronic health records
EHS | environment, health and safety | environmental health and safety | environmental, health and safety
EKG | electrocardiogram
ELD | electronic logging device
ELL | English language learner
EMR | electronic medical record | electronic medical records
EMS | emergency medical services
EMT | electrical metallic tubing ? conduit, electrician, pipe, wire, panels, bent, electrical | emergency medical technician ? ambulance, patients, paramedic
EOB | explanation of benefits
EPA | Environmental Protection Agency
ER | emergency room ? patients, hospital, nurse
ERP | enterprise resource planning
ESD | electrostatic discharge
ESL | English as a second language
ETA | estimated time of arrival | estimated times of arrival
ETL | extract, transform, load | extract, transform and load | extract-transform-load
F&B | food and beverage
FAQ | frequently asked questions
FAT | factory acceptance test
FDA | Food and Drug Administration
FEA | finite element analysis
FEFO | first expired, first out
FIFO | first in, first out | first-in, first-out | first in first out
FMEA | failure mode and effects analysis | failure modes and effects analysis
FMLA | Family and Medical Leave Act
FOB | free on board
FOH | front of house | front-of-house
FP&A | financial planning and analysis
FTE | full-time equivalent
FTL | full truckload
GA4 | Google Analytics 4
GAAP | generally accepted accounting principles
GCP | Google Cloud Platform ? cloud, bigquery, kubernetes, pipelines, data, terraform | good clinical practice ? trial, trials, clinical, study
GD&T | geometric dimensioning and tolerancing
GFCI | ground fault circuit interrupter
GIS | geographic information system | geographic information systems
GL | general ledger ? ledger, accounting, accounts, entries, journal, reconciliation, month-end, invoices
GLP | good laboratory practice
GMAW | gas metal arc welding
GMP | good manufacturing practice | good manufacturing practices
GPS | Global Positioning System
GST | goods and services tax
GTAW | gas tungsten arc welding
HACCP | hazard analysis critical control point | hazard analysis and critical control points | hazard analysis critical control points
HCM | human capital management
HIPAA | Health Insurance Portability and Accountability Act
HOS | hours of service
HPLC | high-performance liquid chromatography | high performance liquid chromatography
HR | human resources ? employees, onboarding, recruiting, benefits, payroll, hiring, policies, staff, hris, candidates
HRIS | human resources information system | human resource information system
HRMS | human resource management system
HSE | health, safety and environment
HST | harmonized sales tax
HVAC | heating, ventilation and air conditioning | heating, ventilation, and air conditioning
IAC | infrastructure as code
IAQ | indoor air quality
ICU | intensive care unit
IEP | individualized education plan | individual education plan | individualized education program
IFRS | International Financial Reporting Standards
ILT | instructor-led training
IM | intramuscular ? injections, injection, patients
IPAC | infection prevention and control
ISP | individual support plan ? clients, residents, support | internet service provider ? network, internet, lines
ITIL | Information Technology Infrastructure Library
IV | intravenous ? lines, therapy, patients, nurse, medication, medications, blood, infusion, pumps
JHA | job hazard analysis
JHSC | joint health and safety committee
JIT | just-in-time | just in time
JSA | job safety analysis
KB | knowledge base ? articles, article, support, tickets, help desk, helpdesk
KPI | key performance indicator | key performance indicators
KYC | know your customer | know your client
LIMS | laboratory information management system
LMS | learning management system
LOA | leave of absence ? employees, benefits, payroll, hr
LOTO | lockout/tagout | lockout tagout | lock-out/tag-out | lock out tag out
LTC | long-term care | long term care
LTD | long-term disability ? benefits, claims, leave
LTL | less-than-truckload | less than truckload
LVL | laminated veneer lumber
MAR | medication administration record
MDS | minimum data set
MEP | mechanical, electrical and plumbing | mechanical, electrical, and plumbing
MEWP | mobile elevating work platform
MFA | multi-factor authentication
ML | machine learning ? model, models, python, data, training, features, predictions, algorithms
MOQ | minimum order quantity
MRP | material requirements planning | materials requirements planning
MSDS | material safety data sheet | material safety data sheets
MVP | minimum viable product
NCI | nonviolent crisis intervention | non-violent crisis intervention
NCR | non-conformance report | nonconformance report ? quality, parts, inspection
NDA | non-disclosure agreement
NDT | non-destructive testing | nondestructive testing
NEC | National Electrical Code
NFPA | National Fire Protection Association
NLP | natural language processing
NPS | Net Promoter Score ? customer, customers, survey, surveys, guests, clients
OEE | overall equipment effectiveness
OEM | original equipment manufacturer
OHS | occupational health and safety
OKR | objectives and key results
OPEX | operating expenses | operating expenditures
OSB | oriented strand board
OSHA | Occupational Safety and Health Administration
OT | occupational therapy | occupational therapist ? patients, therapy, therapist, rehab, pt, clients, pupils, students
OTC | over-the-counter ? pharmacy, medication, medications, prescriptions
P&L | profit and loss
PACS | picture archiving and communication system
PCB | printed circuit board
PCR | polymerase chain reaction ? samples, lab, assays, dna
PD | professional development ? days, teachers, children, students, school, workshops, educators, classroom
PDI | pre-delivery inspection
PHI | protected health information | personal health information
PHIPA | Personal Health Information Protection Act
PIP | performance improvement plan
PLC | programmable logic controller
PM | preventive maintenance | preventative maintenance ? units, unit, equipment, machine, machines, boilers, hvac, mechanic, technician, lubrication, filters, plant, fleet, trucks | project management ? project, projects, scope, stakeholders, timelines
PMO | project management office
PMS | property management system ? guests, guest, hotel, rooms, reservations, bookings, inn, front desk
PO | purchase order ? invoices, invoice, vendors, vendor, supplier, suppliers, orders, purchasing, procurement, buyer, erp
POC | point of contact ? clients, customers, suppliers, vendors | proof of concept ? prototype, software, architecture, cloud
POD | proof of delivery ? driver, deliveries, delivery, freight, loads
POS | point of sale | point-of-sale
PPE | personal protective equipment
PR | public relations ? media, press, journalists, releases | pull request ? code, git, github, reviews | purchase requisition ? purchasing, po, procurement
PT | physical therapy | physiotherapy ? patients, therapy, therapist, rehab, ot, clients
PTA | parent-teacher association
PTO | paid time off ? payroll, leave, balances, vacation, benefits, hr, accruals, sick | power take-off ? tractor, shaft, implement
QA | quality assurance
QBR | quarterly business review
QC | quality control
QI | quality improvement
QMS | quality management system
RCA | root cause analysis
RECE | Registered Early Childhood Educator
RF | radio frequency ? scanners, scanner, guns, gun, picking, warehouse, antennas
RFI | request for information | requests for information
RFID | radio frequency identification
RFP | request for proposal | request for proposals | requests for proposals
RFQ | request for quotation | request for quote | requests for quotation
RMA | return merchandise authorization
ROE | record of employment | records of employment
ROI | return on investment
ROM | range of motion ? patients, residents, exercises, therapy
RTU | rooftop unit | rooftop units ? hvac, cooling, heating, refrigerant, compressors | remote terminal unit ? scada
RTW | return to work | return-to-work
SAAS | software as a service
SAT | site acceptance test
SCADA | supervisory control and data acquisition
SDLC | software development life cycle | software development lifecycle
SDS | safety data sheet | safety data sheets
SEL | social-emotional learning | social and emotional learning
SEM | search engine marketing ? ads, ppc, google, campaigns
SEO | search engine optimization | search engine optimisation
SKU | stock keeping unit | stock-keeping unit
SLA | service level agreement | service-level agreement
SMAW | shielded metal arc welding
SME | subject matter expert | subject-matter expert
SMT | surface mount technology
SNF | skilled nursing facility
SOAP | subjective, objective, assessment and plan ? notes, patients, clients
SOP | standard operating procedure | standard operating procedures
SOW | statement of work
SOX | Sarbanes-Oxley
SPC | statistical process control
SPED | special education
SQL | structured query language
SSO | single sign-on
STD | short-term disability ? benefits, claims, leave
TDG | transportation of dangerous goods
TEFL | teaching English as a foreign language
TESOL | teaching English to speakers of other languages
TMS | transportation management system ? loads, freight, carriers, trucks, dispatch, shipments
TPM | total productive maintenance
UAT | user acceptance testing
UI | user interface ? ux, screens, design, figma, frontend, react
UX | user experience ? ui, design, research, figma, wireframes
VAT | value-added tax | value added tax
VAV | variable air volume
VFD | variable frequency drive
VIN | vehicle identification number
VLAN | virtual local area network
VM | virtual machine ? servers, server, vmware, linux, cloud
VOIP | voice over IP | voice over internet protocol
VPN | virtual private network
VR | virtual reality
WBS | work breakdown structure
WCAG | Web Content Accessibility Guidelines
WCB | Workers' Compensation Board
WHMIS | Workplace Hazardous Materials Information System
WIP | work in progress | work in process
WMS | warehouse management system
WO | work order ? maintenance, repair, repairs, technician, cmms
WPS | welding procedure specification
WSIB | Workplace Safety and Insurance Board
YOY | year-over-year
YTD | year-to-date | year to date
`;

export interface LongName {
  name: string;
  /** Words of which one must stand in the resume; none where the short name is of this alone. */
  context: readonly string[];
}

/** "a | b ? c, d" -> both with the context of the second; the context of a name covers those before it that have none. */
function readNames(fields: readonly string[]): LongName[] {
  const names: LongName[] = [];
  let context: readonly string[] = [];
  for (const field of [...fields].reverse()) {
    const [name = '', words] = field.split(' ? ');
    if (words !== undefined) context = words.split(',').map((word) => word.trim());
    names.unshift({ name: name.trim(), context });
  }
  return names;
}

const byShort: ReadonlyMap<string, readonly LongName[]> = new Map(
  ACRONYM_NAMES.trim()
    .split('\n')
    .map((line) => {
      const [short = '', ...fields] = line.split(' | ');
      return [short.trim(), readNames(fields)];
    }),
);

const keyOf = (short: string): string =>
  short
    .replace(/s$/, '')
    .toUpperCase()
    .replace(/^A\/([PR])$/, 'A$1');

/** What a short name of a trade stands for, in the plural too: "POs". */
export const longNamesOf = (short: string): readonly LongName[] => byShort.get(keyOf(short)) ?? [];

/** The long names of every short one. */
export const listAcronymNames = (): Iterable<[string, readonly LongName[]]> => byShort.entries();

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L}{3})s(?= |$)/gu, '')
    .trim();

/** One long name in two writings, hyphens and number aside. */
export const isSameLongName = (a: string, b: string): boolean => plain(a) === plain(b);

/** Whether a short name may stand for the long one, by the table. */
export const isKnownAcronym = (short: string, long: string): boolean =>
  longNamesOf(short).some(({ name }) => isSameLongName(name, long));
