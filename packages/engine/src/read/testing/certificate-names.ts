/** Certificates of forty trades and fifteen countries with who gives them, one a row: "name | issuer". */
export const CERTIFICATES: readonly (readonly [string, string])[] = `
Standard First Aid and CPR-C | Canadian Red Cross
Standard First Aid | St. John Ambulance
Emergency First Aid | Lifesaving Society
First Aid at Work | St John Ambulance
Paediatric First Aid | Millbrook Training Ltd
HLTAID011 Provide First Aid | Coastwide First Aid Training
BLS Provider | American Heart Association
ACLS | American Heart Association
Heartsaver CPR AED | American Heart Association
Mental Health First Aid | Mental Health Commission of Canada
ASIST | LivingWorks
Non-Violent Crisis Intervention | Crisis Prevention Institute
WHMIS 2015 | Workplace Safety North
Working at Heights | IHSA
Fall Protection | Energy Safety Canada
H2S Alive | Energy Safety Canada
Confined Space Entry | Prairie Rescue Training
Ground Disturbance Level II | Global Training Centre
CSTS 2020 | Alberta Construction Safety Association
OSHA 30-Hour Construction | OSHA
OSHA 10 | US Department of Labor
HAZWOPER 40 | Tidewater Safety Institute
MSHA Part 46 | Ridgeline Aggregates Training
Safe Pass | SOLAS
CSCS Gold Card | CITB
CSCS card | CITB
SMSTS | CITB
SSSTS | CITB
IPAF 3a and 3b | IPAF
PASMA Towers for Users | PASMA
IOSH Managing Safely | IOSH
NEBOSH General Certificate | NEBOSH
Asbestos Awareness | UKATA
Abrasive Wheels | Fingal Safety Training
Manual Handling | Fingal Safety Training
White Card | SafeWork NSW
Working with Children Check | Service NSW
High Risk Work Licence (LF) | SafeWork NSW
Dogging Licence | WorkSafe Victoria
Traffic Control Person | BCCSA
Site Safe Foundation Passport | Site Safe
Wheels, Tracks and Rollers endorsement | Waka Kotahi
Forklift Operator Certificate | Ontario Safety Institute
Counterbalance Forklift | RTITB
Telehandler | CPCS
Reach Truck Licence | NPORS
Scissor Lift Operator | Northgate Equipment Training
Overhead Crane Operator | Marwell Training Centre
Slinger Signaller | CPCS
Rigging Level 1 | Pacific Rim Rigging School
CCO Mobile Crane Operator | NCCCO
Class 1 Driver's Licence | ICBC
Class A CDL | Texas DPS
AZ Licence | ServiceOntario
Class G Driver's Licence | ServiceOntario
HGV Class 1 (C+E) | DVLA
Driver CPC | DVSA
Digital Tachograph Card | DVLA
ADR Certificate | SQA
Code 14 Licence | Department of Transport
Professional Driving Permit | Department of Transport
Heavy Rigid Licence | VicRoads
Heavy Combination licence | Transport for NSW
UAE Light Vehicle Licence | Roads and Transport Authority
TDG | Prairie Safety Council
Dangerous Goods by Road (ADR) | Irish Dangerous Goods Academy
TWIC Card | TSA
Hazmat Endorsement | FMCSA
Air Brake Endorsement | Manitoba Public Insurance
Food Handler | Toronto Public Health
FOODSAFE Level 1 | Vancouver Coastal Health
ServSafe Manager | National Restaurant Association
Level 2 Food Hygiene | Highfield
Level 3 Food Safety in Catering | CIEH
HACCP Level 3 | Highfield Qualifications
Food Safety Supervisor | Allora Training
Smart Serve | Smart Serve Ontario
Serving It Right | Responsible Service BC
ProServe | AGLC
RSA Certificate | Club Training Australia
Personal Licence | Leeds City Council
WSET Level 2 Award in Wines | WSET
Certified Sommelier | Court of Master Sommeliers
Barista Skills Foundation | Specialty Coffee Association
Registered Nurse | College of Nurses of Ontario
RN Licence | Texas Board of Nursing
Registered Nurse (Adult) | Nursing and Midwifery Council
NMC registration | Nursing and Midwifery Council
Licensed Practical Nurse | CLPNA
Registered Practical Nurse | College of Nurses of Ontario
Certified Nursing Assistant | Florida Board of Nursing
Personal Support Worker Certificate | Humber Ridge College
Health Care Assistant Certificate | Vale Community College
Care Certificate | Skills for Care
NVQ Level 3 Health and Social Care | City & Guilds
Philippine RN Licence | PRC
NCLEX-RN | NCSBN
DHA Licence | Dubai Health Authority
AHPRA registration | Nursing and Midwifery Board of Australia
HCPC registration | HCPC
Registered Pharmacy Technician | Ontario College of Pharmacists
Certified Pharmacy Technician (CPhT) | PTCB
Phlebotomy Technician | National Healthcareer Association
Certified Clinical Medical Assistant | NHA
Certified Professional Coder | AAPC
X-Ray Operator Permit | Radiologic Health Branch
Medication Administration | Larkfield Care Academy
Safeguarding Adults Level 2 | Social Care Institute
Vulnerable Sector Check | Toronto Police Service
Enhanced DBS | Disclosure and Barring Service
Garda Vetting | National Vetting Bureau
National Police Check | Australian Federal Police
NBI Clearance | National Bureau of Investigation
PVG Scheme | Disclosure Scotland
Red Seal Electrician | Skilled Trades Ontario
Certificate of Qualification 309A | Ontario College of Trades
313A Refrigeration Mechanic | Skilled Trades Ontario
Red Seal Carpenter | SkilledTradesBC
Journeyman Electrician License | Texas TDLR
Master Plumber License | State of Maine
18th Edition Wiring Regulations (BS 7671) | City & Guilds
2391 Inspection and Testing | City & Guilds
AM2 | NET
ECS Gold Card | JIB
PAT Testing | Ashdown Training
Electrical Wireman Permit | Kerala State Licensing Board
Wireman's Licence | Department of Labour
A Grade Electrician's Licence | Energy Safe Victoria
Electrical Practising Licence | EWRB
Gas Safe Registered | Gas Safe Register
ACS Core Domestic Gas | Trade Skills North
OFTEC 101 | OFTEC
G2 Gas Licence | TSSA
Gas Fitter Class B | Technical Safety BC
EPA 608 Universal | ESCO Institute
F-Gas Category 1 | City & Guilds
ARCtick Refrigerant Handling Licence | Australian Refrigeration Council
ODP Card | HRAI
NATE Certified Technician | NATE
Backflow Prevention Tester | American Water Works Association
NVQ Level 3 Plumbing | City & Guilds
NVQ Level 2 Bricklaying | CITB
Level 3 Diploma in Site Carpentry | City & Guilds
SVQ Level 3 Joinery | SQA
Cert III in Carpentry | TAFE NSW
Cert IV in Training & Assessment | TAFE Queensland
Certificate III in Commercial Cookery | William Angliss Institute
Certificate III in Individual Support | TAFE SA
Certificate IV in Ageing Support | Selmar Institute
CWB All Position | Canadian Welding Bureau
B-Pressure Welder | Technical Safety BC
AWS D1.1 | American Welding Society
Certified Welding Inspector | American Welding Society
CSWIP 3.1 | TWI
ASME IX 6G | Bureau Veritas
ISO 9606-1 | TÜV Rheinland
NDT Level II UT | ASNT
NACE Level 2 | AMPP
SMAW NC II | TESDA
Bread and Pastry Production NC II | TESDA
Driving NC II | TESDA
Housekeeping NC II | TESDA
ITI Fitter | NCVT
National Trade Certificate (Electrician) | NCVT
Trade Test Certificate (Boilermaker) | MERSETA
N6 Certificate | Department of Higher Education
WSQ Forklift Operations | SkillsFuture Singapore
Higher Nitec in Mechatronics | ITE
CVQ Level 2 | HEART Trust
ASE Master Technician | ASE
ASE A5 Brakes | ASE
MOT Tester | DVSA
IMI Level 3 Hybrid Vehicle | IMI
Automotive Service Technician (Red Seal) | Apprenticeship Manitoba
4th Class Power Engineer | ABSA
Boiler Operator Licence | City of Detroit
Water Treatment Operator Class II | Environmental Operators Certification Program
Blasting Licence | WorkSafeBC
Faller Certification | BC Forest Safety Council
Chainsaw Certificate | Lantra
Pesticide Applicator Licence | Ontario Ministry of the Environment
PA1 and PA6 | NPTC
ISA Certified Arborist | International Society of Arboriculture
Firefighter I | Pro Board
S-100 Basic Fire Suppression | Interior Wildfire Training
Security Guard Licence | Ontario Ministry of the Solicitor General
SIA Door Supervisor | Security Industry Authority
SIA CCTV Licence | SIA
Guard Card | BSIS
PSIRA Grade C | PSIRA
Class 1 Security Licence | NSW Police
PSA Licence (Door Security) | Private Security Authority
CPR/AED for Lifeguards | YMCA
National Lifeguard | Lifesaving Society
Bronze Cross | Lifesaving Society
NPLQ | RLSS UK
PADI Divemaster | PADI
RYA Powerboat Level 2 | RYA
STCW Basic Safety Training | Maritime and Coastguard Agency
Marine Advanced First Aid | Fraser Maritime Training Centre
GMDSS General Operator | Transport Canada
Second-class Engineer, Motor Ship | Transport Canada
ENG1 Medical | MCA
Small Vessel Operator Proficiency | Transport Canada
BOSIET | OPITO
GWO Basic Safety | Global Wind Organisation
Private Pilot Licence | Transport Canada
Part 107 Remote Pilot | FAA
A&P License | FAA
Cabin Crew Attestation | EASA
IATA Dangerous Goods | IATA
Level 3 Personal Trainer | Active IQ
NASM CPT | NASM
RYT 200 | Yoga Alliance
NCCP Level 1 | Coaching Association of Canada
Cosmetology License | State of Ohio
NVQ Level 2 Hairdressing | VTCT
Barber Licence | State Board of Barbers
Gel Nail Certificate | Nova Beauty Academy
Early Childhood Educator, Registered | College of Early Childhood Educators
ECE Level 2 | Manitoba Early Learning
Ontario Certified Teacher | Ontario College of Teachers
Qualified Teacher Status | Department for Education
TEFL 120 hour | International TEFL Academy
CELTA | Cambridge English
TESOL Certificate | Trinity College London
SACE registration | South African Council for Educators
CTET | CBSE
Jolly Phonics Level 2 | Lahore Phonics House
AAT Level 3 | AAT
AAT Level 2 Certificate in Bookkeeping | Weston Vale College
CPA | CPA Ontario
Chartered Accountant (ACA) | ICAEW
ACCA Part-Qualified | ACCA
Certified Internal Auditor (CIA) | The IIA
Payroll Compliance Practitioner | National Payroll Institute
QuickBooks Online ProAdvisor | Intuit
Xero Advisor Certification | Xero
CIPD Level 5 | CIPD
CPHR | CPHR BC
SHRM-CP | SHRM
CFA Level II | CFA Institute
Canadian Securities Course | Canadian Securities Institute
LLQP | IFSE Institute
Series 7 | FINRA
Real Estate License | California Department of Real Estate
Mortgage Agent Level 1 | FSRA
CeMAP | London Institute of Banking & Finance
NISM Series VIII | NISM
PMP | Project Management Institute
Project Management Professional (PMP) | PMI
PRINCE2 Practitioner | AXELOS
Certified ScrumMaster | Scrum Alliance
ITIL 4 Foundation | PeopleCert
Lean Six Sigma Green Belt | IASSC
Six Sigma Yellow Belt | ASQ
CIPS Level 4 | CIPS
CSCP | APICS
LEED Green Associate | USGBC
Chartered Engineer | Engineering Council
P.Eng. | PEO
Member (MICE) | Institution of Civil Engineers
CompTIA A+ | CompTIA
CompTIA Security+ | CompTIA
CCNA | Cisco
AWS Certified Solutions Architect – Associate | Amazon Web Services
AZ-104 Azure Administrator | Microsoft
Microsoft Office Specialist | Microsoft
Google Analytics Certification | Google
Google IT Support Professional Certificate | Coursera
HubSpot Inbound Marketing | HubSpot Academy
Salesforce Certified Administrator | Salesforce
ISTQB Foundation Level | ISTQB
Certified Kubernetes Administrator | Linux Foundation
SolidWorks CSWA | Dassault Systèmes
Mastercam Mill Level 1 | CAMworks Asia
Certified Meeting Professional (CMP) | Events Industry Council
Notary Public | State of Illinois
Commissioner for Taking Affidavits | Province of Ontario
Accredited Paralegal | Law Society of Scotland
Licence to practise | Kenya Veterinary Board
Therapeutic Crisis Intervention (TCI) | Residential Care Services
IELTS 7.5 | British Council
CELPIP 9 | Paragon Testing
DELF B2 | France Éducation international
Goethe-Zertifikat B2 | Goethe-Institut
JLPT N2 | Japan Foundation
CACES R489 catégorie 3 | AFTRAL
SST | INRS
Habilitation électrique B1V | APAVE
Permis C | Préfecture du Rhône
FIMO marchandises | AFTRAL
BAFA | Jeunesse et Sports
SSIAP 1 | APAVE
Hygiène alimentaire (HACCP) | GRETA
Carte ASP construction | ASP Construction
RCR | Croix-Rouge
Staplerschein | DEKRA
Schweißerprüfung DIN EN ISO 9606-1 | TÜV Süd
Ausbildereignung (AEVO) | IHK München
Ersthelfer | Deutsches Rotes Kreuz
Führerschein Klasse CE | Stadt Kassel
Sachkundeprüfung § 34a | IHK Berlin
Carnet de carretillero | Centro de Formación Ebro
Manipulador de alimentos | Junta de Andalucía
Primeros auxilios | Cruz Roja
Permiso de conducir C | DGT
NR-35 | SENAI
NR-10 | SENAI
CNH categoria D | DETRAN
Primeiros socorros | INEM
Patentino del muletto | Centro Studi Lago
Attestato HACCP | Regione Lazio
VCA Basis | Stichting Arbo
Prawo jazdy kat. C | Starostwo Powiatowe
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string]);
