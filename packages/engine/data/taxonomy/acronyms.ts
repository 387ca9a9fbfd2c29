/**
 * Short names of trades with what they stand for, one a line: `SHORT | long name | long name ? context`.
 * Each long name is the very same thing. Where a short name has several, or is an everyday word or a unit
 * as well, the words behind `?` must stand in the resume, which shows the field. Several long names
 * without context are writings of one.
 */
export const ACRONYM_TABLE = `
2FA | two-factor authentication | 2-factor authentication
3PL | third-party logistics
4PL | fourth-party logistics
4WD | four-wheel drive ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
8D | eight disciplines | 8 disciplines ? root cause, corrective action, quality engineer, supplier quality, manufacturing, customer complaints
A&E | accident and emergency | accident & emergency ? nhs, hospital, ward, triage, ambulance, paramedic, nurse, nursing
A&H | accident and health | accident & health ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals
A&P | airframe and powerplant | airframe & powerplant ? aircraft, aviation, airframe, powerplant, faa, hangar, mechanic certificate, avionics
A&R | artists and repertoire | artists & repertoire ? record label, music, recording artist, songwriter, demo, recording studio, music publishing
A/C | account ? accounting, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks | air conditioning ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump, automotive, dealership, vehicle repair
A/E | architect/engineer ? design firm, construction documents, general contractor, submittals, building design, usace
AA | Alcoholics Anonymous ? narcotics anonymous, 12-step, twelve-step, 12 step, aa meetings, sobriety, sober living
AAA | American Arbitration Association ? arbitration, mediation, litigation, attorney, arbitrator, disputes, paralegal
AAC | augmentative and alternative communication
AADT | annual average daily traffic
AAHA | American Animal Hospital Association
AALAS | American Association for Laboratory Animal Science
AAM | American Alliance of Museums ? museum, museums, curator, curatorial, exhibitions, exhibits, gallery, museum collections
AAMA | American Association of Medical Assistants ? medical assistant, medical assisting, cma, phlebotomy, vital signs, patients
AAMD | Association of Art Museum Directors
AAP | affirmative action plan ? eeo, eeoc, ofccp, human resources, eeo-1, hr, compliance
AASHTO | American Association of State Highway and Transportation Officials
AASLH | American Association for State and Local History
AAT | Art & Architecture Thesaurus ? museum, museums, curator, curatorial, exhibitions, exhibits, gallery, museum collections, cataloging, cataloguing, archivist | Association of Accounting Technicians ? accounting, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks
AB | able seaman | able-bodied seaman ? deckhand, vessel, seafarer, twic, merchant marine, mooring, deck department
ABA | applied behavior analysis | applied behaviour analysis ? autism, rbt, bcba, behavior technician, behaviour, behavior plans, registered behavior technician, discrete trial, special education, asd, autistic, behaviour technician, special needs, behaviour plans | American Bar Association ? paralegal, attorney, law school, law firm, litigation, legal assistant, juris doctor
ABAP | Advanced Business Application Programming
ABC | activity-based costing ? cost accountant, cost accounting, management accountant, management accounts, overhead allocation, standard costing, general ledger, month-end
ABE | adult basic education ? ged, adult learners, literacy instructor, esl, adult education, hiset, numeracy
ABG | arterial blood gas | arterial blood gases
ABI | acquired brain injury ? rehabilitation, support worker, brain injury, occupational therapy, residents, personal care, neurological
ABL | asset-based lending ? banking, lending, credit analyst, borrowing base, commercial loans, factoring, underwriting, field examiner
ABLLS | Assessment of Basic Language and Learning Skills
ABM | account-based marketing ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, sales enablement
ABR | Accredited Buyer's Representative ? realtor, real estate, listings, mls, home buyers, brokerage, sellers
ABS | anti-lock braking system | antilock braking system | anti-lock brake system ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician | acrylonitrile butadiene styrene ? plumber, plumbing, drain pipe, injection molding, injection moulding, 3d printing, plastics, dwv | American Bureau of Shipping ? shipyard, shipbuilding, vessel, marine engineer, naval architect, classification society
ABSN | accelerated Bachelor of Science in Nursing
ABTA | Association of British Travel Agents
ABV | alcohol by volume
AC | alternating current ? electrician, electrical engineer, ac/dc, dc motors, vfd, inverter, switchgear, circuit breaker | air conditioning ? hvac, refrigerant, refrigeration, furnace, heating and cooling, ductwork, heat pump
ACA | American Correctional Association ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility | American Camp Association ? summer camp, camp counselor, camp director, campers, day camp, overnight camp | Affordable Care Act ? benefits administration, 1095-c, health insurance, open enrollment, cobra, payroll, benefits specialist, group health, medicaid, insurance agent | Associate Chartered Accountant ? icaew, chartered accountant, statutory accounts, uk gaap, frs 102, audit senior, hmrc, statutory audit, ifrs
ACARS | Aircraft Communications Addressing and Reporting System
ACAS | Advisory, Conciliation and Arbitration Service ? grievances, grievance, disciplinary, employment law, cipd, tribunal, employee relations, settlement agreements, employment tribunal | Associate of the Casualty Actuarial Society ? actuary, actuarial, reserving, actuarial analyst, soa exams, pricing models, insurance
ACCA | Association of Chartered Certified Accountants ? accounting, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks
ACCT | assessment, care in custody and teamwork ? prison officer, prisoners, hmp, self-harm, hmpps, young offenders, prison
ACD | automatic call distribution ? call center, call centre, contact center, contact centre, ivr, telephony, avaya, genesys | automatic call distributor ? call centre, call center, contact centre, contact center, inbound calls, customer service, helpdesk, call handling, service desk
ACE | adverse childhood experience ? trauma, trauma-informed, child welfare, social worker, foster, safeguarding | Automated Commercial Environment ? customs, cbp, customs broker, import, tariff, entry summary, freight forwarding | American Council on Exercise ? personal trainer, personal training, fitness, group fitness, gym, health coach
ACF | Administration for Children and Families ? head start, child welfare, refugee, tanf, federal grant, foster care
ACFR | annual comprehensive financial report
ACGIH | American Conference of Governmental Industrial Hygienists
ACH | automated clearing house
ACI | American Concrete Institute ? concrete, rebar, formwork, structural engineer, slump, cement, cylinders, field testing technician
ACII | Associate of the Chartered Insurance Institute
ACL | access control list ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, juniper
ACLS | advanced cardiovascular life support | advanced cardiac life support
ACM | asbestos-containing material ? asbestos, abatement, hazardous materials, demolition, remediation, industrial hygiene | aluminum composite material | aluminium composite material ? cladding, curtain wall, glazing, facade, glazier, building envelope
ACO | accountable care organization ? medicare, population health, primary care, providers, value-based care, physicians | animal control officer ? animal control, animal shelter, stray, euthanasia, humane society, animal cruelty, kennel
ACP | advanced care paramedic ? ambulance, paramedic, paramedicine, ems, primary care paramedic, prehospital | advanced clinical practitioner ? nhs, nmc, hcpc, advanced clinical practice, band 7, band 8a
ACR | Accessibility Conformance Report ? wcag, vpat, screen reader, accessibility, section 508, nvda, jaws, assistive technology
ACRL | Association of College and Research Libraries
ACS | Army Community Service ? army, soldiers, military families, garrison, family readiness, military spouses | American Community Survey ? census, demographic, planner, gis, census bureau, data analysis of census
ACSM | American College of Sports Medicine
ACT | acceptance and commitment therapy ? psychotherapy, psychotherapist, cbt, cognitive behavioral therapy, cognitive behavioural therapy, dbt, counsellor, mindfulness | assertive community treatment ? act team, severe mental illness, serious mental illness, psychosis, mental health case manager, community mental health | acoustical ceiling tile | acoustic ceiling tile ? drywall, ceiling grid, t-bar, metal studs, suspended ceiling, steel stud
ACTFL | American Council on the Teaching of Foreign Languages
ACV | actual cash value ? claims adjuster, claims examiner, insurance claims, adjuster, policyholders, xactimate, subrogation, property claims, auto claims, claims handler | annual contract value ? saas, account executive, customer success, churn, quota, renewals, subscription, bookings, revenue operations
ACW | after-call work ? call centre, call center, contact centre, contact center, inbound calls, customer service, helpdesk, call handling, service desk
AD | Active Directory ? windows, accounts, help desk, helpdesk, service desk, support, server, azure, network, passwords, users, windows server, group policy, domain controller, system administrator, systems administrator | airworthiness directive ? aircraft, aviation, airframe, hangar, avionics, faa, easa, service bulletin, aircraft maintenance | assistant director ? film, television, call sheet, shooting schedule, production assistant, feature film, set
AD&D | accidental death and dismemberment | accidental death & dismemberment
ADA | American Dental Association ? dental, dentist, dental assistant, dental hygienist, orthodontic, chairside | Americans with Disabilities Act ? accommodations, fmla, reasonable accommodation, section 504, eeo, fair housing, wcag, section 508, accessibility, vpat, screen reader, assistive technology, human resources, eeoc, employment law, compliance | assistant district attorney ? prosecutor, prosecution, felony, district attorney, misdemeanor, arraignment, grand jury
ADAS | advanced driver assistance system
ADE | adverse drug event ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances
ADEA | Age Discrimination in Employment Act
ADHD | attention deficit hyperactivity disorder
ADL | activities of daily living | activity of daily living
ADM | agency decision maker ? adoption, fostering, fostering panel, adoption panel, social worker | assistant deputy minister ? ministry, government of canada, briefing notes, policy analyst, deputy minister, public service
ADN | associate degree in nursing | associate's degree in nursing ? nursing, nurse, rn, nclex, clinical rotations, med-surg
ADON | assistant director of nursing
ADR | adverse drug reaction ? pharmacy, pharmacist, pharmacovigilance, drug safety, prescriptions, medications, clinical trials | alternative dispute resolution ? arbitration, mediator, arbitrator, litigation, paralegal, attorney, settlement conference, mediation, claims handler, complaints, ombudsman, solicitor, dispute | average daily rate ? hotel, revpar, occupancy, revenue management, hospitality, front desk, rooms division, front office, guest rooms, resort | automated dialogue replacement | automatic dialogue replacement ? post-production, foley, sound editor, sound design, re-recording, pro tools, dialogue editor, dubbing
ADS-B | automatic dependent surveillance-broadcast
ADT | admission, discharge and transfer ? hl7, unit secretary, unit clerk, patient registration, hospital admissions, ward clerk, bed management | average daily traffic ? traffic engineer, roadway, highway, intersection, traffic study, traffic counts
AE | account executive ? quota, saas, advertising agency, b2b, prospecting, salesforce, pr agency
AED | automated external defibrillator
AEMT | advanced emergency medical technician
AET | Award in Education and Training ? assessor, learners, further education, apprenticeships, adult learning, ptlls
AFCI | arc fault circuit interrupter
AFE | authorization for expenditure | authority for expenditure ? joint interest billing, oil and gas accounting, landman, joint venture accounting, upstream, petroleum accountant, working interest, oil and gas, oilfield, drilling rig, refinery, pipeline, wellsite, offshore, petrochemical, petroleum
AFFF | aqueous film-forming foam
AFIS | automated fingerprint identification system
AFL | assessment for learning ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
AFO | ankle-foot orthosis | ankle-foot orthoses ? orthotics, orthotist, prosthetics, physical therapy, physiotherapy, gait, pedorthist
AFOQT | Air Force Officer Qualifying Test
AFP | Association of Fundraising Professionals ? fundraising, fundraiser, donors, donor, charity, nonprofit, philanthropy, annual giving
AFSC | Air Force Specialty Code ? air force, airman, usaf, squadron, air force base, sergeant
AFUE | annual fuel utilization efficiency
AG | attorney general ? prosecutor, litigation, paralegal, attorney, legal counsel, law enforcement, solicitor general
AGACNP | adult-gerontology acute care nurse practitioner
AGI | adjusted gross income ? tax returns, tax preparer, irs, 1040, tax season, h&r block, tax planning, mortgage, financial aid
AGM | annual general meeting ? board, committee, company secretary, minutes, shareholders, trustees, directors, corporate governance, members
AGO | Attorney General's Office ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor
AGV | automated guided vehicle | automatic guided vehicle
AHA | American Heart Association ? cpr, bls, acls, pals, first aid, basic life support
AHERA | Asbestos Hazard Emergency Response Act
AHIMA | American Health Information Management Association
AHJ | authority having jurisdiction | authorities having jurisdiction
AHLA | American Hotel & Lodging Association | American Hotel and Lodging Association
AHT | average handling time | average handle time ? call centre, call center, contact centre, contact center, inbound calls, customer service, helpdesk, call handling, service desk
AHU | air handling unit | air handler unit
AI | artificial intelligence ? machine learning, deep learning, data scientist, neural networks, pytorch, tensorflow, scikit-learn, python, llm, chatgpt, software, generative | artificial insemination ? cattle, dairy, livestock, herd, breeding, sows, calving, semen, bovine
AI/ML | artificial intelligence and machine learning | artificial intelligence/machine learning
AIA | annual investment allowance ? hmrc, capital allowances, corporation tax, tax returns, self assessment, statutory accounts, ct600 | American Institute of Architects ? architect, architectural, construction documents, general contractor, building design, submittals
AICP | American Institute of Certified Planners
AICPA | American Institute of Certified Public Accountants
AIIC | International Association of Conference Interpreters ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
AIP | agreement in principle ? mortgage adviser, mortgage advisor, mortgage broker, mortgages, lenders, estate agent, cemap
AIS | automatic identification system ? vessel, ship, bridge watch, navigation, deck officer, maritime, ecdis, seafarer
AISC | American Institute of Steel Construction ? structural steel, steel fabrication, ironworker, structural engineer, steel erection, steel detailer | all-in sustaining cost ? gold mine, mining, ore, mine site, ounces, mine planning
AISI | American Iron and Steel Institute
AIT | advanced individual training ? us army, army, soldier, basic combat training, army reserve, national guard, infantry
AKS | Azure Kubernetes Service ? azure devops, docker, helm, terraform, devops, kubernetes, argocd, microservices
ALA | American Library Association ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist
ALARA | as low as reasonably achievable
ALARP | as low as reasonably practicable
ALE | additional living expense ? claims adjuster, claims examiner, insurance claims, adjuster, policyholders, xactimate, subrogation, property claims, auto claims, claims handler | applicable large employer ? affordable care act, 1095-c, 1094-c, benefits administration, open enrollment, payroll, minimum essential coverage
ALF | assisted living facility | assisted living facilities ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
ALJ | administrative law judge
ALM | application lifecycle management ? test cases, test automation, jira, azure devops, quality center, software engineer, defect tracking, power platform | asset liability management | asset and liability management ? banking, teller, lending, loan officer, credit analyst, personal banker, bank branch, commercial loans, credit union, deposits, treasury, interest rate risk, actuarial
ALMO | arm's length management organisation ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords
ALN | additional learning needs ? pupils, special needs, teaching assistant, alnco, estyn
ALNCO | additional learning needs coordinator | additional learning needs co-ordinator
ALPR | automated license plate reader | automatic license plate reader
ALS | advanced life support ? paramedic, emt, ambulance, ems, bls, prehospital, firefighter, paramedicine
ALSC | Association for Library Service to Children
ALTA | American Land Title Association ? title, escrow, closing, settlement, real estate, survey, title insurance, mortgage, land surveyor, surveyor, land survey, surveying, total station, topographic, geomatics, boundary survey
AMA | against medical advice ? detox, patient discharge, emergency department, inpatient unit, psychiatric unit, emt, discharge planning
AMC | appraisal management company ? appraiser, appraisal, mortgage, uspap, loan processor, comparables, valuation
AMCTO | Association of Municipal Managers, Clerks and Treasurers of Ontario
AMD | acid mine drainage ? mine, mining, tailings, mine closure, reclamation, geochemistry
AMHP | approved mental health professional
AMI | area median income ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist | Association Montessori Internationale ? montessori, preschool, casa, directress, early childhood, practical life | advanced metering infrastructure ? utility, meter reading, smart meter, metering, electric distribution, water utility
AML | anti-money laundering
AMR | automated meter reading | automatic meter reading ? utility, water meter, meter reader, gas meter, metering, smart meter | autonomous mobile robot ? robotics, warehouse automation, agv, material handling, fleet manager, navigation stack
AMS | American Montessori Society ? montessori, preschool, early childhood, toddlers, practical life, lead guide
AMT | alternative minimum tax ? tax returns, tax preparer, tax accountant, taxation, irs, tax planning, tax compliance, corporate tax, cpa | aviation maintenance technician ? aircraft, airframe, powerplant, avionics, hangar, aviation
ANA | American Nurses Association ? nurse, nursing, rn, registered nurse, bsn, ancc | Afghan National Army ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment, afghanistan
ANCC | American Nurses Credentialing Center
ANFO | ammonium nitrate fuel oil
ANOVA | analysis of variance
ANPR | automatic number plate recognition
ANSI | American National Standards Institute
AOB | assignment of benefits ? claims adjuster, medical billing, insurance claims, policyholders, claims examiner, property claims, payer, litigation
AODA | Accessibility for Ontarians with Disabilities Act
AOG | aircraft on ground
AOI | automated optical inspection | automatic optical inspection ? smt, pcb, electronics assembly, solder, surface mount, circuit board
AOS | adjustment of status ? immigration, uscis, i-485, green card, asylum, petitions, visa
AOV | average order value ? ecommerce, e-commerce, conversion rate, shopify, paid search, digital marketing, google analytics, online store
AP | accounts payable ? invoices, invoice, ledger, accounting, payable, receivable, ar, vendor, vendors, supplier, suppliers, bookkeeping, bookkeeper, accounts, finance, accountant | Advanced Placement ? teacher, high school teacher, lesson plans, college board, honors classes, calculus, classroom management | access point ? wi-fi, wifi, wireless controller, wlan, ssid, meraki, aruba, ubiquiti, cisco, network technician | Associated Press ? journalist, journalism, newsroom, reporter, copy editor, news, newspaper | asset protection ? shrink, shoplifting, store theft, loss prevention, apprehension, organized retail crime
APA | American Psychological Association ? style, citations, journal, manuscripts, citation, mla, psychology, psychologist, chicago style, peer-reviewed | Administrative Procedure Act ? rulemaking, administrative law, regulatory counsel, federal register, attorney, judicial review | American Payroll Association ? payroll, fpc, garnishments, payroll taxes, payroll specialist, payroll manager, multi-state | advance pricing agreement ? transfer pricing, international tax, intercompany pricing, competent authority, beps, oecd guidelines | asset purchase agreement ? mergers and acquisitions, m&a, due diligence, corporate counsel, acquisitions, transactions, divestitures
APAC | Asia-Pacific
APD | auto physical damage ? claims adjuster, claims examiner, insurance claims, adjuster, policyholders, xactimate, subrogation, property claims, auto claims, claims handler
APHIS | Animal and Plant Health Inspection Service
API | application programming interface ? software engineer, software developer, backend, full stack, javascript, java, github, microservices, web developer, rest, postman, web services | American Petroleum Institute ? oil and gas, oilfield, refinery, pipeline, storage tank, drilling rig, pressure vessel, petrochemical, wellhead
APM | application performance monitoring ? datadog, new relic, dynatrace, appdynamics, devops, kubernetes, observability, splunk, site reliability | Association for Project Management ? prince2, project manager, programme manager, pmo, project management, project coordinator, pmq
APPLA | another planned permanent living arrangement
APQP | advanced product quality planning
APR | annual performance report ? hud, coc, hmis, trio, upward bound, federal grant, grant reporting, homeless | annual percentage rate ? teller, lending, loan officer, credit analyst, personal banker, bank branch, commercial loans, credit union, deposits, mortgage, credit card, auto loans, consumer loans, f&i | Accredited in Public Relations ? public relations, media relations, press releases, journalists, publicist, communications manager, corporate communications, media coverage
APRN | advanced practice registered nurse
APS | adult protective services ? elder abuse, social worker, case manager, vulnerable adults, neglect, mandated reporter, social work, caseworker, elder neglect | attending physician statement | attending physician's statement ? underwriting, underwriter, life insurance, disability claims, claims examiner, case manager, long-term disability
APT | advanced persistent threat ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting
aPTT | activated partial thromboplastin time
APU | auxiliary power unit ? aircraft, diesel mechanic, truck mechanic, tractor trailer, aviation maintenance, heavy truck, truck, aviation, airframe, tractor-trailer, diesel, hangar, engine
APWA | American Public Works Association
APY | annual percentage yield ? banking, teller, lending, loan officer, credit analyst, personal banker, bank branch, commercial loans, credit union, deposits
AQ | additional qualification ? teacher, oct, school board, ontario college of teachers, occasional teacher
AQL | acceptable quality limit | acceptable quality level
AR | accounts receivable ? invoices, invoice, ledger, accounting, payable, receivable, ap, credit, collections, billing, bookkeeping, bookkeeper, accounts, finance, general ledger, month-end | augmented reality ? unity, unreal, arkit, arcore, virtual reality, hololens, vuforia, unreal engine, 3d, immersive, mixed reality | appointed representative ? fca, mortgage adviser, mortgage advisor, cemap, financial adviser, principal firm, insurance broker
ARD | admission, review and dismissal ? special education, iep, sped, diagnostician, iep meetings, school district | acid rock drainage ? mine, mining, tailings, geochemistry, waste rock, mine closure
ARDMS | American Registry for Diagnostic Medical Sonography
ARFF | aircraft rescue and firefighting | aircraft rescue and fire fighting | aircraft rescue firefighting
ARIA | Accessible Rich Internet Applications ? wcag, screen reader, screen readers, accessibility, html, nvda, voiceover, front-end
ARLA | Association of Residential Letting Agents
ARM | adjustable-rate mortgage ? mortgage, loan officer, loan processor, mortgage underwriter, home loans, refinance, loan originator, closing disclosure, mortgage banker | Associate in Risk Management ? cpcu, risk manager, insurance, underwriter, loss control, ainsurance, commercial lines
ARMA | Association of Records Managers and Administrators ? records management, records manager, records retention, information governance, archivist, retention schedules
ARNP | advanced registered nurse practitioner
ARO | asset retirement obligation ? accounting, accountant, ifrs, us gaap, general ledger, fixed assets, month-end
AROM | active range of motion ? physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
ARPU | average revenue per user
ARR | annual recurring revenue ? saas, churn, product manager, customer success, mrr, renewals, b2b, account executive, quota, subscription, bookings, revenue operations | accounting rate of return ? capital budgeting, net present value, management accountant, payback, investment appraisal, internal rate of return
ARRT | American Registry of Radiologic Technologists
ARV | after-repair value ? real estate, flipping, rehab, hard money, investor, wholesaling, realtor
AS/RS | automated storage and retrieval system | automated storage & retrieval system
ASA | average speed of answer | average speed to answer ? call centre, call center, contact centre, contact center, inbound calls, customer service, helpdesk, call handling, service desk | Advertising Standards Authority ? advertising, cap code, marketing, ofcom, copywriter, media buying, campaigns | Associate of the Society of Actuaries ? actuary, actuarial, reserving, actuarial analyst, soa exams, pricing models, insurance
ASAM | American Society of Addiction Medicine ? addiction, substance abuse, substance use, detox, recovery, counselor, treatment plans
ASB | antisocial behaviour | anti-social behaviour ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, neighbourhood policing, community safety
ASBO | anti-social behaviour order | antisocial behaviour order
ASC | ambulatory surgery center | ambulatory surgical center ? perioperative, surgical, surgery, anesthesia, pacu, operating room, surgeons | autism spectrum condition ? special needs, sen, send, send provision, autistic, ehcp, teaching assistant, pupils, special school | Accounting Standards Codification ? us gaap, asc 606, asc 842, revenue recognition, technical accounting, lease accounting, sec reporting, fasb
ASCAP | American Society of Composers, Authors and Publishers
ASCE | American Society of Civil Engineers
ASCP | American Society for Clinical Pathology ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
ASD | autism spectrum disorder ? autism, autistic, behavior technician, aba, special needs, sensory, developmental disabilities, special education, iep, sen, paraprofessional, ehcp | adjustable speed drive ? electrician, vfd, motor control, plc, switchgear, ac motors | allowable stress design ? structural engineer, lrfd, steel design, aisc, timber design, structural analysis
ASE | adult secondary education ? ged, adult learners, adult basic education, abe, hiset, adult education | Automotive Service Excellence ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
ASFA | Adoption and Safe Families Act
ASHA | American Speech-Language-Hearing Association ? speech, slp, audiology, audiologist, hearing, dysphagia
ASHE | Association for the Study of Higher Education ? higher education, doctoral, dissertation, student affairs
ASHP | air source heat pump
ASHRAE | American Society of Heating, Refrigerating and Air-Conditioning Engineers
ASIC | application-specific integrated circuit ? verilog, systemverilog, rtl, vlsi, fpga, synthesis, tapeout, uvm, vhdl, chip design
ASIST | Applied Suicide Intervention Skills Training ? suicide, suicide prevention, mental health, crisis line, crisis intervention, counselling
ASL | American Sign Language
ASME | American Society of Mechanical Engineers
ASN | additional support needs ? pupils, classroom assistant, special needs, pupil support, teaching, children and young people | advance ship notice | advance shipping notice | advanced shipping notice | advanced ship notice ? edi, warehouse, receiving, logistics, purchase orders, shipments, inbound, procurement, suppliers, shipping, supplier, distribution centre, distribution center, vendor compliance
ASNT | American Society for Nondestructive Testing
ASO | administrative services only ? benefits administration, group benefits, self-funded, health insurance, stop loss, benefits specialist, employee benefits, third-party administrator
ASP | Associate Safety Professional ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation
ASPA | American Society for Public Administration ? public administration, mpa, city manager, municipal, public policy
ASPE | Accounting Standards for Private Enterprises
ASQ | Ages and Stages Questionnaire ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten, developmental screening, early intervention | American Society for Quality ? quality inspector, quality engineer, manufacturing, six sigma, iso 9001, production line, supplier quality, machining, assembly line, lean manufacturing
ASSE | American Society of Sanitary Engineering ? plumber, plumbing, backflow, medical gas, cross-connection, mixing valve
AST | assured shorthold tenancy | assured shorthold tenancies ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, estate agent, tenancies, letting agent, property manager, rightmove | aboveground storage tank | above-ground storage tank ? spcc, fuel storage, ust, storage tanks, tank inspection, remediation, terminal operator
ASTM | American Society for Testing and Materials
ASVAB | Armed Services Vocational Aptitude Battery
ASYE | assessed and supported year in employment
AT | assistive technology ? special education, iep, disabilities, occupational therapist, augmentative, special needs
ATA | American Translators Association ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
ATC | automatic tool changer ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer | air traffic control ? pilot, aircraft, airspace, aviation, tower, airport, flight | automatic train control ? train, rail, signalling, signaling, metro, subway, transit
ATCT | airport traffic control tower | air traffic control tower
ATE | after the event ? personal injury, solicitor, litigation, paralegal, fee earner, claimant
ATF | automatic transmission fluid ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
ATIP | Access to Information and Privacy
ATIS | automatic terminal information service ? pilot, aircraft, airport, flight, aviation, air traffic
ATL | above the line ? btl, fmcg, ttl, integrated campaigns, brand activation, through the line, below the line
ATLS | advanced trauma life support
ATO | authorization to operate | authority to operate ? cybersecurity, cyber security, information security, soc analyst, siem, nist, stig, emass, fedramp, fisma, issm
ATP | available to promise ? supply chain, mrp, production planning, inventory, sap, demand planning, order management, master scheduler | automatic train protection ? train, rail, signalling, metro, railway, signaling | airline transport pilot ? pilot, aircraft, flight hours, first officer, captain, multi-engine, type rating, faa | adenosine triphosphate ? swab, swabbing, sanitation, food safety, biochemistry, cell viability, luminescence, food plant
ATPL | airline transport pilot licence | airline transport pilot license
ATS | applicant tracking system ? recruiter, recruiting, recruitment, talent acquisition, candidates, hiring managers, staffing, sourcing, human resources | automatic transfer switch | automatic transfer switches ? generator, electrician, switchgear, ups systems, standby power, backup power, data center
ATT | Association of Taxation Technicians ? hmrc, tax, cta, personal tax, corporation tax, self assessment, tax returns
ATV | all-terrain vehicle
AuD | Doctor of Audiology ? audiology, audiologist, hearing aids, hearing, audiometry, tympanometry
AUM | assets under management ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity
AUSA | Assistant United States Attorney | Assistant U.S. Attorney
AV | audiovisual | audio-visual ? conference, meeting rooms, events, projector, events coordinator, boardroom
AVC | additional voluntary contribution ? pension, pensions, defined contribution, payroll, pensions administrator, scheme members, defined benefit
AVID | Advancement Via Individual Determination ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, college readiness
AVL | automatic vehicle location | automatic vehicle locator
AVM | automated valuation model ? appraisal, appraiser, valuation, mortgage, surveyor, underwriter, property values, lending
AVMA | American Veterinary Medical Association
AVP | assistant vice president ? banking, investment bank, branch manager, insurance, vice president, underwriting, compliance, loan
AVR | automatic voltage regulator ? generator, genset, electrician, power plant, excitation, alternator
AWB | air waybill | airway bill | air way bill
AWD | all-wheel drive
AWG | American wire gauge ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician, wire harness, crimping
AWOL | absent without leave
AWP | aerial work platform ? scissor lift, boom lift, forklift, telehandler, man lift, equipment rental, fall protection | advanced work packaging ? workface planning, epc, work packages, construction planner, constructability, industrial construction
AWPU | age-weighted pupil unit
AWR | Agency Workers Regulations ? recruitment consultant, temps, agency workers, recruitment, payroll, umbrella, temporary workers
AWS | Amazon Web Services ? ec2, s3, lambda, cloud, devops, terraform, azure, software engineer, data engineer, docker, python | American Welding Society ? welder, welding, weld, fabricator, gmaw, smaw, boilermaker, pipe welding
AWWA | American Water Works Association
B/L | bill of lading
B2B | business-to-business
B2B2C | business-to-business-to-consumer
B2C | business-to-consumer
B2G | business-to-government
BABOK | Business Analysis Body of Knowledge
BACS | Bankers' Automated Clearing Services ? payments, payroll, purchase ledger, accounts payable, payment runs, direct debits, chaps, finance assistant, credit control
BACT | best available control technology
BAFTA | British Academy of Film and Television Arts
BANT | budget, authority, need, timeline ? sales, account executive, quota, business development, prospecting, cold calling, sales manager, b2b, lead qualification
BAR | Board of Architectural Review ? planner, zoning, historic district, planning commission, historic preservation, land use
BAS | building automation system
BATNA | best alternative to a negotiated agreement
BAU | business as usual
BBP | bloodborne pathogen | blood-borne pathogen ? osha, exposure control, first aid, safety training, ppe, sharps
BBS | behavior-based safety | behaviour-based safety ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation
BC/DR | business continuity and disaster recovery
BCaBA | Board Certified Assistant Behavior Analyst
BCBA | board certified behavior analyst
BCLAD | Bilingual, Crosscultural, Language and Academic Development
BCM | business continuity management ? disaster recovery, iso 22301, resilience, crisis management, risk management, business impact analysis, continuity plans | body control module ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
BCP | business continuity plan | business continuity planning
BCSP | Board of Certified Safety Professionals
BCT | basic combat training ? us army, soldier, army reserve, national guard, infantry, fort benning, fort jackson, drill sergeant
BDC | business development center ? dealership, automotive, internet leads, appointment setting, service advisor, car sales, internet sales | business development company | business development companies ? private credit, direct lending, leveraged loans, fund accounting, middle market, investment analyst
BDD | behavior-driven development | behaviour-driven development ? cucumber, gherkin, selenium, specflow, test automation, qa engineer, sdet, tdd, software engineer
BDM | business development manager ? sales, account executive, quota, business development, prospecting, cold calling, sales manager, b2b
BDR | business development representative ? sales, account executive, quota, business development, prospecting, cold calling, sales manager, b2b, sdr
BECTU | Broadcasting, Entertainment, Communications and Theatre Union
BEd | Bachelor of Education
BEO | banquet event order
BEPS | base erosion and profit shifting
BESS | battery energy storage system
BEV | battery electric vehicle
BFOQ | bona fide occupational qualification
BFOR | bona fide occupational requirement
BFP | backflow preventer ? plumber, plumbing, pipefitter, steamfitter, backflow, pipe fitting, water heater, drain, sprinkler fitter, irrigation
BFSI | banking, financial services and insurance
BGP | Border Gateway Protocol
BHA | Bureau for Humanitarian Assistance ? usaid, humanitarian, ngo, emergency response, food security, refugees | bottom hole assembly | bottomhole assembly ? directional drilling, drilling rig, wellbore, mwd, drill bit, wellsite
BHT | behavioral health technician ? mental health, psychiatric, addiction, detox, substance abuse, de-escalation, residential treatment
BI | business intelligence ? dashboards, reports, reporting, tableau, sql, data, analytics, data warehouse, looker, qlik, cognos, microstrategy, etl, power bi, data analyst | bodily injury | bodily injuries ? claims adjuster, claims examiner, insurance claims, adjuster, policyholders, xactimate, subrogation, property claims, auto claims, claims handler, auto liability | business interruption ? loss adjuster, property claims, commercial insurance, commercial lines, forensic accountant, policyholders, underwriter
BI-RADS | Breast Imaging Reporting and Data System
BIA | best interests assessor ? safeguarding, deprivation of liberty, social worker, mental capacity, dols, amhp, adult social care | Board of Immigration Appeals ? immigration, asylum, removal proceedings, uscis, deportation, eoir | Bureau of Indian Affairs ? tribal, tribe, indian country, native american, reservation, department of the interior | business improvement area ? municipal, downtown, city council, economic development, main street, streetscape | business impact analysis ? disaster recovery, rto, rpo, bcp, business continuity, cybersecurity, iso 22301, resilience
BIBFRAME | Bibliographic Framework
BICSc | British Institute of Cleaning Science
BID | business improvement district ? downtown, municipal, city council, economic development, main street, streetscape, town centre
BIK | benefit in kind ? p11d, payroll, hmrc, company car, paye, reward, tax
BIM | building information modeling | building information modelling
BIP | behavior intervention plan | behaviour intervention plan | behavioral intervention plan ? autism, aba, rbt, bcba, functional behavior assessment, challenging behavior, special education, iep, behavior technician, sped, paraprofessional, fba, behaviour technician, educational assistant
BiPAP | bilevel positive airway pressure | bi-level positive airway pressure
BIW | body in white ? automotive, stamping, spot welding, vehicle body, oem, assembly plant
BLDC | brushless DC | brushless direct current
BLE | Bluetooth Low Energy ? firmware, embedded, iot, esp32, nordic, ios, android, zigbee, microcontroller, sensors
BLS | basic life support
BMD | ballot marking device ? election, elections, voter, voters, ballots, polling, poll worker, electoral
BMET | biomedical equipment technician
BMI | body mass index ? patients, patient care, hospital, clinic, nurse, nursing, physician, physicians, medical assistant, medical office, vital signs | Broadcast Music, Inc. ? songwriter, music publishing, royalties, music licensing, composer, ascap
BMP | basic metabolic panel ? cbc, medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture | best management practice ? stormwater, erosion, swppp, npdes, watershed, sediment control, ms4
BMS | building management system ? hvac, chiller, facilities, building operator, ahu, hvac controls, ddc | battery management system ? lithium-ion, battery pack, electric vehicle, battery cell, energy storage, ev
BMT | bone marrow transplant ? oncology, hematology, chemotherapy, transplant, stem cell, nurse
BNPL | buy now, pay later
BOD | board of directors ? directors, executive assistant, minutes, governance, chief executive officer, ceo, shareholders, board meetings, hoa, nonprofit | biochemical oxygen demand | biological oxygen demand ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality | basis of design ? commissioning, design engineer, mep, hvac design, feed, owner's project requirements
BoE | Board of Elections ? election, elections, voter, voters, ballots, polling, poll worker, electoral
BOFU | bottom of funnel | bottom of the funnel
BOGOF | buy one get one free
BOH | back of house
BOL | bill of lading
BOLO | be on the lookout ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
BOM | bill of materials
BOMA | Building Owners and Managers Association ? property manager, facilities, commercial real estate, leasing, building operations, tenants, commercial property
BOP | Federal Bureau of Prisons ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility | businessowners policy | business owners policy | business owner's policy ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, commercial lines | blowout preventer ? drilling rig, well control, wellhead, derrickhand, roughneck, wellsite, workover | balance of plant ? power plant, wind farm, turbine, solar, combined cycle, nuclear, epc
BOPD | barrels of oil per day
BOPIS | buy online, pick up in store | buy online, pickup in store
BOQ | bill of quantities ? quantity surveyor, quantity surveying, tender, cost estimating, civil works, valuations
BOR | broker of record ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, employee benefits, real estate
BOS | Board of Supervisors ? county administrator, municipal, public hearings, ordinances, zoning, planning commission | balance of system ? solar, photovoltaic, pv, inverter, racking, energy storage
BP | blood pressure ? vital signs, vitals, nurse, nursing, medical assistant, patient care, phlebotomy, emt, caregiver
BPA | blanket purchase agreement ? government contracts, federal contracts, contracting officer, procurement, contract specialist, acquisition, government contractor, solicitations
BPD | barrels per day ? oil and gas, oilfield, drilling rig, refinery, pipeline, wellsite, offshore, upstream, petrochemical, petroleum
BPE | basic periodontal examination ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
BPI | Building Performance Institute ? weatherization, energy audit, blower door, insulation, home performance, energy auditor
BPMH | best possible medication history | best possible medication histories
BPMN | Business Process Model and Notation
BPO | business process outsourcing ? call center, contact center, call centre, contact centre, outsourcing, offshore, customer service, finance and accounting, shared services | broker price opinion ? real estate, realtor, property manager, brokerage, leasing, listings, mls, commercial real estate, foreclosure, reo
BPSS | Baseline Personnel Security Standard
BPTC | Bar Professional Training Course
BPVC | Boiler and Pressure Vessel Code
BRC | British Retail Consortium ? food safety, haccp, factory, retail, food manufacturing, technical manager
BRCGS | Brand Reputation through Compliance Global Standards
BRD | business requirements document ? product manager, product owner, scrum, product roadmap, backlog, user stories, saas, product management, business analyst, uat, requirements, project manager, requirements gathering, systems analyst, functional specifications, business requirements
BRM | business relationship manager | business relationship management ? stakeholders, it service, itil, banking, business banking, portfolio, sme
BRP | biometric residence permit ? immigration, visa, right to work, ukvi, asylum, home office, student visa
BSA | business systems analyst ? user stories, brd, uat, requirements gathering, sdlc, jira, agile, functional specifications | Bank Secrecy Act ? banking, aml, anti-money laundering, teller, suspicious activity, kyc, compliance, credit union, bank branch
BScN | Bachelor of Science in Nursing
BSL | British Sign Language ? deaf, interpreter, hard of hearing, sign language, interpreting, deaf awareness, deaf community | biosafety level ? laboratory, biosafety, pathogens, virology, microbiology, cell culture, lab
BSN | Bachelor of Science in Nursing
BSP | behavior support plan | behaviour support plan
BSW | Bachelor of Social Work
BTEC | Business and Technology Education Council
BTEX | benzene, toluene, ethylbenzene and xylene
BTL | buy-to-let ? lettings, estate agent, landlords, mortgage adviser, mortgage broker, remortgage, mortgages, tenancies | below the line ? atl, fmcg, ttl, integrated campaigns, brand activation, through the line, above the line
BTR | build to rent ? lettings, property management, residents, landlords, tenancies, developer, real estate, leasing
BTU | British thermal unit
BUN | blood urea nitrogen ? creatinine, medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
BUR | built-up roofing | built-up roof ? roofing, roofer, shingles, flashing, flat roof, reroof
BVC | Bar Vocational Course ? barrister, pupillage, chambers, inns of court, solicitor
BVLOS | beyond visual line of sight
BVM | bag valve mask ? ems, paramedic, emt, ambulance, prehospital, firefighter, fire department, nremt, paramedicine
BWC | body-worn camera ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
BWR | boiling water reactor ? nuclear, reactor, radiation, power plant, nrc, outage
BWX | bitewing x-ray | bitewing radiograph ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
BYOD | bring your own device
C&B | compensation and benefits | compensation & benefits ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd
C&R | control and restraint ? prison officer, prisoners, secure unit, detainees, custody, detention, hmp
C&S | culture and sensitivity ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
C-section | cesarean section | caesarean section
C-spine | cervical spine
C-SSRS | Columbia-Suicide Severity Rating Scale
C-TPAT | Customs-Trade Partnership Against Terrorism
C2C | corp-to-corp ? recruiter, recruiting, recruitment, talent acquisition, candidates, hiring managers, staffing, sourcing, human resources, contractors, w2
CAA | Clean Air Act ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician, air permitting, emissions, title v | Civil Aviation Authority ? aviation, pilot, aircraft, flight, airport, airline, easa, drone, aerodrome
CAB | change advisory board ? help desk, service desk, desktop support, active directory, windows server, it support, system administrator, systems administrator, servicenow, itil, change management, incident management, change control, releases, it service management
CABG | coronary artery bypass graft | coronary artery bypass grafting
CAC | Common Access Card ? department of defense, dod, military, army, navy, air force, secret clearance, military base | children's advocacy center ? forensic interview, child abuse, child welfare, victim advocate, cps, forensic interviewer | customer acquisition cost ? marketing, ltv, lifetime value, growth, saas, paid social, ecommerce, acquisition, unit economics
CACFP | Child and Adult Care Food Program
CACHE | Council for Awards in Care, Health and Education ? nursery, early years, childcare, teaching assistant, eyfs, nvq, preschool
CAD | computer-aided design ? drawings, drafting, autocad, solidworks, drawing, design, revit, parts, civil 3d, designer, inventor, drafter, catia, engineering drawings, fashion design, lectra | computer-aided dispatch ? dispatch, dispatcher, calls, trips, cars, vans, ems, orders, routes, radio, dispatch center, 911, 999, emergency calls, call taker, telecommunicator | coronary artery disease ? cardiac, cardiology, chf, hypertension, telemetry, cath lab, cardiologist | Canadian dollar ? currency, currencies, usd, forex, foreign exchange, eur, gbp
CAD/CAM | computer-aided design and computer-aided manufacturing | computer-aided design/computer-aided manufacturing
CADC | certified alcohol and drug counselor ? addiction, substance abuse, substance use, recovery, counselor, counseling, detox
CAE | Certified Association Executive ? association, nonprofit, membership, asae, executive director, volunteers | computer-aided engineering ? mechanical engineer, mechanical engineering, solidworks, catia, ansys, mechanical design, autocad, product design, machine design, crash, simulation engineer
CAF | Common Assessment Framework ? safeguarding, family support, social worker, child protection, early help, children's services, pupils | Canadian Armed Forces ? military, army, infantry, regiment, navy, air force, canadian forces, reservist | Charities Aid Foundation ? charity, fundraising, donors, fundraiser, trustees, charities
Cafcass | Children and Family Court Advisory and Support Service
CAFM | computer-aided facilities management | computer-aided facility management
CAGR | compound annual growth rate
CAIA | Chartered Alternative Investment Analyst
CAIDI | customer average interruption duration index
CAL | continuous active learning ? ediscovery, e-discovery, document review, relativity, predictive coding, litigation support
CAM | computer-aided manufacturing ? cnc, machining, toolpaths, parts, machinist, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer | common area maintenance ? real estate, realtor, property manager, brokerage, leasing, listings, mls, commercial real estate, lease administration, commercial property, shopping center
CAMH | Centre for Addiction and Mental Health ? toronto, ontario, addiction, mental health, psychiatric, psychiatry
CAMHS | child and adolescent mental health services
CAMRT | Canadian Association of Medical Radiation Technologists
CAMS | Certified Anti-Money Laundering Specialist ? aml, anti-money laundering, bsa, kyc, financial crime, sanctions, suspicious activity, banking, compliance
CAMT | Certificate for Apartment Maintenance Technicians | Certified Apartment Maintenance Technician ? apartment, make-ready, maintenance technician, hvac, work orders, epa, residents
CanLII | Canadian Legal Information Institute
CANS | Child and Adolescent Needs and Strengths ? child welfare, foster care, therapist, case manager, wraparound
CAO | chief administrative officer ? municipal, municipality, council, city hall, town council, bylaws, board, chief administrative, municipal council | chief accounting officer ? sec, gaap, controller, accounting, financial reporting, audit
CAP | College of American Pathologists ? clia, medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture | Committee of Advertising Practice ? advertising, asa, marketing compliance, financial promotions, copywriter, ofcom
CAPA | corrective and preventive action | corrective and preventative action | corrective action and preventive action
CAPEX | capital expenditure
CAPM | Certified Associate in Project Management ? project manager, project management, programme manager, program manager, project plan, project coordinator, pmo, gantt | capital asset pricing model ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, valuation, wacc
CAPTA | Child Abuse Prevention and Treatment Act
CARB | California Air Resources Board ? california, emissions, air quality, air permitting, diesel fleet, smog
CAS | Children's Aid Society ? child protection, child welfare, foster care, social worker, youth worker, duty to report | Confirmation of Acceptance for Studies ? student visa, ukvi, international students, tier 4, visa compliance, admissions officer, sms | Cost Accounting Standards ? government contracts, dcaa, far, federal contracts, government contractor, indirect rates, incurred cost | Casualty Actuarial Society ? actuary, actuarial, reserving, actuarial analyst, soa exams, pricing models, insurance
CASA | court appointed special advocate ? child welfare, foster care, foster children, family court, juvenile court, dependency, guardian ad litem
CASAC | credentialed alcoholism and substance abuse counselor
CASAS | Comprehensive Adult Student Assessment Systems
CASB | cloud access security broker
CASE | Council for Advancement and Support of Education ? alumni relations, advancement, fundraising, annual giving, major gifts, alumni engagement
CASL | Canada's Anti-Spam Legislation | Canadian Anti-Spam Legislation ? email marketing, marketing, crm, mailchimp, newsletters, canada, privacy, hubspot
CAT | computer-assisted translation | computer-aided translation ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
CATI | computer-assisted telephone interviewing ? market research, surveys, interviewer, respondents, questionnaires, fieldwork, call centre
CAUTI | catheter-associated urinary tract infection
CBA | collective bargaining agreement ? union, unions, grievances, labor relations, labour relations, hr, human resources, arbitration, payroll | cost-benefit analysis | cost-benefit analyses ? business case, economist, policy, options appraisal, project appraisal, economics
CBAP | Certified Business Analysis Professional
CBC | complete blood count ? phlebotomy, specimens, hematology, lab results, venipuncture, urinalysis, veterinary, patients, nurse | California Building Code ? california, architect, structural engineer, plan check, building inspector, title 24
CbCR | country-by-country reporting
CBCS | certified billing and coding specialist ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima
CBCT | cone beam computed tomography
CBEST | California Basic Educational Skills Test
CBM | curriculum-based measurement ? special education, progress monitoring, iep, rti, mtss, interventionist, sped | condition-based maintenance ? vibration analysis, predictive maintenance, reliability engineer, cmms, rotating equipment, lubrication | coalbed methane | coal bed methane ? gas well, drilling, coal seam, reservoir, oil and gas, natural gas production
CBO | community-based organization ? nonprofit, community partners, grant writing, case manager, community organizer, social services
CBP | Customs and Border Protection ? border patrol, immigration, port of entry, homeland security, dhs, uscis, customs, border, import, ports of entry, customs broker, cargo, tariff
CBR | California bearing ratio ? geotechnical, soil testing, concrete testing, aggregate, compaction, borehole, nuclear density
CBRF | community-based residential facility ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
CBRN | chemical, biological, radiological and nuclear
CBRNE | chemical, biological, radiological, nuclear and explosive
CBSA | Canada Border Services Agency
CBT | cognitive behavioral therapy | cognitive behavioural therapy
CCA | certified coding associate ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima | capital cost allowance ? canada, cra, t2, t1, tax returns, canada revenue agency, hst, caseware, notice to reader
CCAA | Companies' Creditors Arrangement Act
CCaaS | contact center as a service | contact centre as a service
CCAR | Comprehensive Capital Analysis and Review
CCD | construction change directive ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction
CCDC | Canadian Construction Documents Committee ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction
CCDF | Child Care and Development Fund
CCEYA | Child Care and Early Years Act
CCGT | combined cycle gas turbine
CCHT | certified clinical hemodialysis technician
CCIE | Cisco Certified Internetwork Expert
CCIM | Certified Commercial Investment Member
CCJ | county court judgment | county court judgement ? rent arrears, debt recovery, debt collection, housing officer, solicitor, paralegal, enforcement, bailiff, creditors, lettings, estate agent, landlords, tenancy, tenancies, letting agent, tenants
CCM | certified case manager ? case manager, ccmc, discharge planning, utilization review, commission for case manager certification, nurse case manager
CCMA | Call Centre Management Association ? contact centre, call centre, customer service manager, team leader, workforce planning, call handling | certified clinical medical assistant ? medical assistant, phlebotomy, patients, clinic, vital signs, nha, ekg
CCME | Canadian Council of Ministers of the Environment
CCMS | Client and Cost Management System ? legal aid, solicitor, laa, family law, paralegal, bills
CCNA | Cisco Certified Network Associate
CCNP | Cisco Certified Network Professional
CCO | chief commercial officer ? sales, revenue, commercial strategy, business development, ceo, go-to-market | chief compliance officer ? compliance, sec, finra, aml, regulatory, broker-dealer, hedge fund
CCP | critical care paramedic ? paramedic, ambulance, flight paramedic, paramedicine, air ambulance, prehospital | Certified Compensation Professional ? compensation, worldatwork, job evaluation, salary structures, total rewards, hr analyst, salary surveys | Certified Cost Professional ? aace, cost engineer, cost control, earned value, cost estimating, project controls | critical control point ? haccp, food safety, food production, food processing, food manufacturing, pasteurization, foodborne
CCPA | California Consumer Privacy Act
CCPC | Canadian-controlled private corporation
CCR | coal combustion residual ? coal ash, ash pond, power plant, landfill, impoundment, groundwater monitoring
CCR&R | child care resource and referral | child care resource & referral
CCRN | critical care registered nurse
CCRR | child care resource and referral ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
CCS | certified coding specialist ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima | carbon capture and storage ? co2, sequestration, oil and gas, reservoir, emissions reduction, amine
CCSS | Common Core State Standards
CCT | critical care transport ? paramedic, emt, ambulance, flight nurse, ems, interfacility | compulsory competitive tendering ? local authority, council, contracting, local government, public sector, tender
CCTC | California Commission on Teacher Credentialing
CCTV | closed-circuit television
CCU | coronary care unit | cardiac care unit ? cardiac, cardiology, coronary, telemetry, cardiologist, heart failure
CCUS | carbon capture, utilization and storage | carbon capture, utilisation and storage
CD | controlled drug ? nmc, gphc, nhs, pharmacy dispenser, controlled drugs register, cd register, dispensary | continuous delivery ? jenkins, github actions, gitlab, devops, docker, software engineer, circleci, azure devops, kubernetes, argocd | certificate of deposit ? teller, banking, savings accounts, money market, branch manager, personal banker, iras, deposits | closing disclosure ? mortgage, trid, loan processor, mortgage closer, escrow officer, title company, loan estimate
CDA | certified dental assistant ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside | Child Development Associate ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
CDBG | Community Development Block Grant
CDC | Centers for Disease Control and Prevention ? infection control, public health, epidemiology, vaccines, immunization, immunizations, covid-19, nurse | community development corporation ? affordable housing, community development, neighborhood revitalization, nonprofit, tenants, cdbg | child development center ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten | change data capture ? kafka, kafka connect, debezium, goldengate, fivetran, dbt, qlik replicate
CDCR | California Department of Corrections and Rehabilitation
CDD | customer due diligence ? kyc, aml, anti-money laundering, banking, sanctions, financial crime, onboarding analyst, enhanced due diligence
CDFI | community development financial institution
CDI | clinical documentation improvement | clinical documentation integrity ? icd-10, drg, medical coding, physician queries, health information, inpatient coding | certified deaf interpreter ? asl, interpreter, deaf, sign language, interpreting, rid
CDL | commercial driver's license | commercial driver's licence | commercial drivers license
CDM | certified dietary manager ? dietary, dietitian, nursing home, therapeutic diets, long-term care, menus | Construction (Design and Management) ? principal designer, principal contractor, cscs, smsts, site manager, quantity surveyor, rams
CDN | content delivery network ? cloudflare, akamai, cloudfront, web application, caching, aws, nginx, load balancing, fastly
CDO | collateralized debt obligation ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, structured products | chief data officer ? data governance, data strategy, data scientist, data management, analytics, data engineering
CDP | customer data platform ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, martech, segment | chef de partie ? kitchen, chef, culinary, restaurant, menu, pastry, cook, sous chef
CDSS | California Department of Social Services ? foster care, child welfare, community care licensing, calworks, title 22, social worker, group home
CDT | Current Dental Terminology ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
CDU | crude distillation unit ? refinery, process operator, hydrotreater, process engineer, petrochemical, fractionation
CEA | controlled environment agriculture ? greenhouse, hydroponic, hydroponics, vertical farm, crop, grower
CEBS | Certified Employee Benefit Specialist
CEC | Canadian Electrical Code ? electrician, electrical, red seal, 309a, journeyman electrician, wiring, conduit | Canadian Experience Class ? immigration, ircc, express entry, rcic, permanent residence, immigration consultant | Council for Exceptional Children ? special education, iep, sped, exceptional children, special educator, students with disabilities
CECL | current expected credit loss | current expected credit losses
CEFR | Common European Framework of Reference
CEH | Certified Ethical Hacker ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting
CEHRS | certified electronic health records specialist
CELPIP | Canadian English Language Proficiency Index Program
CELTA | Certificate in English Language Teaching to Adults
CEM | Certified Energy Manager ? energy audit, energy efficiency, energy management, hvac, lighting retrofit, utility bills
CEMAP | Certificate in Mortgage Advice and Practice
CEMS | continuous emissions monitoring system
CEN | certified emergency nurse ? nurse, nursing, rn, triage, emergency department, tncc
CEng | Chartered Engineer
CEO | code enforcement officer ? code enforcement, zoning, ordinance violations, nuisance abatement, municipal code, building inspector | chief executive officer ? executive assistant, board, executive, founder, startup, company, president, calendar
CEPA | Canadian Environmental Protection Act
CEQA | California Environmental Quality Act
CERCLA | Comprehensive Environmental Response, Compensation, and Liability Act
CERT | community emergency response team ? emergency management, disaster preparedness, fema, first responder, emergency operations
CES | customer effort score ? customer experience, cx, nps, csat, call centre, call center, customer support
CEST | Check Employment Status for Tax ? ir35, contractors, hmrc, off-payroll, recruitment, umbrella
CET | Certified Engineering Technologist ? engineering technologist, civil technologist, oacett, autocad, mechanical engineering technology, electrical engineering technology, asttbc, aset
CEW | conducted energy weapon ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
CF | cystic fibrosis ? respiratory therapist, respiratory therapy, pulmonary, nebulizer, chest physiotherapy, pulmonology
CFA | Chartered Financial Analyst ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, financial analyst, valuation
CFD | computational fluid dynamics ? ansys, fluent, openfoam, aerodynamics, heat transfer, simulation, mechanical engineer, turbulence
CfE | Curriculum for Excellence ? teacher, pupils, gtcs, sqa, probationer, early learning | Certified Fraud Examiner ? fraud, forensic accounting, investigator, internal audit, investigations, aml, siu | Common Final Examination ? cpa canada, cpa ontario, chartered professional accountant, public practice, aspe, assurance
CFI | certified flight instructor ? pilot, aircraft, flight training, student pilots, faa, flight hours, cessna, aviation
CFIA | Canadian Food Inspection Agency
CFII | certified flight instructor instrument
CFM | cubic feet per minute
CFO | chief financial officer
CFP | Certified Financial Planner ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, financial planner, financial planning, retirement planning
CFPB | Consumer Financial Protection Bureau
CFPM | Certified Food Protection Manager
CFR | Code of Federal Regulations ? fda, osha, title 21, dot, federal regulations, regulatory, faa, hipaa, gmp, irb, epa, regulatory compliance, dot regulations, 29 cfr, 40 cfr, 49 cfr | cost and freight ? incoterms, freight, export, import, vessel, ocean freight, cargo, letters of credit
CFRE | Certified Fund Raising Executive
CFS | container freight station ? freight, container, ocean freight, customs, import, cargo, drayage, forwarding
CFT | child and family team ? child welfare, foster care, wraparound, foster youth, case manager, family preservation
CFY | clinical fellowship year ? speech, slp, dysphagia, language disorders, asha, aphasia
CGA | Certified General Accountant ? accounting, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks
CGI | computer-generated imagery ? visual effects, vfx, film, animation, 3d, maya, compositing
CGL | commercial general liability ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, commercial lines, certificates of insurance, subcontractor, certificate of insurance, surety, broker
CGM | continuous glucose monitor | continuous glucose monitoring ? diabetes, diabetic, insulin, endocrinology, blood glucose, dietitian
CGMA | Chartered Global Management Accountant
cGMP | current good manufacturing practice
CGT | capital gains tax ? tax, hmrc, tax returns, self assessment, inheritance tax, trusts, private client, tax planning
CHAA | certified healthcare access associate
CHAPS | Clearing House Automated Payment System ? payments, bacs, banking, conveyancing, purchase ledger, legal cashier, treasury, finance assistant
CHAS | Comprehensive Housing Affordability Strategy ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist, cdbg, consolidated plan
CHC | continuing healthcare ? social worker, decision support tool, adult social care, care packages
CHDO | community housing development organization
CHF | congestive heart failure ? nurse, nursing, cardiac, copd, patients, hospital, home health, telemetry
ChFC | Chartered Financial Consultant
CHIN | Canadian Heritage Information Network ? museum, museums, curator, curatorial, exhibitions, exhibits, gallery, museum collections
CHINS | child in need of services ? juvenile court, child welfare, foster care, probation officer, dependency, guardian ad litem, delinquency
CHP | combined heat and power ? cogeneration, boiler, steam, gas turbine, power plant, district energy, energy efficiency
CHRL | Certified Human Resources Leader ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd, ontario, canada, hrpa
CHRO | chief human resources officer
CHRP | Certified Human Resources Professional ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd, ontario, canada, hrpa
CHST | Construction Health and Safety Technician
CHW | community health worker ? public health, outreach, health education, clinic, patients, underserved, care coordination | chilled water ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
CI | continuous integration ? pipelines, pipeline, builds, tests, deployment, deployments, git, jenkins, docker, github actions, gitlab, devops, software engineer, software developer, test automation, circleci | continuous improvement ? lean, kaizen, plant, production, manufacturing, line, six sigma, 5s, value stream, process improvement
CI/CD | continuous integration and continuous delivery | continuous integration and continuous deployment | continuous integration/continuous delivery | continuous integration/continuous deployment
CIA | Certified Internal Auditor ? auditor, internal audit, external audit, workpapers, sarbanes-oxley, sox, internal controls, audit engagements, audit plan
CIC | certified inpatient coder ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima | community interest company ? social enterprise, charity, non-profit, community project, charities, trustees | Certified Insurance Counselor ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, commercial lines, personal lines
CICA | Criminal Injuries Compensation Authority ? solicitor, victims, personal injury, victim support, isva, compensation claims
CID | criminal investigation department ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
CIF | cost, insurance and freight ? incoterms, freight, export, import, shipping, cargo, customs, vessel
CIH | Chartered Institute of Housing ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords | Certified Industrial Hygienist ? industrial hygiene, exposure, air sampling, safety, asbestos, noise
CII | Chartered Insurance Institute ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, claims handler
CIL | Community Infrastructure Levy ? planning officer, town planning, planning applications, section 106, local plan, local planning authority, planning, town planner, local authority, development management, developer | center for independent living ? disability, disabilities, independent living, peer counseling, developmental disabilities | carbon-in-leach ? gold, mill operator, leaching, mineral processing, metallurgist, cyanide
CILEX | Chartered Institute of Legal Executives
CILIP | Chartered Institute of Library and Information Professionals
CILT | Chartered Institute of Logistics and Transport
CIM | Chartered Institute of Marketing ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search | confidential information memorandum ? m&a, mergers and acquisitions, investment banking, private equity, pitch books, lbo, due diligence, valuation
CIMA | Chartered Institute of Management Accountants ? accounting, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks, management accounts
CiN | child in need ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, looked after children, children's services
CIO | charitable incorporated organisation ? charity, trustees, charity commission, charitable, governance of charities | chief information officer ? it strategy, it operations, information technology, enterprise architecture, infrastructure, cybersecurity, erp, it director, executive assistant, c-suite, cyber | chief investment officer ? portfolio manager, asset management, hedge fund, investment banking, equity research, wealth management, venture capital, portfolio companies, fund accounting, endowment
CIOL | Chartered Institute of Linguists
CIP | capital improvement program | capital improvement plan ? municipal, public works, city council, city engineer, capital budget, water main, capital projects, infrastructure planning, roadway | Chartered Insurance Professional ? insurance, underwriter, claims adjuster, insurance institute, broker, ribo | Customer Identification Program ? bsa, aml, kyc, banking, teller, bank secrecy act, usa patriot act | clean-in-place | cleaning in place ? food processing, dairy, brewery, beverage, sanitation, pasteurizer, pharmaceutical manufacturing, bioreactor, tanks, brewing, sanitary | cast-in-place ? formwork, rebar, concrete finishing, structural concrete, precast, concrete pour | critical infrastructure protection ? nerc, substation, electric utility, power grid, bulk electric system, transmission operator | carbon-in-pulp ? gold, leaching, mineral processing, metallurgist, cyanide, mill operator
CIPD | Chartered Institute of Personnel and Development
CIPFA | Chartered Institute of Public Finance and Accountancy
CIPP | Chartered Institute of Payroll Professionals ? payroll, paye, hmrc, payroll administrator, payroll manager, p45, rti, pensions | Certified Information Privacy Professional ? privacy, gdpr, iapp, ccpa, data protection, privacy counsel | cured-in-place pipe ? sewer, pipe lining, trenchless, manhole, wastewater, pipeline rehabilitation
CIPR | Chartered Institute of Public Relations
CIPS | Chartered Institute of Procurement and Supply | Chartered Institute of Procurement & Supply ? procurement, purchasing, buyer, sourcing, tendering, supply chain, category manager, suppliers, contracts manager
CIRO | Canadian Investment Regulatory Organization
CIS | Construction Industry Scheme ? hmrc, subcontractors, payroll, bookkeeper, vat returns, purchase ledger, sage, xero, paye, bookkeeping
CISA | Certified Information Systems Auditor ? it audit, it auditor, isaca, cobit, itgc, sox, iso 27001, cism, cissp, information security, internal audit, auditor
CISM | Certified Information Security Manager ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting
CISO | chief information security officer
CISSP | Certified Information Systems Security Professional
CIT | crisis intervention team ? police, law enforcement, sheriff, deputy, de-escalation, mental health, 911, patrol, correctional officer, mobile crisis
CITB | Construction Industry Training Board
CIWA | Clinical Institute Withdrawal Assessment
CJA | Criminal Justice Act ? public defender, indigent, criminal defense, panel attorney, vouchers, district court
CJIS | Criminal Justice Information Services
CKA | Certified Kubernetes Administrator ? aws, azure, docker, terraform, devops, helm, kubernetes, ansible, openshift
CKD | chronic kidney disease ? dialysis, nephrology, renal, hemodialysis, nurse, dietitian, patients
CLA | certified legal assistant ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor | Children Looked After ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, designated teacher
CLABSI | central line-associated bloodstream infection
CLAD | Crosscultural, Language and Academic Development
CLASS | Classroom Assessment Scoring System ? head start, preschool, early childhood, pre-k, childcare, teacher coach, eclkc
CLB | Canadian Language Benchmarks ? linc, esl, newcomers, language instructor, ielts, celpip
CLE | continuing legal education ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, bar association
CLEP | College-Level Examination Program
CLI | command-line interface ? software engineer, software developer, programmer, backend, full stack, javascript, java, github, codebase, microservices, linux, cisco, bash
CLIA | Clinical Laboratory Improvement Amendments ? laboratory, clinical, testing, specimens, cap, medical technologist | Cruise Lines International Association ? cruise, travel agent, cruise ship, passengers, vacations, travel advisor
CLIN | contract line item number
CLM | contract lifecycle management ? contracts, procurement, legal operations, ariba, sourcing, docusign, contract administrator, redlining
CLT | community land trust ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist, housing cooperative, land trust | communicative language teaching ? esl, efl, tesol, tefl, celta, english teacher, language teacher | cross-laminated timber ? mass timber, glulam, wood construction, timber framing, structural engineer, carpenter
CLTD | Certified in Logistics, Transportation and Distribution
CLTV | combined loan-to-value ? mortgage, loan officer, loan processor, mortgage underwriter, home loans, refinance, loan originator, closing disclosure, mortgage banker | customer lifetime value ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, crm, retention
CLU | Chartered Life Underwriter ? life insurance, financial advisor, annuities, estate planning, insurance agent, financial planner, chfc
CLV | customer lifetime value
CMA | certified medical assistant ? medical assisting, medical assistant, vital signs, aama, venipuncture, injections, rooming patients | Certified Management Accountant ? accounting, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks, cost accounting, management accounting | comparative market analysis | comparative market analyses ? realtor, real estate, listings, mls, buyers, brokerage, open houses | Competition and Markets Authority ? competition law, antitrust, merger control, ofcom, regulatory affairs, estate agency, consumer law
CMAA | certified medical administrative assistant
CMAR | construction manager at risk | construction management at risk
CMBS | commercial mortgage-backed security | commercial mortgage-backed securities
CMC | case management conference ? litigation, paralegal, solicitor, disclosure, civil litigation, pleadings, trial bundles, attorney
CMDB | configuration management database
CME | child missing education ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, education welfare, attendance officer
CMHA | Canadian Mental Health Association
CMHC | Canada Mortgage and Housing Corporation ? mortgage, affordable housing, housing starts, underwriter, residential construction financing, social housing, insured mortgages, loan officer, loan processor, mortgage underwriter, home loans, refinance, loan originator, closing disclosure, mortgage banker, mortgages
CMI | Certified Medical Interpreter ? interpreter, interpreting, medical interpreter, bilingual, language access | Chartered Management Institute ? leadership, line management, ilm, level 5, level 7, management diploma, team leader
CML | Council of Mortgage Lenders ? conveyancing, conveyancer, residential property, property solicitor, land registry, exchange and completion, freehold, leasehold, mortgage, lenders handbook, cml handbook, lender, remortgage
CMM | coordinate measuring machine | coordinate measurement machine
CMMC | Cybersecurity Maturity Model Certification
CMMI | Capability Maturity Model Integration
CMMS | computerized maintenance management system | computerised maintenance management system
CMO | civil-military operations ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment | chief marketing officer ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search | collateralized mortgage obligation ? fixed income, mortgage-backed, structured products, securities, bonds, traders, portfolio manager
CMP | comprehensive metabolic panel ? cbc, medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture | client money protection ? lettings, estate agent, landlords, letting agent, tenancies, rics | Certified Meeting Professional ? events, meetings, conferences, event planner, conference, meeting planner, venue, catering, event management
CMS | content management system ? website, web, wordpress, drupal, articles, pages, content, html, css, javascript, web developer, web content, webmaster, sitecore, seo, marketing | Centers for Medicare & Medicaid Services | Centers for Medicare and Medicaid Services ? medicare, medicaid, long-term care, snf, medical billing, nursing home, home health | collections management system ? museum, curator, accessioning, collections care, pastperfect, archivist
CMSRN | certified medical-surgical registered nurse
CMT | construction materials testing ? geotechnical, soil testing, concrete testing, aggregate, compaction, borehole, nuclear density
CMU | concrete masonry unit ? mason, masonry, bricklayer, block wall, grout, mortar, concrete, rebar
CMV | commercial motor vehicle ? trucking, driver, fmcsa, truck, cdl, dot, fleet, hours of service, tractor-trailer
CNA | certified nursing assistant | certified nurse assistant | certified nurse aide ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
CNC | computer numerical control | computer numeric control | computer numerically controlled
CNG | compressed natural gas
CNL | clinical nurse leader ? nurse, nursing, rn, msn, registered nurse, bsn
CNM | certified nurse-midwife | certified nurse-midwives ? midwifery, labor and delivery, prenatal, obstetrics, birth, postpartum
CNMT | certified nuclear medicine technologist
CNN | convolutional neural network ? machine learning, deep learning, data scientist, neural networks, pytorch, tensorflow, scikit-learn, python, computer vision
CNO | chief nursing officer ? nurse executive, director of nursing, chief nurse, nursing leadership, associate chief nursing, magnet designation | College of Nurses of Ontario ? ontario, toronto, ottawa, mississauga, brampton, rnao, registered practical nurse
CNP | card-not-present ? fraud, payments, chargebacks, merchant, e-commerce, credit card, acquiring
CNS | central nervous system ? neurology, neurological, neuroscience, neurosurgery, stroke, brain injury | clinical nurse specialist ? advanced practice nurse, advanced practice nursing, aprn, nmc, specialist nurse, nurse specialist
CNSC | Canadian Nuclear Safety Commission
CO | correctional officer ? inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility | commanding officer ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
COA | chart of accounts ? ledger, accounting, accounts, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks | certificate of analysis ? lab, samples, testing, laboratory, raw materials, quality control, raw material, gmp, food safety | certified ophthalmic assistant ? ophthalmology, ophthalmologist, ophthalmic, optometry, visual acuity, tonometry
COB | coordination of benefits
COBIT | Control Objectives for Information and Related Technologies | Control Objectives for Information and Related Technology
COBRA | Consolidated Omnibus Budget Reconciliation Act ? benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst, terminations
COC | certified outpatient coder ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima | Continuum of Care ? homeless, homelessness, hud, hmis, shelter, rapid rehousing, permanent supportive housing | certificate of conformance ? quality inspector, receiving inspection, machining, material certs, manufacturing, as9100, first article | chain of custody ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician, environmental sampling
COD | chemical oxygen demand ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality
CODA | child of deaf adults ? asl, deaf, interpreter, sign language, interpreting
COFA | compliance officer for finance and administration
CofO | certificate of occupancy ? building inspector, building permits, building permit, code enforcement, zoning, plan review
COG | council of governments ? regional planning, transportation planning, planner, municipal, local governments, metropolitan planning
COGS | cost of goods sold
COI | certificate of insurance ? insurance, vendors, contractors, property manager, underwriter, account manager, broker, subcontractors, risk management, additional insured, subcontractor, general contractor, vendor compliance, lien waivers, insurance compliance
COLA | cost of living adjustment
COLP | compliance officer for legal practice
CONC | Consumer Credit Sourcebook ? fca, consumer credit, collections, arrears, compliance, lending, treating customers fairly
CONOP | concept of operations ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
CONUS | continental United States
COO | chief operating officer ? executive assistant, ceo, cfo, board, c-suite, chief executive | certificate of origin ? customs, freight forwarding, import, export, incoterms, shipping documents, tariff
COOP | continuity of operations ? emergency management, fema, emergency preparedness, homeland security, emergency operations center, disaster
COP | Court of Protection ? solicitor, deputyship, mental capacity, paralegal, private client, lasting power of attorney, wills and probate, adult social care | coefficient of performance ? heat pump, refrigeration, hvac, chiller, thermodynamics, compressor
COPD | chronic obstructive pulmonary disease
COPFS | Crown Office and Procurator Fiscal Service
COPQ | cost of poor quality
COR | contracting officer's representative | contracting officer representative ? government contracts, federal contracts, contracting officer, procurement, contract specialist, acquisition, government contractor, solicitations | Certificate of Recognition ? alberta, ontario, british columbia, safety audit, ihsa, safety officer, ncso, whmis, safety coordinator
CORS | continuously operating reference station ? surveyor, land survey, surveying, total station, topographic, geomatics, boundary survey
COS | certificate of sponsorship ? skilled worker visa, ukvi, sponsor licence, immigration, tier 2, right to work, sponsorship management
COSHH | Control of Substances Hazardous to Health
COSO | Committee of Sponsoring Organizations of the Treadway Commission | Committee of Sponsoring Organizations
COSS | controller of site safety ? rail, railway, network rail, track, trackside, possession
COT | certified ophthalmic technician ? ophthalmology, ophthalmologist, ophthalmic, visual acuity, tonometry, cataract
COTA | certified occupational therapy assistant
COTS | commercial off-the-shelf
COWS | Clinical Opiate Withdrawal Scale ? detox, ciwa, opioid, withdrawal, suboxone, methadone, addiction
CPA | Certified Public Accountant ? irs, aicpa, us gaap, sarbanes-oxley, sec reporting, form 1040, 401k, fasb, pcaob, tax season, becker, 150 credit hours, state board of accountancy | Chartered Professional Accountant ? cpa canada, canada revenue agency, cra, aspe, hst, qst, cpa ontario, t2, t4, cpa pep, caseware, notice to reader, articling | cost per acquisition ? ppc, paid search, google ads, paid social, digital marketing, roas, facebook ads, media buying, meta ads
CPACC | Certified Professional in Accessibility Core Competencies
CPAP | continuous positive airway pressure
CPAT | Candidate Physical Ability Test
CPB | certified professional biller ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima
CPC | certified professional coder ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima | child protection conference ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings | cost per click ? ppc, google ads, paid search, digital marketing, media buying, ctr, facebook ads, sem, campaigns | Certificate of Professional Competence ? hgv, lgv, driver, transport manager, tachograph, operator licence, haulage, pcv
CPCS | Construction Plant Competence Scheme
CPCU | Chartered Property Casualty Underwriter
CPD | continuing professional development ? pupils, lecturer, nmc, hcpc, chartered, appraisals, teaching assistant, workshops for staff, continuing development, training, courses, accredited, teaching, teacher, cipd, acca
CPE | customer premises equipment ? modem, modems, router, routers, telecom, isp, broadband, voip, fiber, dsl | continuing professional education ? accountant, auditor, tax, accounting, internal audit, certified public accountant, aicpa
CPFR | collaborative planning, forecasting and replenishment
CPG | consumer packaged goods
CPHR | Chartered Professional in Human Resources
CPhT | certified pharmacy technician
CPI | Crisis Prevention Institute ? nonviolent crisis intervention, de-escalation, special education, paraprofessional, behavior technician, restraint, residential counselor | consumer price index ? inflation, rent, economics, indexation, lease, pension, economist, rpi | cost performance index ? earned value, evm, spi, project controls, primavera, project manager, schedule variance, cost control
CPIA | Criminal Procedure and Investigations Act
CPIC | Canadian Police Information Centre
CPIM | Certified in Planning and Inventory Management
CPL | cost per lead ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, lead generation | commercial pilot licence | commercial pilot license ? pilot, aircraft, flight hours, flying, aviation, multi-engine, instrument rating
CPLEA | Centre for Public Legal Education Alberta
CPLP | Certified Professional in Learning and Performance
CPM | continuous passive motion ? physical therapy, physiotherapy, knee replacement, range of motion, orthopedic, rehabilitation | Certified Public Manager ? public administration, city manager, municipal, public sector | cost per mille ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, impressions | critical path method ? primavera, p6, scheduler, construction, project schedule, gantt, project controls, ms project, construction schedule, general contractor, construction manager | Certified Property Manager ? property management, irem, tenants, leasing, real estate, multifamily, noi
CPN | certified pediatric nurse ? pediatrics, pediatric nursing, bsn, picu, nicu, children's hospital | community psychiatric nurse ? nhs, nmc, psychiatric nursing, community mental health team, mental health act, cmht
CPO | compulsory purchase order ? planning officer, land acquisition, local authority, solicitor, regeneration, compulsory purchase, chartered surveyor | chief procurement officer ? procurement, sourcing, purchasing, category management, supplier, spend | chief people officer ? human resources, talent acquisition, employee engagement, hr, people operations, people team | certified pre-owned ? dealership, automotive sales, used cars, vehicles, car sales, f&i | Certified Pool Operator | Certified Pool & Spa Operator | Certified Pool and Spa Operator ? pool, aquatics, lifeguard, swimming, water chemistry, spa, resort | close protection officer ? security, sia, executive protection, bodyguard, close protection, surveillance
CPOE | computerized provider order entry | computerized physician order entry
CPOMS | Child Protection Online Management System
CPP | Canada Pension Plan ? canadian payroll, roe, t4, cra, source deductions, employment insurance | Certified Payroll Professional ? payroll manager, american payroll association, multi-state payroll, adp, garnishments, payroll taxes, payrollorg, flsa | Certified Protection Professional ? security, asis, physical security, guard, investigations, loss prevention
CPQ | configure, price, quote ? salesforce, sales operations, crm, quotes, apttus, revenue operations, quote-to-cash
CPR | cardiopulmonary resuscitation ? first aid, aed, bls, certification, certified, lifeguard, nurse, caregiver, childcare, emt, red cross, heart association | Civil Procedure Rules ? civil litigation, solicitor, litigation paralegal, paralegal, barrister, trial bundles, disclosure, high court, county court
CPS | child protective services ? child abuse, foster care, child welfare, social worker, mandated reporter, family reunification, caseworker, case manager | Crown Prosecution Service ? police constable, magistrates, crown court, pace, solicitor, barrister, metropolitan police, prosecution, criminal defence, witness care
CPSE | Committee on Preschool Special Education
CPSM | Certified Professional in Supply Management ? procurement, supply chain, buyer, purchasing, sourcing, demand planning, inventory planning, logistics, suppliers
CPT | Current Procedural Terminology ? medical coding, medical billing, icd-10, hcpcs, medical coder, medical biller, medical claims, modifiers | certified phlebotomy technician ? phlebotomy, phlebotomist, venipuncture, blood draws, capillary, specimens | curricular practical training ? f-1, opt, international students, sevis, dso, work authorization | Certified Personal Trainer ? fitness, gym, nasm, personal training, strength training, group exercise
CPV | cost per view ? youtube, video ads, google ads, paid social, media buying, digital marketing, campaigns | Common Procurement Vocabulary ? procurement, tenders, tendering, contract notices, framework, public sector, find a tender
CPVC | chlorinated polyvinyl chloride
CQA | Certified Quality Auditor ? quality inspector, quality engineer, manufacturing, six sigma, iso 9001, production line, supplier quality, machining, assembly line, lean manufacturing | construction quality assurance ? landfill, geomembrane, liner, geosynthetics, earthwork, civil engineer
CQC | Care Quality Commission ? nhs, care home, care assistant, safeguarding, residents, domiciliary, registered manager, nmc | construction quality control ? usace, navfac, general contractor, construction site, federal construction, quality control manager, submittals
CQE | Certified Quality Engineer ? quality inspector, quality engineer, manufacturing, six sigma, iso 9001, production line, supplier quality, machining, assembly line, lean manufacturing
CQS | Conveyancing Quality Scheme ? conveyancing, conveyancer, residential property, property solicitor, land registry, exchange and completion, freehold, leasehold
CRA | Canada Revenue Agency ? hst, gst, t4, t2, income tax, t1, tax returns, source deductions, quickbooks, bookkeeper | clinical research associate ? clinical trials, clinical research, gcp, site monitoring, ich-gcp, irb, site visits | Community Reinvestment Act ? community development, lending, affordable housing, cdfi, banking, bank, fair lending, hmda, mortgage, fdic
CRAC | computer room air conditioner | computer room air conditioning ? data center, data centre, hvac, chiller, ups, critical facilities
CRAH | computer room air handler
CRAR | commercial rent arrears recovery
CRB | Criminal Records Bureau ? enhanced, dbs, safeguarding, care worker, teaching assistant, nursery, clearance
CRC | certified risk adjustment coder ? hcc, risk adjustment, medical coding, medical coder, icd-10, aapc | clinical research coordinator ? clinical trials, clinical trial, clinical research, irb, informed consent, study participants | Community Rehabilitation Company ? probation officer, offenders, offender manager, national probation service, probation service, community payback
CRCST | certified registered central service technician
CRE | commercial real estate ? real estate, realtor, property manager, brokerage, leasing, listings, mls, commercial real estate, underwriting, office leasing
CRF | case report form ? clinical trials, clinical trial, clinical research, gcp, informed consent, study coordinator
CRISPR | clustered regularly interspaced short palindromic repeats
CRM | customer relationship management ? salesforce, hubspot, dynamics 365, zoho, leads, sales pipeline, accounts, customers, erp, sales, marketing, customer service, dynamics, account manager, donors, fundraising | Certified Records Manager ? records management, records manager, records retention, retention schedules, archivist, arma | cultural resource management ? archaeology, archaeologist, archaeological, section 106, nrhp, excavation, historic preservation | crew resource management ? pilot, cockpit, flight crew, aircraft, cabin crew, flight attendant, airline, aviation
CRNA | certified registered nurse anesthetist
CRO | conversion rate optimization | conversion rate optimisation ? landing pages, a/b testing, google analytics, seo, ecommerce, e-commerce, optimizely, hotjar, marketing, ppc, ux | chief revenue officer ? sales, quota, saas, arr, account executives, go-to-market, revenue operations | chief risk officer ? risk management, banking, credit risk, operational risk, enterprise risk, basel, insurance
CRP | C-reactive protein ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture | culturally responsive pedagogy ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school
CRRT | continuous renal replacement therapy
CRS | Common Reporting Standard ? fatca, tax, kyc, banking, fund administration, trust administrator, aml | Certified Residential Specialist ? realtor, real estate, listings, mls, buyers, home sales
CRSP | Canadian Registered Safety Professional
CRT | certified respiratory therapist ? respiratory therapy, respiratory care, ventilators, ventilator, nebulizer, nbrc, pulmonary
CRTC | Canadian Radio-television and Telecommunications Commission
CSA | Child Support Agency ? dwp, family law, maintenance, universal credit, solicitor, child maintenance | Canadian Standards Association ? canada, ontario, alberta, cwb, red seal, whmis, electrician, welding, millwright | Compliance, Safety, Accountability ? fmcsa, trucking, drivers, fleet, truck, dot compliance, carrier, cdl | community supported agriculture ? farm, vegetables, produce, harvest, farmers market, organic, crops | customer service agent ? airline, airport, passengers, check-in, boarding, baggage | customer service associate ? retail, cashier, store, checkout, grocery, merchandising
CSAT | customer satisfaction
CSC | Correctional Service of Canada | Correctional Service Canada ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility | Canadian Securities Course ? mutual funds, banking, investment, financial advisor, ciro, iiroc, portfolio, iiroc registered
CSCP | Certified Supply Chain Professional
CSCS | Certified Strength and Conditioning Specialist | Certified Strength & Conditioning Specialist ? athletes, strength training, nsca, personal trainer, athletic trainer, kinesiology, exercise science, strength and conditioning, strength coach, fitness, personal training, athletic performance | Construction Skills Certification Scheme ? construction, site, labourer, bricklayer, scaffolding, operative, plastering, cards
CSE | child sexual exploitation ? safeguarding, social worker, child protection, youth worker, missing children, county lines, children's services | Committee on Special Education ? special education, iep, sped, cpse, school district, individualized education program | confined space entry ? h2s, fall protection, whmis, lockout, hole watch, gas detection, rescue, atmospheric testing
CSEFEL | Center on the Social and Emotional Foundations for Early Learning
CSET | California Subject Examinations for Teachers
CSF | cerebrospinal fluid ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
CSFA | certified surgical first assistant
CSI | Construction Specifications Institute ? masterformat, construction specifications, architect, general contractor, specification writer, submittals, divisions | customer satisfaction index ? dealership, service advisor, automotive, repair orders, service manager, auto sales
CSM | Certified ScrumMaster | Certified Scrum Master ? agile, scrum master, sprint, sprints, cspo, kanban, jira, backlog, product owner, scrum | customer success manager ? renewals, upsell, gainsight, book of business, qbrs, customer onboarding, customer success, saas, churn, onboarding, account management
CSMLS | Canadian Society for Medical Laboratory Science
CSO | customer service officer ? banking, teller, lending, loan officer, credit analyst, personal banker, bank branch, commercial loans, credit union, deposits, call centre | combined sewer overflow ? sewer, wastewater, stormwater, collection system, pump station, npdes
CSP | Certified Safety Professional ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation | concentrated solar power | concentrating solar power ? solar, renewable energy, heliostat, thermal storage, photovoltaic, molten salt | corrugated steel pipe ? culvert, storm sewer, drainage, roadway, civil construction, pipe laying
CSPDT | certified sterile processing and distribution technician
CSPM | cloud security posture management
CSPO | Certified Scrum Product Owner
CSR | corporate social responsibility ? sustainability, community, esg, report, reporting, philanthropy, community relations, public affairs, communications, social impact | customer service representative ? calls, customers, call, call centre, call center, contact centre, contact center, inbound calls, customer service, helpdesk, call handling, service desk, insurance agency, order entry
CSST | corrugated stainless steel tubing
CST | certified surgical technologist ? surgical technology, surgical technologist, scrub tech, operating room, sterile field, surgeons, surgical instruments, nbstsa
CSTR | continuous stirred-tank reactor
CSW | Commission on the Status of Women ? united nations, gender equality, ngo, women's rights, ecosoc
CSWE | Council on Social Work Education
CT | computed tomography ? radiology, x-ray, radiologic technologist, radiographer, ct scan, ct scans, contrast media, arrt, mri | corporation tax ? hmrc, vat, statutory accounts, ct600, self assessment, tax computations, accounts preparation | current transformer ? switchgear, substation, relay testing, protection and control, metering, potential transformers, electrician
CTA | call to action ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, landing pages, email campaigns | computed tomography angiography | computed tomography angiogram ? radiology, x-ray, x-rays, radiologic technologist, radiographer, radiography, ultrasound, sonographer, ct scan, ct scans, mammography | Chartered Tax Adviser ? tax, hmrc, att, tax planning, corporation tax, private client, tax advisory
CTC | child tax credit ? tax returns, irs, tax preparer, 1040, eitc, h&r block, vita
CTE | career and technical education ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, skillsusa
CTI | computer telephony integration ? call center, call centre, contact center, contact centre, genesys, avaya, telephony, ivr
CTLLS | Certificate in Teaching in the Lifelong Learning Sector
CTO | Community Treatment Order ? mental health act, mental health, amhp, section 117, assertive community, psychiatric, psychiatry | chief technology officer ? software engineering, startup, saas, engineering teams, software developer, architecture, software engineer, software, technology, engineering, executive assistant, c-suite
CTOR | click-to-open rate
CTP | capable to promise ? supply chain, mrp, production planning, sap, order management, atp
CTPAT | Customs Trade Partnership Against Terrorism
CTQ | critical to quality
CTR | click-through rate | clickthrough rate ? ppc, google ads, seo, email marketing, digital marketing, paid search, campaigns, impressions, ad copy | council tax reduction ? benefits officer, housing benefit, council tax, revenues and benefits, universal credit, local authority | currency transaction report ? teller, bsa, bank secrecy act, aml, banking, credit union, cash deposits
CUI | corrosion under insulation ? piping inspection, refinery, pressure vessel, api 570, insulator, ndt
CUP | conditional use permit ? planner, zoning, land use, planning commission, variances, site plan, entitlements
CUPE | Canadian Union of Public Employees
CUSMA | Canada-United States-Mexico Agreement
CV | computer vision ? opencv, image segmentation, object detection, yolo, slam, image classification, pose estimation | curriculum vitae | curricula vitae ? recruiter, recruitment consultant, candidates, careers adviser, job seekers, interview preparation, employability, recruitment
CVA | cerebrovascular accident ? stroke, rehabilitation, neurological, nurse, tbi, aphasia, patients
CVC | central venous catheter ? icu, critical care, infusion, picc, intensive care, nurse
CVICU | cardiovascular intensive care unit
CVIP | Commercial Vehicle Inspection Program
CVPM | certified veterinary practice manager
CVSS | Common Vulnerability Scoring System
CVT | certified veterinary technician ? veterinary, veterinarian, vet tech, veterinary assistant, animal hospital, animals, animal care, dogs, canine, feline, kennel, animal shelter | continuously variable transmission ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
CWA | Clean Water Act ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician, npdes, wetlands, stormwater
CWB | Canadian Welding Bureau
CWI | Certified Welding Inspector
CWOCN | certified wound, ostomy and continence nurse | certified wound ostomy continence nurse
CWP | construction work package ? advanced work packaging, epc, workface planning, industrial construction, installation work package, construction planner
CX | customer experience ? journey mapping, nps, contact center, contact centre, user research, service design, csat, ux, customer service, customer success, customer journey, retail, support
CXR | chest x-ray
CYC | child and youth care ? youth worker, group home, residential care, child and youth worker, foster care, child protection, at-risk youth
CYP | children and young people ? safeguarding, youth work, youth worker, social worker, pupils, camhs, sen, family support, children's services
CYS | Child and Youth Services ? army, garrison, military families, child development center, school-age, soldiers
CYW | child and youth worker ? group home, residential treatment, school board, at-risk youth, foster care, children's aid society, special needs
D&I | diversity and inclusion | diversity & inclusion
D&O | directors and officers | directors & officers ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, financial lines
D/B | design-build
D2C | direct-to-consumer
D365 | Dynamics 365 | Microsoft Dynamics 365
DA | district attorney ? prosecutor, paralegal, felony, criminal defense, law enforcement, victim advocate, courtroom, misdemeanor | Department of the Army ? us army, army, dod, soldier, army civilian, sergeant, national guard | domestic abuse ? safeguarding, refuge, idva, social worker, survivors, marac, domestic violence, women's aid
DACA | Deferred Action for Childhood Arrivals
DAF | donor-advised fund ? fundraising, fundraiser, donors, donor, charity, nonprofit, philanthropy, annual giving, major gifts | dissolved air flotation ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality
DAM | digital asset management ? digital assets, archivist, metadata, museum, digitization, librarian, digital collections
DAMS | digital asset management system ? archivist, archives, archival, finding aids, special collections, manuscripts, records management, museum, digital assets, librarian
DANB | Dental Assisting National Board
DAP | developmentally appropriate practice ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
DAQ | data acquisition ? labview, sensors, test engineer, instrumentation, thermocouple, signal conditioning, test bench
DART | days away, restricted or transferred ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation
DAS | distributed antenna system ? antenna, coax, small cell, in-building, ibwave, rf, lte, telecom, public safety radio
DAST | dynamic application security testing
DAW | dispense as written ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances | digital audio workstation ? music, audio, ableton, logic pro, pro tools, mixing, recording, sound
DB | defined benefit ? pension, pensions, pension scheme, actuarial, actuary, retirement plan, trustees, defined contribution
DBA | database administrator ? sql server, oracle database, postgresql, mysql, rman, database tuning, query optimization, always on, db2, stored procedures, backup and recovery | doing business as ? sole proprietor, owner, business license, self-employed, bookkeeping, small business, llc
DBB | design-bid-build
DBE | disadvantaged business enterprise
DBH | diameter at breast height ? forestry, timber, tree, forest inventory, cruising, stand, arborist
DBMS | database management system
DBS | Disclosure and Barring Service ? enhanced, safeguarding, pupils, nursery, care worker, teaching assistant, clearance, nvq, childcare, right to work, school, vulnerable adults, compliance checks
DBT | dialectical behavior therapy | dialectical behaviour therapy | dialectical behavioral therapy ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention
DC | distribution center | distribution centre ? warehouse, freight, shipping, pallets, forklift, distribution centers, distribution centres, dc manager, dc operations, slotting, store replenishment, cross-dock, regional distribution, logistics, picking, replenishment | Doctor of Chiropractic ? chiropractic, chiropractor, spinal manipulation, spinal adjustments, chiropractic care, subluxation | defined contribution ? pensions, pension scheme, plan sponsor, defined benefit, pension administrator, pension schemes | direct current ? electrician, electrical engineer, ac/dc, dc motors, battery, rectifier, inverter, switchgear
DCAA | Defense Contract Audit Agency
DCAS | Department of Citywide Administrative Services
DCF | discounted cash flow ? valuation, financial modeling, financial modelling, lbo, m&a, investment banking, equity research, corporate finance, private equity, investment analyst, real estate | Department of Children and Families ? child welfare, foster care, case manager, childcare, social worker, daycare, child protective, preschool
DCFS | Department of Children and Family Services
DCS | distributed control system ? plc, scada, instrumentation, industrial automation, controls engineer, control system, allen-bradley, instrument technician, process control, process operator, refinery, control room, power plant
DCSF | Department for Children, Schools and Families
DCV | demand-controlled ventilation ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
DCVA | double check valve assembly | double check valve assemblies
DCW | domestic cold water ? plumber, plumbing, pipefitter, steamfitter, backflow, pipe fitting, water heater, drain, sprinkler fitter
DD | direct debit ? bacs, credit control, collections, arrears, sales ledger, direct debits
DDC | Dewey Decimal Classification ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist | direct digital control ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump, building automation
DDD | domain-driven design ? software engineer, software developer, programmer, backend, full stack, javascript, java, github, codebase, microservices
DDMRP | demand driven material requirements planning
DDoS | distributed denial of service
DDP | delivered duty paid ? incoterms, freight forwarding, customs, import, export, exw, fob, shipments, freight, shipping
DDS | Doctor of Dental Surgery ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
DEA | Drug Enforcement Administration ? pharmacy, controlled substances, controlled substance, narcotics, law enforcement, prescriptions, drug trafficking
DEF | diesel exhaust fluid ? diesel, truck mechanic, heavy equipment, dpf, aftertreatment, fleet maintenance
DEFRA | Department for Environment, Food and Rural Affairs | Department for Environment, Food & Rural Affairs
DEI | diversity, equity and inclusion
DELTA | Diploma in English Language Teaching to Adults ? celta, efl, esol, tefl, tesol, english language teaching, english teacher
DEM | digital elevation model ? arcgis, esri, qgis, geospatial, gis, spatial analysis, remote sensing, cartography, lidar, surveying, topographic
DEQ | Department of Environmental Quality ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician
DER | distributed energy resource ? solar, interconnection, electric utility, microgrid, energy storage, power grid
DERMS | distributed energy resource management system
DET | Diploma in Education and Training ? further education, lecturer, assessor, adult learning, pgce, learners
DEXA | dual-energy x-ray absorptiometry
DFARS | Defense Federal Acquisition Regulation Supplement
DFAST | Dodd-Frank Act Stress Test | Dodd-Frank Act stress testing
DfE | Department for Education
DFG | disabled facilities grant ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, adaptations, occupational therapist
DFID | Department for International Development
DFIR | digital forensics and incident response
DFM | design for manufacturability | design for manufacturing | design for manufacture
DFMA | design for manufacture and assembly | design for manufacturing and assembly
DFMEA | design failure mode and effects analysis
DG | dangerous goods ? freight, cargo, iata, hazmat, shipping, imdg, air cargo, tdg, forwarding, logistics
DGA | dissolved gas analysis ? transformer, substation, oil sampling, electric utility, transformer testing, high voltage | Directors Guild of America ? film, television, director, assistant director, production, set
DGR | Dangerous Goods Regulations ? iata, air cargo, freight, cargo, airline, hazmat, shipping
DHCP | dynamic host configuration protocol
DHP | discretionary housing payment ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, housing benefit, universal credit
DHPP | distemper, hepatitis, parainfluenza and parvovirus
DHS | Department of Homeland Security ? homeland security, tsa, fema, immigration, uscis, border patrol, secret service, ice | Department of Human Services ? medicaid, snap, tanf, child welfare, caseworker, eligibility, case manager, public assistance
DHW | domestic hot water ? plumber, plumbing, pipefitter, steamfitter, backflow, pipe fitting, water heater, drain, sprinkler fitter, hvac, boiler
DIBELS | Dynamic Indicators of Basic Early Literacy Skills
DICOM | Digital Imaging and Communications in Medicine
DIFOT | delivered in full, on time | delivery in full, on time
DIN | drug identification number ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances
DIP | decision in principle ? mortgage adviser, mortgage advisor, mortgage broker, cemap, mortgages, lenders, estate agent | ductile iron pipe ? water main, pipe laying, sewer, utility contractor, hydrant, waterworks, force main
DipTrans | Diploma in Translation
DJ | district judge ? county court, magistrates, possession proceedings, possession hearings, solicitor, family court, court clerk
DJJ | Department of Juvenile Justice
DKA | diabetic ketoacidosis
DLA | Disability Living Allowance ? dwp, welfare rights, pip, universal credit, attendance allowance, housing benefit | Defense Logistics Agency ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment, dod, defense
DLE | dual language education ? bilingual, dual language, esl, english learners, immersion, ell
DLL | dual language learner ? preschool, head start, early childhood, pre-k, bilingual, childcare
DLP | data loss prevention ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting, purview
DM | direct mail ? marketing, fundraising, direct marketing, campaigns, print, copywriter, appeals, donor
DMA | designated market area ? media buying, media planning, advertising, broadcast, nielsen, ad sales, radio sales | Data and Marketing Association ? direct mail, direct marketing, email marketing, marketing, campaigns, fundraising
DMAIC | define, measure, analyze, improve, control | define, measure, analyze, improve and control | define, measure, analyse, improve, control
DMD | Doctor of Dental Medicine ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
DME | durable medical equipment ? medicare, home health, wheelchairs, medical billing, patients, oxygen, walkers, hospital beds
DMEPOS | durable medical equipment, prosthetics, orthotics and supplies
DMP | debt management plan ? debt adviser, debt advice, creditors, iva, money advice, budgeting, insolvency, arrears | data management platform ? programmatic, dsp, ad tech, adtech, media buying, audience segments, digital advertising
DMR | discharge monitoring report ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, npdes
DNAPL | dense non-aqueous phase liquid | dense nonaqueous phase liquid
DND | Department of National Defence ? military, armed forces, canadian forces, department of national defence procurement, defence, secret clearance
DNP | Doctor of Nursing Practice ? nurse, nursing, aprn, nurse practitioner, msn, bsn
DNR | do not resuscitate ? hospice, palliative, nurse, emt, advance directives, paramedic, polst, end-of-life
DNS | Domain Name System
DOAS | dedicated outdoor air system
DOB | Department of Buildings ? building permits, expediter, building code, code violations, certificate of occupancy, plan examiner
DOC | Department of Corrections ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility
DOCCS | Department of Corrections and Community Supervision
DOCSIS | Data Over Cable Service Interface Specification
DoD | Department of Defense
DOE | Department of Education ? teacher, special education, classroom, iep, principal, paraprofessional, school aide | design of experiments ? minitab, six sigma, statistical, process engineer, r&d, dmaic, quality engineer | Department of Energy ? national laboratory, nuclear, energy efficiency, renewable energy, federal contracts, hanford, power grid
DOHC | dual overhead camshaft | double overhead camshaft | dual overhead cam | double overhead cam
DOJ | Department of Justice ? prosecutor, attorney, litigation, law enforcement, fbi, immigration, paralegal, fingerprint
DOL | Department of Labor | U.S. Department of Labor ? flsa, prevailing wage, fmla, wage and hour, apprenticeship, labor certification, erisa, davis-bacon, unemployment, payroll, human resources, 401k, labor law, osha | date of loss ? claims adjuster, claims examiner, insurance claims, adjuster, policyholders, xactimate, subrogation, property claims, auto claims, claims handler
DoLS | Deprivation of Liberty Safeguards
DOM | days on market ? realtor, real estate, listings, mls, open houses, home sellers, brokerage
DON | director of nursing ? nursing home, skilled nursing, snf, long-term care, nursing staff, rn, assisted living
DOOH | digital out-of-home
DOP | director of photography ? film, camera, cinematography, lighting, shoot, feature film, commercials
DoS | denial of service ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting
DOT | Department of Transportation
DP | director of photography ? film, cinematography, cinematographer, feature film, short film, gaffer, camera operator
DPF | diesel particulate filter ? diesel, truck mechanic, heavy equipment, aftertreatment, emissions system, fleet maintenance
DPMO | defects per million opportunities
DPO | days payable outstanding ? accounts payable, working capital, treasury, cash flow, dso, vendor payments, procure-to-pay | data protection officer ? gdpr, data protection, information governance, subject access, privacy, ico, dpia
DPPM | defective parts per million
DPS | designated premises supervisor ? pub, bar, licensed premises, premises licence, licensee, nightclub, personal licence
DPSI | Diploma in Public Service Interpreting
DPT | Doctor of Physical Therapy ? physical therapy, physical therapist, rehabilitation, outpatient orthopedic, manual therapy, therapeutic exercise
DPW | Department of Public Works ? municipal, public works, snow removal, roads, city engineer, streets, sanitation, stormwater
DR | disaster recovery ? failover, rto, rpo, veeam, backups, business continuity, replication, data center, vmware, windows server, aws
DRA | Developmental Reading Assessment ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, guided reading, literacy
DRDP | Desired Results Developmental Profile
DRE | drug recognition expert ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer | direct recording electronic ? election, elections, voter, voters, ballots, polling, poll worker, electoral
DRG | diagnosis-related group ? medical coding, icd-10, inpatient coding, hospital, cdi, medicare, reimbursement
DRIP | dividend reinvestment plan ? shares, brokerage, securities, mutual funds, investors, transfer agent, stocks
DRO | Deputy Returning Officer ? election, elections, polling station, ballots, voters, poll clerk, elections canada | digital readout | digital read-out ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer
DRP | disaster recovery plan ? business continuity, bcp, backup, failover, it audit, resilience, rto | distribution requirements planning ? supply chain, mrp, demand planning, replenishment, inventory planning, master scheduling | direct repair program ? auto body, collision, estimator, body shop, insurance adjuster, mitchell
DSAR | data subject access request
DSCR | debt service coverage ratio
DSD | direct store delivery ? grocery, route, merchandising, beverage, convenience store, retail, delivery driver, snack
DSHS | Department of Social and Health Services ? washington state, foster care, caseworker, social worker, snap, adult family home, caregiver
DSL | designated safeguarding lead ? safeguarding, child protection, pupils, headteacher, nursery, pastoral, keeping children safe in education, ofsted | digital subscriber line ? broadband, modem, modems, telecom, isp, dslam, internet service, copper, router
DSLR | digital single-lens reflex
DSM | Diagnostic and Statistical Manual of Mental Disorders ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention
DSM-5 | Diagnostic and Statistical Manual of Mental Disorders, fifth edition
DSO | days sales outstanding ? accounts receivable, credit control, collections, working capital, credit manager, billing, cash application, aged debt | designated school official ? sevis, f-1, international students, i-20, student exchange, opt, visa
DSP | direct support professional ? developmental disabilities, intellectual disabilities, group home, personal care, disabilities, caregiver, residential program, individuals with disabilities, adls, day program, idd | digital signal processing ? fpga, matlab, embedded, firmware, fft, audio processing, filters, simulink | digital signal processor ? fpga, embedded, firmware, microcontroller, texas instruments, fixed-point | demand-side platform ? programmatic, media buying, the trade desk, dv360, ad tech, campaigns, impressions, rtb, adtech, display advertising
DSS | Department of Social Services ? child welfare, caseworker, snap, medicaid, foster care, tanf, case manager, public assistance
DST | decision support tool ? continuing healthcare, chc, social worker, adult social care
DSW | developmental services worker ? ontario, developmental services, developmental disabilities, intellectual disabilities, group home, community living
DTC | direct-to-consumer ? ecommerce, e-commerce, brand, marketing, shopify, retail, paid social, apparel, online store, fashion | diagnostic trouble code ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
DTG | direct-to-garment ? screen printing, apparel, t-shirt, garment, print, printing
DTI | debt-to-income ? mortgage, loan officer, loan processor, mortgage underwriter, home loans, refinance, loan originator, closing disclosure, mortgage banker, lending, underwriting
DTLLS | Diploma in Teaching in the Lifelong Learning Sector
DTM | digital terrain model ? arcgis, esri, qgis, geospatial, gis, spatial analysis, remote sensing, cartography, lidar, photogrammetry, civil 3d, surveying, surveyor, land survey, total station, topographic
DTO | Detention and Training Order ? youth offending, yot, young offenders, youth justice, probation officer, youth court
DTP | desktop publishing ? translation, localization, localisation, indesign, typesetting, quarkxpress, layout, prepress, print, publishing
DTT | discrete trial training | discrete trial teaching ? autism, aba, rbt, bcba, behavior technician, natural environment teaching, applied behavior analysis, autistic, special education
DUI | driving under the influence ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer, criminal defense, attorney, probation, public defender
DUR | drug utilization review ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances
DV | domestic violence ? survivors, shelter, victim advocate, social worker, restraining orders, family court, case manager, protective orders
DVIR | driver vehicle inspection report | driver's vehicle inspection report
DVLA | Driver and Vehicle Licensing Agency | Driver & Vehicle Licensing Agency
DVM | Doctor of Veterinary Medicine ? veterinary, veterinarian, vet tech, veterinary assistant, animal hospital, animals, animal care, dogs, canine, feline, kennel, animal shelter
DVOM | digital volt-ohm meter
DVPO | domestic violence protection order
DVSA | Driver and Vehicle Standards Agency | Driver & Vehicle Standards Agency
DVT | deep vein thrombosis | deep venous thrombosis ? nurse, nursing, vascular, ultrasound, sonographer, anticoagulation, patients, surgery
DWDM | dense wavelength-division multiplexing
DWI | driving while intoxicated ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer, criminal defense, attorney, probation, public defender
DWP | Department for Work and Pensions
DWV | drain, waste and vent | drain-waste-vent ? plumber, plumbing, pipefitter, steamfitter, backflow, pipe fitting, water heater, drain, sprinkler fitter
DX | direct expansion ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
DXA | dual-energy x-ray absorptiometry
E&O | errors and omissions | errors & omissions ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, professional liability, real estate
E&OE | errors and omissions excepted | errors & omissions excepted
E&S | excess and surplus | excess & surplus ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, surplus lines | erosion and sediment ? erosion control, stormwater, grading, sediment, swppp, land development
E/M | evaluation and management ? medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima
E911 | enhanced 911
EA | educational assistant ? special needs, school board, classroom, special education, iep, autism, kindergarten | enrolled agent ? tax preparer, tax returns, irs, income tax, tax preparation, taxation, 1040, tax season, tax resolution, h&r block | environmental assessment ? nepa, environmental, wetlands, planner, permitting, ecological, environmental planner | executive assistant ? ceo, calendar management, diary management, c-suite, travel arrangements, board meetings, personal assistant, minutes
EAC | Election Assistance Commission ? election, elections, voter, voters, ballots, polling, poll worker, electoral
EAD | employment authorization document ? immigration, uscis, asylum, i-765, visa, work authorization, refugees | Encoded Archival Description ? archivist, archives, archival, finding aids, special collections, manuscripts, records management
EAF | electric arc furnace ? steel mill, melt shop, steelmaking, ladle, foundry, caster
EAL | English as an additional language ? pupils, sen, senco, special needs, ehcp, teaching assistant, special school, learning support, autistic, esol, efl, teacher, ib
EAP | employee assistance program | employee assistance programme ? counselling, counseling, mental health, employee relations, social worker, psychotherapy, benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst, employee wellness, occupational health | English for academic purposes ? esl, efl, ielts, tesol, celta, english language, esol, language instructor | emergency action plan ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation
EASA | European Union Aviation Safety Agency | European Aviation Safety Agency
EAT | Employment Appeal Tribunal ? employment law, solicitor, barrister, unfair dismissal, acas, employment tribunal
EBacc | English Baccalaureate
EBD | emotional and behavioral disorder ? special education, iep, paraprofessional, behavior intervention, sped, self-contained | emotional and behavioural difficulties ? pupils, special needs, sen, teaching assistant, special school, senco, pru
EBIT | earnings before interest and taxes | earnings before interest and tax
EBITDA | earnings before interest, taxes, depreciation and amortization | earnings before interest, tax, depreciation and amortisation
EBT | electronic benefit transfer ? snap, wic, cashier, food stamps, grocery, benefits, eligibility, supermarket, convenience store
ECA | emergency care assistant ? ambulance, paramedic, ambulance service, nhs, blue light, emergency calls | Environmental Compliance Approval ? ontario, ministry of the environment, wastewater, environmental engineer, permitting, sewage works
ECCE | early childhood care and education
ECCN | export control classification number
ECDIS | Electronic Chart Display and Information System
ECE | early childhood education | early childhood educator
ECEAP | Early Childhood Education and Assistance Program
ECEC | early childhood education and care
ECERS | Early Childhood Environment Rating Scale
ECF | electronic case filing ? paralegal, litigation, pacer, legal assistant, pleadings, bankruptcy, docketing, legal secretary, court filings | Early Career Framework ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, ect mentor, early career teacher
ECG | electrocardiogram
ECHR | European Convention on Human Rights ? human rights, immigration, asylum, barrister, solicitor, judicial review | European Court of Human Rights ? strasbourg, human rights, barrister, asylum, international law
ECI | early childhood intervention ? infants, toddlers, developmental delays, early intervention, ifsp, developmental specialist
ECL | expected credit loss | expected credit losses ? ifrs 9, banking, credit risk, impairment, provisioning, risk modelling, accounting
ECM | Every Child Matters ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, nursery, early years, safeguarding | engine control module ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician | electronically commutated motor ? hvac, furnace, blower, fan coil, refrigeration, air handler | energy conservation measure ? energy audit, energy efficiency, retrofit, energy engineer, ashrae, energy savings
ECMO | extracorporeal membrane oxygenation
ECN | engineering change notice
ECO | engineering change order
ECOA | Equal Credit Opportunity Act
ECR | engineering change request
ECSE | early childhood special education
ECT | electroconvulsive therapy ? psychiatric, psychiatry, mental health, inpatient unit, anesthesia, depression | early career teacher ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
ECU | electronic control unit ? automotive, autosar, canoe, canalyzer, can bus, hil, embedded, firmware, simulink, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair
ED | emergency department ? triage, emergency nurse, emergency nursing, trauma center, tncc, emergency medicine, ed technician, ed nurse, level i trauma, patient registration | executive director ? nonprofit, board of directors, fundraising, donors, non-profit, grant writing, charity
ED&I | equality, diversity and inclusion | equality, diversity & inclusion
EDA | exploratory data analysis ? pandas, machine learning, data scientist, data science, python, matplotlib, jupyter, scikit-learn, seaborn | electronic design automation ? cadence, synopsys, verilog, vlsi, asic, pcb layout, rtl, altium
EDD | enhanced due diligence ? kyc, aml, anti-money laundering, banking, sanctions, financial crime, suspicious activity, compliance analyst
EDI | electronic data interchange ? orders, invoices, erp, suppliers, shipments, warehouse, retailers, sap, x12, edifact, as2, purchase orders, 837, trading partners, sterling, supply chain | equity, diversity and inclusion ? inclusion, equity, diversity, anti-racism, inclusive, indigenous, equality, belonging | equality, diversity and inclusion | equality, diversity & inclusion ? safeguarding, equality act, hr, cipd, human resources, inclusion, protected characteristics, university, council, charity
EDIFACT | Electronic Data Interchange for Administration, Commerce and Transport
EDM | electrical discharge machining | electric discharge machining ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer, wire edm | electronic distance measurement ? surveyor, land survey, surveying, total station, topographic, geomatics, boundary survey
EDR | endpoint detection and response ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting, crowdstrike
EDRM | Electronic Discovery Reference Model
EDRMS | electronic document and records management system
EDTA | ethylenediaminetetraacetic acid
edTPA | Educative Teacher Performance Assessment
EDW | enterprise data warehouse ? sql, data engineer, data warehouse, snowflake, data pipeline, spark, informatica, teradata, star schema
EEF | Education Endowment Foundation
EEG | electroencephalogram | electroencephalography
EEO | equal employment opportunity | equal employment opportunities ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd, affirmative action, eeoc
EEOC | Equal Employment Opportunity Commission
EER | energy efficiency ratio ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
EFB | electronic flight bag ? pilot, aircraft, flight, cockpit, aviation, airline
EFDA | expanded functions dental assistant
EFI | electronic fuel injection ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
EFL | English as a foreign language ? esl, tefl, tesol, celta, esol, english teacher, language school, ielts
EFM | electronic fetal monitoring | electronic foetal monitoring ? labor and delivery, obstetric, obstetrics, postpartum, midwife, fetal
EFT | electronic funds transfer
EFTPOS | electronic funds transfer at point of sale
EFTPS | Electronic Federal Tax Payment System
EGD | esophagogastroduodenoscopy ? endoscopy, colonoscopy, gastroenterology, gi lab, moderate sedation, endoscopes
EGR | exhaust gas recirculation ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
EHC | education, health and care ? pupils, sen, senco, special needs, ehcp, teaching assistant, special school, learning support, autistic
EHCP | education, health and care plan
EHE | elective home education ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, education welfare, attendance officer
EHO | environmental health officer ? council, food hygiene, environmental health, local authority, food safety
EHR | electronic health record
EHS | Early Head Start ? head start, infants, toddlers, preschool, early childhood, home visitor, family advocate | environment, health and safety | environmental health and safety ? safety, manufacturing, plant, incident, hazards, osha, audits, environmental
EHT | Employer Health Tax ? payroll, wsib, t4, cra, roe, payroll administrator, source deductions
EHV | extra-high voltage ? substation, transmission line, electric utility, lineman, power systems, switchyard
EI | employment insurance ? canada, roe, cpp, service canada, t4, source deductions, canadian payroll, ontario
EIA | environmental impact assessment ? environmental, baseline study, permitting, mining, biodiversity, consultation | Energy Information Administration ? energy market, natural gas, crude, electricity data, energy analyst, forecasting
EICR | Electrical Installation Condition Report
EIFS | exterior insulation and finish system | exterior insulation finishing system | exterior insulation finish system
EIN | Employer Identification Number ? payroll, irs, w-9, tax returns, 1099, bookkeeper, business formation, payroll taxes
EIR | environmental impact report ? planner, ceqa, environmental, zoning, land use, mitigation
EIS | environmental impact statement ? nepa, planner, environmental, land use, wetlands, mitigation, environmental planner, permitting, biologist, environmental assessment | Enterprise Investment Scheme ? venture capital, hmrc, seis, investors, tax adviser, wealth management, startups
EIT | engineer in training ? engineering, civil engineer, mechanical engineer, professional engineer, electrical engineer, structural engineer, autocad, chemical engineer
EITC | Earned Income Tax Credit
EIV | Enterprise Income Verification
EKG | electrocardiogram
EKS | Elastic Kubernetes Service ? aws, ec2, fargate, docker, helm, terraform, devops, argocd
EL/PL | employers' liability and public liability ? personal injury, claims handler, solicitor, fee earner, paralegal
ELA | English language arts ? teacher, classroom, lesson plans, literacy, curriculum, middle school
ELC | early learning and childcare ? nursery, early years, pupils, preschool | early learning center ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
ELCC | early learning and child care ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
ELD | electronic logging device ? truck driver, cdl, hours of service, fleet, trucking, dispatcher, az driver, driver, truck, fmcsa, dispatch | English language development ? teacher, classroom, english learners, bilingual, lesson plans, literacy, ell, preschool
ELG | early learning goal ? nursery, early years, eyfs, reception class, preschool, key person
ELISA | enzyme-linked immunosorbent assay
ELK | Elasticsearch, Logstash, Kibana | Elasticsearch, Logstash and Kibana ? aws, azure, kubernetes, docker, terraform, devops, site reliability, google cloud, microservices, grafana
ELL | English language learner
ELN | electronic lab notebook | electronic laboratory notebook ? laboratory, lab, assay, biology, chemistry, r&d
ELSA | emotional literacy support assistant ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, sen, senco
ELT | English language teaching ? esl, efl, tefl, tesol, celta, esol, english teacher, language school | extract, load, transform | extract, load and transform ? sql, data engineer, data warehouse, snowflake, data pipeline, spark, dbt, bigquery, fivetran | emergency locator transmitter ? aircraft, avionics, aviation, pilot, airframe, hangar
EMA | Education Maintenance Allowance ? sixth form, further education, college students, bursary, learner support
eMAR | electronic medication administration record
EMC | electromagnetic compatibility ? emi, pcb, embedded, electronics, schematic, anechoic, radiated emissions, fcc part 15, electrical engineer, shielding, hardware engineer, compliance testing
EMD | emergency medical dispatch ? dispatcher, dispatch center, dispatch centre, 911, 999, emergency calls, call taker, telecommunicator, ambulance | earnest money deposit ? real estate, realtor, property manager, brokerage, leasing, listings, mls, commercial real estate, escrow, title company
EMDR | eye movement desensitization and reprocessing | eye movement desensitisation and reprocessing
EMEA | Europe, the Middle East and Africa | Europe, Middle East and Africa
EMG | electromyography | electromyogram ? neurology, nerve conduction, neurophysiology, rehabilitation, muscle, biomechanics
EMI | Enterprise Management Incentive ? share schemes, share options, hmrc, equity incentive, reward, company secretary, valuations | equated monthly instalment | equated monthly installment ? loans, lending, banking, home loan, loan disbursement, loan officer | electromagnetic interference ? emc, electronics, electrical engineer, pcb, shielding, hardware engineer, grounding
EMR | electronic medical record ? patients, medical office, clinic, medical assistant, nurse, hospital, hipaa, charting, medical records, physician | emergency medical responder ? first responder, ambulance, firefighter, prehospital, paramedic, ski patrol, ems | experience modification rate ? trir, osha, safety manager, general contractor, workers compensation, subcontractor prequalification
EMS | emergency medical services ? ambulance, paramedic, emt, firefighter, fire department, 911, prehospital, nremt, dispatcher | environmental management system ? iso 14001, environmental compliance, environmental audit, environmental coordinator, ehs, environmental aspects | energy management system ? energy management, hvac, building automation, iso 50001, control room, power grid, energy engineer
EMT | electrical metallic tubing ? conduit, electrician, pipe, wire, panels, bent, electrical, wiring, wire pulling, pipe bending, junction boxes | emergency medical technician ? ambulance, patients, paramedic, ems, firefighter, fire department, nremt, prehospital, bls, cpr
EMT-B | emergency medical technician-basic
EMT-P | emergency medical technician-paramedic
EMTALA | Emergency Medical Treatment and Labor Act | Emergency Medical Treatment and Active Labor Act
ENG | electronic news gathering | electronic newsgathering ? news, broadcast, television, camera operator, newsroom, live shots, photojournalist
ENPC | emergency nursing pediatric course
EO | Employment Ontario ? job seekers, job developer, employment counsellor, employment services, second career
EOAT | end-of-arm tooling
EOB | explanation of benefits
EOC | emergency operations center | emergency operations centre ? emergency management, fema, incident command, emergency preparedness, fire department, law enforcement, paramedic, disaster, nims, homeland security, evacuation, wildfire
EOD | explosive ordnance disposal ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment, bomb, explosives | end of day ? cash, till, register, reconciliation, balancing, teller, batch
EOFY | end of financial year
EOI | expression of interest ? tender, tenders, bids, procurement, express entry, immigration, tendering, bid, rfp, grants | evidence of insurability ? benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst
EOIR | Executive Office for Immigration Review
EOL | end-of-life ? hospice, palliative, nurse, personal support worker, caregiver, dementia, residents, inventory, product manager, supply chain, obsolescence, hardware, lifecycle, buyer
EOM | end of month ? accounting, accounts payable, reconciliations, bookkeeper, journals, accountant, reporting
EOP | emergency operations plan ? emergency management, fema, disaster, incident command, nims, emergency preparedness | Educational Opportunity Program ? first-generation, academic advisor, low-income students, student affairs, student success
EOQ | economic order quantity | economic order quantities ? inventory, procurement, supply chain, purchasing, safety stock, replenishment, buyer
EOR | employer of record ? payroll, hr, global payroll, human resources, contractors, staffing, deel, recruiter | enhanced oil recovery ? reservoir, oil and gas, waterflood, oilfield, petroleum engineer, co2 injection | engineer of record ? structural engineer, civil engineer, stamped drawings, professional engineer, shop drawings, structural calculations
EOS | Entrepreneurial Operating System ? integrator, visionary, traction, scorecard, quarterly rocks, level 10 meetings, operations manager
EOT | extension of time ? construction, contracts, quantity surveyor, contractor, jct, nec, claims, delay
EOTAS | education otherwise than at school
EOY | end of year ? accounting, payroll, w-2, t4, tax, accountant, closing, year-end
EP | educational psychologist ? pupils, sen, senco, special needs, ehcp, teaching assistant, special school, learning support, autistic | executive producer ? film, television, broadcast, documentary, showrunner, newscast, post-production | extended play ? band, songwriter, album, recording, record label, singles | executive protection ? security, bodyguard, close protection, threat assessment, protective detail, surveillance
EPA | Environmental Protection Agency ? environmental, hvac, refrigerant, emissions, wastewater, hazardous waste, compliance, npdes, 608, air quality, remediation | end-point assessment ? apprenticeship, apprenticeships, assessor, learners, apprentices, iqa, awarding body
EPAO | end-point assessment organisation
EPC | energy performance certificate ? lettings, tenancy, estate agent, landlord, conveyancing, letting, property management, tenants, landlords, tenancies, letting agent, property manager, rightmove, domestic energy assessor, retrofit | engineering, procurement and construction ? oil and gas, refinery, power plant, project controls, contractors, commissioning, feed, solar, construction, contractor, infrastructure, pipeline
EPCM | engineering, procurement and construction management
ePCR | electronic patient care report | electronic patient care record
EPCRA | Emergency Planning and Community Right-to-Know Act
EPDM | ethylene propylene diene monomer ? roofing, roofer, membrane, flat roof, gasket, seals, rubber, tpo
EPIRB | emergency position-indicating radio beacon
EPK | electronic press kit ? publicist, music, artist, film, press, band, public relations, actor
EPLI | employment practices liability insurance
EPM | enterprise performance management ? hyperion, fp&a, budgeting, forecasting, onestream, planning cloud, consolidation
EPO | emergency protection order ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings
EPOS | electronic point of sale
EPQ | Extended Project Qualification
EPS | earnings per share ? equity research, financial statements, valuation, shareholders, investor relations, sec reporting, stock | expanded polystyrene ? insulation, eifs, roofing, foam, stucco, building envelope | electric power steering ? automotive, steering, chassis, vehicle, suspension, powertrain
EQA | external quality assurance | external quality assurer ? assessor, learners, nvq, awarding body, apprenticeships, iqa
EQAO | Education Quality and Accountability Office
ER | emergency room ? patients, hospital, nurse, patient care, clinic, nursing, physician, physicians, medical assistant, medical office, vital signs | employee relations ? human resources, hr manager, hr advisor, cipd, grievances, grievance, disciplinary, hrbp, labor relations, hr generalist, tupe
ERA | electronic remittance advice ? medical billing, payment posting, eob, medical biller, denials, insurance claims, dental billing
ERAP | Emergency Rental Assistance Program
ERCOT | Electric Reliability Council of Texas
ERCP | endoscopic retrograde cholangiopancreatography
ERD | entity relationship diagram ? sql, python, data engineer, data warehouse, data analyst, tableau, power bi, snowflake, spark, data modeling, database design, uml, schema
ERG | employee resource group ? human resources, diversity, inclusion, employee engagement, hr, dei, belonging
ERISA | Employee Retirement Income Security Act
ERM | enterprise risk management ? risk, internal audit, risk manager, coso, compliance, insurance, actuary, controls
ERMS | electronic records management system ? archivist, archives, archival, finding aids, special collections, manuscripts, records management
ERO | electoral registration officer ? election, elections, voter, voters, ballots, polling, poll worker, electoral | enforcement and removal operations ? immigration, deportation, detainees, customs enforcement, removal proceedings, detention
ERP | enterprise resource planning ? sap, oracle, netsuite, dynamics 365, s/4hana, epicor, jd edwards, infor, ledger, mrp, implementation, inventory, dynamics, accounting, supply chain, manufacturing | emergency response plan ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation
ERSEA | Eligibility, Recruitment, Selection, Enrollment and Attendance
ERTMS | European Rail Traffic Management System
ERV | energy recovery ventilator ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
ESA | Employment and Support Allowance ? welfare rights, dwp, universal credit, housing benefit, jobcentre, benefits advice, pip, welfare benefits, work coach, jsa, benefits adviser | Employment Standards Act ? human resources, employment law, wsib, hr generalist, payroll, aoda, employment standards, labour law | emotional support animal ? fair housing, tenants, reasonable accommodation, leasing, property manager, service animal | Endangered Species Act ? nepa, biologist, habitat, wetlands, wildlife, permitting, species at risk, environmental planner | environmental site assessment ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician, phase i, phase ii | Electrical Safety Authority ? ontario, 309a, master electrician, electrical contractor, electrical permits, journeyman electrician
ESC | erosion and sediment control ? stormwater, grading, sediment, silt fence, civil engineer, environmental inspector, land development | electronic stability control ? automotive, brakes, chassis, abs, vehicle dynamics, steering
ESCO | energy service company ? energy efficiency, energy audit, retrofit, energy savings, performance contracting, measurement and verification
ESD | electrostatic discharge ? soldering, pcb, electronics, smt, ipc-a-610, wafer, cleanroom, semiconductor, assembly technician, circuit design, oscilloscope, printed circuit, firmware, embedded, pcb layout | emergency shutdown ? refinery, oil and gas, process safety, control room, offshore, safety instrumented
ESDC | Employment and Social Development Canada
ESE | exceptional student education ? special education, iep, paraprofessional, sped, varying exceptionalities, behavior intervention
ESFA | Education and Skills Funding Agency
ESG | Emergency Solutions Grant ? homeless, homelessness, hud, hmis, shelter, rapid rehousing, cdbg | environmental, social and governance ? sustainability, reporting, emissions, investors, investment, disclosure, portfolio, carbon
ESI | electronically stored information ? ediscovery, e-discovery, litigation, relativity, document review, paralegal, legal hold
ESL | English as a second language
ESOL | English for speakers of other languages
ESOP | employee stock ownership plan ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd, retirement plan, 401k, equity compensation, trustee
ESP | English for specific purposes ? esl, efl, tefl, tesol, celta, business english, english teacher | email service provider ? email marketing, mailchimp, klaviyo, newsletters, campaigns, crm, hubspot, deliverability | electric submersible pump | electrical submersible pump ? oilfield, artificial lift, oil and gas, well site, downhole, production engineer | electrostatic precipitator ? power plant, boiler, air pollution control, emissions, baghouse, cement plant
ESPP | employee stock purchase plan
ESR | erythrocyte sedimentation rate ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
ESRD | end-stage renal disease
ESSA | Every Student Succeeds Act
ESSER | Elementary and Secondary School Emergency Relief
ESY | extended school year ? special education, iep, paraprofessional, sped, summer school, autism, special needs
ET | employment tribunal ? employment law, solicitor, employee relations, acas, grievance, unfair dismissal, paralegal, trade union
ETA | estimated time of arrival
ETF | exchange-traded fund ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity
ETFO | Elementary Teachers' Federation of Ontario
ETJ | extraterritorial jurisdiction ? planner, zoning, annexation, subdivision, municipal, land use
ETL | extract, transform, load | extract, transform and load
EtO | ethylene oxide ? sterile processing, sterilization, sterilizers, autoclave, surgical instruments, steam sterilization | engineer to order ? manufacturing, production planning, erp, custom equipment, made to order, bill of materials
ETT | endotracheal tube ? intubation, ventilator, respiratory therapist, paramedic, anesthesia, airway management
EUI | energy use intensity ? energy audit, energy modeling, energy engineer, ashrae, building performance, benchmarking
EUSS | EU Settlement Scheme
EV | earned value ? project controls, evm, primavera, cost performance index, project manager, schedule variance, earned value management | enterprise value ? valuation, dcf, ebitda, m&a, investment banking, private equity, lbo | electric vehicle ? automotive, charging, charger, battery, hybrid, vehicle, lithium-ion, powertrain, evse
EVM | earned value management ? project manager, project management, programme manager, program manager, project plan, project coordinator, pmo, gantt, project controls, primavera, cost control, schedule variance, project scheduler, wbs
EVOC | emergency vehicle operations course | emergency vehicle operator course | emergency vehicle operator's course
EVP | executive vice president ? executive assistant, executive, c-suite, ceo, president, board, calendar management, senior leadership, banking | employee value proposition ? recruiter, talent acquisition, employer branding, recruitment marketing, hr, human resources
EVS | environmental services ? housekeeping, cleaning, hospital, custodial, janitorial, disinfecting, linen, terminal cleaning
EVSE | electric vehicle supply equipment
EVV | electronic visit verification ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
EWC | Education Workforce Council ? pupils, teaching assistant, youth worker | European Works Council ? hr, employee relations, trade unions, consultation, works councils, tupe
EWM | Extended Warehouse Management ? sap, s/4hana, abap, erp, fiori, wm, functional consultant
EWO | education welfare officer ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, attendance officer, attendance, safeguarding
EWP | elevated work platform | elevating work platform ? scissor lift, boom lift, fall protection, forklift, telehandler, working at heights
ExCPT | Exam for the Certification of Pharmacy Technicians
EXW | ex works
EYFS | Early Years Foundation Stage
EYITT | early years initial teacher training
EYP | Early Years Professional ? nursery, early years, eyfs, preschool, room leader, key person, childcare
EYPP | early years pupil premium
EYT | Early Years Teacher ? nursery, eyfs, preschool, room leader, key person, early years
F&B | food and beverage | food & beverage
F&I | finance and insurance | finance & insurance ? dealership, automotive, car sales, vehicle, gap, warranties, desking, auto sales
FAA | Federal Aviation Administration
FACP | fire alarm control panel
FACS | fluorescence-activated cell sorting
FAFSA | Free Application for Federal Student Aid
FAI | first article inspection ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer, quality inspector, as9102, aerospace
FAIR | first article inspection report ? as9102, quality inspector, cmm, as9100, gd&t, machining
FAPE | free appropriate public education
FAQ | frequently asked questions
FAR | fixed asset register ? depreciation, accountant, month-end, statutory accounts, capex, ifrs, accounting, additions and disposals | Federal Acquisition Regulation ? government contracts, federal contracts, contracting officer, procurement, contract specialist, acquisition, government contractor, solicitations, dfars
FAS | fetal alcohol syndrome ? special needs, developmental disabilities, foster care, child welfare, special education, addiction | foetal alcohol syndrome ? special needs, sen, fostering, adoption, social worker, senco
FASB | Financial Accounting Standards Board
FASD | fetal alcohol spectrum disorder | foetal alcohol spectrum disorder
FAT | factory acceptance test | factory acceptance testing
FATCA | Foreign Account Tax Compliance Act
FBA | functional behavior assessment | functional behavioral assessment | functional behaviour assessment ? autism, aba, bcba, rbt, behavior intervention plan, special education, school psychologist, iep, sped, paraprofessional, behavior technician, behavior intervention | Fulfillment by Amazon | Fulfilment by Amazon ? amazon, seller central, e-commerce, listings, online store, ecommerce, reselling
FBC | full blood count ? phlebotomy, phlebotomist, venepuncture, biomedical scientist, haematology, nhs
FBO | fixed-base operator ? aircraft, aviation, airport, fueling, ramp, line service, pilot, hangar
FBS | fetal bovine serum | foetal bovine serum ? cell culture, passaging, dmem, cell line, transfection, mammalian cells
FCA | family court adviser ? cafcass, family court, private law, public law, social worker, care proceedings | Financial Conduct Authority ? mortgage, financial adviser, insurance, regulated, banking, consumer credit, treating customers fairly, pra, mifid | free carrier ? incoterms, freight forwarding, customs, exw, fob, import, export
FCAS | Fellow of the Casualty Actuarial Society ? actuary, actuarial, reserving, actuarial analyst, soa exams, pricing models, insurance
FCAW | flux-cored arc welding
FCC | Federal Communications Commission ? telecom, telecommunications, radio, antenna, broadcast, rf, spectrum, broadband, emc testing, television, transmitter, station, licensing | fluid catalytic cracking ? refinery, process engineer, refining, hydrotreater, petrochemical, process operator
FCE | functional capacity evaluation ? physiotherapist, physical therapist, occupational therapist, kinesiologist, kinesiology, return to work, work conditioning
FCII | Fellow of the Chartered Insurance Institute
FCIP | Fellow Chartered Insurance Professional ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals
FCIPD | Fellow of the Chartered Institute of Personnel and Development
FCL | full container load
FCM | Federation of Canadian Municipalities ? municipal, municipality, municipalities, council, infrastructure funding
FCPA | Foreign Corrupt Practices Act ? compliance, anti-bribery, anti-corruption, bribery, internal audit, investigations, due diligence, counsel
FCR | first call resolution | first contact resolution ? call centre, call center, contact centre, contact center, inbound calls, customer service, helpdesk, call handling, service desk
FCRA | Fair Credit Reporting Act ? background checks, credit reports, collections, credit bureau, consumer lending, banking, fdcpa, compliance, tenant screening
FCU | fan coil unit ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
FDA | Food and Drug Administration | Food & Drug Administration
FDAC | Family Drug and Alcohol Court
FDC | fire department connection ? sprinkler, fire protection, standpipe, nfpa, fire pump, fire alarm
FDCPA | Fair Debt Collection Practices Act
FDD | financial due diligence ? m&a, transaction services, private equity, quality of earnings, corporate finance, big four, deals | franchise disclosure document ? franchise, franchising, franchisees, franchisor, franchise development, franchise sales
FDIC | Federal Deposit Insurance Corporation
FDR | financial dispute resolution ? family law, divorce, financial remedy, solicitor, paralegal, ancillary relief
FE | further education ? lecturer, ofsted, learners, sixth form, apprenticeships, btec, pgce
FEA | finite element analysis | finite element analyses
FEC | Federal Election Commission ? campaign finance, election, political, pac, candidates, campaign, elections
FedRAMP | Federal Risk and Authorization Management Program
FEED | front-end engineering design ? epc, detailed engineering, pre-feed, refinery, oil and gas, process engineer, lng
FEES | fiberoptic endoscopic evaluation of swallowing | flexible endoscopic evaluation of swallowing ? dysphagia, swallowing, slp, speech-language, speech language, mbss
FEFO | first expired, first out
FEL | front-end loading ? epc, feasibility, capital project, stage gate, feed, process engineer | front-end loader ? excavator, bulldozer, skid steer, backhoe, heavy equipment operator, grader
FeLV | feline leukemia virus | feline leukaemia virus
FEM | finite element method ? ansys, abaqus, nastran, stress analysis, structural analysis, simulation
FEMA | Federal Emergency Management Agency
FERC | Federal Energy Regulatory Commission
FERPA | Family Educational Rights and Privacy Act
FF&E | furniture, fixtures and equipment | furniture, fixtures & equipment
FFA | foster family agency ? foster care, foster parents, child welfare, social worker, resource family | Future Farmers of America ? agriculture, livestock, farm, agricultural, animal science, ranch, high school ag
FFE | finished floor elevation ? civil engineer, civil engineering, roadway, stormwater, storm sewer, grading, highway, land development, paving, bridge, earthworks
FFP | fresh frozen plasma ? blood bank, transfusion, blood products, plasma, transfusion medicine, packed red blood cells | firm-fixed-price ? government contracts, federal contracts, contracting officer, procurement, contract specialist, acquisition, government contractor, solicitations
FFPE | formalin-fixed paraffin-embedded
FFS | fitness for service ? api 579, pressure vessel, refinery, mechanical integrity, corrosion engineer, fixed equipment
FGC | family group conference ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, family support, early help
FGD | flue gas desulfurization | flue gas desulphurization | flue gas desulfurisation
FHA | Fair Housing Act ? leasing, tenants, property manager, apartment, section 8, public housing, leasing consultant, fair housing, affordable housing | Federal Housing Administration ? mortgage, underwriter, loan officer, loans, conventional, loan processor, underwriting, mortgage underwriter, home loans, refinance, loan originator, closing disclosure, mortgage banker, va loans, usda
FHEA | Fellow of the Higher Education Academy
FHEO | Fair Housing and Equal Opportunity
FHIR | Fast Healthcare Interoperability Resources
FHWA | Federal Highway Administration
FICA | Federal Insurance Contributions Act ? payroll, w-2, payroll taxes, irs, 941, withholding, futa, bookkeeper
FIFO | first in, first out ? inventory, warehouse, stock, stock rotation, kitchen, food safety, accounting, grocery, storage, forklift, raw materials, perishable | fly-in fly-out ? mine site, mining, camp, remote site, haul truck, oil sands
FII | fabricated or induced illness ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings
FIM | functional independence measure ? physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
FINRA | Financial Industry Regulatory Authority
FINTRAC | Financial Transactions and Reports Analysis Centre of Canada
FIPPA | Freedom of Information and Protection of Privacy Act
FISMA | Federal Information Security Modernization Act
FIV | feline immunodeficiency virus ? veterinary, veterinarian, vet tech, veterinary assistant, animal hospital, animals, animal care, dogs, canine, feline, kennel, animal shelter
FLETC | Federal Law Enforcement Training Center
FLHA | field level hazard assessment
FLR | further leave to remain ? immigration, visa, asylum, ukvi, home office, solicitor
FLRA | field level risk assessment
FLSA | Fair Labor Standards Act
FLT | forklift truck | fork lift truck ? warehouse, counterbalance, reach truck, pallets, loading, goods in, rtitb, forklift
FM | facilities management | facility management ? building maintenance, hard services, soft services, facilities, cafm, disc jockey | frequency modulation ? radio station, broadcast, transmitter, on-air, radio host, disc jockey
FMCG | fast-moving consumer goods
FMCSA | Federal Motor Carrier Safety Administration
FMCSR | Federal Motor Carrier Safety Regulations
FME | Feature Manipulation Engine ? arcgis, esri, qgis, geospatial, gis, spatial analysis, remote sensing, cartography, lidar, spatial etl
FMEA | failure mode and effects analysis | failure mode and effects analyses
FMECA | failure mode, effects and criticality analysis
FMLA | Family and Medical Leave Act
FMR | fair market rent ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist, rent reasonableness
FMS | flight management system ? pilot, aircraft, avionics, cockpit, aviation, flight
FMV | fair market value ? valuation, appraisal, appraiser, tax, real estate, estate, lease, accounting, equipment
FMX | full mouth x-ray ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
FNA | fine needle aspiration | fine needle aspirate ? cytology, biopsy, biopsies, ultrasound, pathology, veterinary, specimens
FNOL | first notice of loss | first notification of loss
FNP | family nurse practitioner
FO | first officer ? pilot, aircraft, airline, type rating, captain, cockpit, flight hours
FOB | free on board ? incoterms, freight, shipping, import, export, vessel, sourcing, cargo, logistics | forward operating base ? afghanistan, army, infantry, platoon, battalion, soldiers, marine corps
FOD | foreign object debris ? aircraft, aerospace, aviation, flight line, airframe, hangar, airfield, ramp, runway
FOG | fats, oils and grease ? wastewater, sewer, grease interceptor, pretreatment, collection system, grease trap
FOH | front of house
FOI | freedom of information ? information governance, council, public sector, records management, data protection, subject access, local government, privacy, local authority, nhs, civil service
FOIA | Freedom of Information Act
FOIP | Freedom of Information and Protection of Privacy ? municipal, records management, privacy, access requests
FOPS | falling object protective structure
FORSCOM | Forces Command ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
FOS | Financial Ombudsman Service ? complaints, fca, complaint handler, insurance, banking, final response, dispute, ppi
FP&A | financial planning and analysis | financial planning & analysis
FPC | Fundamental Payroll Certification ? payroll, american payroll association, payrollorg, payroll specialist, garnishments, payroll taxes, adp
FPGA | field-programmable gate array
FPR | Family Procedure Rules ? family law, divorce, solicitor, care proceedings, family court, paralegal
FPS | Full Payment Submission ? hmrc, payroll, paye, rti, p45, p60, payroll administrator | Faster Payments Service ? banking, bacs, chaps, payments, payment processing, fca, open banking
FPSO | floating production, storage and offloading
FPTP | first past the post
FPY | first pass yield
FQHC | federally qualified health center
FRA | Federal Railroad Administration ? rail, railroad, train, locomotive, transit, track
FRBR | Functional Requirements for Bibliographic Records
FRCP | Federal Rules of Civil Procedure ? litigation, paralegal, attorney, ediscovery, pleadings, law clerk, law firm
FRD | functional requirements document ? product manager, product owner, scrum, product roadmap, backlog, user stories, saas, product management, business analyst, uat, requirements
FRE | Federal Rules of Evidence ? litigation, paralegal, attorney, trial preparation, law firm, discovery motions
FRG | family readiness group ? army, military families, soldiers, battalion, company commander, deployed
FRM | Financial Risk Manager ? market risk, credit risk, garp, value at risk, risk analyst, stress testing, basel
FRP | fiberglass reinforced plastic | fibreglass reinforced plastic ? composite, piping, tank, laminate, wall panels, resin, corrosion, drywall
FRT | first response time ? zendesk, tickets, live chat, customer support, csat, intercom, freshdesk
FSA | Federal Student Aid ? financial aid, fafsa, pell, title iv, student loans, financial aid counselor | flexible spending account ? benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst, health insurance, cobra, hsa | Fellow of the Society of Actuaries ? actuary, actuarial, reserving, actuarial analyst, soa exams, pricing models, insurance | Financial Services Authority ? mortgage adviser, financial adviser, fca, cemap, treating customers fairly, regulated | Food Standards Agency ? food safety, food hygiene, haccp, catering, meat inspection, kitchen, food manufacturing
FSBO | for sale by owner
FSC | Forest Stewardship Council ? forestry, timber, paper, printing, print, wood products, chain of custody, packaging | fuel surcharge ? freight, trucking, carrier rates, ltl, truckload, carriers
FSCS | Financial Services Compensation Scheme
FSIS | Food Safety and Inspection Service
FSM | free school meals ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form | field service management ? dispatch, field technicians, servicenow, dynamics 365, servicemax, work orders, field engineers
FSMA | Food Safety Modernization Act
FSR | financial services representative ? teller, banking, credit union, cross-selling, new accounts, branch, deposits
FSRA | Financial Services Regulatory Authority of Ontario ? ontario, mortgage agent, mortgage broker, insurance, canada, pension, credit union
FSS | Family Self-Sufficiency ? public housing, section 8, hud, voucher, housing authority, housing choice, low-income families
FSSC | Food Safety System Certification
FSW | family support worker ? safeguarding, children's centre, early help, family support, child protection, social worker, parenting | Federal Skilled Worker ? express entry, immigration consultant, ircc, permanent residence, rcic, immigration
FTA | failure to appear ? court clerk, bench warrants, warrants, probation, pretrial services, misdemeanor, arraignment | fault tree analysis | fault tree analyses ? fmea, reliability engineer, system safety, functional safety, failure analysis, hazard analysis | Federal Transit Administration ? transit, light rail, bus rapid transit, rail project, transportation planner, transit agency, bus, rail, paratransit, ntd | free trade agreement ? customs, tariff, import, export, certificate of origin, trade compliance
FTC | Federal Trade Commission ? compliance, consumer protection, advertising law, antitrust, privacy, telemarketing, attorney | fixed-term contract ? hr, maternity cover, recruitment, finance manager, permanent, months ftc | foreign tax credit ? international tax, 1118, 1116, tax returns, tax accountant, corporate tax, gilti
FTCE | Florida Teacher Certification Examinations
FTE | full-time equivalent
FTIR | Fourier-transform infrared spectroscopy
FTL | full truckload | full truck load
FTO | field training officer ? police, law enforcement, paramedic, emt, sheriff, deputy, patrol, corrections, dispatcher, ambulance
FTQ | first time quality
FTT | First-tier Tribunal ? solicitor, leasehold, tribunal, immigration, service charge, asylum, send
FTTH | fiber to the home | fibre to the home
FTTP | fiber to the premises | fibre to the premises
FTZ | foreign-trade zone ? customs, import, duty, cbp, warehouse, tariff, bonded
FUTA | Federal Unemployment Tax Act
FVRCP | feline viral rhinotracheitis, calicivirus and panleukopenia
FWD | front-wheel drive ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician | falling weight deflectometer ? pavement, asphalt, geotechnical, roadway, pavement design, airfield
FX | foreign exchange ? treasury, banking, hedging, trading, currency, payments, trader, ifrs, forwards, derivatives
FY | fiscal year ? budget, budgets, audit, appropriations, grants, financial, accounting, forecasting
G&A | general and administrative | general & administrative ? accounting, accountant, bookkeeper, bookkeeping, general ledger, month-end, journal entries, bank reconciliations, controller, sage, xero, quickbooks, budget, fp&a
G-tube | gastrostomy tube
GA | Google Analytics ? ga4, google tag manager, web analytics, adobe analytics, data studio, google search console, looker studio | general aviation ? aircraft, pilot, airport, fbo, cessna, flight, hangar, aviation
GA4 | Google Analytics 4
GAAP | generally accepted accounting principles
GAAS | generally accepted auditing standards
GAC | granular activated carbon ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, remediation
GAGAS | generally accepted government auditing standards
GAL | guardian ad litem ? family court, juvenile court, child welfare, foster care, custody, paralegal, dependency, attorney
GAP | guaranteed asset protection ? dealership, car sales, vehicle, f&i, auto loans, lending, credit union | good agricultural practices ? produce, farm, growers, harvest, packing house, food safety, crop, vegetables
GASB | Governmental Accounting Standards Board
GATE | gifted and talented education ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, gifted
GC | general contractor ? subcontractor, construction, estimator, superintendent, jobsite, submittals, drywall, rfi | gas chromatography | gas chromatograph ? chromatography, hplc, mass spectrometry, laboratory, analytical, chemist, analytical chemistry, gc-ms, gas chromatograph
GC-MS | gas chromatography-mass spectrometry
GC/MS | gas chromatography/mass spectrometry
GCE | General Certificate of Education
GCI | gross commission income ? realtor, real estate, brokerage, listings, real estate agent, buyers
GCP | Google Cloud Platform ? cloud, bigquery, kubernetes, pipelines, data, terraform, aws, azure, devops, dataflow, software engineer, data engineer, docker | good clinical practice ? trial, trials, clinical, study, clinical trials, clinical research, clinical trial, irb, informed consent, study coordinator, case report forms
GCS | Glasgow Coma Scale ? paramedic, emt, trauma, neuro, neurological, nurse, icu, prehospital
GCSE | General Certificate of Secondary Education
GD&T | geometric dimensioning and tolerancing | geometric dimensioning & tolerancing
GDC | General Dental Council ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
GDL | Graduate Diploma in Law ? solicitor, training contract, paralegal, law firm, lpc, barrister, bptc, vacation scheme
GDPR | General Data Protection Regulation
GDS | gross debt service ? canada, mortgage, mortgage agent, mortgage broker, tds, lending, underwriter, cmhc | global distribution system ? travel agent, amadeus, sabre, galileo, airline, hotel, reservations, ticketing
GDST | Girls' Day School Trust
GED | General Educational Development
GenAI | generative AI | generative artificial intelligence
GEOINT | geospatial intelligence
GFCI | ground fault circuit interrupter
GFI | ground fault interrupter ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician
GFOA | Government Finance Officers Association
GFRC | glass fiber reinforced concrete | glass fibre reinforced concrete
GFSI | Global Food Safety Initiative
GHG | greenhouse gas | greenhouse gases
GHS | Globally Harmonized System | Globally Harmonised System ? safety data sheets, whmis, chemical safety, hazard communication, sds, hazardous chemicals
GIA | Gemological Institute of America ? jewelry, jewellery, diamond, gemstone, gemologist, jeweler
GIC | guaranteed investment certificate ? canada, banking, rrsp, tfsa, mutual funds, financial advisor, teller, branch
GIPS | Global Investment Performance Standards ? performance analyst, portfolio, composites, asset management, investment performance, performance measurement
GIRFEC | getting it right for every child
GIS | geographic information system | geographical information system ? mapping, arcgis, spatial, esri, planner, cartography, geospatial, qgis, parcel, land use, spatial analysis, remote sensing, shapefiles, surveying, spatial data, forestry | gas-insulated switchgear ? substation, sf6, high voltage, switchyard, switchgear, circuit breaker
GISP | Geographic Information Systems Professional | GIS Professional ? arcgis, esri, qgis, geospatial, gis, spatial analysis, remote sensing, cartography, lidar
GL | general ledger ? ledger, accounting, accounts, entries, journal, reconciliation, month-end, invoices, accountant, bookkeeper, bookkeeping, bank reconciliations, trial balance, reconciliations, controller, accruals | general liability ? insurance, underwriter, claims adjuster, commercial lines, policyholders, umbrella, commercial auto
GLAD | Guided Language Acquisition Design ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, english learners
GLH | guided learning hours ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, further education, learners
GLP | good laboratory practice
GM | general manager ? restaurant, hotel, store, retail, food cost, guest, franchise, front of house, resort | genetically modified ? crop, seed, plant breeding, transgenic, agronomy, biotechnology
GMAT | Graduate Management Admission Test
GMAW | gas metal arc welding
GMC | General Medical Council ? nhs, doctor, physician, mbbs, foundation year, registrar, consultant physician
GMDSS | Global Maritime Distress and Safety System
GMO | genetically modified organism
GMP | good manufacturing practice ? pharmaceutical, food, batch records, sanitation, haccp, fda, clean room, cleanroom, packaging, food processing, batch, production line, laboratory, manufacturing | guaranteed maximum price ? construction manager, general contractor, subcontractors, preconstruction, estimator, contracts, construction project, construction, subcontractor, cmar | guaranteed minimum pension ? pension, pensions administrator, defined benefit, pension scheme, equalisation, actuarial, hmrc
GNA | geriatric nursing assistant ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
GNSS | global navigation satellite system
GOR | gas-oil ratio ? oil and gas, oilfield, drilling rig, refinery, pipeline, wellsite, offshore, upstream, petrochemical, petroleum
GOTS | Global Organic Textile Standard
GOTV | get out the vote
GP | general practitioner ? nhs, nmc, hcpc, ward, care home, safeguarding, nhs trust, physiotherapist, healthcare assistant | general partner ? private equity, venture capital, fund accounting, capital calls, carried interest, limited partners | gross profit ? pub, wet sales, food cost, gross margin, cost of sales, stock takes, wastage
GPA | grade point average
GPhC | General Pharmaceutical Council
GPM | gallons per minute ? pump, water, plumbing, flow rate, irrigation, sprinkler, hydraulics
GPO | Group Policy Object ? active directory, windows server, system administrator, systems administrator, desktop support, domain controller, sccm, intune, powershell | group purchasing organization | group purchasing organisation ? procurement, sourcing, hospital, purchasing, healthcare, supply chain, contracts, materials management
GPON | gigabit passive optical network | gigabit-capable passive optical network
GPR | ground penetrating radar ? utility locating, geophysics, concrete scanning, surveying, subsurface, locator
GPS | Global Positioning System
GPU | ground power unit ? aircraft, ramp, airport, apron, hangar, aviation | graphics processing unit ? cuda, graphics, machine learning, pytorch, training, rendering, kernels, nvidia
GR&R | gauge repeatability and reproducibility | gage repeatability and reproducibility
GRA | graduate research assistant ? professor, lab, dissertation
GRC | governance, risk, and compliance ? cybersecurity, cyber security, information security, soc analyst, siem, nist, iso 27001, soc 2, archer, risk register, audit, risk, compliance, internal audit, servicenow, it audit
GRI | Graduate, REALTOR Institute ? realtor, real estate, mls, listings, brokerage, home buyers | Global Reporting Initiative ? sustainability, esg, csr, cdp, tcfd, carbon, materiality
GRN | goods received note | goods receipt note ? purchase orders, stores, warehouse, purchase ledger, stock, procurement, invoices, inventory
GRNI | goods received not invoiced
GRP | gross rating point ? media buying, media planning, advertising, broadcast, nielsen, tv, radio
GRR | gross revenue retention ? saas, account executive, customer success, churn, quota, renewals, subscription, bookings, revenue operations
GRT | Gypsy, Roma and Traveller
GS | General Schedule ? usajobs, army civilian, opm, supervisor may contact, department of the army, department of the navy
GSA | General Services Administration ? procurement, government contracts, contracting officer, far, schedule contracts, dod, federal contracts, contract specialist, acquisition, government contractor, solicitations | guest service agent ? hotel, front desk, check-in, guests, reservations, front office
GSC | Gas Safety Certificate ? lettings, landlords, eicr, tenancies, boiler, gas engineer, epc
GSE | ground support equipment ? aircraft, airport, ramp, aviation, belt loader, pushback, baggage
GSHP | ground source heat pump
GST | goods and services tax | goods & services tax
GSU | generator step-up ? transformer, substation, power plant, switchyard, electric utility, turbine
GTA | graduate teaching assistant ? professor, graded, lab sections, tutorials, grading
GTAW | gas tungsten arc welding
GTC | General Teaching Council ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
GTCS | General Teaching Council for Scotland
GTIN | global trade item number
GTM | go-to-market ? product marketing, product launch, positioning, sales enablement, product strategy, pricing strategy, product roadmap, sales, saas, launch, product manager, revenue, marketing strategy, b2b | Google Tag Manager ? google analytics, ga4, seo, web analytics, digital marketing, ppc, conversion tracking
GTP | Graduate Teacher Programme ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
GUI | graphical user interface
GVW | gross vehicle weight
GVWR | gross vehicle weight rating
GWB | gypsum wallboard | gypsum wall board ? drywall, metal studs, taping, framing, partition, steel stud
GWP | gross written premium ? insurance, underwriter, underwriting, reinsurance, lloyd's, broker, actuary, claims | gift with purchase ? beauty, cosmetics, skincare, counter, retail, fragrance, makeup
H&C | humanitarian and compassionate ? immigration, ircc, refugee, rcic, permanent residence, immigration consultant, refugee claimants
H&E | hematoxylin and eosin | haematoxylin and eosin ? histology, histotechnologist, pathology, staining, tissue, microtome, histotechnician
H&P | history and physical ? patients, patient care, hospital, clinic, nurse, nursing, physician, physicians, medical assistant, medical office, vital signs
H2R | hire-to-retire
H2S | hydrogen sulfide | hydrogen sulphide
HA | high availability ? failover, cluster, clustering, load balancing, kubernetes, vmware, aws, postgresql, redundancy, disaster recovery
HACCP | hazard analysis critical control point | hazard analysis and critical control points
HAI | hospital-acquired infection | healthcare-associated infection | health care-associated infection ? infection control, infection prevention, nurse, nursing, hand hygiene, cauti, clabsi
HAP | housing assistance payment ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist
HAPI | hospital-acquired pressure injury | hospital-acquired pressure injuries ? nurse, nursing, wound care, wound, braden, pressure injuries
HARO | Help a Reporter Out
HARP | Healing Arts Radiation Protection ? dental, radiography, x-rays, x-ray, ontario, dental assistant
HASP | health and safety plan ? hazwoper, remediation, environmental, site safety, contaminated, groundwater
HAVA | Help America Vote Act
HAWB | house air waybill
HAZ | heat-affected zone ? welder, welding, weld, fabricator, gmaw, smaw, boilermaker, pipe welding, metallurgy
HazCom | hazard communication
HAZID | hazard identification
HazMat | hazardous materials
HAZOP | hazard and operability study | hazard and operability studies | hazard and operability
HAZWOPER | Hazardous Waste Operations and Emergency Response
HB | housing benefit ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, universal credit, council tax, welfare rights
HbA1c | glycated hemoglobin | glycated haemoglobin | hemoglobin A1c | haemoglobin A1c
HCA | healthcare assistant | health care assistant ? nhs, nmc, british columbia, vancouver, ward, nvq, care certificate | health care aide ? alberta, calgary, edmonton, manitoba, winnipeg, red deer
HCAHPS | Hospital Consumer Assessment of Healthcare Providers and Systems
HCBS | home and community-based services
HCC | hierarchical condition category | hierarchical condition categories ? risk adjustment, medical coding, medical billing, medical coder, medical biller, icd-10, hcpcs, aapc, health information, denials, ahima
HCD | human-centered design | human-centred design ? user experience, figma, wireframes, usability, interaction design, user research, ux designer, personas, design thinking
HCEO | High Court Enforcement Officer
HCG | human chorionic gonadotropin ? pregnancy test, urinalysis, obstetrics, fertility, specimens, medical assistant, prenatal
HCI | hyperconverged infrastructure ? nutanix, vmware, vsan, vsphere, data center, hyper-v, system administrator | human-computer interaction ? usability, user experience, ux, user research, interaction design, user interface, computer science, prototyping, eye tracking
HCM | human capital management
HCPC | Health and Care Professions Council ? nhs, nmc, ward, care home, safeguarding, nhs trust, physiotherapist, healthcare assistant
HCPCS | Healthcare Common Procedure Coding System
HCS | Hazard Communication Standard ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation
HCV | housing choice voucher ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist, landlords, recertifications
HCVP | Housing Choice Voucher Program
HD | hemodialysis | haemodialysis ? dialysis, nephrology, renal, peritoneal, esrd, ccht, dialysis technician
HDC | home detention curfew ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility, tagging
HDD | horizontal directional drilling | horizontal directional drill ? pipeline, trenchless, utility installation, locator, boring, drill rig, fiber installation
HDHP | high-deductible health plan
HDLH | How Does Learning Happen
HDPE | high-density polyethylene
HDS | hydrodesulfurization | hydrodesulphurization ? refinery, hydrotreater, catalyst, process engineer, refining, petrochemical
HDU | high dependency unit ? nhs, nmc, hcpc, ward, care home, safeguarding, nhs trust, physiotherapist, healthcare assistant
HE | higher education ? lecturer, widening participation, student recruitment, ucas
HEA | Higher Education Academy ? lecturer, fellow of, higher education, seminars
HEDIS | Healthcare Effectiveness Data and Information Set
HEFCE | Higher Education Funding Council for England
HEI | higher education institution ? lecturer, higher education, widening participation, academic partnerships, student recruitment, ucas
HELOC | home equity line of credit
HEMS | helicopter emergency medical service ? paramedic, flight nurse, flight paramedic, air ambulance, prehospital, trauma
HEP | home exercise program | home exercise programme ? physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
HEPA | high-efficiency particulate air
HERS | Home Energy Rating System ? energy audit, energy rater, blower door, residential energy, title 24, energy code, duct leakage
HESA | Higher Education Statistics Agency
HEV | hybrid electric vehicle ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician, powertrain
HFNC | high-flow nasal cannula
HGV | heavy goods vehicle
HHA | home health aide ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
HHS | Department of Health and Human Services
HHSRS | Housing Health and Safety Rating System
HID | high-intensity discharge ? lighting, ballast, lamp, electrician, fixtures, luminaire
HIE | health information exchange ? hl7, health information, interoperability, clinical data, meaningful use, health records
HIIT | high-intensity interval training
HIM | health information management ? medical records, release of information, rhit, rhia, ahima, health records, medical coding
HIPAA | Health Insurance Portability and Accountability Act
HIRA | hazard identification and risk assessment
HIV | human immunodeficiency virus
HL7 | Health Level Seven
HLA | human leukocyte antigen ? transplant, histocompatibility, medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
HLD | high-level disinfection ? sterile processing, endoscopy, endoscopes, reprocessing, sterilization, ultrasound probes
HLF | Heritage Lottery Fund ? heritage, museum, archives, conservation, lottery, curator, community engagement
HLTA | higher level teaching assistant
HMA | hot mix asphalt ? paving, asphalt, pavement, roadway, highway, paver, aggregate
HMC | horizontal machining center | horizontal machining centre ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer
HMCTS | HM Courts and Tribunals Service | HM Courts & Tribunals Service
HMDA | Home Mortgage Disclosure Act
HMI | His Majesty's Inspector ? ofsted, pupils, headteacher, school improvement, prison, inspection of schools | human-machine interface ? allen-bradley, siemens, ladder logic, scada, plc, rslogix, wonderware, controls engineer, embedded, automotive
HMIS | Homeless Management Information System ? homeless, homelessness, shelter, coc, case manager, rapid rehousing, hud, continuum of care
HMLR | HM Land Registry
HMMWV | high mobility multipurpose wheeled vehicle
HMO | health maintenance organization ? ppo, health insurance, medicare, insurance verification, medical billing, prior authorization, dental insurance, insurance, benefits, eligibility, authorizations, health plan, copay, referrals | house in multiple occupation ? tenants, tenancy, lettings, landlord, environmental health, council, licensing of landlords, housing officer, estate agent, landlords, tenancies, letting agent, property manager, rightmove, selective licensing
HMP | His Majesty's Prison ? prison, prisoners, offenders, prison officer, offender, probation, rehabilitation of offenders
HMPPS | HM Prison and Probation Service
HMRC | HM Revenue and Customs | HM Revenue & Customs | His Majesty's Revenue and Customs
HMU | hair and makeup | hair and make-up | hair & makeup ? makeup artist, bridal, photo shoot, stylist, film set, editorial shoots, fashion
HNC | Higher National Certificate
HND | Higher National Diploma
HNW | high-net-worth ? wealth management, private banking, investment, insurance, private client, financial advisor, tax, underwriter
HNWI | high-net-worth individual
HOA | homeowners association ? property manager, property management, condo, community association, residents, real estate, bylaws, condominium, community manager, realtor, dues, board meetings, ccrs | hand-off-auto ? motor control, plc, electrician, control panel, starter, pump station
HOD | head of department ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, faculty, teacher
HOEPA | Home Ownership and Equity Protection Act
HOH | hard of hearing ? deaf, asl, sign language, interpreter, hearing impaired, teacher of the deaf | head of household ? hud, section 8, tenants, tax returns, tax preparer, housing choice, caseworker
HOPWA | Housing Opportunities for Persons with AIDS
HOS | hours of service
HP | hire purchase ? car sales, motor finance, vehicle finance, asset finance, dealership, car finance
HPD | Department of Housing Preservation and Development ? tenants, affordable housing, housing court, violations, lottery, superintendent
HPGR | high-pressure grinding roll
HPI | history of present illness ? patients, patient care, hospital, clinic, nurse, nursing, physician, physicians, medical assistant, medical office, vital signs
HPLC | high-performance liquid chromatography
HQS | Housing Quality Standards ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist
HQT | highly qualified teacher ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school
HR | human resources ? employees, onboarding, recruiting, benefits, payroll, hiring, policies, staff, hris, candidates, hr manager, hr generalist, employee relations, recruitment, recruiter, personnel
HRA | Housing Revenue Account ? council housing, local authority, housing finance, housing officer, social housing, council | Human Resources Administration ? snap, medicaid, caseworker, public assistance, shelter, homeless | health reimbursement arrangement ? benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst, cobra, hsa
HRBP | HR business partner | human resources business partner
HRIS | human resources information system
HRMS | human resource management system
HRPA | Human Resources Professionals Association
HRSG | heat recovery steam generator
HRTO | Human Rights Tribunal of Ontario
HRV | heat recovery ventilator ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
HS | harmonized system | harmonised system ? customs, tariff, freight, duties, importer, tariff classification
HSA | health savings account ? benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst, 401k, cobra, hdhp | health spending account ? group benefits, canada, rrsp, extended health, benefits administration, employee benefits
HSE | health, safety and environment | health, safety and environmental | health, safety & environment ? oil and gas, construction, safety officer, offshore, drilling, incident investigation, nebosh, iso 45001, safety advisor, safety coordinator | Health and Safety Executive ? riddor, coshh, cscs, smsts, nebosh, iosh, uk legislation
HSEQ | health, safety, environment and quality
HSG | hysterosalpingogram | hysterosalpingography ? radiology, fertility, fluoroscopy, infertility, gynecology, sonographer
HSI | Homeland Security Investigations ? special agent, customs enforcement, human trafficking, homeland security, law enforcement, criminal investigator | Hispanic-Serving Institution ? higher education, title v, community college, student success, latinx, first-generation
HSPF | heating seasonal performance factor
HSS | hollow structural section ? structural steel, steel fabrication, ironworker, welder, fitter, steel detailer, beams | high-speed steel ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer
HST | harmonized sales tax
HTML | Hypertext Markup Language
HTN | hypertension ? nurse, nursing, diabetes, copd, patients, primary care, cardiology
HTS | Harmonized Tariff Schedule ? customs, import, tariff, duties, customs broker, entry, cbp | high-throughput screening ? assay, drug discovery, compound library, compounds, biology, hit identification
HTST | high-temperature short-time ? dairy, milk, pasteurization, pasteurizer, pasteuriser, juice, food
HUC | health unit coordinator ? hospital, unit clerk, unit secretary, nursing unit, patient charts, physician orders
HUD | Department of Housing and Urban Development | U.S. Department of Housing and Urban Development ? affordable housing, public housing, section 8, tenants, housing counselor, property manager, homeless, housing authority, low-income, leasing, recertifications, vouchers, mortgage, fha
HUMINT | human intelligence ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment, intelligence analyst, interrogation
HV | high voltage ? electrician, substation, switchgear, lineman, powerline, electrical engineer, hybrid vehicle, transformer
HVAC | heating, ventilation and air conditioning | heating, ventilating and air conditioning
HVACR | heating, ventilation, air conditioning and refrigeration
HVDC | high-voltage direct current
HVLP | high volume low pressure
HVLS | high-volume low-speed
HX | heat exchanger ? process engineer, refinery, hvac, chiller, chemical plant, shell and tube, thermal
I&C | instrumentation and control | instrumentation & control
I&E | income and expenditure | income & expenditure ? collections, arrears, debt, vulnerable customers, budgeting, debt advice, forbearance, accounts, charity | instrumentation and electrical | instrument and electrical | instrumentation & electrical ? instrumentation, plant, refinery, electrical, instruments, calibration, technician
I&I | inflow and infiltration | infiltration and inflow ? sewer, wastewater, collection system, manhole, sanitary, smoke testing
I&O | intake and output ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
I&R | information and referral ? social services, case manager, call specialist, 211, community resources, airs, homeless
I/DD | intellectual and developmental disabilities | intellectual and developmental disability
I/O | input/output | input and output
I2C | Inter-Integrated Circuit
IA | information architecture ? card sorting, sitemaps, tree testing, user flows, wireframes, content strategy, usability | information assurance ? cybersecurity, nist, stig, dod 8570, rmf, acas, cissp, isso, diacap
IAA | Immigration Advice Authority ? immigration, asylum, visa, visas, uscis, home office, refugees, removal proceedings
IAAP | International Association of Administrative Professionals
IaaS | infrastructure as a service
IAC | infrastructure as code
IACP | International Association of Chiefs of Police
IACUC | Institutional Animal Care and Use Committee
IADL | instrumental activities of daily living | instrumental activity of daily living
IAM | identity and access management ? cybersecurity, cyber security, information security, soc analyst, siem, okta, sailpoint, aws, azure, active directory, sso
IAP | incident action plan ? firefighter, firefighters, fire department, fire service, fire station, fire suppression, fire rescue, wildland, fire officer, hazmat
IAPT | Improving Access to Psychological Therapies
IAQ | indoor air quality
IAS | International Accounting Standard ? ifrs, accounting, accountant, statutory accounts, us gaap, audit, financial reporting
IATA | International Air Transport Association
IATF | International Automotive Task Force
IATSE | International Alliance of Theatrical Stage Employees
IB | International Baccalaureate ? teacher, diploma programme, classroom, curriculum, myp, pyp, international school
IBAN | International Bank Account Number
IBC | Insurance Bureau of Canada ? insurance, underwriter, claims adjuster, broker, auto insurance, insurance broker | International Building Code ? architect, structural engineer, building inspector, plan review, code compliance, building design, egress | intermediate bulk container ? chemical, totes, drums, blending, packaging, tanker, batch, warehouse, tote, forklift, food production, pallets | institutional biosafety committee ? recombinant dna, biosafety, bsl, iacuc, irb, research compliance
IBDP | International Baccalaureate Diploma Programme
IBEW | International Brotherhood of Electrical Workers
IBNR | incurred but not reported
IBP | integrated business planning ? supply chain, s&op, demand planning, forecasting, sap, planner, finance
ICAAP | Internal Capital Adequacy Assessment Process
ICAEW | Institute of Chartered Accountants in England and Wales
ICAO | International Civil Aviation Organization | International Civil Aviation Organisation
ICAS | Institute of Chartered Accountants of Scotland
ICB | Institute of Certified Bookkeepers ? bookkeeper, bookkeeping, sage, xero, vat returns, bank reconciliations, quickbooks
ICCRC | Immigration Consultants of Canada Regulatory Council
ICD | International Classification of Diseases ? medical coding, medical billing, medical coder, cpt, hcpcs, health information, diagnosis codes | implantable cardioverter-defibrillator ? pacemaker, pacemakers, electrophysiology, cardiac device, cath lab, ep lab
ICD-10 | International Classification of Diseases, Tenth Revision | International Classification of Diseases, 10th Revision
ICE | Immigration and Customs Enforcement ? immigration, deportation, detainees, homeland security, detention, removal proceedings, uscis | internal combustion engine ? powertrain, automotive engineer, engine design, gasoline engine, hybrid vehicle, electric vehicle
ICF | informed consent form ? clinical trials, clinical research, clinical trial, irb, gcp, study coordinator | insulated concrete form | insulating concrete form ? formwork, concrete, residential construction, carpenter, foundation, framing
ICFR | internal control over financial reporting
ICMA | International City/County Management Association
ICO | Information Commissioner's Office ? gdpr, data protection, information governance, subject access, freedom of information, dpo, foi, privacy
ICOM | International Council of Museums
ICOMOS | International Council on Monuments and Sites
ICP | ideal customer profile ? sales, sdr, outbound, b2b, prospecting, marketing, saas, go-to-market
ICP-MS | inductively coupled plasma mass spectrometry
ICPC | initial child protection conference ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, case conferences | Interstate Compact on the Placement of Children ? foster care, adoption, child welfare, caseworker, permanency, home studies
ICS | incident command system ? firefighter, fire department, ems, emergency management, fema, nims, wildland, paramedic, law enforcement, emergency response, emergency operations, incident commander, spill response | industrial control system ? scada, plc, ot security, cybersecurity, nerc cip, dcs, iec 62443, modbus, substation, control system
ICT | integrated co-teaching ? special education, iep, co-taught, general education teacher, students with disabilities | information and communication technology ? pupils, ks3, computing, teacher, help desk, service desk, desktop support, active directory, windows server, it support, system administrator, systems administrator, servicenow, itil | in-circuit test | in-circuit testing ? pcb, electronics assembly, smt, test engineer, circuit board, functional test
ICU | intensive care unit
ICWA | Indian Child Welfare Act
IDD | intellectual and developmental disabilities | intellectual and developmental disability | intellectual or developmental disability ? direct support, disabilities, group home, case manager, autism, residential program, day program, special education, caregiver
IDEA | Individuals with Disabilities Education Act ? special education, iep, sped, section 504, school psychologist, students with disabilities, fape
IDIQ | indefinite delivery/indefinite quantity
IDLH | immediately dangerous to life or health | immediately dangerous to life and health
IDoc | intermediate document
IDP | internally displaced person ? refugees, humanitarian, ngo, unhcr, displaced, camp management | individual development plan ? aln, additional learning needs, alnco, estyn, pupils | identity provider ? okta, saml, sso, oauth, ping identity, azure, authentication, openid connect
IDS | intrusion detection system ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting, snort
IDS/IPS | intrusion detection and prevention system
IDT | interdisciplinary team ? hospice, nurse, social worker, nursing home, patients, care plans, rehabilitation, treatment plan
IDVA | independent domestic violence adviser | independent domestic violence advisor
IEC | International Electrotechnical Commission ? electrical engineer, switchgear, functional safety, electronics, substation, transformer, product compliance
IECC | International Energy Conservation Code
IED | improvised explosive device
IEE | independent educational evaluation ? special education, iep, fape, school psychologist, sped, due process
IEEE | Institute of Electrical and Electronics Engineers
IELTS | International English Language Testing System
IEng | Incorporated Engineer
IEP | individualized education plan | individual education plan | individualized education program ? special education, teacher, paraprofessional, sped, students with disabilities, classroom, autism, special needs, school psychologist, behavior technician, school district, sen, senco, teaching assistant, pupils, educational assistant | incentives and earned privileges ? prison officer, prisoners, hmp, offenders, prison, young offenders
IESO | Independent Electricity System Operator
IFA | independent fostering agency ? fostering, foster carers, looked after, social worker, supervising social worker | independent financial adviser | independent financial advisor ? paraplanner, pensions, fca, wealth management, client reviews, sjp, financial planning
IFC | issued for construction ? drawings, epc, shop drawings, construction documents, document control, piping | Industry Foundation Classes ? openbim, bim, revit, navisworks, model exchange, bim coordinator | International Fire Code ? fire inspector, fire marshal, fire protection, fire prevention, sprinkler, plan review
IFIC | Investment Funds Institute of Canada ? mutual funds, canada, banking, financial advisor, investment, branch
IFLA | International Federation of Library Associations and Institutions
IFR | instrument flight rules ? pilot, aircraft, flight, aviation, airspace, flight hours
IFRS | International Financial Reporting Standards
IFSP | individualized family service plan
IFT | interfacility transfer | interfacility transport | inter-facility transfer ? ems, paramedic, emt, ambulance, prehospital, firefighter, fire department, nremt, paramedicine
IFU | instructions for use ? sterile processing, medical device, medical devices, surgical instruments, sterilization, reprocessing
IGBT | insulated-gate bipolar transistor
IH | industrial hygiene ? industrial hygienist, exposure monitoring, noise monitoring, air sampling, ehs, osha, asbestos
IHC | immunohistochemistry
IHSA | Infrastructure Health and Safety Association
IHSS | In-Home Supportive Services
IHT | inheritance tax ? probate, wills, trusts, private client, solicitor, estate administration, estates, tax planning, tax, estate, hmrc
IIA | Institute of Internal Auditors ? internal audit, internal auditor, auditor, cia, audit plan, sox, internal controls
IIBA | International Institute of Business Analysis
IICRC | Institute of Inspection, Cleaning and Restoration Certification
IIIF | International Image Interoperability Framework
IIMC | International Institute of Municipal Clerks
IIoT | industrial internet of things
IIPP | injury and illness prevention program | injury and illness prevention plan
IIROC | Investment Industry Regulatory Organization of Canada
IIS | Internet Information Services ? windows server, asp.net, .net, sql server, c#, web server, system administrator, active directory, powershell
IJ | immigration judge ? immigration, asylum, removal proceedings, eoir, deportation, bia
ILL | interlibrary loan | inter-library loan ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist
ILM | Institute of Leadership and Management | Institute of Leadership & Management ? leadership, team leader, line management, coaching, level 3, level 5, management qualification
ILP | independent living program ? foster youth, foster care, transition-age youth, child welfare, case manager, independent living skills | individual learning plan ? learners, further education, pupils, apprenticeships
ILR | indefinite leave to remain ? immigration, visa, asylum, ukvi, home office, solicitor | individualised learner record ? further education, learners, apprenticeships, esfa, mis
ILS | integrated library system ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist | independent living skills ? developmental disabilities, special needs, group home, foster youth, transition, special education, intellectual disabilities | instrument landing system ? pilot, aircraft, airport, approach, avionics, aviation, navaids
ILT | instructor-led training
IM | intramuscular ? injections, injection, patients, vaccines, vaccinations, immunizations, subcutaneous
IMC | integrated marketing communications ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search | International Mechanical Code ? hvac, mechanical engineer, plan review, ductwork, building inspector, mechanical contractor | intermediate metal conduit ? electrician, conduit, wiring, emt, wire pulling, raceway
IMCA | independent mental capacity advocate
IMDG | International Maritime Dangerous Goods
IME | independent medical examination | independent medical exam ? personal injury, workers' compensation, claims adjuster, paralegal, litigation, workers compensation, disability claims, disability, injured workers, insurance, return to work, case manager
IMHA | independent mental health advocate
IMLS | Institute of Museum and Library Services
IMO | International Maritime Organization | International Maritime Organisation ? vessel, ship, maritime, seafarer, marpol, solas, shipping, marine
INA | Immigration and Nationality Act ? immigration, asylum, visa, visas, uscis, home office, refugees, removal proceedings
INR | international normalized ratio | international normalised ratio ? warfarin, coumadin, anticoagulation, coagulation, prothrombin, nurse, phlebotomy
IO | intraosseous ? paramedic, als, prehospital, intubation, emt, paramedicine
IOC | indicator of compromise ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting | inversion of control ? software engineer, software developer, programmer, backend, full stack, javascript, java, github, codebase, microservices, dependency injection, spring
IOL | intraocular lens | intraocular lenses ? ophthalmology, ophthalmic, cataract, ophthalmologist, optometry, biometry
IOLTA | Interest on Lawyers' Trust Accounts
IOP | intensive outpatient program | intensive outpatient programme ? addiction, substance abuse, mental health, partial hospitalization, group therapy, counselor, detox | intraocular pressure ? ophthalmology, ophthalmic, optometry, optometrist, glaucoma, tonometry, ophthalmologist
IOSH | Institution of Occupational Safety and Health
IoT | internet of things
IPA | Institute of Practitioners in Advertising ? advertising agency, creative agency, account director, campaigns, media planning, planner, copywriter
IPAC | infection prevention and control
IPAF | International Powered Access Federation
IPC | infection prevention and control ? nurse, nursing, hand hygiene, nhs, hospital, care home, infection | International Plumbing Code ? plumber, plumbing, plan review, building inspector, plumbing design, backflow
IPD | integrated project delivery ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction
IPEDS | Integrated Postsecondary Education Data System
IPM | integrated pest management ? museum, collections care, curator, conservator, pest control, horticulture, greenhouse, crops, agronomist, archives, pest, crop, pesticide, grower, insects, agronomy | inches per minute ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer
IPO | initial public offering ? equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, sec, s-1, m&a, capital markets, public company
IPP | individual program plan ? regional center, developmental disabilities, individual program, group home, special needs, students with special needs | imprisonment for public protection ? prison, prisoners, parole board, offender manager, probation officer, offenders
IPRC | Identification, Placement and Review Committee
IPS | intrusion prevention system ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting, snort | investment policy statement ? portfolio manager, wealth management, asset allocation, financial advisor, foundation, endowment, trustees
IPsec | Internet Protocol Security
IPT | insurance premium tax ? insurance, underwriter, broker, premium, hmrc, lloyd's, bordereaux
IPV | intimate partner violence ? domestic violence, survivors, victim advocate, shelter, social worker, sexual assault
IQ | installation qualification ? validation, pharmaceutical, gmp, commissioning and qualification, operational qualification, process validation, medical device
IQA | internal quality assurance | internal quality assurer ? assessor, learners, nvq, awarding body, apprenticeships, training provider
IQC | incoming quality control ? quality inspector, quality engineer, manufacturing, six sigma, iso 9001, production line, supplier quality, machining, assembly line, lean manufacturing
IR | interventional radiology ? radiology, angiography, radiologic technologist, radiographer, cath lab, fluoroscopy, embolization | institutional research ? higher education, ipeds, accreditation, enrollment | investor relations ? shareholders, investors, earnings calls, sec filings, analysts, capital markets, roadshows, private equity, hedge fund | infrared ? thermography, thermal imaging, infrared camera, electrical inspection, predictive maintenance, vibration analysis
IRA | individual retirement account ? 401k, roth, retirement, rollovers, teller, personal banker, financial advisor, brokerage, series 7, wealth management
IRATA | Industrial Rope Access Trade Association
IRB | institutional review board ? clinical trials, clinical research, research assistant, human subjects, informed consent, research coordinator, study protocol, investigator | Immigration and Refugee Board ? refugee, immigration, ircc, asylum, refugee claimants, immigration consultant
IRC | Internal Revenue Code ? tax, irs, tax returns, tax accountant, section 1031, erisa, partnership tax | International Residential Code ? residential construction, building inspector, home builder, framing, plan review, building codes
IRCC | Immigration, Refugees and Citizenship Canada
IREM | Institute of Real Estate Management
IRF | inpatient rehabilitation facility | inpatient rehabilitation facilities ? physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
IRO | independent reviewing officer ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, looked after children, children's services
IRPA | Immigration and Refugee Protection Act
IRR | internal rate of return ? equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, financial modeling, real estate, financial modelling, net present value, dcf
IRS | Internal Revenue Service ? tax, tax returns, payroll, 1040, 1099, 941, w-2, bookkeeper, accountant, tax preparer, form 990, 501(c)(3), accounting | interest rate swap ? derivatives, fixed income, trading, swaps, treasury, hedging, libor, trade support
ISA | individual savings account ? pensions, fca, banking, building society, savings, financial adviser, wealth management | International Standard on Auditing ? audit, statutory audit, ifrs, frs 102, acca, icaew, auditor | International Society of Automation ? plc, scada, instrumentation, industrial automation, controls engineer, control system, allen-bradley, instrument technician, process control | International Society of Arboriculture ? arborist, tree, pruning, arboriculture, urban forestry, chainsaw
ISAAR | International Standard Archival Authority Record ? archivist, archives, archival, finding aids, special collections, manuscripts, records management
ISACA | Information Systems Audit and Control Association
ISAF | International Security Assistance Force
ISBN | International Standard Book Number
ISD | independent school district ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, principal
ISF | Importer Security Filing ? customs, import, ocean freight, customs broker, container, cbp
ISI | Independent Schools Inspectorate ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, independent school, prep school
ISM | Institute for Supply Management ? procurement, purchasing, sourcing, buyer, cpsm, supply chain, category manager
ISO | International Organization for Standardization | International Organisation for Standardization ? quality, iso 9001, audits, certification, compliance, iso 27001, manufacturing, iso 14001, quality management, procedures, 9001, 14001, 45001, 13485, 17025, 27001 | incentive stock option ? equity compensation, rsu, stock administration, 409a, cap table, carta, stock plan | independent system operator ? electricity market, power grid, transmission planning, interconnection, energy trading, ercot, caiso, nyiso, pjm
ISP | individual support plan ? clients, residents, support | internet service provider ? network, internet, lines, cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, juniper, broadband, modem | individualized service plan | individual service plan ? direct support, disabilities, group home, intellectual disabilities, residential program, case manager, developmental disabilities
ISPS | International Ship and Port Facility Security | International Ship & Port Facility Security
ISR | intelligence, surveillance and reconnaissance ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
ISS | in-school suspension ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, dean of students
ISSM | information system security manager ? nist, stig, fedramp, fisma, cmmc, rmf, cybersecurity, emass, isso
ISSN | International Standard Serial Number
ISSO | information system security officer ? nist, stig, fedramp, fisma, cmmc, rmf, cybersecurity, emass, issm
ISTQB | International Software Testing Qualifications Board
ISVA | independent sexual violence adviser | independent sexual violence advisor
ISW | independent social worker ? care proceedings, family court, parenting assessments, viability assessments, fostering, social worker england
IT | information technology ? help desk, service desk, desktop support, active directory, windows server, system administrator, systems administrator, servicenow, itil
ITAR | International Traffic in Arms Regulations
ITB | invitation to bid ? subcontractor, estimator, bid package, general contractor, preconstruction, takeoff, tender
ITC | investment tax credit ? solar, renewable energy, tax equity, wind farm, energy storage, project finance
ITE | initial teacher education ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, teacher education, lecturer
ITERS | Infant/Toddler Environment Rating Scale
ITGC | information technology general control | IT general control
ITI | Institute of Translation and Interpreting ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
ITIL | Information Technology Infrastructure Library
ITIN | Individual Taxpayer Identification Number
ITP | individual transition plan ? special education, iep, transition, sped, students with disabilities, high school special | inspection and test plan | inspection test plan ? quality control, ndt, piping, qa/qc, construction, welding, hold points, fabrication
ITS | intelligent transportation system ? traffic engineer, traffic signal, highway, transportation engineer, tolling, freeway
ITSM | IT service management | information technology service management
ITT | initial teacher training ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form | invitation to tender ? procurement, tenders, tendering, bid, bids, framework, contracts, pqq, public sector
ITU | intensive therapy unit | intensive treatment unit ? nhs, nmc, hcpc, ward, care home, safeguarding, nhs trust, physiotherapist, healthcare assistant
IUD | intrauterine device ? gynecology, contraception, ob/gyn, family planning, women's health, medical assistant, midwife
IUOE | International Union of Operating Engineers
IV | intravenous ? lines, therapy, patients, nurse, medication, medications, blood, infusion, pumps, nursing, catheter, paramedic, emt, phlebotomy, iv therapy, iv insertion
IVA | individual voluntary arrangement ? insolvency, debt, creditors, bankruptcy, debt advice, arrears, nominee, collections
IVF | in vitro fertilization | in vitro fertilisation ? fertility, embryology, embryo, reproductive, andrology, infertility
IVPB | intravenous piggyback
IVR | interactive voice response
JAG | Judge Advocate General ? army, navy, air force, military, court-martial, courts-martial, military justice, legal office
JAWS | Job Access With Speech ? wcag, screen reader, screen readers, accessibility, nvda, voiceover, section 508, assistive technology
JCAHO | Joint Commission on Accreditation of Healthcare Organizations
JCC | Jewish Community Center ? jewish, preschool, day camp, early childhood, fitness, camp counselor, hebrew
JCP | Jobcentre Plus ? welfare rights, dwp, work coach, jobcentre, housing benefit, benefits advice, job seekers, jobseekers, employability
JD | Juris Doctor ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, law school, law review, bar exam | job description ? recruiter, recruitment, talent acquisition, hiring managers, screening, sourcing, job postings, boolean
JDAI | Juvenile Detention Alternatives Initiative
JE | journal entry | journal entries ? accounting, accountant, bookkeeper, bookkeeping, month-end, bank reconciliations, trial balance, reconciliations, controller, accruals, accounts payable
JHA | job hazard analysis | job hazard analyses
JHSC | joint health and safety committee
JIT | just-in-time
JK | junior kindergarten ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
JP | justice of the peace ? court, magistrate, provincial offences, court clerk, bail hearings, magistrates, ontario court
JRCALC | Joint Royal Colleges Ambulance Liaison Committee
JROTC | Junior Reserve Officers' Training Corps
JSA | Jobseeker's Allowance ? welfare rights, dwp, work coach, jobcentre, housing benefit, benefits advice, job seekers, jobseekers, employability, universal credit, welfare benefits | job safety analysis | job safety analyses ? safety, construction, site, crew, hazards, osha, toolbox, ppe
JSNA | joint strategic needs assessment
JV | joint venture ? m&a, real estate, partners, construction, oil and gas, acquisitions, corporate development, accounting | journal voucher ? accounting, accountant, bookkeeper, bookkeeping, month-end, bank reconciliations, trial balance, reconciliations, controller, accruals, accounts payable
K-12 | kindergarten through 12th grade | kindergarten through grade 12
K-9 | canine ? police, sheriff, law enforcement, handler, patrol, veterinary, detection dog
KAM | key account manager | key account management ? sales, account executive, quota, business development, prospecting, cold calling, sales manager, b2b, fmcg
KB | knowledge base ? articles, article, support, tickets, help desk, helpdesk
KCSIE | Keeping Children Safe in Education
KOL | key opinion leader ? medical affairs, pharmaceutical, medical science liaison, influencer, public relations, biotech, advisory boards, skincare
KP | kitchen porter ? kitchen, chef, catering, restaurant, pot wash, dishes
KPH | keystrokes per hour ? data entry, typing, 10-key, clerical, ten-key, data entry clerk, administrative
KPI | key performance indicator
KRI | key risk indicator
KS1 | Key Stage 1
KS2 | Key Stage 2
KS3 | Key Stage 3
KS4 | Key Stage 4
KS5 | Key Stage 5
kV | kilovolt ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician, substation, transmission line
kVA | kilovolt-ampere | kilovolt-amp ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician, generator, transformer
kW | kilowatt ? solar, generator, electrician, power plant, inverter, electrical engineer, energy, turbine
kWh | kilowatt-hour
KYB | know your business ? kyc, aml, onboarding, compliance, fintech, anti-money laundering, due diligence
KYC | know your customer | know your client
KYR | know your rights ? immigration, tenants, immigrants, community organizer, legal aid
L&D | labor and delivery | labour and delivery | labor & delivery ? nurse, nursing, postpartum, obstetric, obstetrics, fetal, midwife, newborn | learning and development | learning & development ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd, training, instructional design
LA | local authority ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, ofsted, council, headteacher, ehcp, children's services
LAA | Legal Aid Agency ? solicitor, paralegal, legal aid, crime, family law, costs draftsman, ccms
LAC | looked after children ? safeguarding, social worker, fostering, children's home, child protection, pupils, virtual school, leaving care
LACT | lease automatic custody transfer
LADC | licensed alcohol and drug counselor | licensed alcohol and drug abuse counselor
LADO | local authority designated officer
LAN | local area network ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, help desk, system administrator, desktop support
LAO | Legal Aid Ontario ? paralegal, law clerk, family law, refugee law, duty counsel, criminal law
LASPO | Legal Aid, Sentencing and Punishment of Offenders Act
LAT | Licence Appeal Tribunal ? accident benefits, paralegal, sabs, law clerk, personal injury, insurance adjuster
LBO | leveraged buyout | leveraged buy-out ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, m&a, financial modeling
LBTT | Land and Buildings Transaction Tax
LC | Library of Congress ? library, librarian, cataloging, cataloguing, subject headings, classification, shelving, call numbers | letter of credit ? trade finance, import, export, banking, shipping documents, incoterms, swift, treasury
LC-MS | liquid chromatography-mass spectrometry
LC/MS | liquid chromatography/mass spectrometry
LCA | labor condition application ? immigration, h-1b, uscis, petitions, visa | life cycle assessment ? sustainability, carbon footprint, environmental impact, embodied carbon, ghg, simapro
LCC | Library of Congress Classification ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist
LCL | less than container load ? freight forwarding, ocean freight, sea freight, fcl, customs, containers, import, export, freight, container, shipping
LCOE | levelized cost of energy | levelised cost of energy | levelized cost of electricity | levelised cost of electricity
LCPC | licensed clinical professional counselor
LCSH | Library of Congress Subject Headings
LCSW | licensed clinical social worker
LDAP | Lightweight Directory Access Protocol
LDAR | leak detection and repair
LDRP | labor, delivery, recovery and postpartum | labor, delivery, recovery, postpartum
LE | loan estimate ? mortgage, loan processor, trid, closing disclosure, loan originator, loan officer, mortgage underwriter
LEA | local education agency ? school district, special education, title i, charter school, iep, california department of education, state education | local education authority ? pupils, school governors, headteacher, teaching assistant, statements of special educational needs, qts
LED | light-emitting diode ? lighting, luminaire, electrician, light fixtures, ballast, retrofit, electronics
LEDS | Law Enforcement Data System ? corrections, sheriff, warrants
LEED | Leadership in Energy and Environmental Design
LEL | lower explosive limit ? gas monitor, gas detection, confined space, h2s, hot work, atmospheric testing
LEO | law enforcement officer ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
LEP | limited English proficient ? interpreter, language access, bilingual, esl, ell, title vi, limited english, immigrant | limited English proficiency ? interpreter, language access, bilingual, esl, ell, title vi, immigrant | local enterprise partnership ? local authority, economic development, council, regeneration, skills strategy, inward investment
LES | leave and earnings statement ? army, navy, air force, military pay, soldiers, marine corps, dfas
LETRS | Language Essentials for Teachers of Reading and Spelling
LFT | liver function test ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
LGA | Local Government Association ? local government, council, councils, councillors, local authority, local authorities
LGD | loss given default ? credit risk, basel, ifrs 9, risk modelling, risk modeling, cecl, scorecards
LGO | Local Government Ombudsman ? council, complaints, local authority, adult social care, housing officer, councillors
LGPS | Local Government Pension Scheme
LGV | large goods vehicle ? driver, haulage, tachograph, hgv, category c, lorry, cpc, class 1, class 2
LHA | Local Housing Allowance ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, housing benefit, universal credit
LHD | load-haul-dump ? underground mining, scoop, mine, jumbo, mucking, haul truck
LIBOR | London Interbank Offered Rate
LICSW | licensed independent clinical social worker
LID | low impact development ? stormwater, bioretention, drainage, land development, civil engineer, rain garden
LiDAR | light detection and ranging
LIFO | last in, first out
LIHEAP | Low Income Home Energy Assistance Program
LIHTC | low-income housing tax credit
LIMS | laboratory information management system
LINC | Language Instruction for Newcomers to Canada ? esl, newcomers, clb, language instructor, refugees, tesl, immigrants
LIS | laboratory information system ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture | library and information science | library and information studies ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist
LIUNA | Laborers' International Union of North America
LLB | Bachelor of Laws
LLM | Master of Laws ? law school, solicitor, attorney, barrister, litigation, bar exam, international law, legal research | large language model ? machine learning, deep learning, data scientist, neural networks, pytorch, tensorflow, scikit-learn, python, rag, openai, langchain
LLQP | Life Licence Qualification Program | Life License Qualification Program
LMFT | licensed marriage and family therapist
LMHC | licensed mental health counselor
LMI | labour market information | labor market information ? employment counsellor, employment services, job seekers, job developer, workforce development, career adviser
LMIA | Labour Market Impact Assessment
LMS | learning management system
LMSW | licensed master social worker
LMT | licensed massage therapist ? massage, deep tissue, swedish massage, spa, bodywork, chiropractic
LNA | licensed nursing assistant ? caregiver, home care, personal care, nursing home, long-term care, residents, home health, support worker, assisted living, care plans, vital signs, dementia, care home
LNAPL | light non-aqueous phase liquid | light nonaqueous phase liquid
LNG | liquefied natural gas
LOA | leave of absence ? employees, benefits, payroll, hr, fmla, human resources, disability, std, ada, absence, return to work | letter of authority ? paraplanner, ifa administrator, financial adviser, pension, providers, pensions, energy broker
LOB | line of business ? insurance, banking, underwriting, business analyst, call center, finance, compliance, risk management
LOC | Library of Congress ? library, librarian, cataloging, shelving, archives, archivist, subject headings | line of credit ? lending, mortgage, loan officer, credit union, credit analyst, commercial loans, teller
LOD | level of development ? bim, revit, navisworks, clash detection, bim coordinator, vdc
LOE | letter of explanation ? mortgage, loan processor, underwriter, mortgage underwriter, loan officer, refinance, loan originator | level of effort ? project manager, proposals, statement of work, scope, government contracts, sow, estimates
LOF | lube, oil and filter ? automotive, dealership, quick lube, tire rotation, service advisor, lube technician
LOI | letter of inquiry ? grant writing, foundations, fundraising, nonprofit, donors, proposals, grant writer | letter of intent ? acquisitions, due diligence, purchase agreement, real estate, commercial real estate, mergers, leasing, m&a, leases, private equity, grants, procurement
LOLER | Lifting Operations and Lifting Equipment Regulations
LOMA | Life Office Management Association ? life insurance, insurance, annuities, underwriting, policyholders, flmi, claims examiner
LOPA | layer of protection analysis | layer of protection analyses
LOS | loan origination system ? mortgage, encompass, loan processor, lending, loan officer, underwriter, calyx | level of service ? traffic engineer, synchro, intersection, traffic study, highway capacity, roadway
LOTO | lockout/tagout | lock-out/tag-out | lockout and tagout
LP | limited partner ? private equity, venture capital, fund accounting, hedge fund, capital calls, carried interest | loss prevention ? retail, shrink, shoplifting, store, apprehension, theft, asset protection
LPA | lasting power of attorney ? wills, probate, solicitor, private client, trusts, estate administration, court of protection | local planning authority ? planning officer, town planning, planning applications, development management, section 106, rtpi
LPC | licensed professional counselor ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention | Legal Practice Course ? training contract, solicitor, paralegal, llb, law firm, legal practice, gdl
LPCC | licensed professional clinical counselor
LPG | liquefied petroleum gas | liquified petroleum gas
LPI | liquid penetrant inspection ? ndt, nondestructive testing, non-destructive testing, magnetic particle, liquid penetrant, ultrasonic testing, radiographic testing, asnt, weld inspection, aircraft
LPN | licensed practical nurse
LPR | lawful permanent resident ? immigration, uscis, naturalization, asylum, green card, removal proceedings, visa
LPS | Liberty Protection Safeguards ? mental capacity, dols, best interests, social worker, amhp, safeguarding | Lanterman-Petris-Short ? conservatorship, 5150, psychiatric, involuntary, public guardian
LQA | linguistic quality assurance ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
LRE | least restrictive environment ? special education, iep, sped, paraprofessional, fape, students with disabilities
LRFD | load and resistance factor design
LRT | learning resource teacher ? school board, special education, iep, special needs
LS/CMI | Level of Service/Case Management Inventory
LSA | learning support assistant ? pupils, sen, classroom, special needs, ehcp, teaching assistant
LSAT | Law School Admission Test
LSCB | local safeguarding children board
LSI-R | Level of Service Inventory-Revised
LSO | Law Society of Ontario ? paralegal, law clerk, licensing process, articling, barrister, solicitor, law firm, litigation
LSP | language service provider ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
LSS | Lean Six Sigma ? quality inspector, quality engineer, manufacturing, six sigma, iso 9001, production line, supplier quality, machining, assembly line, lean manufacturing, dmaic, kaizen
LSUC | Law Society of Upper Canada
LSW | licensed social worker ? social work, social worker, case management, counseling, mental health, discharge planning, msw, case manager, hospice, social services
LTA | long-term agreement ? procurement, sourcing, suppliers, buyer, purchasing, contracts, negotiation
LTAC | long-term acute care
LTACH | long-term acute care hospital
LTB | Landlord and Tenant Board ? tenants, paralegal, eviction, n4, landlord, rent arrears, property manager, tribunal, ontario, landlords, evictions, leasing, rent
LTC | long-term care ? nursing home, residents, nurse, nursing, personal support worker, cna, dementia, assisted living, retirement home | load tap changer ? transformer, substation, electric utility, relay, high voltage, switchgear
LTD | long-term disability ? benefits, claims, leave, benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst, disability claims, disability case manager, std
LTE | Long-Term Evolution ? telecom, telecommunications, rf engineer, cell sites, base station, ericsson, 5g, enodeb, volte
LTI | long-term incentive ? compensation, equity, bonus, total rewards, reward, executive compensation, stock, share plans | lost time injury | lost time injuries | lost time incident ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation
LTIFR | lost time injury frequency rate
LTIP | long-term incentive plan
LTIR | lost time incident rate | lost time injury rate
LTL | less-than-truckload | less than truck load
LTM | last twelve months ? m&a, ebitda, valuation, financial modeling, private equity, investment banking, credit analyst
LTO | long-term occasional ? occasional teacher, school board, oct, teacher, supply teacher, tdsb | limited-time offer ? restaurant, menu, promotion, store, fast food, franchise, marketing
LTT | Land Transfer Tax ? real estate law clerk, law clerk, teraview, conveyancing, closings, real estate lawyer
LTV | loan-to-value ? mortgage, mortgages, lending, underwriter, loan officer, commercial real estate, credit analyst, lender | lifetime value ? marketing, cac, retention, ecommerce, saas, paid social, churn, crm, acquisition
LUST | leaking underground storage tank ? remediation, groundwater, ust, petroleum release, soil sampling, monitoring wells
LUTCF | Life Underwriter Training Council Fellow
LV | low voltage ? electrician, structured cabling, fire alarm, switchgear, access control, wiring, cabling, electrical engineer
LVAD | left ventricular assist device
LVDT | linear variable differential transformer
LVL | laminated veneer lumber
LVN | licensed vocational nurse
LVP | luxury vinyl plank ? flooring, floor installer, tile, carpet, hardwood, underlayment, renovation
LVT | licensed veterinary technician ? veterinary, veterinarian, vet tech, veterinary assistant, animal hospital, animals, animal care, dogs, canine, feline, kennel, animal shelter | luxury vinyl tile ? flooring, floor installer, tile, carpet, hardwood, underlayment, renovation
LWCO | low water cutoff ? boiler, steam, hydronic, heating, power engineer, stationary engineer
LWD | logging while drilling
LWOP | life without parole ? capital, sentencing, public defender, murder, inmates, mitigation specialist | leave without pay ? timekeeping, hr specialist, leave administration, opm
LYBUNT | last year but unfortunately not this year
M&A | mergers and acquisitions | mergers & acquisitions
M&E | monitoring and evaluation ? ngo, humanitarian, usaid, international development, logframe, donor, beneficiaries, impact | mechanical and electrical | mechanical & electrical ? building services, construction, hvac, quantity surveyor, plumbing, contractor, commissioning
M&V | measurement and verification | measurement & verification ? energy efficiency, energy savings, energy audit, ipmvp, retrofit, energy engineer
MA | medical assistant ? medical assisting, ccma, aama, rooming patients, roomed patients, certified medical assistant, registered medical assistant
mAb | monoclonal antibody
MAF | mass air flow | mass airflow ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
MAG | metal active gas ? welder, welding, weld, fabricator, gmaw, smaw, boilermaker, pipe welding
MAOP | maximum allowable operating pressure
MAPE | mean absolute percentage error
MAPPA | multi-agency public protection arrangements
MAR | medication administration record
MARAC | multi-agency risk assessment conference
MARC | machine-readable cataloging ? library, librarian, cataloging, cataloger, oclc, aacr2, rda, bibliographic | machine-readable cataloguing ? library, librarian, cataloguing, cataloguer, oclc, aacr2, rda, bibliographic
MARPOL | International Convention for the Prevention of Pollution from Ships
MASH | multi-agency safeguarding hub ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, children's services, early help
MAT | medication-assisted treatment ? addiction, opioid, suboxone, methadone, substance use, substance abuse, recovery | multi-academy trust ? pupils, headteacher, ofsted, school business manager, academies, trustees, governors | Master of Arts in Teaching ? teacher, teaching certification, student teaching, lesson plans, classroom, licensure, secondary education
MAU | monthly active user ? product manager, app, saas, growth, retention, mobile, product analytics, churn | make-up air unit | makeup air unit ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
MAWB | master air waybill
MAWP | maximum allowable working pressure
MBBR | moving bed biofilm reactor
MBBS | Bachelor of Medicine, Bachelor of Surgery | Bachelor of Medicine and Bachelor of Surgery
MBE | Multistate Bar Examination ? bar exam, law school, attorney, law tutor, juris doctor, law graduate | minority business enterprise | minority-owned business enterprise ? contractors, procurement, supplier diversity, dbe, wbe, subcontractors, compliance reporting, bids, government contracts, purchasing
MBR | membrane bioreactor ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality
MBS | mortgage-backed security | mortgage-backed securities ? portfolio manager, asset management, equities, securities, hedge fund, investment banking, fixed income, equity research, mutual funds, wealth management, private equity, mortgage, capital markets
MBSS | modified barium swallow study | modified barium swallow studies
MCA | Mental Capacity Act ? safeguarding, care home, care assistant, cqc, dols, domiciliary, nhs, support worker, best interests, social worker, adult social care, deprivation of liberty | Maritime and Coastguard Agency | Maritime & Coastguard Agency ? vessel, ship, deck officer, seafarer, stcw, yacht, engineer officer, maritime
MCB | miniature circuit breaker ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician
MCC | merchant category code ? payments, card, acquiring, merchant, chargebacks, p-card, credit card | motor control center | motor control centre ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician, plc, vfd
MCCB | molded case circuit breaker | moulded case circuit breaker
MCI | mass casualty incident ? ems, paramedic, emt, ambulance, prehospital, firefighter, fire department, nremt, paramedicine
MCIPS | Member of the Chartered Institute of Procurement and Supply | Member of the Chartered Institute of Procurement & Supply
MCL | maximum contaminant level ? drinking water, water quality, groundwater, safe drinking water act, water treatment, water sampling
MCO | managed care organization | managed care organisation ? medicaid, medicare, prior authorization, health plan, utilization review, medical billing, behavioral health
MCOL | Money Claim Online
MCU | microcontroller unit ? embedded, firmware, microcontroller, rtos, pcb, arm cortex, fpga, oscilloscope, stm32
MD | Doctor of Medicine ? medical school, residency program, medical doctor, usmle, mbbs, attending physician
MD&A | management's discussion and analysis | management discussion and analysis
MDD | major depressive disorder ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention
MDF | medium-density fiberboard | medium-density fibreboard ? cabinet, cabinetmaker, woodworking, millwork, trim, edgebander, carpenter
MDL | multidistrict litigation ? litigation, paralegal, mass tort, attorney, law firm, plaintiff, pharmaceutical litigation
MDM | mobile device management ? intune, airwatch, jamf, workspace one, ios devices, desktop support, endpoint, mobileiron, byod | master data management ? informatica, data governance, data steward, data quality, sap, golden record, data warehouse, metadata, collibra
MDR | medical device reprocessing ? sterile processing, sterilization, surgical instruments, autoclave, decontamination, endoscopes, instrument trays | managed detection and response ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting, crowdstrike
MDRD | medical device reprocessing department
MDS | minimum data set
MDT | multidisciplinary team | multi-disciplinary team ? nhs, patients, nurse, occupational therapist, social worker, ward, physiotherapist, safeguarding | mobile data terminal ? patrol, police, ambulance, dispatcher, sheriff, fire department, emt
MEAL | monitoring, evaluation, accountability and learning ? ngo, humanitarian, logframe, beneficiaries, international development, donor reports
MEd | Master of Education
MEL | minimum equipment list ? aircraft, pilot, airline, aviation, line maintenance, dispatch | multi-engine land | multiengine land ? pilot, flight hours, aircraft, cessna, commercial pilot, single engine land
MEP | mechanical, electrical and plumbing | mechanical, electrical & plumbing
MEPF | mechanical, electrical, plumbing and fire protection
MERV | minimum efficiency reporting value
MES | manufacturing execution system ? erp, plc, scada, shop floor, production, manufacturing, sap, opc, iiot, manufacturing engineer, automation, industry 4.0
METAR | meteorological aerodrome report ? pilot, aviation, flight, weather, airport, aerodrome
METS | Metadata Encoding and Transmission Standard ? archivist, archives, archival, finding aids, special collections, manuscripts, records management, librarian, digitization, metadata
MEWP | mobile elevating work platform | mobile elevated work platform
MFA | multi-factor authentication | multifactor authentication
MFDA | Mutual Fund Dealers Association
MFIPPA | Municipal Freedom of Information and Protection of Privacy Act
MFL | modern foreign languages ? teacher, pupils, french, spanish, german, gcse, ks3, qts | magnetic flux leakage ? pipeline integrity, inline inspection, tank floor, pigging, ndt, corrosion
MGA | managing general agent ? insurance, underwriter, underwriting, claims adjuster, policyholders, insurance broker, insurance agent, claims examiner, policy renewals, delegated authority, bordereaux
MGD | million gallons per day ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, pump station
MHA | Mental Health Act ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, section 117, psychiatric, mental health, approved mental health professional
MHE | material handling equipment | mechanical handling equipment ? warehouse, forklift, pallet, reach truck, logistics, warehousing, distribution centre
MHFA | Mental Health First Aid
MHT | mental health technician ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention
MI | motivational interviewing ? counselling, counseling, addiction, substance use, social worker, case manager, cbt, recovery, harm reduction | myocardial infarction ? stemi, nstemi, chest pain, angina, cath lab, cardiac arrest | management information ? contact centre, call centre, mi reports, mi reporting, mi packs, fca, purchase ledger
MIAM | mediation information and assessment meeting
MIC | microbiologically influenced corrosion | microbiologically induced corrosion ? corrosion, pipeline integrity, cathodic protection, biocide, nace, inhibitor
MICU | medical intensive care unit ? nurse, nursing, bedside, medication administration, icu, med-surg, rn, lpn, vital signs, charge nurse, telemetry
MIDI | musical instrument digital interface
MIFID | Markets in Financial Instruments Directive
MIG | metal inert gas ? welder, welding, tig, weld, fabricator, fabrication, autobody, stick
MIL-STD | military standard ? defense, dod, aerospace, avionics, navy, army, mil-spec
MIMO | multiple-input multiple-output
MIP | mortgage insurance premium ? mortgage, loan officer, loan processor, mortgage underwriter, home loans, refinance, loan originator, closing disclosure, mortgage banker, fha
MIS | management information system ? sims, pupils, reporting, dashboards, data analyst, database, mis reports, pivot tables, mis executive
MISO | Midcontinent Independent System Operator ? power grid, electricity market, interconnection, transmission planning, pjm, nerc
ML | machine learning ? model, models, python, data, training, features, predictions, algorithms, deep learning, data scientist, neural networks, pytorch, tensorflow, scikit-learn, artificial intelligence, xgboost
MLA | medical laboratory assistant ? phlebotomy, specimens, phlebotomist, specimen collection, venipuncture, medical laboratory, lab assistant | Modern Language Association ? citation, citations, apa, essays, composition, english instructor, writing tutor | Member of the Legislative Assembly ? constituency, legislature, legislative assembly, constituents, minister
MLAT | mutual legal assistance treaty ? prosecutor, extradition, international law, justice, treaty
MLD | moderate learning difficulties ? pupils, special school, sen, teaching assistant, ehcp, senco, learning support
MLIS | Master of Library and Information Science | Master of Library and Information Studies
MLM | multi-level marketing | multilevel marketing
MLO | mortgage loan originator ? mortgage, loan processor, mortgage underwriter, home loans, refinance, fha, loan officer, mortgage broker, mortgage banker, nmls
MLOps | machine learning operations
MLRO | Money Laundering Reporting Officer
MLS | medical laboratory scientist ? medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture | Multiple Listing Service ? real estate, realtor, listings, brokerage, buyers and sellers, open houses, appraiser, broker, showings
MLSS | mixed liquor suspended solids
MLT | medical laboratory technician ? ascp, mlt(ascp), mlt (ascp), naacls, american medical technologists, clia | medical laboratory technologist ? csmls, cmlto, ontario, alberta, canada, british columbia, nova scotia, saskatchewan, manitoba
MMC | Master Municipal Clerk ? city clerk, municipal, town clerk, ordinances, council meetings, deputy clerk | maximum material condition ? gd&t, machinist, machining, metrology, tolerance, quality inspector | merchant mariner credential ? vessel, twic, uscg, mariner, deckhand, able seaman, captain
MMI | maximum medical improvement ? workers' compensation, claims adjuster, injured workers, impairment, return to work, independent medical
MMJ | multimedia journalist ? news, reporter, newsroom, broadcast, television, journalism, live shots
MMM | marketing mix modeling | marketing mix modelling ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, marketing analytics, attribution
MMSE | Mini-Mental State Examination | Mini-Mental State Exam ? dementia, geriatric, cognitive, neuropsychology, psychology, memory clinic
MMT | manual muscle testing | manual muscle test ? physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
MNT | medical nutrition therapy ? dietitian, nutrition, diabetes, dietetics, tube feeding, clinical nutrition
MOA | memorandum of agreement ? collective bargaining, labor relations, union, interagency, dod, section 106, intergovernmental
MOC | management of change ? process safety, psm, refinery, hazop, chemical plant, oil and gas, pssr, ehs
MoCA | Montreal Cognitive Assessment ? dementia, geriatric, cognitive, neuropsychology, psychology, occupational therapy, memory clinic
MOD | Ministry of Defence ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment, raf, defence, sc cleared | manager on duty ? hotel, restaurant, store, front desk, guest, retail, resort
MODS | Metadata Object Description Schema ? archivist, archives, archival, finding aids, special collections, manuscripts, records management, librarian, digitization, metadata
MOFU | middle of funnel | middle of the funnel
MOI | mechanism of injury ? ems, paramedic, emt, ambulance, prehospital, firefighter, fire department, nremt, paramedicine
MOJ | Ministry of Justice ? prison, probation, courts, solicitor, tribunal, tribunals, legal aid, offenders, court
MOL | Ministry of Labour ? ontario, jhsc, ohsa, whmis, safety coordinator, wsib, health and safety
MOLST | medical orders for life-sustaining treatment
MoM | month-over-month | month-on-month ? revenue, growth, sales, traffic, kpi, saas, marketing, variance
MOQ | minimum order quantity | minimum order quantities
MOS | military occupational specialty ? army, soldier, soldiers, marine corps, marines, national guard, infantry, usmc, sergeant
MOT | maintenance of traffic ? roadway, highway, traffic control, lane closure, dot, road construction, flagging | Ministry of Transport ? vehicle, garage, mechanic, cars, vehicle technician, testing
MOU | memorandum of understanding | memoranda of understanding
MOV | motor-operated valve ? power plant, nuclear, actuator, instrumentation, limitorque, valve technician, refinery
MP | Member of Parliament ? constituency, parliament, constituents, parliamentary, house of commons, westminster, casework | military police ? army, law enforcement, soldier, military, soldiers, force protection, detainee, garrison
MPA | Master of Public Administration ? public administration, public policy, municipal, city manager, policy analyst, nonprofit management
MPEP | Manual of Patent Examining Procedure
MPF | mandatory provident fund ? hong kong, payroll, hr, pension, human resources, employee benefits
MPI | magnetic particle inspection ? ndt, nondestructive testing, non-destructive testing, magnetic particle, liquid penetrant, ultrasonic testing, radiographic testing, asnt, weld inspection, aircraft | multi-point inspection | multipoint inspection ? dealership, service advisor, automotive, repair orders, oil change, vehicle inspection
MPLS | multiprotocol label switching | multi-protocol label switching
MPO | metropolitan planning organization ? transportation planning, transportation planner, planner, regional planning, transit, transportation improvement
MPP | Master of Public Policy ? policy analyst, public policy, policy analysis, legislative, think tank | Member of Provincial Parliament ? constituency, queen's park, constituents, legislative assembly, minister
MPRE | Multistate Professional Responsibility Examination
MPS | master production schedule | master production scheduling ? mrp, production planning, supply chain, planner, manufacturing, demand planning, capacity planning, production planner, erp
MQL | marketing qualified lead
MRA | magnetic resonance angiography ? mri, radiology, x-ray, x-rays, radiologic technologist, radiographer, radiography, ultrasound, sonographer, ct scan, ct scans, mammography
MRB | material review board ? quality inspector, quality engineer, manufacturing, six sigma, iso 9001, production line, supplier quality, machining, assembly line, lean manufacturing, as9100, nonconforming
MRCP | magnetic resonance cholangiopancreatography ? mri, radiology, x-ray, x-rays, radiologic technologist, radiographer, radiography, ultrasound, sonographer, ct scan, ct scans, mammography
MRE | meal, ready-to-eat ? army, marine corps, soldiers, culinary specialist, infantry, platoon, national guard
MRI | magnetic resonance imaging
MRN | medical record number ? patients, patient care, hospital, clinic, nurse, nursing, physician, physicians, medical assistant, medical office, vital signs
MRO | maintenance, repair and operations ? procurement, purchasing, buyer, sourcing, storeroom, spare parts, indirect spend, industrial distribution, suppliers, indirect materials, plant maintenance, inventory | maintenance, repair and overhaul ? aircraft, aviation, aerospace, airline, faa, easa, part 145, hangar, avionics, airframe
MRP | material requirements planning
MRR | monthly recurring revenue ? saas, account executive, customer success, churn, quota, renewals, subscription, bookings, revenue operations
MRSA | methicillin-resistant Staphylococcus aureus
MRT | medical radiation technologist ? radiology, x-ray, x-rays, radiologic technologist, radiographer, radiography, ultrasound, sonographer, ct scan, ct scans, mammography
MS-DRG | Medicare severity diagnosis-related group
MS4 | municipal separate storm sewer system
MSA | master service agreement ? contracts, procurement, sow, vendor management, contract manager, legal, statement of work, redlining, sourcing, counsel, vendors | measurement system analysis ? spc, gage, ppap, apqp, six sigma, quality engineer, fmea
MSD | musculoskeletal disorder ? ergonomics, ergonomic, lifting, repetitive strain, occupational health, injury prevention
MSDS | material safety data sheet
MSE | mental status examination | mental status exam | mental state examination ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention | mechanically stabilized earth | mechanically stabilised earth ? retaining wall, geotechnical, geogrid, bridge abutment, highway, civil engineer
MSHA | Mine Safety and Health Administration
MSJ | motion for summary judgment ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor
MSN | Master of Science in Nursing ? nurse, nursing, rn, aprn, bsn, nurse practitioner
MSP | Member of the Scottish Parliament ? constituency, scottish parliament, holyrood, constituents, caseworker | managed service provider ? connectwise, kaseya, datto, n-able, help desk, autotask, active directory, it support, office 365, system administrator, service desk, helpdesk, staffing, vms, network, contingent workforce | Managing Successful Programmes ? prince2, programme manager, pmo, apm, project manager, programme board, axelos
MSPB | Merit Systems Protection Board
MSR | member service representative ? credit union, teller, cash drawer, members' accounts, banking, loan applications | mortgage servicing right ? mortgage servicing, secondary marketing, capital markets, hedging, fannie mae, servicing portfolio
MSRP | manufacturer's suggested retail price | manufacturer suggested retail price
MSSP | managed security service provider
MSW | Master of Social Work ? social work, social worker, lcsw, counselling, counseling, mental health, child welfare, case management, case manager, field placement, therapist | municipal solid waste ? landfill, waste management, recycling, leachate, solid waste, hauling
MT | machine translation ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing | magnetic particle testing | magnetic testing ? ndt, nondestructive testing, non-destructive testing, liquid penetrant, ultrasonic testing, asnt, radiographic testing, cwi
MTBF | mean time between failures
MTD | motion to dismiss ? litigation, paralegal, attorney, law clerk, legal research, pleadings | month-to-date ? sales reports, accounting, budget, variance, month-end, revenue, dashboards, reporting | Making Tax Digital ? hmrc, vat, xero, sage, bookkeeper, quickbooks, vat returns, self assessment
MTM | medication therapy management ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances
MTO | Ministry of Transportation ? ontario, highway, opss, commercial vehicle, az driver, road construction, 310s, 310t | material take-off | material takeoff ? piping, estimator, quantities, isometric, epc, bill of materials, drafter, structural steel
MTPE | machine translation post-editing
MTR | material test report | mill test report ? steel, welding, piping, heat numbers, qa/qc, receiving inspection, fabrication
MTSS | multi-tiered system of supports
MTTR | mean time to repair ? maintenance, hardware, telecom, data center technician, mtbf, preventive maintenance, reliability engineer, millwright, cmms, oee, equipment maintenance, downtime
MTW | Moving to Work ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist
MUA | makeup artist | make-up artist ? makeup, cosmetics, bridal, beauty, skincare, photo shoots, make-up
MUTCD | Manual on Uniform Traffic Control Devices
MV | medium voltage ? electrician, switchgear, substation, cable splicing, transformer, electrical engineer, powerline
MVA | motor vehicle accident ? paramedic, emt, ambulance, firefighter, police, physiotherapy, chiropractic, extrication, claims adjuster, personal injury, paralegal, law clerk, litigation, accident benefits
MVC | motor vehicle collision ? paramedic, emt, ambulance, firefighter, police, extrication, trauma | model-view-controller ? software engineer, software developer, backend, full stack, javascript, java, github, microservices, web developer, asp.net, laravel, spring, rails
MVP | minimum viable product
MVR | motor vehicle record | motor vehicle report ? insurance, driver, drivers, cdl, fleet, underwriter, personal lines, background checks, dot, driving record, trucking, delivery, license
MW | megawatt ? power plant, solar, wind farm, turbine, generation, energy storage, substation, utility-scale
MWD | measurement while drilling
MWh | megawatt-hour
MWR | Morale, Welfare and Recreation ? military, army, navy, air force, soldiers, marine corps, child development center, garrison
MYP | Middle Years Programme ? international baccalaureate, ib, international school, dp, pyp, ibdp
N2O | nitrous oxide ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
NAAQS | National Ambient Air Quality Standards
NAATI | National Accreditation Authority for Translators and Interpreters
NABE | National Association for Bilingual Education ? bilingual, dual language, ell, esl, bilingual education, english learners
NACE | National Association of Colleges and Employers ? career services, career counselor, campus recruiting, university recruiting, career coach, internships | National Association of Corrosion Engineers ? corrosion, coating, cathodic protection, pipeline, blasting, sspc, paint inspector
NAEA | National Association of Estate Agents
NAEP | National Assessment of Educational Progress
NAEYC | National Association for the Education of Young Children
NAFTA | North American Free Trade Agreement
NAGPRA | Native American Graves Protection and Repatriation Act
NAHRO | National Association of Housing and Redevelopment Officials
NAIC | National Association of Insurance Commissioners
NAICS | North American Industry Classification System
NAJIT | National Association of Judiciary Interpreters and Translators
NALA | National Association of Legal Assistants ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, certified paralegal
NALP | National Association for Law Placement ? law school, legal recruiting, associate recruiting, career services, summer associate, law firm, associates, law students, attorney, summer program | National Apartment Leasing Professional ? leasing, apartment, residents, yardi, leasing consultant, multifamily
NAMI | National Alliance on Mental Illness ? mental health, mental illness, psychiatric, peer support, recovery, counseling, crisis
NAPLEX | North American Pharmacist Licensure Examination
NAPRA | National Association of Pharmacy Regulatory Authorities
NAR | National Association of Realtors ? real estate, realtor, property manager, brokerage, leasing, listings, mls, commercial real estate
NARA | National Archives and Records Administration
NAS | network-attached storage ? vmware, netapp, synology, emc, iscsi, system administrator, windows server, backups, raid, file server
NASM | National Academy of Sports Medicine
NASW | National Association of Social Workers
NATE | North American Technician Excellence ? hvac, refrigeration, air conditioning, furnace, heat pump, epa 608
NATO | North Atlantic Treaty Organization | North Atlantic Treaty Organisation
NAV | net asset value ? fund accounting, fund accountant, fund administrator, hedge fund, mutual funds, private equity, custody, fund administration
NBC | National Building Code ? canada, ontario building code, architect, building inspector, architectural technologist, structural engineer, permit drawings
NBCOT | National Board for Certification in Occupational Therapy
NBCT | National Board Certified Teacher
NBIC | National Board Inspection Code
NBRC | National Board for Respiratory Care
NBV | net book value ? fixed assets, depreciation, accounting, accountant, disposals, asset register, lease
NCAA | National Collegiate Athletic Association
NCB | no-claims bonus ? motor insurance, insurance, policy, underwriter, broker, car insurance
NCCCO | National Commission for the Certification of Crane Operators
NCCER | National Center for Construction Education and Research
NCD | no-claims discount ? motor insurance, insurance advisor, underwriter, broker, car insurance, home insurance
NCFE | Northern Council for Further Education
NCI | nonviolent crisis intervention | non-violent crisis intervention
NCIC | National Crime Information Center
NCIS | Naval Criminal Investigative Service
NCLB | No Child Left Behind
NCLEX | National Council Licensure Examination
NCO | non-commissioned officer | noncommissioned officer ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
NCOER | noncommissioned officer evaluation report | non-commissioned officer evaluation report
NCOIC | noncommissioned officer in charge | non-commissioned officer in charge
NCR | non-conformance report | nonconformance report | nonconformity report | non-conformity report ? quality, parts, inspection, quality control, quality inspector, iso 9001, corrective action, qa/qc, manufacturing, root cause, inspection and test plan
NCSC | National Center for State Courts ? court administrator, court administration, court interpreter, courts, court clerk
NCSO | National Construction Safety Officer
NCT | National Childbirth Trust ? antenatal, breastfeeding, postnatal, babies, new parents
NCTJ | National Council for the Training of Journalists
NCUA | National Credit Union Administration
NCVO | National Council for Voluntary Organisations
NDA | non-disclosure agreement | nondisclosure agreement
NDC | National Drug Code ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances | national distribution centre | national distribution center ? warehouse, logistics, picking, distribution, transport, hgv
NDE | non-destructive examination | nondestructive examination ? ndt, nondestructive testing, non-destructive testing, magnetic particle, liquid penetrant, ultrasonic testing, radiographic testing, asnt, weld inspection, pressure vessel, piping
NDR | net dollar retention ? saas, account executive, customer success, churn, quota, renewals, subscription, bookings, revenue operations
NDT | non-destructive testing | nondestructive testing
NEA | National Education Association ? teacher, teachers union, union representative, educators, school district, collective bargaining | National Endowment for the Arts ? museum, theater, gallery, artists, arts administration, grant writing
NEBOSH | National Examination Board in Occupational Safety and Health
NEC | National Electrical Code | National Electric Code
NECA | National Electrical Contractors Association
NED | non-executive director ? board, trustee, chair, corporate governance, company secretary, board member, audit committee
NEET | not in education, employment or training ? young people, youth worker, employability, careers adviser, apprenticeships, connexions, youth offending, traineeships
NEH | National Endowment for the Humanities
NEMA | National Electrical Manufacturers Association
NEMT | non-emergency medical transportation | nonemergency medical transportation
NEPA | National Environmental Policy Act
NER | named entity recognition ? machine learning, deep learning, data scientist, neural networks, pytorch, tensorflow, scikit-learn, python, spacy
NERC | North American Electric Reliability Corporation
NESC | National Electrical Safety Code
NESHAP | National Emission Standards for Hazardous Air Pollutants
NEST | National Employment Savings Trust ? pension, pensions, payroll, auto enrolment, paye, hmrc, sage
NET | natural environment training | natural environment teaching ? autism, aba, behavior technician, bcba, applied behavior analysis, discrete trial
NEU | National Education Union ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
NFC | near-field communication ? rfid, bluetooth, android, embedded, contactless, ios, firmware, mobile payments
NFIP | National Flood Insurance Program
NFPA | National Federation of Paralegal Associations ? paralegal, litigation, pace registered, law firm, legal assistant | National Fire Protection Association ? fire, sprinkler, alarm, electrical, code, inspection, suppression, firefighter
NFV | network functions virtualization ? telecom, telecommunications, fiber, 5g, lte, rf engineer, cell sites, base station, ericsson, openstack
NG | nasogastric ? tube feeding, tube feedings, ng tube, ng tubes, foley, catheterization
NGFW | next-generation firewall
NGL | natural gas liquid ? oil and gas, oilfield, drilling rig, refinery, pipeline, wellsite, offshore, upstream, petrochemical, petroleum, gas plant, fractionation
NGO | non-governmental organization | nongovernmental organization | non-governmental organisation
NGS | next-generation sequencing ? sequencing, genomics, dna, pcr, bioinformatics, illumina, molecular, rna-seq, library preparation
NGSS | Next Generation Science Standards
NHA | National Healthcareer Association ? phlebotomy, medical assistant, ccma, ekg technician, cpt, certified clinical medical assistant
NHF | National Housing Federation ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords
NHS | National Health Service ? nhs trust, nhs england, nmc, cqc, ward, scotland, wales, london, band 5, a&e
NI | National Insurance ? payroll, paye, hmrc, pensions, p45, p60, payslips, self assessment, payroll administrator
NIBRS | National Incident-Based Reporting System
NIC | National Insurance contribution ? payroll, paye, hmrc, pensions, p45, p60, p11d, payslips
NICET | National Institute for Certification in Engineering Technologies
NICU | neonatal intensive care unit
NIGO | not in good order
NIH | National Institutes of Health
NIHSS | National Institutes of Health Stroke Scale
NIMS | National Incident Management System
NIOSH | National Institute for Occupational Safety and Health
NIST | National Institute of Standards and Technology
NIW | national interest waiver ? immigration, uscis, i-140, eb-2, petitions, green card
NJP | non-judicial punishment | nonjudicial punishment ? navy, marine corps, ucmj, military justice, legalman, sailors
NLE | non-linear editor | nonlinear editor | non-linear editing ? avid, premiere, final cut, video editor, post-production, footage
NLP | natural language processing
NLRA | National Labor Relations Act
NLRB | National Labor Relations Board
NLU | natural language understanding ? machine learning, deep learning, data scientist, neural networks, pytorch, tensorflow, scikit-learn, python, chatbot
NLW | National Living Wage ? payroll, hmrc, hr, paye, minimum wage, employment law, auto enrolment
NMC | Nursing and Midwifery Council ? nurse, nursing, midwife, midwifery, nhs, registered nurse, ward
NMES | neuromuscular electrical stimulation
NMFC | National Motor Freight Classification
NMLS | Nationwide Multistate Licensing System | Nationwide Mortgage Licensing System
NMR | nuclear magnetic resonance ? spectroscopy, chemistry, synthesis, structure elucidation, organic chemistry, hplc
NMT | neural machine translation ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
NMW | National Minimum Wage ? payroll, hmrc, hr, paye, pensions, employment law, auto enrolment
NNDR | national non-domestic rates
NNEB | National Nursery Examination Board
NNN | triple net ? commercial real estate, leases, leasing, property manager, tenants, cam, brokerage, lease administration
NOA | notice of assessment ? cra, income tax, tax returns, subsidy, tax preparation, personal tax, mortgage, mortgage agent, underwriter, t1 | notice of action ? medi-cal, calworks, eligibility worker, calfresh, child care subsidy
NOAA | National Oceanic and Atmospheric Administration
NOC | National Occupational Classification ? express entry, ircc, immigration, rcic, lmia, permanent residence, immigration consultant, hr, job descriptions, work permit, express entry draw | network operations center | network operations centre ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, juniper, telecom, telecommunications, monitoring
NOFA | notice of funding availability ? hud, grants, nonprofit, grant writing, cdbg, affordable housing
NOFO | notice of funding opportunity | notice of funding opportunities
NOI | net operating income ? real estate, property manager, multifamily, asset manager, commercial real estate, cap rate, acquisitions, leasing, apartment | notice of intent ? swppp, npdes, stormwater, construction general permit, environmental permitting, erosion control
NOMS | National Offender Management Service ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility
NORM | naturally occurring radioactive material ? radiation, oilfield, decontamination, oil and gas, radiological, radiation safety
NOSP | notice of seeking possession ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords
NOTAM | notice to airmen | notice to air missions
NOV | notice of violation ? environmental compliance, permit, inspections, code enforcement, epa, air quality, stormwater
NOx | nitrogen oxide | oxides of nitrogen
NP | nurse practitioner ? nursing, nurse, fnp, aprn, primary care, patients, clinic, physicians
NPD | new product development ? product manager, r&d, food technologist, marketing, manufacturing, brand manager, buyer, launches, product developer, product design, product launch, prototype, stage gate, mechanical engineer, food, recipe
NPDES | National Pollutant Discharge Elimination System
NPI | National Provider Identifier ? medical billing, credentialing, provider enrollment, caqh, medicare, pecos, claims submission | new product introduction ? manufacturing, supply chain, engineering, production, buyer, product launch, quality engineer, procurement, prototype, contract manufacturer, production ramp, manufacturing engineer, pilot build
NPL | non-performing loan | nonperforming loan ? banking, collections, credit risk, recoveries, loan portfolio, workout, lending
NPO | nonprofit organization | non-profit organization ? fundraising, donors, grant writing, charity, board of directors, community development
NPQ | National Professional Qualification ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
NPQH | National Professional Qualification for Headship
NPQSL | National Professional Qualification for Senior Leadership
NPS | Net Promoter Score ? customer, customers, survey, surveys, guests, clients, customer satisfaction, csat, churn, saas, customer success, customer experience, product manager, user research, customer service, call centre | National Park Service ? park ranger, interpretive, visitor center, national park, historic preservation, wilderness, trails | National Probation Service ? probation officer, offenders, offender manager, probation service, prison, oasys, approved premises
NPSH | net positive suction head
NPT | national pipe thread | national pipe taper ? pipe, fittings, plumber, pipefitter, threading, machinist, valves | non-productive time | nonproductive time ? drilling rig, drilling engineer, wellsite, well planning, oil and gas, wellbore
NPTE | National Physical Therapy Examination
NPV | net present value ? valuation, dcf, financial modeling, financial modelling, irr, capital budgeting, investment appraisal, corporate finance, finance
NQDC | nonqualified deferred compensation | non-qualified deferred compensation
NQT | newly qualified teacher ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
NRC | Nuclear Regulatory Commission ? nuclear, reactor, radiation, radioactive, licensee, radiation safety
NRCS | Natural Resources Conservation Service ? usda, soil, conservation, farm, watershed, agriculture | newsroom computer system ? broadcast, newscast, enps, rundown, inews, newsroom
NREMT | National Registry of Emergency Medical Technicians
NRHP | National Register of Historic Places
NRM | National Referral Mechanism ? modern slavery, trafficking, asylum, safeguarding, social worker, exploitation, home office
NRP | neonatal resuscitation program ? nurse, nursing, neonatal, newborn, labor and delivery, nicu, pals, acls
NRPF | no recourse to public funds
NRPSI | National Register of Public Service Interpreters
NRR | net revenue retention ? saas, account executive, customer success, churn, quota, renewals, subscription, bookings, revenue operations
NSAID | nonsteroidal anti-inflammatory drug | non-steroidal anti-inflammatory drug
NSCA | National Strength and Conditioning Association ? strength and conditioning, fitness, personal trainer, athletes, gym, strength coach
NSERC | Natural Sciences and Engineering Research Council | Natural Sciences and Engineering Research Council of Canada
NSF | National Science Foundation ? grant, professor, principal investigator, faculty | non-sufficient funds | insufficient funds ? teller, banking, bank, checks, cheques, collections, overdraft, returned checks, rent
NSN | national stock number ? army, supply sergeant, dod, military, navy, air force, gcss, dla, logistics specialist
NSPCC | National Society for the Prevention of Cruelty to Children
NSPIRE | National Standards for the Physical Inspection of Real Estate
NST | non-stress test | nonstress test ? obstetric, obstetrics, fetal, labor and delivery, prenatal, antepartum, midwife
NTA | notice to appear ? immigration, removal proceedings, asylum, uscis, deportation, immigration court, detainees
NTE | not to exceed ? contracts, procurement, work orders, purchase orders, vendors, facilities, government contracts
NTP | notice to proceed ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction
NTR | notice to reader ? compilation, cra, t2, review engagements, public practice, caseware, accountant
NTSB | National Transportation Safety Board
NTU | nephelometric turbidity unit ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality
NVC | National Visa Center ? immigration, uscis, consular processing, petitions, visa, green card
NVCI | Nonviolent Crisis Intervention | non-violent crisis intervention
NVDA | NonVisual Desktop Access ? wcag, screen reader, screen readers, accessibility, jaws, voiceover, section 508, axe
NVH | noise, vibration and harshness
NVOCC | non-vessel operating common carrier
NVQ | National Vocational Qualification
NVRA | National Voter Registration Act
NWC | net working capital ? m&a, due diligence, cash flow, treasury, financial modeling, corporate finance, valuation
NWCG | National Wildfire Coordinating Group
NWEA | Northwest Evaluation Association
NYCHA | New York City Housing Authority
NYSED | New York State Education Department
O&G | oil and gas | oil & gas ? drilling, refinery, pipeline, offshore, upstream, petrochemical, midstream, oilfield, epc
O&M | operations and maintenance | operations & maintenance
O-RAN | open radio access network | open RAN
O2C | order-to-cash
OAC | owner-architect-contractor ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction
OAI-PMH | Open Archives Initiative Protocol for Metadata Harvesting
OAIS | Open Archival Information System
OAS | Old Age Security ? service canada, seniors, pension, cpp, guaranteed income supplement, income tax
OASDI | Old-Age, Survivors, and Disability Insurance
OASIS | Outcome and Assessment Information Set ? home health, start of care, hospice, skilled nursing visits, case manager, rn
OASys | Offender Assessment System ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility
OB | outside broadcast ? broadcast, television, camera, vision mixer, broadcasting, live sport
OB/GYN | obstetrics and gynecology | obstetrics and gynaecology | obstetrics/gynecology
OBC | Ontario Building Code ? ontario, architectural technologist, building permit, bcin, building inspector, permit drawings, residential construction
OBD | on-board diagnostics | onboard diagnostics ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
OCC | Office of the Comptroller of the Currency ? banking, bank, compliance, fdic, regulatory exams, aml, bsa, risk management, lending
OCD | obsessive-compulsive disorder ? mental health, psychiatric, counseling, counselling, anxiety disorders, cbt, exposure and response prevention
OCDSB | Ottawa-Carleton District School Board
OCFS | Office of Children and Family Services
OCI | other comprehensive income ? accounting, ifrs, us gaap, financial statements, accountant, pensions
OCIA | Order of Christian Initiation of Adults ? catholic, parish, catechist, sacraments, diocese, faith formation
OCLC | Online Computer Library Center
OCM | organizational change management | organisational change management ? erp, sap, prosci, adkar, go-live, workday, change management, stakeholder
OCN | oncology certified nurse
OCONUS | outside the continental United States
OCPD | overcurrent protective device | overcurrent protection device
OCR | optical character recognition ? machine learning, data scientist, python, tesseract, document processing, scanning, image processing, rpa, uipath, data extraction
OCS | Officer Candidate School ? army, navy, marine corps, commissioned, second lieutenant, platoon leader, military
OCT | optical coherence tomography ? ophthalmology, ophthalmic, optometry, retina, optometrist, visual fields, fundus photography | Ontario College of Teachers ? teacher, occasional teacher, classroom, school board, kindergarten, tdsb
OCTG | oil country tubular goods
OD | Doctor of Optometry ? optometry, optometrist, optician, eye exams, contact lenses, optical | outside diameter | outer diameter ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer, pipe fitting, grinding
ODD | oppositional defiant disorder ? special education, foster, residential treatment, autism
ODP | operating department practitioner ? nhs, nmc, hcpc, ward, care home, safeguarding, nhs trust, physiotherapist, healthcare assistant
ODSP | Ontario Disability Support Program
OECTA | Ontario English Catholic Teachers' Association
OEE | overall equipment effectiveness
OEM | original equipment manufacturer
OER | officer evaluation report ? army, platoon leader, company commander, officers, battalion, s-1 | open educational resources ? instructional design, instructional designer, open access, faculty, librarian, textbooks, higher education
OFAC | Office of Foreign Assets Control
OFCCP | Office of Federal Contract Compliance Programs
Ofqual | Office of Qualifications and Examinations Regulation
OfS | Office for Students ? higher education, access and participation, student outcomes, teaching excellence framework
OFSI | Office of Financial Sanctions Implementation
Ofsted | Office for Standards in Education, Children's Services and Skills
OH&S | occupational health and safety | occupational health & safety
OHIP | Ontario Health Insurance Plan
OHS | occupational health and safety | occupational health & safety
OHSA | Occupational Health and Safety Act
OHSAS | Occupational Health and Safety Assessment Series
OHST | Occupational Hygiene and Safety Technician
OIC | officer in charge ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
OIDC | OpenID Connect
OIEO | offers in excess of ? estate agent, estate agency, vendors, viewings, property sales, valuations, rightmove
OIG | Office of Inspector General | Office of the Inspector General ? fraud, medicare, exclusion, auditor
OISC | Office of the Immigration Services Commissioner
OJEU | Official Journal of the European Union
OJT | on-the-job training
OKR | objectives and key results
OLA | operational level agreement ? help desk, service desk, desktop support, active directory, windows server, it support, system administrator, systems administrator, servicenow, itil, sla
OLAP | online analytical processing
OLT | Ontario Land Tribunal ? planner, zoning, planning act, official plan, land use, minor variance, subdivision
OLTC | on-load tap changer
OLTP | online transaction processing
OMB | Office of Management and Budget ? circular, budget analyst, uniform guidance, grants, appropriations, single audit | Ontario Municipal Board ? planner, zoning, planning act, official plan, land use, municipal
OMERS | Ontario Municipal Employees Retirement System
OMS | order management system ? trading, ecommerce, e-commerce, orders, fulfillment, supply chain, charles river, retail, inventory | outage management system ? electric utility, distribution, dispatcher, control room, power outage, scada, restoration
OMU | offender management unit ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility, prisoners
OOH | out-of-home ? advertising, media buying, media planning, billboards, outdoor advertising, brand campaigns, digital media
OOP | object-oriented programming ? software engineer, software developer, programmer, backend, full stack, javascript, java, github, codebase, microservices
OOW | officer of the watch ? vessel, ship, deck officer, navigation, bridge, stcw, maritime
OPAC | online public access catalog | online public access catalogue
OPC | open platform communications ? plc, scada, instrumentation, industrial automation, controls engineer, control system, allen-bradley, instrument technician, process control
OPEX | operating expenses | operating expenditures
OPG | orthopantomogram | orthopantomograph ? dental, dentist, dental radiography, radiographer, dental nurse, orthodontic | Office of the Public Guardian ? deputyship, lasting power of attorney, solicitor, court of protection, private client, mental capacity
OPI | over-the-phone interpreting ? interpreter, interpreting, vri, medical interpreter, language access, translator, telephonic | oral proficiency interview ? actfl, language proficiency, interpreter, translator, foreign language, spanish teacher, bilingual
OPM | Office of Personnel Management ? usajobs, hr specialist, gs, federal employees, merit system, background investigations
OPORD | operation order ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
OPP | Ontario Provincial Police ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
OPS | Ontario Public Service ? ministry, government of ontario, policy analyst, minister, opseu
OPSEC | operations security
OPSEU | Ontario Public Service Employees Union
OPSS | Ontario Provincial Standard Specification
OPT | optional practical training ? f-1, international students, sevis, cpt, work authorization, stem extension, visa, dso
OQ | operator qualification ? pipeline, gas distribution, natural gas, phmsa, veriforce, gas technician | operational qualification ? validation, pharmaceutical, gmp, installation qualification, process validation, medical device
OR | operating room ? perioperative, scrub nurse, surgical technologist, circulating nurse, circulator, sterile field, surgical instruments, scrub tech, cnor, aorn, sterile processing | own recognizance ? pretrial services, bail, arraignment, defendants, jail, bond hearings
OREA | Ontario Real Estate Association
ORI | originating agency identifier ? ncic, fingerprint, police records, livescan, sheriff, criminal history
ORIF | open reduction internal fixation | open reduction and internal fixation
ORM | object-relational mapping ? hibernate, entity framework, sequelize, sqlalchemy, django, software engineer, software developer, backend, postgresql, .net, typeorm
ORP | oxidation-reduction potential ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, groundwater
ORR | Office of Refugee Resettlement ? refugee, unaccompanied, refugees, immigrant, resettlement, asylum, shelter, minors
OS | operating system ? help desk, service desk, desktop support, active directory, windows server, it support, system administrator, systems administrator, servicenow, itil, linux, kernel | ordinary seaman ? deckhand, vessel, mariner, deck department, mooring, twic
OS&D | overage, shortage and damage | over, short and damaged | over, short & damaged
OSA | obstructive sleep apnea | obstructive sleep apnoea ? sleep, cpap, polysomnography, respiratory therapist, sleep lab, pulmonary
OSAP | Ontario Student Assistance Program
OSB | oriented strand board
OSC | order to show cause ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor | Ontario Securities Commission ? ontario, securities, mutual funds, portfolio manager, iiroc, prospectus
OSCP | Offensive Security Certified Professional
OSCR | Office of the Scottish Charity Regulator
OSFI | Office of the Superintendent of Financial Institutions
OSHA | Occupational Safety and Health Administration
OSHC | out of school hours care | outside school hours care ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
OSINT | open-source intelligence
OSP | outside plant ? fiber, telecom, fibre, splicing, aerial cable, telecommunications, conduit
OSPF | Open Shortest Path First
OSR | Ontario Student Record ? school board, teacher, school secretary, office administrator, student records
OSSD | Ontario Secondary School Diploma
OSSLT | Ontario Secondary School Literacy Test
OSSTF | Ontario Secondary School Teachers' Federation
OST | out-of-school time ? after-school, afterschool, youth program, youth development, summer camp, 21st cclc, enrichment
OT | occupational therapy | occupational therapist ? patients, therapy, therapist, rehab, pt, clients, pupils, students, rehabilitation, cota, physical therapy, physiotherapy, speech therapy, physiotherapist, activities of daily living, therapy assistant | operational technology ? scada, plc, ics, cybersecurity, nerc cip, iec 62443, purdue model, industrial control systems | overtime ? payroll, timesheets, time and attendance, timekeeping, time cards, wages
OTA | occupational therapy assistant | occupational therapist assistant ? rehabilitation, physical therapy, physiotherapy, physiotherapist, activities of daily living, therapy assistant | over-the-air ? firmware, embedded, iot, device management, esp32, bluetooth, telematics, lte | online travel agency ? hotel, reservations, expedia, booking, revenue management, resort, travel
OTC | over-the-counter ? pharmacy, medication, medications, prescriptions, pharmacist, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances, derivatives, trading, securities, swaps, teller | order-to-cash ? accounts receivable, billing, sap, credit and collections, shared services, cash application, finance manager, invoicing
OTD | on-time delivery ? manufacturing, supply chain, production, supplier, logistics, production planner, purchasing, carrier, freight, shipments, transportation
OTDR | optical time-domain reflectometer
OTE | on-target earnings ? sales, quota, commission, account executive, sdr, recruiter, business development
OTIF | on time in full
OTP | opioid treatment program ? methadone, addiction, substance use, opioid, suboxone, counselor | on-time performance ? airline, transit, bus, rail, flights, carrier, trucking, route | on-track plant ? rail, railway, network rail, track, plant operator, road-rail
OTR | over-the-road ? truck, driver, trucking, cdl, tractor-trailer, freight, reefer, dispatch
OTR/L | occupational therapist, registered, licensed
OTT | over-the-top ? streaming, video, broadcast, media, television, linear, subscribers
OUD | opioid use disorder
OW | Ontario Works ? odsp, social assistance, caseworker, employment counsellor, income support, social services
OWASP | Open Worldwide Application Security Project | Open Web Application Security Project
OWS | oil-water separator ? wastewater, bilge, stormwater, vacuum truck, refinery, industrial cleaning
P&A | plug and abandonment | plug and abandon | plugging and abandonment ? well, oilfield, drilling rig, wellbore, workover, decommissioning, offshore
P&C | property and casualty | property & casualty ? insurance, underwriter, claims adjuster, policyholders, insurance agent, actuary, personal lines, commercial lines | people and culture | people & culture ? human resources, hr, talent acquisition, employee relations, employee engagement, people team
P&D | pickup and delivery | pick-up and delivery | pickup & delivery ? ltl, freight, trucking, driver, terminal, cdl, dock
P&ID | piping and instrumentation diagram | piping & instrumentation diagram | process and instrumentation diagram | piping and instrument diagram
P&L | profit and loss | profit & loss
P&P | probation and parole ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility
P&Z | planning and zoning ? planner, planning commission, land use, municipal, variances, subdivision, site plan
P-card | purchasing card | procurement card
P2P | procure-to-pay | purchase-to-pay ? accounts payable, procurement, purchasing, invoices, ariba, coupa, sap, purchase orders, shared services, purchase ledger
P3 | public-private partnership ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction, infrastructure
PA | physician assistant ? pa-c, nccpa, pance, physician assistant studies, physician assistant program, licensed physician assistant | personal assistant ? diary management, audio typing, minute taking, managing director, team secretary, pa duties, pa to, legal secretary | production assistant ? film, television, call sheets, broadcast, shoot, newscast | public address ? live sound, audio, stage, speakers, sound engineer, announcements, venue | passenger announcement ? cabin crew, flight attendant, train, conductor, airline, boarding
PaaS | platform as a service
PAC | political action committee ? campaign finance, political, election, candidates, fec, lobbying, fundraising | powdered activated carbon ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality | programmable automation controller ? plc, scada, instrumentation, industrial automation, controls engineer, control system, allen-bradley, instrument technician, process control
PACA | Perishable Agricultural Commodities Act ? produce, fruit, vegetables, growers, fresh produce, perishable
PACE | Police and Criminal Evidence Act ? custody suite, solicitor, criminal defence, detained, detention officer, accredited representative, detainees
PACER | Public Access to Court Electronic Records ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, bankruptcy, docketing
PACS | picture archiving and communication system ? dicom, radiology, hl7, imaging, modality, x-ray, mri | physical access control system ? lenel, badge, card readers, video surveillance, cctv, genetec, low voltage
PACU | post-anesthesia care unit | postanesthesia care unit | post-anaesthesia care unit
PAH | polycyclic aromatic hydrocarbon
PALS | pediatric advanced life support | paediatric advanced life support ? acls, bls, nurse, nursing, paramedic, cpr, patients
PAM | privileged access management ? cybersecurity, cyber security, information security, soc analyst, siem, cyberark, beyondtrust, okta, active directory, sso
PAO | public affairs officer ? army, navy, air force, military, media relations, public affairs, embassy
PARE | Physical Abilities Requirement Evaluation ? rcmp, police, law enforcement, correctional, cbsa, border services
PASMA | Prefabricated Access Suppliers' and Manufacturers' Association
PAT | portable appliance testing | portable appliance test ? electrical, lettings, facilities, appliances, health and safety, landlords, electrician, caretaker, electrical safety, 18th edition, electrical testing, inspection and testing, maintenance engineer, av technician, stage
PATH | Projects for Assistance in Transition from Homelessness ? homeless, homelessness, hmis, case manager, shelter
PAYE | pay as you earn ? payroll, hmrc, p45, p60, vat, national insurance, sage, bookkeeper, pensions, payslips, tax
PAYG | pay as you go ? payroll, mobile, superannuation, workers' compensation, billing, tariff, sim
PBC | prepared by client | provided by client ? audit, auditors, auditor, accountant, year-end, financial statements, sox, workpapers
PBIS | positive behavioral interventions and supports
PBL | project-based learning ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, teaching, instructional design
PBM | pharmacy benefit manager | pharmacy benefit management ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances, prescription, benefits, health plan, formulary, claims
PBMC | peripheral blood mononuclear cell
PBS | positive behaviour support ? special needs, learning disabilities, autism, challenging behaviour, sen, supported living | positive behavior support ? special education, autism, behavior technician, developmental disabilities, group home, bcba, idd | phosphate-buffered saline ? cell culture, elisa, staining, media preparation, transfection, western blot
PBV | project-based voucher ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist
PBX | private branch exchange
PCA | patient care assistant ? nursing unit, bedside, bedside care, cna, nursing assistant, vital signs | personal care assistant ? home care, home health, group home, caregiver, housekeeping, companionship | patient-controlled analgesia ? pca pump, pca pumps, epidural, epidurals, post-operative, pain management | principal component analysis ? machine learning, deep learning, data scientist, neural networks, pytorch, tensorflow, scikit-learn, python, clustering, k-means
PCAOB | Public Company Accounting Oversight Board
PCB | printed circuit board ? altium, schematic, schematics, firmware, soldering, electronics, embedded, oscilloscope, eagle, kicad, smt, circuit design, printed circuit, pcb layout, electrical engineer | polychlorinated biphenyl ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician, transformer oil
PCBA | printed circuit board assembly | printed circuit board assemblies
PCC | Portland cement concrete ? pavement, paving, roadway, concrete paving, airfield, highway
PCCN | progressive care certified nurse
PCH | personal contract hire ? car sales, leasing, vehicle leasing, motor finance, dealership, car finance
PCI | percutaneous coronary intervention ? cath lab, cardiac, cardiology, stemi, angioplasty, stent
PCM | powertrain control module ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
PCMH | patient-centered medical home
PCN | penalty charge notice ? civil enforcement, traffic warden, council, enforcement officer, traffic management
PCO | potential change order ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction
PCP | primary care provider | primary care physician ? patients, clinic, medical assistant, referrals, nurse, care coordination, medical office, prior authorization | primary care paramedic ? paramedicine, ambulance, paramedic, prehospital, pre-hospital, ems | Payroll Compliance Practitioner ? payroll, national payroll institute, canadian payroll, t4, roe, ceridian, payroll administrator | personal contract purchase ? dealership, car sales, vehicle, motor finance, car finance, motor trade, automotive
PCQI | preventive controls qualified individual
PCR | polymerase chain reaction ? samples, lab, assays, dna, laboratory, molecular, elisa, gel electrophoresis, specimens, virology, primers, molecular biology, assay, genotyping, rna | patient care report ? ambulance, paramedic, emt, prehospital, ems, nremt
PCS | permanent change of station ? army, navy, air force, military, soldiers, marine corps, military families, relocation
PCSO | Police Community Support Officer ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer, neighbourhood policing, community safety, antisocial behaviour, police staff, met police
PCT | patient care technician ? hospital, patients, vital signs, phlebotomy, dialysis, cna, bedside
PCU | progressive care unit ? telemetry, nurse, nursing, bedside, medication administration, icu, med-surg, rn, lpn, vital signs, charge nurse
PCV | positive crankcase ventilation ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician | passenger carrying vehicle ? bus, coach, driver, cpc, passengers, driving licence
PD | professional development ? days, teachers, children, students, school, workshops, educators, classroom, teacher, faculty, school district, instructional coach, lesson plans, curriculum | public defender ? criminal defense, paralegal, attorney, arraignment, felony, misdemeanor, defendants, investigator, mitigation | property damage ? claims adjuster, auto claims, insurance claims, liability claims, bodily injury, subrogation, adjuster
PDA | pathological demand avoidance ? autism, sen, special needs, ehcp, pupils, teaching assistant, autistic, senco
PDCA | plan-do-check-act
PDD | pervasive developmental disorder ? autism, special education, special needs, autistic, asperger, behavior technician, developmental disabilities
PDD-NOS | pervasive developmental disorder not otherwise specified
PDI | pre-delivery inspection | predelivery inspection
PdM | predictive maintenance ? vibration analysis, thermography, oil analysis, reliability engineer, millwright, cmms, preventive maintenance | product data management ? solidworks, cad, plm, teamcenter, windchill, mechanical designer
PDMP | prescription drug monitoring program
PDP | personal development plan ? line management, appraisals, coaching, supervision, training needs, team leader, learning and development, cpd
PDPM | Patient-Driven Payment Model
PDR | performance development review | personal development review ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd, appraisals, line management, line manager, team leader, 1:1s | paintless dent repair ? auto body, collision, autobody, hail damage, detailing, dealership
PDU | power distribution unit ? data center, data centre, ups, server rack, switchgear, critical facilities, generator
PE | pulmonary embolism | pulmonary emboli ? dvt, thrombosis, anticoagulation, pulmonology, critical care nurse, thrombectomy | physical education ? teacher, pupils, gym, classroom, lesson plans | private equity ? portfolio manager, asset management, hedge fund, investment banking, equity research, wealth management, venture capital, portfolio companies, fund accounting, endowment, m&a, lbo, due diligence | Professional Engineer ? civil engineer, structural engineer, mechanical engineer, electrical engineer, engineer in training, stamped drawings, licensed engineer, geotechnical engineer, environmental engineer
PEBC | Pharmacy Examining Board of Canada
PECOS | Provider Enrollment, Chain, and Ownership System
PECS | Picture Exchange Communication System
PEEP | positive end-expiratory pressure ? ventilator, ventilators, mechanical ventilation, respiratory therapist, icu, intubation | personal emergency evacuation plan ? housing, fire warden, fire risk assessment, evacuation, fire marshal, fire safety officer, facilities
PEG | percutaneous endoscopic gastrostomy ? tube feeding, tube feedings, feeding tubes, feeding tube, nurse, nursing, enteral
PEL | permissible exposure limit ? osha, air sampling, industrial hygiene, silica, exposure monitoring, respirator
PEMB | pre-engineered metal building | preengineered metal building
PEng | Professional Engineer
PEO | professional employer organization ? payroll, human resources, hr, workers' compensation, benefits administration, co-employment, adp totalsource, insperity
PEP | personal education plan ? looked after, looked after children, virtual school, designated teacher, safeguarding, care leavers, social worker, fostering | politically exposed person ? kyc, aml, sanctions, financial crime, due diligence, anti-money laundering, onboarding, screening alerts
PERM | Program Electronic Review Management ? immigration, h-1b, labor certification, i-140, green card, business immigration
PESTLE | political, economic, social, technological, legal and environmental | political, economic, sociological, technological, legal and environmental
PET | positron emission tomography ? nuclear medicine, pet/ct, radiology, x-ray, x-rays, radiologic technologist, radiographer, radiography, ultrasound, sonographer, ct scan, ct scans, mammography
PEX | cross-linked polyethylene | crosslinked polyethylene ? plumber, plumbing, radiant, hydronic, water lines, rough-in
PFA | Protection from Abuse ? domestic violence, victim advocate, family court, custody, protective orders, sheriff
PFAS | per- and polyfluoroalkyl substances ? groundwater, remediation, drinking water, contaminants, water treatment, environmental, environmental sampling | personal fall arrest system ? fall protection, harness, scaffold, lanyard, working at heights, tower climber
PFC | power factor correction ? electrical engineer, capacitor bank, power electronics, harmonics, power supply, switchgear
PFCE | parent, family and community engagement
PFD | process flow diagram ? process engineer, chemical engineer, p&id, refinery, aspen, hysys, chemical plant | personal flotation device ? marine, vessel, lifeguard, boat, water rescue, deckhand, kayak, sailing
PFM | porcelain-fused-to-metal ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
PFMEA | process failure mode and effects analysis
PFS | Personal Financial Specialist ? cpa, aicpa, financial planning, tax planning, wealth management, cfp, retirement planning | personal financial statement ? lending, loan officer, credit analyst, commercial loans, guarantors, sba, underwriting
PFT | pulmonary function test | pulmonary function testing ? respiratory, respiratory therapist, spirometry, pulmonary, asthma, pulmonology
PGA | Professional Golfers' Association | Professional Golfers' Association of America ? golf, pro shop, golf course, golf lessons, tournament, club professional
PGCE | Postgraduate Certificate in Education
PGDE | Professional Graduate Diploma in Education
PGeo | Professional Geoscientist
PgMP | Program Management Professional
PGWP | post-graduation work permit
PHA | public housing authority | public housing agency ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist | process hazard analysis | process hazard analyses ? process safety, psm, hazop, refinery, chemical plant, lopa, petrochemical
PharmD | Doctor of Pharmacy
PHEV | plug-in hybrid electric vehicle
PHI | protected health information | personal health information
PHIPA | Personal Health Information Protection Act
PHMSA | Pipeline and Hazardous Materials Safety Administration
PHP | partial hospitalization program ? mental health, addiction, group therapy, intensive outpatient, psychiatric, detox, substance abuse
PHQ-9 | Patient Health Questionnaire-9
PHR | Professional in Human Resources ? human resources, hr manager, hr generalist, employee relations, talent acquisition, hr advisor, hris, hrbp, cipd, shrm
PHTLS | prehospital trauma life support | pre-hospital trauma life support
PI | personal injury | personal injuries ? paralegal, solicitor, law firm, litigation, attorney, claimant, plaintiff, fee earner, medical records, legal assistant, claims, claims handler, liability, settlement | private investigator ? surveillance, skip tracing, investigator, insurance fraud, background checks | principal investigator ? grant, irb, clinical trials, nih, research, grants, laboratory, clinical research, protocol, clinical trial, postdoctoral, lab manager, grant-funded | professional indemnity ? insurance, underwriter, broker, claims handler, solicitors, lloyd's, financial lines, liability
PIC | person in charge ? kitchen, restaurant, food safety, food handler, deli, servsafe, grocery | pilot in command ? pilot, aircraft, flight hours, aviation, cessna, instrument rating
PICC | peripherally inserted central catheter
PICU | pediatric intensive care unit | paediatric intensive care unit ? pediatric, pediatrics, paediatric, paediatrics, children's hospital, nicu | psychiatric intensive care unit ? psychiatric, mental health, mental health act, sectioned, rmn, forensic
PID | project initiation document | project initiation documentation ? prince2, pmo, programme, project board, business case, highlight reports, project mandate | proportional-integral-derivative ? plc, scada, instrumentation, industrial automation, controls engineer, control system, allen-bradley, instrument technician, process control, loop tuning | photoionization detector | photo-ionization detector | photoionisation detector ? groundwater, soil sampling, remediation, air monitoring, hazwoper, volatile organic
PIH | Public and Indian Housing ? public housing, affordable housing, section 8, hud, housing authority, tenants, voucher, low-income, housing specialist
PII | personally identifiable information
PILOT | payment in lieu of taxes ? municipal, industrial development agency, tax assessor, affordable housing, tax abatement, housing authority
PIM | product information management ? ecommerce, e-commerce, product data, akeneo, salsify, merchandising, catalog, sku
PINS | person in need of supervision ? family court, juvenile, probation officer, truancy, diversion
PIP | performance improvement plan ? employee relations, hr generalist, human resources, performance management, disciplinary, coaching employees, hr manager, talent acquisition, hr advisor, hris, hrbp, cipd, employee performance | Personal Independence Payment ? welfare rights, dwp, universal credit, housing benefit, benefits advice, attendance allowance, welfare benefits, benefits adviser, disability, appeals, support worker | personal injury protection ? claims adjuster, no-fault, auto insurance, bodily injury, adjuster, insurance claims, auto claims, insurance, medical billing
PIT | point-in-time ? homeless, homelessness, hmis, continuum of care, shelter, street outreach, unsheltered | powered industrial truck ? forklift, warehouse, pallet jack, reach truck, osha, material handling, dock
PITI | principal, interest, taxes and insurance
PKI | public key infrastructure
PLA | Public Library Association ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist | prior learning assessment ? academic advisor, adult learners, college credit, higher education, degree completion
PLAAFP | present levels of academic achievement and functional performance
PLAR | prior learning assessment and recognition
PLC | programmable logic controller ? allen-bradley, siemens, ladder logic, scada, hmi, rslogix, automation, controls engineer, studio 5000, electrician, rockwell, millwright, industrial maintenance, controls, vfd | professional learning community | professional learning communities ? teacher, classroom, lesson plans, instructional coach, school district, principal, grade level, student achievement
PLG | product-led growth ? saas, account executive, customer success, churn, quota, renewals, subscription, bookings, revenue operations, product manager
PLM | product lifecycle management | product life cycle management ? windchill, teamcenter, enovia, cad, arena, bom, solidworks, engineering change, catia, bill of materials, product design, apparel, fashion, tech packs, product development, engineering
PLO | Public Law Outline ? social worker, care proceedings, child protection, children's services, family court, solicitor
PLP | present levels of performance ? special education, iep, sped, annual goals, iep goals | Payroll Leadership Professional ? payroll manager, national payroll institute, canadian payroll, t4, roe, payroll compliance
PLS | Professional Land Surveyor ? surveyor, land survey, surveying, total station, topographic, geomatics, boundary survey
PLSS | Public Land Survey System ? surveyor, land survey, surveying, total station, topographic, geomatics, boundary survey
PLTW | Project Lead The Way
PLU | price look-up | price lookup ? cashier, grocery, produce, checkout, supermarket, register, store
PM | preventive maintenance | preventative maintenance ? units, unit, equipment, machine, machines, boilers, hvac, mechanic, technician, lubrication, filters, plant, fleet, trucks, millwright, maintenance technician | project management ? project, projects, scope, stakeholders, timelines | product manager ? product roadmap, product management, product strategy, product discovery, product launch, product analytics, product vision, roadmap, user stories, product owner, backlog, saas, feature | project manager ? ms project, pmp, project plan, raid log, waterfall, status reports, project management, project schedule, gantt, milestones, stakeholders, prince2, pmo, jira, general contractor, subcontractor | property manager ? tenants, leasing, landlords, rent collection, apartment, yardi, lettings, hoa | particulate matter ? air quality, emissions, stack testing, air permitting, opacity, baghouse, air sampling
PMBOK | Project Management Body of Knowledge
PMCS | preventive maintenance checks and services
PMH | past medical history | past medical histories ? patients, patient care, hospital, clinic, nurse, nursing, physician, physicians, medical assistant, medical office, vital signs
PMHNP | psychiatric-mental health nurse practitioner
PMI | private mortgage insurance ? mortgage, loan processor, loan officer, mortgage underwriter, escrow, refinance, lender, home loans | Project Management Institute ? project manager, pmp, pmbok, project management, capm, program manager, pmo, agile | private medical insurance ? employee benefits, insurance, claims, reward, hr, pension, p11d, income protection, insurer | positive material identification ? alloy, xrf, piping, ndt, refinery, weld inspection, qa/qc
PMI-ACP | PMI Agile Certified Practitioner
PMK | person most knowledgeable ? litigation, paralegal, deposition, depositions, attorney, law firm
PMLD | profound and multiple learning difficulties
PMO | project management office | programme management office | program management office
PMP | Project Management Professional ? project manager, pmi, project management, scrum, agile, stakeholder, sdlc, pmbok, project plan, programme manager, program manager, project coordinator, pmo, gantt
PMS | property management system ? guests, guest, hotel, rooms, reservations, bookings, inn, front desk, opera, night audit, check-in, resort | Pantone Matching System ? print, pantone, prepress, graphic design, ink, press operator, packaging
PMU | phasor measurement unit ? power systems, substation, transmission, relay, synchrophasor, power grid
PNC | Police National Computer ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
PNF | proprioceptive neuromuscular facilitation ? stretching, physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
PNP | Provincial Nominee Program ? immigration, ircc, express entry, rcic, permanent residence, immigration consultant, newcomers
PO | purchase order ? invoices, invoice, vendors, vendor, supplier, suppliers, orders, purchasing, procurement, buyer, erp, accounts payable, purchase ledger, supply chain, inventory, receiving | probation officer ? probation, offenders, parole, juvenile, court-ordered, pre-sentence, recidivism, probationers | parole officer ? parole, parolees, offenders, recidivism, halfway house, correctional service | product owner ? scrum, agile, backlog, user stories, sprint, jira, roadmap
POA | power of attorney ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, estate planning, probate, wills, notary, guardianship, estate, trust
POA&M | plan of action and milestones
POC | point of contact ? clients, customers, suppliers, vendors, liaison, escalations, stakeholders, account manager, primary contact | proof of concept ? prototype, software, architecture, cloud, pre-sales, solutions engineer, demos, saas, sales engineer
POCA | Proceeds of Crime Act ? fraud, confiscation, asset recovery, solicitor, money laundering, financial investigator
POCT | point-of-care testing
POD | proof of delivery ? driver, deliveries, delivery, freight, loads, dispatch, transport, logistics, courier, carrier, shipments, invoices, trucking | print on demand ? etsy, printing, publishing, t-shirts, ecommerce, shopify, print, self-publishing, books, t-shirt | port of discharge ? vessel, ocean freight, container, freight forwarding, shipping line, bill of lading
PoE | power over ethernet ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, juniper, ip cameras, access points, structured cabling
POLST | physician orders for life-sustaining treatment
POP | point of purchase ? retail, merchandising, displays, marketing, in-store, trade marketing, signage, brand, display, store, print
POS | point of sale
POSM | point of sale material
POST | Peace Officer Standards and Training ? police academy, peace officer, deputy sheriff, patrol deputy, police officer, post certified, post certification, sheriff, law enforcement, deputy, patrol, correctional officer
POTW | publicly owned treatment works
POW | prisoner of war ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment, veterans
PP&E | property, plant and equipment | property, plant & equipment
PPA | planning, preparation and assessment ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form | power purchase agreement ? solar, wind farm, renewable energy, energy storage, electricity, project finance
PPAP | production part approval process
PPC | pay-per-click ? google ads, seo, digital marketing, paid search, sem, adwords, campaigns, bing ads, marketing
PPD | purified protein derivative ? tuberculosis, tb test, tb tests, tuberculin, immunizations, injections, medical assistant | permanent partial disability ? workers' compensation, claims adjuster, indemnity, injured workers, impairment rating, lost time
PPE | personal protective equipment
PPI | payment protection insurance ? complaints, banking, mis-selling, fos, claims handler, redress, fca, complaint handler
PPK | post-processed kinematic ? drone, gnss, surveying, uav, photogrammetry, lidar
PPL | private pilot licence | private pilot license ? pilot, aircraft, flight, aviation, cessna, flying
PPM | parts per million ? water treatment, defects, gas detection, chlorine, contaminants, supplier quality, wastewater, chemical | planned preventative maintenance | planned preventive maintenance ? facilities management, building services, reactive maintenance, caretaker, maintenance engineer, hard services, facilities, contractors, hvac, helpdesk
PPO | preferred provider organization ? hmo, health insurance, insurance verification, medical billing, dental insurance, dental, prior authorization, insurance, benefits, claims, eligibility, copay, health plan | personal protection order ? domestic violence, family court, victim advocate, survivors, restraining orders
PPP | Paycheck Protection Program ? sba, lending, loan officer, banking, loans, bookkeeper, commercial loans, covid | public-private partnership ? infrastructure, government, project finance, concession, procurement, transportation, public sector
PPSA | Personal Property Security Act
PPV | purchase price variance ? procurement, cost accounting, cost accountant, standard cost, buyer, purchasing, supply chain, sourcing
PQ | performance qualification ? validation, pharmaceutical, gmp, installation qualification, process validation, medical device
PQE | post-qualified experience | post-qualification experience ? solicitor, paralegal, law firm, fee earner, conveyancing, litigation
PQL | product qualified lead
PQQ | pre-qualification questionnaire | prequalification questionnaire
PQR | procedure qualification record ? welder, welding, weld, fabricator, gmaw, smaw, boilermaker, pipe welding
PR | public relations ? media, press, journalists, releases, media relations, press releases, publicist, communications, media coverage, campaigns, influencer | pull request ? code, git, github, reviews | purchase requisition ? purchasing, po, procurement, buyer, purchase orders, sap, vendors, suppliers | permanent resident ? immigration, ircc, express entry, newcomers, citizenship, rcic, immigration consultant, refugees | proportional representation ? electoral, elections, voting, parliament, ballots, first past the post
PRA | Public Records Act ? city clerk, public records, brown act, deputy clerk, municipal, records requests | Prudential Regulation Authority ? banking, fca, solvency ii, regulatory reporting, basel, insurance, actuary, credit risk, compliance
PRBC | packed red blood cells
PRCA | Public Relations and Communications Association
PRD | product requirements document ? product manager, product owner, scrum, product roadmap, backlog, user stories, saas, product management
PREA | Prison Rape Elimination Act
PRN | pro re nata ? nurse, nursing, bedside, medication administration, icu, med-surg, rn, lpn, vital signs, charge nurse, telemetry
PROM | passive range of motion ? physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
PRRA | pre-removal risk assessment
PRS | private rented sector ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, landlord, tenancies, build to rent, housing options | Performing Right Society ? music, songwriter, royalties, composer, music licensing, band
PRSA | Public Relations Society of America
PRTF | psychiatric residential treatment facility
PRU | pupil referral unit ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, excluded
PRV | pressure reducing valve ? plumber, plumbing, water main, domestic water, backflow, hydronic | pressure relief valve ? refinery, process safety, pressure vessel, petrochemical, valve technician, chemical plant
PS&E | plans, specifications and estimates | plans, specifications & estimates
PSA | prostate-specific antigen ? urology, prostate, urologist, medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture | public service announcement ? radio, public relations, media relations, broadcast, communications, press releases, nonprofit, video | professional services automation ? consulting, saas, connectwise, netsuite, resource management, utilization, openair
PSAC | Public Service Alliance of Canada
PSAP | public safety answering point
PSC | Professional Skills Course ? trainee solicitor, training contract, solicitor, law firm, lpc | person with significant control | people with significant control ? companies house, company secretary, company secretarial, statutory registers, confirmation statements, kyc, corporate governance
PSE | post-secondary education ? advising, student affairs, higher education, guidance counsellor
PSEO | Postsecondary Enrollment Options ? college credit, dual enrollment, advisor
PSG | polysomnography | polysomnogram ? sleep lab, sleep disorders, sleep studies, sleep technologist, cpap, sleep apnea
PSH | permanent supportive housing ? homeless, homelessness, hmis, case manager, shelter, continuum of care, chronically homeless
PSHE | personal, social, health and economic ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
PSI | pre-sentence investigation ? probation, parole, offenders, sentencing, court-ordered, probation officer, felony | Prison Service Instruction ? hmp, prisoners, prison officer, prison service, hmpps | pounds per square inch ? hydraulic, pressure, hydrotest, compressor, pressure washer, concrete, boiler, pipe
PSLF | Public Service Loan Forgiveness
PSM | process safety management ? osha, hazop, refinery, chemical plant, ammonia, petrochemical, process hazard analysis
PSPC | Public Services and Procurement Canada
PSR | pre-sentence report ? probation, offenders, sentencing, court, youth offending, probation officer, young offenders
PSSR | pre-startup safety review | pre-start-up safety review
PST | provincial sales tax ? gst, hst, british columbia, bookkeeper, accountant, saskatchewan, manitoba, cra, accounting
PSV | pressure safety valve ? oil and gas, oilfield, drilling rig, refinery, pipeline, wellsite, offshore, upstream, petrochemical, petroleum, process engineer
PSW | personal support worker
PT | physical therapy | physiotherapy ? patients, therapy, therapist, rehab, ot, clients, rehabilitation, physical therapy aide, rehab aide, physical therapist assistant, occupational therapy, range of motion, therapeutic exercise, gait training | physical therapist ? npte, doctor of physical therapy, licensed physical therapist, dpt, board-certified orthopedic, physical therapist license | prothrombin time ? aptt, prothrombin, coagulation, hemostasis, haemostasis, clotting | penetrant testing | liquid penetrant testing ? ndt, nondestructive testing, non-destructive testing, magnetic particle, ultrasonic testing, asnt, radiographic testing | potential transformer ? switchgear, substation, relay testing, current transformers, metering, protection and control | personal trainer ? gym, personal training, strength training, group fitness, spin class, bootcamp, gym instructor
PT/INR | prothrombin time and international normalized ratio | prothrombin time/international normalized ratio
PTA | parent-teacher association ? teacher, fundraising, classroom, principal, pupils | physical therapist assistant | physical therapy assistant ? physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative
PTAC | packaged terminal air conditioner
PTC | positive train control ? rail, railroad, train, locomotive, transit, signal
PTCB | Pharmacy Technician Certification Board
PTCE | Pharmacy Technician Certification Exam | Pharmacy Technician Certification Examination
PTE | Pearson Test of English ? ielts, toefl, esl, efl, english language, test preparation, visa
PTI | pre-trip inspection ? driver, truck, trucking, cdl, trailer, reefer, bus
PTIN | Preparer Tax Identification Number
PTLLS | Preparing to Teach in the Lifelong Learning Sector
PTO | paid time off ? payroll, leave, balances, vacation, benefits, hr, accruals, sick, human resources, timekeeping, timesheets | power take-off ? tractor, shaft, implement, dump truck, hydraulic pump, heavy equipment, farm equipment, vacuum truck, diesel mechanic | parent teacher organization ? teacher, elementary school, principal, school fundraising, classroom, middle school, school volunteers | Patent and Trademark Office ? patent, trademark, uspto, patents, trademarks, intellectual property
PTP | procure-to-pay ? accounts payable, procurement, purchasing, invoices, sap, shared services, ariba | promise to pay ? collections, debt collection, collector, arrears, delinquent accounts, credit control, past due
PTS | personal track safety ? rail, railway, network rail, track, trackside, sentinel
PTSA | Parent Teacher Student Association
PTSD | post-traumatic stress disorder | posttraumatic stress disorder
PTW | permit to work ? oil and gas, offshore, hot work, nebosh, refinery, confined space, isolation, hse
PUC | Public Utilities Commission | Public Utility Commission ? utility, rate case, electric, natural gas, tariff, regulatory affairs
PUD | planned unit development ? planner, zoning, land use, planning commission, subdivision, site plan, rezoning
PUWER | Provision and Use of Work Equipment Regulations
PV | photovoltaic ? solar, inverter, racking, solar installer, renewable energy, energy storage, net metering
PVC | polyvinyl chloride ? plumber, plumbing, conduit, pipe, sewer, roofing, irrigation, extrusion, plastics
PVD | physical vapor deposition | physical vapour deposition ? coating, thin film, sputtering, semiconductor, vacuum, wafer
PVG | Protecting Vulnerable Groups ? scotland, sssc, support worker, nursery, disclosure scotland, childcare, care worker
PVO | private voluntary organization ? usaid, humanitarian, ngo, international development, relief, nonprofit
PWFA | Pregnant Workers Fairness Act
PWHT | post-weld heat treatment | postweld heat treatment
PWM | pulse width modulation
PWR | pressurized water reactor | pressurised water reactor ? nuclear, reactor, radiation, nrc, outage, steam generator
PYP | Primary Years Programme ? international baccalaureate, ib, international school, myp, inquiry-based
QA | quality assurance
QA/QC | quality assurance/quality control | quality assurance and quality control
QAA | Quality Assurance Agency for Higher Education ? higher education, lecturer, programme validation, academic quality, benchmark statements, degree programmes
QAPI | quality assurance and performance improvement | quality assurance performance improvement
QAPP | quality assurance project plan
QBO | QuickBooks Online
QBR | quarterly business review
QC | quality control
QCF | Qualifications and Credit Framework ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, learners, assessor, nvq
QDRO | qualified domestic relations order
QHSE | quality, health, safety and environment
QI | quality improvement
QIDP | qualified intellectual disabilities professional | qualified intellectual disability professional
QLE | qualifying life event ? benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst
QM | quartermaster ? army, navy, us army, regiment, soldiers, coast guard, military
QMAP | qualified medication administration person | qualified medication administration personnel
QME | qualified medical evaluator ? workers' compensation, claims adjuster, california, injured workers, permanent disability, applicant attorney
QMHP | qualified mental health professional
QMRP | qualified mental retardation professional
QMS | quality management system
QoE | quality of earnings ? m&a, due diligence, transaction advisory, private equity, ebitda, transaction services, cpa
QoQ | quarter-over-quarter | quarter-on-quarter
QoS | quality of service ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, juniper, voip
qPCR | quantitative polymerase chain reaction | quantitative PCR
QPIP | Quebec Parental Insurance Plan
QPP | Quebec Pension Plan ? quebec, payroll, cpp, canada, rl-1, montreal, source deductions
QRA | quantitative risk assessment | quantitative risk analysis ? process safety, consequence modeling, hazop, oil and gas, phast, risk engineer
QRF | quick reaction force ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
QRIS | quality rating and improvement system
QS | quantity surveyor ? quantity surveying, valuations, tender, cost management, subcontractor, nec, jct, construction costs, bills of quantities
QSR | quick-service restaurant ? restaurant, fast food, drive-thru, crew, franchise, shift manager, kitchen
QST | Quebec sales tax ? gst, hst, quebec, revenu québec, bookkeeper, accountant, cra, accounting, montreal
QTLS | Qualified Teacher Learning and Skills
QTO | quantity takeoff | quantity take-off ? estimator, estimating, construction, bluebeam, planswift, quantity surveyor
QTS | Qualified Teacher Status ? pupils, pgce, ofsted, key stage, teacher, form tutor, schemes of work, ks2
QTVI | qualified teacher of the visually impaired | qualified teacher of children and young people with vision impairment ? braille, visually impaired, visual impairment, vision impairment, sen, pupils
R&D | research and development | research & development
R&R | remove and replace ? automotive, drywall, auto body, roofing, mechanic, collision, water damage, demolition
R2R | record-to-report ? general ledger, shared services, month-end, sap, accounting, blackline, accountant
RA | resident assistant ? residence hall, residence life, dormitory, dorm, campus, on-campus, residential life | resident advisor ? residence hall, residence life, dormitory, dorm, residential life, campus housing
RACI | responsible, accountable, consulted and informed | responsible, accountable, consulted, informed
RAD | Rental Assistance Demonstration ? hud, public housing, affordable housing, section 8, housing authority, pbv
RAF | Royal Air Force ? air force, squadron, aircraft, military, mod, aircraftman, station commander
RAG | retrieval-augmented generation ? llm, llms, openai, langchain, vector database, embeddings, generative ai, gpt-4, python | red, amber, green ? project manager, pmo, status reports, programme, risks and issues, highlight reports, prince2, risk register
RAI | Resident Assessment Instrument ? long-term care, nursing home, mds, residents, rai coordinator, skilled nursing
RAID | redundant array of independent disks ? hard drives, san, nas, dell poweredge, server hardware, windows server, linux, storage, system administrator, backups | risks, assumptions, issues and dependencies ? pmo, programme manager, steering committee, prince2, raid log, raid logs, risks and issues, highlight reports
RAMS | risk assessment and method statement ? cscs, site manager, smsts, toolbox talks, subcontractors, coshh, site supervisor
RAN | radio access network ? lte, 5g, enodeb, gnodeb, ericsson, nokia, rf engineer, telecom, base station, handover
RAP | reclaimed asphalt pavement | recycled asphalt pavement ? asphalt, paving, hot mix, pavement, milling, aggregate | remedial action plan ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician
RATA | relative accuracy test audit
RBAC | role-based access control
RBC | red blood cell ? hematology, haematology, phlebotomy, blood bank, cbc, urinalysis, blood smears | risk-based capital ? statutory reporting, naic, actuary, actuarial, solvency, statutory accounting
RBI | risk-based inspection ? api 580, refinery, pressure vessel, mechanical integrity, corrosion, fixed equipment, piping inspection
RBT | registered behavior technician
RC | reverse circulation ? drill rig, exploration drilling, core logging, geologist, driller, mineral exploration
RCA | root cause analysis | root cause analyses
RCD | residual current device ? electrician, 18th edition, inspection and testing, wiring, consumer unit, bs 7671
RCDD | Registered Communications Distribution Designer
RCFE | residential care facility for the elderly | residential care facilities for the elderly
RCIA | Rite of Christian Initiation of Adults
RCIC | Regulated Canadian Immigration Consultant
RCM | revenue cycle management ? medical billing, denials, denial management, medical coding, medicare, patient accounts | risk and control matrix | risk control matrix | risk and control matrices ? internal audit, sox, walkthroughs, auditor, internal controls, itgc, testing of controls | reliability-centered maintenance | reliability-centred maintenance ? maintenance technician, millwright, industrial mechanic, conveyor, gearbox, hydraulics, pneumatics, bearings, maintenance planner, plant maintenance, heavy equipment, maintenance mechanic, reliability engineer
RCMP | Royal Canadian Mounted Police
RCP | reinforced concrete pipe ? storm sewer, pipe laying, drainage, culvert, manhole, utility contractor | reflected ceiling plan ? architect, interior designer, revit, architectural drawings, lighting layout, millwork
RCRA | Resource Conservation and Recovery Act
RCSA | risk and control self-assessment
RCT | root canal treatment | root canal therapy ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
RCV | replacement cost value ? claims adjuster, claims examiner, insurance claims, adjuster, policyholders, xactimate, subrogation, property claims, auto claims, claims handler
RCVS | Royal College of Veterinary Surgeons
RD | registered dietitian | registered dietician ? dietetics, nutrition, dietitian, dietetic, clinical nutrition, medical nutrition therapy | residence director ? residence hall, residence life, residential life, student conduct, resident assistants
RDA | registered dental assistant ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside | Resource Description and Access ? library, librarian, cataloging, cataloguing, circulation desk, reference desk, bibliographic, library assistant, libraries, archivist
RDBMS | relational database management system
RDC | regional distribution centre | regional distribution center ? warehouse, logistics, picking, distribution, hgv, supermarket, deliveries, haulage
RDCS | registered diagnostic cardiac sonographer
RDH | registered dental hygienist
RDMS | registered diagnostic medical sonographer ? sonography, sonographer, ultrasound, ardms, radiology, imaging
RDN | registered dietitian nutritionist
REAC | Real Estate Assessment Center
REB | research ethics board ? clinical trials, clinical research, research assistant, informed consent, research coordinator, study protocol
REC | Recruitment and Employment Confederation ? recruitment consultant, recruitment agency, temps, candidates, agency workers, recruiter, temp desk | renewable energy certificate | renewable energy credit ? solar, wind farm, renewable energy, power purchase agreement, carbon offsets, energy markets
RECA | Real Estate Council of Alberta ? alberta, calgary, edmonton, realtor, real estate, condominium, brokerage
RECE | Registered Early Childhood Educator
RECO | Real Estate Council of Ontario
REF | Research Excellence Framework ? lecturer, impact case, research office, higher education, professor
REIT | real estate investment trust
REMS | risk evaluation and mitigation strategy | risk evaluation and mitigation strategies ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances
REO | real estate owned ? foreclosure, real estate, mortgage, asset manager, default servicing, realtor, brokers
RESP | Registered Education Savings Plan ? rrsp, tfsa, canada, mutual funds, banking, financial advisor
RESPA | Real Estate Settlement Procedures Act
REST | representational state transfer ? software engineer, software developer, backend, full stack, javascript, java, github, microservices, web developer, api, apis
REU | Research Experiences for Undergraduates ? undergraduate, nsf, research, summer, lab, poster
RevOps | revenue operations
RevPAR | revenue per available room
RF | radio frequency ? scanners, scanner, guns, gun, picking, warehouse, antennas, telecom, telecommunications, lte, antenna, spectrum analyzer, wireless, embedded, link budget, electronics
RFA | request for applications ? grant, grants, nonprofit, federal funding, grant writing, proposals | requests for admission ? litigation, paralegal, interrogatories, discovery requests, attorney, pleadings
RFC | request for change ? itil, change advisory board, servicenow, change management, itsm, cmdb, release management, remedy
RFE | request for evidence ? immigration, uscis, h-1b, petitions, i-130, i-140, visa, asylum
RFEI | request for expressions of interest
RFI | request for information
RFID | radio frequency identification
RFP | request for proposal
RFQ | request for quotation | request for quote
RFT | request for tender ? procurement, tenders, tendering, bids, contracts, sourcing, suppliers | right first time ? call centre, contact centre, quality, manufacturing, lean, defects, error rate, gmp
RGI | rent-geared-to-income ? tenants, social housing, subsidized, community housing, property manager, tenant
RHCE | Red Hat Certified Engineer
RHCSA | Red Hat Certified System Administrator
RHIA | registered health information administrator
RHIT | registered health information technician
RI/FS | remedial investigation/feasibility study | remedial investigation and feasibility study
RIA | registered investment adviser | registered investment advisor ? financial advisor, wealth management, series 65, series 7, cfp, custodian, sec, portfolio, schwab
RIAS | Regulatory Impact Analysis Statement
RIBO | Registered Insurance Brokers of Ontario
RICA | Reading Instruction Competence Assessment
RICS | Royal Institution of Chartered Surveyors
RID | Registry of Interpreters for the Deaf ? asl, interpreter, deaf, sign language, interpreting, cdi
RIDDOR | Reporting of Injuries, Diseases and Dangerous Occurrences Regulations
RIF | reduction in force ? human resources, layoffs, severance, hr, employee relations, restructuring, hrbp
RIM | records and information management ? records manager, records management, retention schedule, retention schedules, arma, archivist, information governance, records retention
RIPA | Regulation of Investigatory Powers Act ? surveillance officer, covert, local authority, trading standards, detective, council, fraud investigator
RIS | radiology information system ? radiology, x-ray, x-rays, radiologic technologist, radiographer, radiography, ultrasound, sonographer, ct scan, ct scans, mammography
RIT | rapid intervention team ? firefighter, firefighters, fire department, fire service, fire station, fire suppression, fire rescue, wildland, fire officer, hazmat
RJ | restorative justice ? school climate, offenders, probation, facilitator of circles, diversion, juvenile
RKin | registered kinesiologist
RLHF | reinforcement learning from human feedback
RM | relationship manager ? banking, commercial banking, private banking, wealth management, lending, portfolio, corporate banking, hnw
RMA | return merchandise authorization | return material authorization | returned material authorization ? returns, warranty, customer service, manufacturing, repair, shipping and receiving, electronics, warehouse, e-commerce, refurbished, warranty claims | registered medical assistant ? medical assisting, medical assistant, phlebotomy, vital signs, patients, injections
RMBS | residential mortgage-backed security | residential mortgage-backed securities
RMC | rigid metal conduit ? electrician, conduit, emt, wiring, raceway, wire pulling
RMD | required minimum distribution ? ira, iras, 401k, financial advisor, retirement, brokerage, wealth management, annuities
RMF | Risk Management Framework ? cybersecurity, cyber security, information security, soc analyst, siem, nist, stig, ato, dod, fedramp, fisma
RMM | remote monitoring and management ? connectwise, kaseya, datto, n-able, ninjaone, msp, managed services, help desk, ninjarmm
RMP | risk management plan ? epa, process safety, ammonia, chemical plant, psm, chlorine, refinery
RMT | registered massage therapist ? massage, massage therapy, deep tissue, myofascial, physiotherapy, cmto
RN | registered nurse ? nursing, nurse, nclex, bsn, hospital, patients, patient care, charge nurse, acls | Royal Navy ? naval, warship, hms, ratings, submarine service, royal marines
RNA-seq | RNA sequencing
RNFA | registered nurse first assistant
RNR | risk-need-responsivity ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility
RO | returning officer ? election, elections, voter, voters, ballots, polling, poll worker, electoral | reverse osmosis ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, boiler, membrane, purified water | repair order ? dealership, service advisor, automotive, service writer, auto body, technician hours, warranty claims
ROA | return on assets ? banking, finance, financial analysis, roe, ratio analysis, credit analyst, profitability
ROAS | return on ad spend
ROCE | return on capital employed
ROE | record of employment ? service canada, t4, cra, ceridian, terminations, employment insurance, payroll, canadian payroll, bookkeeper | return on equity ? banking, finance, financial analysis, valuation, roa, ratio analysis, equity research
ROFR | right of first refusal
ROI | return on investment ? marketing, sales, campaigns, budget, revenue, investment, finance, business case, profit, strategy, cost savings, advertising | release of information ? medical records, health information, hipaa, patient records, substance abuse, rhit
ROIC | return on invested capital
ROM | range of motion ? patients, residents, exercises, therapy, physical therapy, physical therapist, physiotherapy, physiotherapist, occupational therapy, rehabilitation, speech therapy, nursing home, gait, restorative | run of mine ? mine, mining, ore, crusher, open pit, stockpile | rough order of magnitude ? estimator, cost estimate, preconstruction, construction, proposal, budget pricing
ROMI | return on marketing investment
ROP | reorder point | re-order point ? inventory, safety stock, mrp, replenishment, buyer, supply chain, planner | rate of penetration ? drilling rig, drilling engineer, directional drilling, wellsite, drill bit, wellbore
ROPA | record of processing activities ? gdpr, data protection, dpo, dpia, privacy, information governance
ROPS | rollover protective structure | roll-over protective structure | rollover protection structure
ROR | reservation of rights ? claims adjuster, claims examiner, insurance claims, adjuster, policyholders, xactimate, subrogation, property claims, auto claims, claims handler, coverage
RoRo | roll-on/roll-off
ROS | review of systems ? scribe, medical scribe, physical exam, hpi, chief complaint, physician assistant, nurse practitioner
ROSC | return of spontaneous circulation
ROTC | Reserve Officers' Training Corps
ROTL | release on temporary licence ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility, prisoners
ROV | remotely operated vehicle ? offshore, subsea, underwater, dive, vessel, pilot technician, marine
ROW | right of way ? easements, utility, highway, permits, land agent, surveyor, acquisition, public works, utilities, pipeline, transmission line, easement, roadway, vegetation management
RPA | robotic process automation ? uipath, blue prism, automation anywhere, power automate, bots, process automation, python, bot
RPD | Refugee Protection Division ? immigration, refugee, refugee claimants, asylum, irb, immigration consultant
RPh | registered pharmacist
RPLS | Registered Professional Land Surveyor
RPM | revolutions per minute ? machinist, lathe, motor, pump, engine, rotating equipment, spindle, turbine
RPN | registered practical nurse ? ontario, toronto, ottawa, mississauga, hamilton, brampton, london on, college of nurses of ontario | registered psychiatric nurse ? psychiatric nursing, british columbia, saskatchewan, manitoba, alberta, bccnm | risk priority number ? fmea, apqp, six sigma, quality engineer, failure mode, ppap
RPO | recovery point objective ? disaster recovery, rto, veeam, backups, business continuity, failover, replication, zerto, bcp | recruitment process outsourcing ? recruiter, talent acquisition, recruitment, staffing, sourcing, candidates, hiring managers, recruiting
RPSGT | registered polysomnographic technologist
RPZ | reduced pressure zone ? plumber, plumbing, pipefitter, steamfitter, backflow, pipe fitting, water heater, drain, sprinkler fitter, cross-connection
RQF | Regulated Qualifications Framework ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, learners, assessor
RRH | rapid re-housing | rapid rehousing ? homeless, homelessness, hmis, case manager, shelter, continuum of care, housing navigator
RRIF | Registered Retirement Income Fund
RRP | recommended retail price ? retail, pricing, merchandising, sales, store, fmcg, stock, brand
RRSP | Registered Retirement Savings Plan
RRT | registered respiratory therapist ? respiratory therapy, respiratory care, ventilators, ventilator, nebulizer, nbrc, intubation
RSE | relationships and sex education ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
RSES | Refrigeration Service Engineers Society
RSI | rapid sequence intubation | rapid sequence induction ? paramedic, intubation, anesthesia, anaesthesia, airway management, emergency medicine
RSL | registered social landlord ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords
RSP | resource specialist program ? special education, iep, sped, instructional aide, sdc, paraprofessional
RSPCA | Royal Society for the Prevention of Cruelty to Animals
RSU | restricted stock unit ? stock, equity compensation, equity awards, compensation, espp, stock administration, vesting, payroll, total rewards
RSW | registered social worker ? social work, counselling, msw, psychotherapy, bsw, ontario, social worker, child protection, ocswssw, case management
RT | respiratory therapist ? respiratory therapy, respiratory care, ventilator management, nebulizer, rrt, pulmonary function | radiologic technologist ? radiography, radiologic technology, arrt, fluoroscopy, c-arm, r.t.(r) | radiographic testing ? ndt, nondestructive testing, non-destructive testing, magnetic particle, ultrasonic testing, asnt, liquid penetrant, radiographer
RT-PCR | reverse transcription polymerase chain reaction | reverse transcriptase polymerase chain reaction | reverse transcription PCR
RTA | Residential Tenancies Act ? tenants, landlord, eviction, property manager, tenancy, paralegal | road traffic accident ? claims handler, personal injury, motor claims, solicitor, paramedic, police, insurance, paralegal
RTB | right to buy ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords, leasehold, conveyancing | Residential Tenancy Branch ? tenants, landlord, tenancy, eviction, property manager, arbitration, british columbia, landlords, evictions, strata | real-time bidding ? programmatic, dsp, adtech, ad tech, media buying, display advertising
RTC | road traffic collision ? paramedic, ambulance, fire and rescue, emergency services, casualty
RTD | resistance temperature detector ? plc, scada, instrumentation, industrial automation, controls engineer, control system, allen-bradley, instrument technician, process control, thermocouple
RTE | ready-to-eat ? food, haccp, listeria, deli, food processing, meat, food production
RTI | Response to Intervention ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, special education, interventionist, reading intervention | Real Time Information ? hmrc, payroll, paye, p45, p60, fps, pensions, payroll administrator
RTK | real-time kinematic ? gnss, gps, surveying, survey, total station, trimble, drone, gis, surveyor, land survey, topographic, geomatics, boundary survey, precision agriculture
RTL | register-transfer level ? verilog, systemverilog, vlsi, fpga, synthesis, asic, uvm, vhdl
RTM | right to manage ? leasehold, block management, service charge, leaseholders, property manager, freeholder | requirements traceability matrix | requirements traceability matrices ? selenium, test cases, test automation, qa engineer, qa analyst, regression testing, software testing, test plans, uat, brd, business analyst, requirements, qa, user stories
RTO | recovery time objective ? disaster recovery, rpo, veeam, backups, business continuity, failover, replication, zerto, bcp | regional transmission organization ? power grid, transmission planning, electricity market, ferc, pjm, interconnection | regenerative thermal oxidizer ? emissions, air pollution control, voc, coating line, ehs, air permitting
RTOS | real-time operating system
RTPI | Royal Town Planning Institute
RTR | record-to-report ? general ledger, shared services, month-end, sap, accounting, blackline, accountant
RTU | rooftop unit | roof top unit ? hvac, cooling, heating, refrigerant, compressors, refrigeration, air conditioning, ductwork, chiller, furnace, air handling, sheet metal, heat pump | remote terminal unit ? scada, substation, plc, telemetry, pipeline, electric utility
RTV | return to vendor ? warehouse, retail, receiving, inventory, returns, store, merchandise
RTW | return to work ? workers' compensation, absence, sickness, occupational health, disability, case manager, sickness absence | right to work ? recruitment, onboarding, right-to-work, visa, ukvi, pre-employment, compliance checks, dbs, references, candidates | ready-to-wear ? fashion, apparel, womenswear, garment, designer, menswear, retail
RV | recreational vehicle ? trailer, motorhome, camper, rv technician, campground, dealership
RVN | registered veterinary nurse ? veterinary, veterinarian, vet tech, veterinary assistant, animal hospital, animals, animal care, dogs, canine, feline, kennel, animal shelter
RVT | registered veterinary technician ? veterinary, veterinarian, vet tech, veterinary assistant, animal hospital, animals, animal care, dogs, canine, feline, kennel, animal shelter | registered vascular technologist ? sonography, sonographer, vascular ultrasound, ardms, vascular lab, carotid
RVU | relative value unit ? physician, physicians, medical billing, medical coding, cpt, provider compensation
RWA | risk-weighted asset ? basel, banking, capital, regulatory reporting, credit risk, treasury, risk
RWD | rear-wheel drive ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
RWI | Read Write Inc ? phonics, pupils, teaching assistant, ks1, reception class, early years, eyfs
Rx | prescription ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances
RYA | Royal Yachting Association
RYT | Registered Yoga Teacher ? yoga, vinyasa, hatha, meditation, asana, pranayama
S&C | strength and conditioning | strength & conditioning ? athletes, sport, gym, coach, rugby, football, fitness | switches and crossings | switches & crossings ? rail, railway, track, network rail, permanent way, points
S&OP | sales and operations planning | sales & operations planning
S106 | Section 106 ? planning officer, planning applications, planning obligations, affordable housing, town planning, developers
S17 | Section 17 ? child in need, social worker, safeguarding, children's services, children act, child protection
S21 | Section 21 ? tenancy, landlord, lettings, possession, tenants, eviction, housing options
S2P | source-to-pay
S47 | Section 47 ? child protection, social worker, safeguarding, children's services, strategy meetings, children act
SA | self assessment ? hmrc, tax returns, sole traders, personal tax, sa100, bookkeeper, vat
SAA | Society of American Archivists ? archivist, archives, archival, finding aids, special collections, manuscripts, records management
SAAM | Sexual Assault Awareness Month ? sexual assault, victim advocate, title ix, survivors, sharp, sapr
SAAR | seasonally adjusted annual rate
SAAS | software as a service
SABS | Statutory Accident Benefits Schedule
SACC | school-age child care ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten, after-school
SACSCOC | Southern Association of Colleges and Schools Commission on Colleges
SAE | serious adverse event ? clinical trials, clinical research, clinical trial, pharmacovigilance, gcp, irb | Society of Automotive Engineers ? automotive, formula sae, powertrain, vehicle, mechanical engineering, j1939, chassis
SAFe | Scaled Agile Framework ? agile, scrum, release train, sprint, jira, product owner, pi planning, scrum master, backlog
SAG | Screen Actors Guild ? film, actor, actress, theatre, theater, television, acting, background performer, casting
SAG-AFTRA | Screen Actors Guild-American Federation of Television and Radio Artists
SAGD | steam-assisted gravity drainage
SAIDI | system average interruption duration index
SAIFI | system average interruption frequency index
SAL | sales accepted lead ? mql, mqls, sdr, bdr, demand generation, marketing automation, lead scoring
SALT | state and local tax | state and local taxes ? tax accountant, sales and use tax, multistate, nexus, tax returns, corporate tax, cpa, apportionment
SAMHSA | Substance Abuse and Mental Health Services Administration
SAML | Security Assertion Markup Language
SAN | storage area network ? vmware, netapp, emc, fibre channel, lun, iscsi, storage administrator, data center, system administrator, windows server
SANE | sexual assault nurse examiner ? forensic nurse, forensic nursing, sexual assault, emergency department, nurse, nursing
SAP | satisfactory academic progress ? financial aid, fafsa, academic advisor, title iv, pell, academic probation
SAPR | Sexual Assault Prevention and Response
SAR | search and rescue ? firefighter, coast guard, ems, rescue, wilderness, paramedic, emergency management, helicopter, coastguard, lifeboat, rescue missions, lost persons, k9 | subject access request ? gdpr, data protection, information governance, foi, freedom of information, redaction, council, dpo, records management, ico | student aid report ? fafsa, financial aid, pell, college counselor, student loans | suspicious activity report ? aml, bsa, money laundering, bank secrecy act, financial crimes, kyc, fincen, anti-money laundering, banking, financial crime, compliance analyst, fraud
SARS | South African Revenue Service ? south africa, tax returns, vat, paye, payroll, accountant, bookkeeper
SASE | secure access service edge
SAST | static application security testing
SAT | site acceptance test | site acceptance testing ? commissioning, factory acceptance, plc, scada, controls engineer, automation, switchgear | Standard Assessment Tests ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, year 6, ks1, ks2
SAUSA | Special Assistant United States Attorney | Special Assistant U.S. Attorney
SAW | submerged arc welding | sub-arc welding ? smaw, gmaw, fcaw, gtaw, cwb, pressure vessel fabrication, weld procedures
SAYE | Save As You Earn ? share plans, sharesave, reward, payroll, hr, share schemes, company secretary
SBA | Small Business Administration ? lending, loan officer, commercial loans, banking, small business, 7(a), underwriter, credit analyst, loan, ppp
SBAR | situation, background, assessment, recommendation
SBCC | social and behavior change communication
SBIRT | screening, brief intervention, and referral to treatment
SBM | school business manager ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, headteacher, governors
SBOM | software bill of materials
SBR | sequencing batch reactor ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality
SBS | styrene-butadiene-styrene ? roofing, roofer, shingles, flashing, flat roof, reroof, modified bitumen
SCA | software composition analysis ? sast, dast, appsec, snyk, devsecops, black duck, owasp, open source vulnerabilities, veracode, github
SCAC | Standard Carrier Alpha Code
SCADA | supervisory control and data acquisition
SCAR | supplier corrective action request ? supplier quality, ppap, receiving inspection, quality engineer, 8d, as9100
SCBA | self-contained breathing apparatus
SCC | Supreme Court of Canada ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, constitutional | somatic cell count ? dairy, milk, cows, herd, mastitis, milking
SCCM | System Center Configuration Manager
SCD | sequential compression device ? nurse, nursing, post-operative, postoperative, foley, med-surg, patient care technician
SCFM | standard cubic feet per minute
SCI | spinal cord injury | spinal cord injuries ? rehabilitation, occupational therapy, physical therapy, tbi, physiotherapy, paraplegia
SCIE | Social Care Institute for Excellence
SCIF | sensitive compartmented information facility
SCITT | school-centred initial teacher training
SCM | supply chain management ? procurement, logistics, inventory, purchasing, buyer, demand planning, sap, warehouse, distribution
SCONUL | Society of College, National and University Libraries
SCOR | supply chain operations reference ? procurement, supply chain, buyer, purchasing, sourcing, demand planning, inventory planning, logistics, suppliers
SCORM | Sharable Content Object Reference Model
SCR | single central record ? safeguarding, dbs, pupils, school business manager, school administrator, nursery | serious case review ? social worker, child protection, safeguarding, children's services, safeguarding board | selective catalytic reduction ? diesel, emissions, nox, power plant, aftertreatment, boiler, catalyst | silicon-controlled rectifier ? electronics, power electronics, thyristor, dc drive, electrician, rectifier
SD-WAN | software-defined wide area network | software-defined WAN
SDC | special day class ? special education, iep, paraprofessional, sped, instructional aide, rsp
SDET | software development engineer in test
SDH | subtitles for the deaf and hard of hearing ? subtitling, subtitler, captioning, translator, captions, subtitles, closed captions
SDK | software development kit
SDLC | software development life cycle | software development lifecycle
SDLT | Stamp Duty Land Tax
SDM | substitute decision maker ? long-term care, discharge planning, social worker | Structured Decision Making ? child welfare, cps, child protective, foster care, safety assessment, caseworker
SDN | software-defined networking ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, juniper
SDR | sales development representative ? sales, outbound, cold calling, prospecting, saas, account executive, leads, salesforce, pipeline, quota
SDS | safety data sheet
SDS-PAGE | sodium dodecyl sulfate-polyacrylamide gel electrophoresis | sodium dodecyl sulphate polyacrylamide gel electrophoresis
SDT | subpoena duces tecum ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, medical records, custodian of records
SDWA | Safe Drinking Water Act
SEA | state education agency ? school district, title i, federal programs, idea, essa, state department of education
SEBD | social, emotional and behavioural difficulties
SEC | Securities and Exchange Commission | U.S. Securities and Exchange Commission ? 10-k, 10-q, filings, sarbanes-oxley, securities, public company, gaap, audit, finra, hedge fund, investment
SEER | seasonal energy efficiency ratio
SEIS | Seed Enterprise Investment Scheme ? venture capital, hmrc, eis, investors, tax adviser, startups, wealth management
SEL | social-emotional learning | social and emotional learning
SEM | search engine marketing ? ads, ppc, google, campaigns, seo, google ads, digital marketing, paid search, adwords, marketing | scanning electron microscopy ? microscopy, tem, xrd, nanoparticles, thin films, afm
SEMH | social, emotional and mental health
SEN | special educational needs ? pupils, senco, special needs, ehcp, teaching assistant, special school, learning support, autistic
SENCO | special educational needs coordinator | special educational needs co-ordinator
SEND | special educational needs and disabilities | special educational needs and disability ? pupils, sen, senco, special needs, ehcp, teaching assistant, special school, learning support, autistic, ks1, ks2, nursery, pupil
SENDCO | special educational needs and disabilities coordinator | special educational needs and disability coordinator
SENDIASS | special educational needs and disabilities information, advice and support service
SEO | search engine optimization | search engine optimisation
SEPA | Single Euro Payments Area ? payments, banking, treasury, swift, direct debits, bank transfers, fintech
SEQRA | State Environmental Quality Review Act
SERE | Survival, Evasion, Resistance and Escape
SERP | search engine results page ? seo, keyword, ppc, google, backlinks, content marketing, digital marketing | supplemental executive retirement plan ? executive compensation, deferred compensation, nonqualified, benefits, retirement plans, total rewards, pension
SETSS | special education teacher support services
SEVIS | Student and Exchange Visitor Information System
SEVP | Student and Exchange Visitor Program
SFHA | special flood hazard area ? flood, mortgage, insurance, floodplain, fema, nfip, lender
SFHEA | Senior Fellow of the Higher Education Academy
SFM | surface feet per minute ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer
SFST | standardized field sobriety test | standardized field sobriety testing
SFX | special effects ? makeup, make-up, prosthetics, film, theatre, theater, pyrotechnics | sound effects ? audio, sound design, foley, game audio, post-production, pro tools
SG&A | selling, general and administrative | selling, general & administrative
SGO | special guardianship order ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, kinship
SHPO | State Historic Preservation Office ? historic preservation, section 106, cultural resources, archaeology, archaeological, nrhp, historic
SHRM | Society for Human Resource Management
SHRM-CP | SHRM Certified Professional | Society for Human Resource Management Certified Professional
SHRM-SCP | SHRM Senior Certified Professional | Society for Human Resource Management Senior Certified Professional
SHU | special housing unit ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility | security housing unit ? correctional officer, inmates, prison, cdcr, correctional sergeant
SIA | Security Industry Authority ? door supervisor, security officer, security guard, cctv, door staff, close protection, patrol
SIC | Standard Industrial Classification ? companies house, credit analyst, underwriter, market research, insurance, lead lists, naics | second in command ? pilot, aircraft, flight hours, aviation, type rating, captain
SICU | surgical intensive care unit
SIDS | sudden infant death syndrome
SIE | Securities Industry Essentials ? series 7, finra, series 66, financial advisor, brokerage, investment, wealth management, securities
SIEM | security information and event management
SIF | serious injury and fatality | serious injuries and fatalities | serious injury or fatality ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation | safety instrumented function ? process safety, safety integrity, lopa, dcs, functional safety, instrumentation
SIGINT | signals intelligence
SIJS | Special Immigrant Juvenile Status
SIL | safety integrity level ? process safety, functional safety, lopa, instrumentation, hazop, iec 61511, dcs
SIMOPS | simultaneous operations
SIN | Social Insurance Number ? t4, payroll, roe, service canada, cra, credit check, direct deposit form
SIOP | Sheltered Instruction Observation Protocol ? esl, ell, english learners, bilingual, lesson plans, teacher, sheltered instruction, classroom | sales, inventory and operations planning ? supply chain, demand planning, inventory, production planning, s&op, mrp, materials manager
SIP | Session Initiation Protocol ? voip, pbx, trunk, telephony, softphone, asterisk, cisco, call manager, unified communications, rtp | Share Incentive Plan ? share plans, sharesave, saye, reward, company secretary, equity plans, hmrc | structural insulated panel ? carpenter, framing, drywall, lumber, plywood, carpentry, siding, insulation
SIPP | self-invested personal pension
SIR | self-insured retention ? insurance, underwriter, claims, risk management, excess, liability, tpa
SIS | student information system ? powerschool, infinite campus, peoplesoft, skyward, admissions | safety instrumented system ? process safety, dcs, plc, functional safety, instrumentation, refinery, safety integrity
SIT | system integration testing ? uat, test scripts, test cases, regression testing, qa analyst, qa engineer, defects, go-live, software testing
SIU | special investigations unit ? insurance, claims adjuster, fraud, claims, investigator, adjuster, surveillance
SIV | Special Immigrant Visa ? refugee, resettlement, afghan, immigration, asylum, refugees, uscis
SK | senior kindergarten ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
SKO | sales kickoff | sales kick-off
SKU | stock keeping unit
SLA | service level agreement
SLC | Student Loans Company ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, student finance
SLCN | speech, language and communication needs
SLD | specific learning disability ? special education, iep, sped, school psychologist, psychoeducational, students with disabilities, dyslexia | severe learning difficulties ? pupils, special school, sen, teaching assistant, pmld, ehcp | single-line diagram ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician, substation, power systems
SLI | service level indicator ? aws, azure, kubernetes, docker, terraform, devops, site reliability, google cloud, microservices, error budget | shipper's letter of instruction ? freight, export, freight forwarder, air cargo, customs, ocean freight
SLIFE | students with limited or interrupted formal education
SLO | student learning outcome ? faculty, accreditation, professor, community college, instructor, adjunct, higher education | student learning objective ? teacher, lesson plans, classroom, school district, student growth, student achievement | service level objective ? aws, azure, kubernetes, docker, terraform, devops, site reliability, google cloud, microservices, error budget
SLP | speech-language pathologist ? speech, dysphagia, asha, aphasia, articulation, speech therapy, rehabilitation
SLT | speech and language therapist ? speech and language therapy, dysphagia, nhs, aphasia, rcslt, hcpc | senior leadership team ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form, pastoral, deputy head
SM&CR | Senior Managers and Certification Regime | Senior Managers & Certification Regime
SMA | separately managed account ? portfolio manager, asset management, wealth management, mutual funds, financial advisor, advisors, uma
SMACNA | Sheet Metal and Air Conditioning Contractors' National Association
SMART | specific, measurable, achievable, relevant and time-bound ? objectives, goals, targets, goal setting, action plans, appraisals, goal-setting
SMAW | shielded metal arc welding
SMB | small and medium-sized business | small and medium business | small and midsize business | small-to-medium business ? sales, saas, account executive, b2b, marketing, small business, banking
SMCR | Senior Managers and Certification Regime
SME | subject matter expert ? help desk, service desk, it support, servicenow, system administrator, qa analyst, test cases, software testing, product manager, product roadmap, saas, sap, erp, netsuite, training, instructional designer | small and medium-sized enterprise | small and medium enterprise | small or medium-sized enterprise ? banking, lending, business banking, relationship manager, sme clients, owner-managed, accountancy, business development
SMED | single-minute exchange of die
SMI | serious mental illness | severe mental illness ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention
SMM | social media marketing ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, instagram, facebook
SMP | statutory maternity pay ? payroll, ssp, paye, hmrc, p45, pensions, hr, maternity leave
SMPTE | Society of Motion Picture and Television Engineers
SMR | small modular reactor ? nuclear, reactor, nuclear power, cnsc, nrc, nuclear engineer | steam methane reformer | steam methane reforming ? hydrogen, refinery, syngas, ammonia plant, process engineer, catalyst
SMS | Sponsorship Management System ? ukvi, sponsor licence, immigration, skilled worker, tier 4, tier 2, student visa | short message service ? text, call center, campaigns, email, telecom, klaviyo, messaging, marketing, mobile | safety management system ? aviation, safety officer, airport, marine, ehs, safety manager, railway, airline, vessel, maritime, aircraft
SMSC | spiritual, moral, social and cultural
SMSTS | Site Management Safety Training Scheme
SMT | surface mount technology
SMYS | specified minimum yield strength
SNA | special needs assistant ? pupils, sen, senco, special needs, ehcp, teaching assistant, special school, learning support, autistic
SNAP | Supplemental Nutrition Assistance Program ? food stamps, wic, medicaid, tanf, eligibility, caseworker, case manager, public assistance, food insecurity, benefits, grocery, low-income, food bank, ebt, farmers market, food pantry
SNF | skilled nursing facility | skilled nursing facilities
SNMP | Simple Network Management Protocol
SOA | service-oriented architecture ? software engineer, software developer, programmer, backend, full stack, javascript, java, github, codebase, microservices, web services
SOAP | subjective, objective, assessment and plan | subjective, objective, assessment, plan ? notes, patients, clients, soap notes, soap note, soap charting, treatment notes, medical scribe, veterinary | Simple Object Access Protocol ? web services, wsdl, xml, rest api, restful, java, c#, software engineer, software developer, postman, soapui
SOAR | SSI/SSDI Outreach, Access and Recovery ? homeless, ssi, ssdi, case manager, disability applications, shelter, homelessness | security orchestration, automation and response ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting
SOC | Standard Occupational Classification ? h-1b, prevailing wage, labor market, lca, occupational, onet | security operations center | security operations centre ? siem, threat hunting, splunk, edr, malware analysis, mitre att&ck, alert triage, crowdstrike, qradar | system on chip ? fpga, verilog, systemverilog, asic, rtl, arm cortex, device driver, vhdl | System and Organization Controls ? soc 1, soc 2, it audit, auditor, itgc, ssae 18, compliance, vendor risk
SOF | special operations forces ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
SOFR | Secured Overnight Financing Rate
SOG | standard operating guideline ? firefighter, firefighters, fire department, fire service, fire station, fire suppression, fire rescue, wildland, fire officer, hazmat | slab on grade ? concrete, formwork, rebar, foundation, footings, concrete finisher
SOGI | sexual orientation and gender identity
SOL | statute of limitations ? litigation, paralegal, personal injury, law firm, attorney, legal assistant, claims adjuster | Standards of Learning ? teacher, classroom, lesson plans
SOLAS | Safety of Life at Sea
SOP | standard operating procedure
SOQ | statement of qualifications ? state of california, calhr, proposals, rfq, engineering firms, proposal, engineering firm, architecture firm, civil engineer, business development, consulting engineers
SOR | schedule of rates ? repairs, maintenance, social housing, contractors, voids, surveyor, housing association
SORN | system of records notice ? privacy act, pia, privacy, privacy officer
SORP | Statement of Recommended Practice ? charity, charities, charity accounts, trustees, restricted funds, statutory accounts, fund accounting, frs 102, housing association
SOV | share of voice ? marketing, advertising, digital marketing, media buying, campaigns, copywriter, brand manager, google ads, paid search, public relations, media coverage | schedule of values ? construction, pay applications, general contractor, subcontractors, aia billing, change orders, project manager, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, estimator, jobsite
SOW | statement of work | scope of work ? contracts, procurement, vendors, deliverables, subcontractors, rfp, project manager, contractor, help desk, service desk, it support, servicenow, system administrator, sap, erp, netsuite | scheme of work ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
SOX | Sarbanes-Oxley
SPA | share purchase agreement | sale and purchase agreement ? m&a, mergers and acquisitions, due diligence, corporate finance, acquisitions, solicitor, completion accounts
SPAD | signal passed at danger ? train, rail, railway, driver, signalling, signaller
SPC | statistical process control
SPCA | Society for the Prevention of Cruelty to Animals
SPCC | spill prevention, control, and countermeasure
SPD | sterile processing department ? sterile processing, sterilization, surgical instruments, autoclave, decontamination, instrument trays, crcst | surge protective device | surge protection device ? electrician, electrical, wiring, conduit, switchgear, circuit breaker, electrical engineer, panelboard, lineman, powerline, journeyman electrician
SPDAT | Service Prioritization Decision Assistance Tool
SPECT | single-photon emission computed tomography ? nuclear medicine, radiology, x-ray, x-rays, radiologic technologist, radiographer, radiography, ultrasound, sonographer, ct scan, ct scans, mammography
SPED | special education
SPF | spray polyurethane foam ? insulation, insulator, spray foam, roofing, weatherization, air barrier | spruce-pine-fir ? lumber, sawmill, framing, planer, forestry, lumber grader
SPHR | Senior Professional in Human Resources
SPI | schedule performance index ? earned value, evm, cpi, project controls, primavera, project manager, schedule variance, cost control
SPIN | situation, problem, implication, need-payoff | situation, problem, implication and need-payoff ? sales, sales training, selling, account executive, b2b, quota, cold calling
SpLD | specific learning difficulty | specific learning difficulties
SPMI | severe and persistent mental illness | serious and persistent mental illness
SpO2 | peripheral oxygen saturation
SPOC | single point of contact
SPP | statutory paternity pay ? payroll, ssp, smp, paye, hmrc, p45, pensions, hr
SPT | standard penetration test ? geotechnical, soil testing, concrete testing, aggregate, compaction, borehole, nuclear density
SQA | Scottish Qualifications Authority ? teacher, pupils, nat 5, highers, gtcs, college lecturer, svq
SQE | Solicitors Qualifying Examination ? solicitor, paralegal, training contract, law firm, llb, trainee solicitor, law, legal, lpc | supplier quality engineer ? quality, ppap, supplier audits, manufacturing, fmea, iatf 16949, suppliers, supplier quality, quality engineer, apqp, as9100
SQF | Safe Quality Food
SQL | structured query language ? database, databases, mysql, postgresql, oracle, python, queries, tableau, power bi, java, etl | sales qualified lead ? mql, mqls, sdr, bdr, demand generation, lead nurturing, sales development
SR&ED | Scientific Research and Experimental Development | Scientific Research & Experimental Development
SRA | Solicitors Regulation Authority ? solicitor, paralegal, law firm, conveyancing, legal cashier, fee earner, compliance officer for legal practice
SRE | site reliability engineering | site reliability engineer ? aws, azure, kubernetes, docker, terraform, devops, observability, prometheus, on-call, grafana
SRL | self-retracting lifeline ? fall protection, harness, scaffold, lanyard, working at heights, tower climber
SRM | supplier relationship management ? procurement, supply chain, buyer, purchasing, sourcing, demand planning, inventory planning, logistics, suppliers
SRO | school resource officer ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer, school safety, truancy | single room occupancy ? homeless, supportive housing, tenants, homelessness, case manager | Senior Responsible Owner ? programme, prince2, civil service, project manager, pmo, business case, msp, gateway review
SRP | scaling and root planing ? dental, dentist, dentistry, dental assistant, dental hygienist, orthodontic, oral surgery, periodontal, hygienist, chairside
SRS | software requirements specification ? software engineer, software developer, programmer, backend, full stack, javascript, java, github, codebase, microservices, qa analyst, test cases, software testing | supplemental restraint system ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician, airbag
SRU | sulfur recovery unit | sulphur recovery unit ? refinery, gas plant, amine, claus, process engineer, process operator
SSA | Social Security Administration ? ssi, ssdi, disability, benefits, medicare, representative payee, claims, payroll, w-2
SSAS | small self-administered scheme ? pension, pensions, sipp, paraplanner, trustees, financial adviser, hmrc | SQL Server Analysis Services ? sql, sql server, bi, cubes, power bi, data warehouse, ssis, ssrs
SSDI | Social Security Disability Insurance
SSH | Secure Shell ? linux, unix, sftp, bash, firewall, putty, system administrator, telnet, ansible, cisco
SSHO | Site Safety and Health Officer
SSI | surgical site infection ? perioperative, infection control, infection prevention, operating room, surgical services, wound care | Supplemental Security Income ? ssdi, disability, medicaid, social security, snap, case manager, public assistance
SSIS | SQL Server Integration Services
SSL | Secure Sockets Layer ? tls, https, certificates, web server, apache, nginx, firewall, vpn, dns, encryption
SSMS | SQL Server Management Studio
SSN | Social Security number ? payroll, w-2, tax returns, onboarding, i-9, background checks, hr, irs
SSO | single sign-on ? okta, saml, identity provider, active directory, azure, authentication, oauth, idp, system administrator, saas | sanitary sewer overflow ? sewer, wastewater, collection system, lift station, npdes, manhole
SSOP | sanitation standard operating procedure
SSP | statutory sick pay ? payroll, smp, paye, hmrc, p45, pensions, sickness absence, cipd, payslips | supply-side platform ? programmatic, adtech, ad tech, publishers, rtb, header bidding, ad operations, dsp
SSRS | SQL Server Reporting Services
SSSC | Scottish Social Services Council
SSSTS | Site Supervisors' Safety Training Scheme
SST | serum separator tube ? phlebotomy, phlebotomist, venipuncture, centrifuge, specimens, order of draw
SSVF | Supportive Services for Veteran Families
SSW | social service worker ? social services, shelter, youth worker, case manager, homelessness, counselling, clients, addictions
STAAR | State of Texas Assessments of Academic Readiness
STAR | situation, task, action, result | situation, task, action and result ? interview, interviews, interview coaching, recruiter, career coach, employability, interviewing
STC | supplemental type certificate ? aircraft, aviation, avionics, faa, airframe, hangar
STCW | Standards of Training, Certification and Watchkeeping
STD | short-term disability ? benefits, claims, leave, benefits administration, employee benefits, open enrollment, human resources, benefits specialist, group benefits, hris, benefits analyst, disability claims, ltd, fmla | sexually transmitted disease ? hiv, public health, family planning, sexual health, reproductive health, health educator
STEAM | science, technology, engineering, arts and mathematics ? teacher, classroom, robotics, curriculum, after-school, preschool, museum education
STEL | short-term exposure limit
STEM | science, technology, engineering and mathematics | science, technology, engineering and math ? teacher, classroom, students, robotics, curriculum, education, school, outreach, tutor, university, after-school
STEMI | ST-elevation myocardial infarction
STEP | Society of Trust and Estate Practitioners ? wills, probate, trusts, estate planning, private client, estates
STI | sexually transmitted infection ? hiv, public health, family planning, sexual health, reproductive health, health educator | short-term incentive ? compensation, bonus plans, total rewards, reward, executive compensation, salary structures, incentive plans
STIG | Security Technical Implementation Guide
STNA | state tested nursing assistant
STP | Spanning Tree Protocol ? vlan, vlans, ospf, bgp, eigrp, lacp, ccna, hsrp | sewage treatment plant ? sewage, wastewater, sludge, effluent, activated sludge, plant operator
STR | short-term rental ? airbnb, vacation rental, property manager, vrbo, guests, hosts, real estate | suspicious transaction report ? fintrac, aml, kyc, banking, compliance, anti-money laundering, money laundering
STRTP | short-term residential therapeutic program
STV | single transferable vote ? electoral, elections, ballots, voting, councillors
sUAS | small unmanned aircraft system | small unmanned aerial system
SubQ | subcutaneous
SUD | substance use disorder ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention
SUE | subsurface utility engineering ? utility locating, utility coordination, vacuum excavation, roadway, utility mapping, ground penetrating radar
SUI | state unemployment insurance ? payroll, payroll taxes, garnishments, futa, multi-state, w-2, withholding
SUTA | State Unemployment Tax Act
SVE | soil vapor extraction | soil vapour extraction ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician
SVOC | semi-volatile organic compound | semivolatile organic compound
SVP | senior vice president ? executive assistant, executive, c-suite, ceo, president, board, calendar management, senior leadership, banking
SVQ | Scottish Vocational Qualification
SWAT | special weapons and tactics ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
SWD | students with disabilities ? special education, iep, sped, paraprofessional, co-teaching, ells
SWE | Social Work England ? social worker, safeguarding, child protection, children's services, asye, adult social care, social work degree
SWIFT | Society for Worldwide Interbank Financial Telecommunication ? banking, payments, wire transfers, trade finance, treasury, letters of credit, correspondent banking, reconciliations, fx
SWL | safe working load ? crane, rigging, hoist, lifting, sling, shackles, rigger
SWM | stormwater management | storm water management ? civil engineer, civil engineering, roadway, stormwater, storm sewer, grading, highway, land development, paving, bridge, earthworks
SWMS | safe work method statement
SWOT | strengths, weaknesses, opportunities and threats
SWP | safe work procedure ? safety officer, occupational health, ehs, hse, osha, workplace safety, safety manager, safety inspections, toolbox talks, incident investigation, whmis, flha
SWPPP | stormwater pollution prevention plan | storm water pollution prevention plan
SX/EW | solvent extraction and electrowinning | solvent extraction/electrowinning
SYBUNT | some year but unfortunately not this year
T&A | time and attendance | time & attendance ? payroll, kronos, timekeeping, hris, ukg, adp, timesheets, hr
T&C | terms and conditions | terms & conditions ? contracts, procurement, sales, legal, banking, policy, contract manager, purchasing, supplier
T&D | transmission and distribution | transmission & distribution ? substation, electric utility, lineman, power systems, overhead line, power grid, transformer
T&E | travel and expense | travel & expense | travel and entertainment | travel & entertainment ? expense reports, concur, accounts payable, reimbursements, executive assistant, corporate card, expensify, accounting, expenses
T&M | time and materials | time & materials ? contracts, billing, contractor, project manager, invoicing, fixed price, change orders, construction, consulting, subcontractor, field service, lump sum
T-SQL | Transact-SQL
T1DM | type 1 diabetes mellitus
T2DM | type 2 diabetes mellitus
TA | teaching assistant ? pupils, classroom, professor, graded, sen, tutorials, grading | Territorial Army ? infantry, regiment, army, reservist, soldiers, british army, military | tuition assistance ? army, air force, navy, education benefits, gi bill, military education | talent acquisition ? recruiter, recruiting, hiring managers, sourcing, human resources, hr, ats
TAB | testing, adjusting and balancing | test and balance ? hvac, refrigeration, air conditioning, ductwork, chiller, furnace, refrigerant, air handling, sheet metal, heat pump
TABE | Test of Adult Basic Education
TAC | Team Around the Child ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, early help, family support, portage, nursery
TAF | Team Around the Family ? social worker, social work, child protection, safeguarding, looked after, fostering, care proceedings, early help, family support, children's centre
TAM | total addressable market ? market research, saas, go-to-market, b2b, sales strategy, venture capital, market sizing, product marketing | technical account manager ? saas, cloud, customer success, technical support, enterprise customers, escalations, aws
TANF | Temporary Assistance for Needy Families
TAQA | Training, Assessment and Quality Assurance ? assessor, learners, nvq, apprenticeships, iqa
TAR | treatment administration record ? medication administration, nursing home, nurse, residents, long-term care, wound care | technology-assisted review ? ediscovery, e-discovery, document review, relativity, predictive coding, litigation support
TAT | turnaround time | turn-around time ? claims, service level, processing, call center, underwriting, loan, back office, laboratory, sla, bpo
TAVR | transcatheter aortic valve replacement
TAY | transition-age youth ? foster, homeless, case manager, shelter, supportive housing, youth services, wraparound
TB | tuberculosis ? tb test, tb tests, tb skin test, ppd, immunizations, vaccinations, vaccines, nurse, infectious disease, public health | trial balance ? accounting, accountant, bookkeeper, general ledger, bookkeeping, month-end, vat returns, journals, xero, sage
TBI | traumatic brain injury | traumatic brain injuries ? rehabilitation, nurse, occupational therapy, physical therapy, neuro, speech therapy, stroke, caregiver
TBM | tunnel boring machine ? tunnel, tunnelling, tunneling, excavation, shaft, segment
TBRA | tenant-based rental assistance
TBS | Treasury Board Secretariat ? government of canada, federal government, policy analyst, ministry, public service
TBX | TermBase eXchange ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
TCAS | traffic collision avoidance system | traffic alert and collision avoidance system
TCEQ | Texas Commission on Environmental Quality
TCF | treating customers fairly ? fca, call centre, contact centre, complaints, banking, insurance, collections, mortgage, financial services
TCFD | Task Force on Climate-related Financial Disclosures
TCHC | Toronto Community Housing Corporation
TCLP | toxicity characteristic leaching procedure
TCM | transmission control module ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
TCO | total cost of ownership ? procurement, sourcing, purchasing, category manager, supplier, fleet, business case, vendors, cost savings, cloud | temporary certificate of occupancy ? general contractor, superintendent, building inspector, closeout, punch list, construction manager
TCP | Transmission Control Protocol ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, juniper, sockets, udp, wireshark
TCP/IP | Transmission Control Protocol/Internet Protocol
TCPA | Telephone Consumer Protection Act
TDA | Training and Development Agency for Schools ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
TDCJ | Texas Department of Criminal Justice
TDD | test-driven development ? software engineer, software developer, backend, full stack, javascript, java, github, microservices, web developer, unit testing, junit, agile | time division duplex ? fdd, rf engineer, enodeb, gnodeb, base station, ran, mimo
TDG | transportation of dangerous goods
TDH | total dynamic head ? pump, pump station, hydraulics, well pump, lift station, centrifugal
TDS | total debt service ? mortgage, mortgage agent, mortgage broker, gds, underwriter, cmhc | Tenancy Deposit Scheme ? lettings, landlords, tenancy, tenancies, letting agent, check-out, inventories | tax deducted at source ? gst, india, tally, tax returns, income tax, accountant, accounts executive | total dissolved solids ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, boiler, groundwater
TDSB | Toronto District School Board
TDSR | total debt service ratio ? mortgage, lending, mortgage agent, underwriter, loans, banking, mortgage broker
TDY | temporary duty ? army, navy, air force, military, dod, defense travel system, soldiers, marine corps
TEA | Texas Education Agency ? teacher, staar, isd, lesson plans, school district, teks
TEACCH | Treatment and Education of Autistic and related Communication-handicapped Children
TEE | transesophageal echocardiogram | transesophageal echocardiography | transoesophageal echocardiogram ? cardiac, cardiology, sonographer, echocardiogram, echocardiography, cardiologist
TEF | Teaching Excellence Framework ? lecturer, higher education, office for students
TEFL | teaching English as a foreign language
TEKS | Texas Essential Knowledge and Skills
TELPAS | Texas English Language Proficiency Assessment System
TEM | transmission electron microscopy ? microscopy, sem, nanoparticles, cryo, xrd, electron microscope
TENS | transcutaneous electrical nerve stimulation ? physical therapy, physiotherapy, physiotherapist, chiropractic, rehabilitation, electrical stimulation, pain
TEP | translation, editing and proofreading ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
TESL | teaching English as a second language
TESOL | teaching English to speakers of other languages
TEU | twenty-foot equivalent unit ? container, shipping, ocean freight, vessel, port, freight
TExES | Texas Examinations of Educator Standards
TF-CBT | trauma-focused cognitive behavioral therapy | trauma-focused cognitive behavioural therapy
TFC | treatment foster care ? foster care, foster parents, child welfare, case manager, therapist
TFSA | tax-free savings account
TFW | temporary foreign worker ? lmia, immigration, rcic, work permits, ircc, immigration consultant, agricultural workers
TFWP | Temporary Foreign Worker Program
THA | total hip arthroplasty ? orthopedic, orthopaedic, physical therapy, joint replacement, physiotherapy, tka
THD | total harmonic distortion ? power quality, electrical engineer, vfd, harmonics, inverter, power electronics, audio amplifier
TI | tenant improvement ? commercial real estate, leasing, property manager, landlord, tenants, build-out, office space, general contractor, commercial construction, superintendent, buildout, drywall, commercial interiors
TIA | transient ischemic attack | transient ischaemic attack ? stroke, neurology, neurological, nurse, cva, cardiology
TIC | thermal imaging camera ? firefighter, firefighters, fire department, fire service, fire station, fire suppression, fire rescue, wildland, fire officer, hazmat | trauma-informed care ? mental health, counselling, counseling, psychiatric, addiction, substance abuse, social worker, psychotherapy, behavioral health, group therapy, crisis intervention | tenant income certification ? lihtc, tax credit, affordable housing, low-income, leasing, property manager, tenants
TIF | tax increment financing ? economic development, municipal, redevelopment, city council, bonds, planner, community development
TIG | tungsten inert gas
TILA | Truth in Lending Act
TILP | transitional independent living plan
TIN | taxpayer identification number ? 1099, w-9, irs, vendor master, accounts payable, tax returns, fatca
TIPS | Training for Intervention Procedures ? bartender, bartending, alcohol, server, servsafe, cocktail, beverage
TJC | Joint Commission ? nurse, nursing, bedside, medication administration, icu, med-surg, rn, lpn, vital signs, charge nurse, telemetry
TK | transitional kindergarten ? teacher, preschool, classroom, early childhood, instructional aide
TKA | total knee arthroplasty ? orthopedic, orthopaedic, physical therapy, joint replacement, physiotherapy, tha
TKR | total knee replacement ? orthopedic, orthopaedic, physical therapy, joint replacement, physiotherapy, thr
TLC | thin-layer chromatography ? chemistry, synthesis, hplc, nmr, column chromatography, purification
TLR | teaching and learning responsibility ? pupils, qts, pgce, ofsted, key stage, teaching assistant, form tutor, schemes of work, secondary school teacher, primary school teacher, sixth form
TLS | Transport Layer Security ? ssl, https, certificates, web server, nginx, firewall, encryption, pki, cybersecurity, kubernetes
TLV | threshold limit value ? acgih, industrial hygiene, air sampling, exposure monitoring, osha, occupational hygiene
TM | translation memory | translation memories ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
TMDL | total maximum daily load
TMJ | temporomandibular joint
TMR | total mixed ration ? dairy, feed, cattle, cows, feedlot, mixer wagon
TMS | transportation management system | transport management system ? loads, freight, carriers, trucks, dispatch, shipments, logistics, sap, erp, shipping, trucking, transport planner, supply chain, carrier | transcranial magnetic stimulation ? psychiatry, psychiatric, depression, mental health, neuroscience, neuromodulation | translation management system ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing | treasury management system ? treasury, cash management, kyriba, bank accounts, cash forecasting, fx, hedging
TMV | thermostatic mixing valve ? plumber, plumbing, pipefitter, steamfitter, backflow, pipe fitting, water heater, drain, sprinkler fitter, legionella
TMX | Translation Memory eXchange ? translator, translation, translations, interpreter, interpreting, localization, localisation, linguist, post-editing
TNA | training needs analysis | training needs analyses ? learning and development, training manager, trainer, hr, cipd, l&d, training coordinator
TNCC | trauma nursing core course
TNR | trap-neuter-return ? veterinary, veterinarian, vet tech, veterinary assistant, animal hospital, animals, animal care, dogs, canine, feline, kennel, animal shelter
TOA | table of authorities ? litigation, paralegal, legal secretary, appellate, briefs, legal assistant
TOC | tactical operations center ? army, battalion, soldiers, brigade, infantry, afghanistan | total organic carbon ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, laboratory analysis, purified water | theory of constraints ? lean, manufacturing, bottleneck, throughput, six sigma, operations manager
TOD | teacher of the deaf ? deaf, hearing impairment, hearing impaired, hard of hearing, sign language, cochlear | transit-oriented development ? planner, transit, zoning, land use, affordable housing, urban planning
TOEFL | Test of English as a Foreign Language
TOEIC | Test of English for International Communication
TOFU | top of funnel | top of the funnel ? marketing, sales, demand generation, content marketing, seo, hubspot, lead generation
TOGAF | The Open Group Architecture Framework
TOK | Theory of Knowledge ? ib, international baccalaureate, ibdp, extended essay, international school, dp coordinator
TOSA | teacher on special assignment ? teacher, lesson plans, iep, classroom management, school district, paraprofessional, common core, elementary school, instructional coach
TOSI | tax on split income
TP | transfer pricing ? international tax, tax, intercompany, beps, big four, oecd, corporate tax
TPA | third-party administrator ? claims, insurance, benefits administration, workers' compensation, 401k, self-funded, claims adjuster, employee benefits
TPH | total petroleum hydrocarbons ? remediation, groundwater, contaminated, soil sampling, hazardous waste, environmental consultant, environmental compliance, environmental engineer, environmental scientist, environmental technician
TPI | The Property Institute ? leasehold, block management, service charge, leaseholders, property manager
TPM | total productive maintenance ? lean, kaizen, oee, 5s, manufacturing, six sigma, autonomous maintenance | technical program manager ? software engineer, software developer, programmer, backend, full stack, javascript, java, github, codebase, microservices, product manager, product roadmap, saas | Trusted Platform Module ? bitlocker, secure boot, uefi, encryption, firmware, windows 11, bios
TPMS | tire pressure monitoring system | tyre pressure monitoring system
TPN | total parenteral nutrition ? nurse, nursing, pharmacy, dietitian, icu, infusion, iv, enteral
TPO | tree preservation order ? arboricultural, tree officer, planning officer, arborist, tree surveys, arboriculture | The Property Ombudsman ? lettings, estate agent, landlords, tenants, property, estate agency | thermoplastic polyolefin ? roofing, roofer, shingles, flashing, flat roof, reroof, epdm, membrane
TPR | temperature, pulse and respiration | temperature, pulse, respiration ? veterinary, vital signs, nurse, nursing, cna, animals, personal support worker | termination of parental rights ? child welfare, foster care, juvenile court, dependency, caseworker, adoption, guardian ad litem | total physical response ? esl, efl, tefl, tesol, celta, young learners, language teacher, spanish teacher | The Pensions Regulator ? pension, pensions, auto enrolment, trustees, defined benefit, payroll, pension scheme
TPRM | third-party risk management
TPS | Temporary Protected Status ? immigration, asylum, uscis, daca, refugees, naturalization, visa | Teachers' Pension Scheme ? teachers, pension, school business manager, pupils, headteacher | Telephone Preference Service ? telemarketing, telesales, cold calling, outbound calls, call centre, gdpr, direct marketing | Toyota Production System ? lean, kaizen, kanban, manufacturing, jidoka, 5s | throttle position sensor ? automotive, auto mechanic, engine diagnostics, fuel injection, scan tool, vehicle repair
TQM | total quality management
TRACON | terminal radar approach control
TRACS | Tenant Rental Assistance Certification System
TRADOC | Training and Doctrine Command
TRI | Toxics Release Inventory ? epa, tier ii, epcra, environmental reporting, hazardous waste, ehs, air permitting
TRID | TILA-RESPA Integrated Disclosure
TRIF | total recordable injury frequency
TRIR | total recordable incident rate | total recordable injury rate
TRO | temporary restraining order ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, domestic violence, family court, injunctions | traffic regulation order ? highways, council, traffic engineer, road closures, traffic management
TRREB | Toronto Regional Real Estate Board
TS/SCI | Top Secret/Sensitive Compartmented Information
TSA | transition services agreement | transitional services agreement ? m&a, carve-out, divestiture, divestitures, mergers and acquisitions, separation | Transportation Security Administration ? airport, security screening, passengers, checkpoint, air cargo, baggage, aviation, screening officer
TSB | technical service bulletin ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
TSCA | Toxic Substances Control Act
TSDF | treatment, storage, and disposal facility | treatment, storage, and disposal facilities
TSF | tailings storage facility | tailings storage facilities ? tailings, mine, mining, dam, geotechnical, embankment
TSH | thyroid-stimulating hormone ? endocrinology, thyroid, medical laboratory, clinical laboratory, specimens, phlebotomy, phlebotomist, hematology, haematology, blood bank, microbiology, venipuncture
TSM | tenant satisfaction measure ? housing officer, tenants, tenancy, social housing, council housing, rent arrears, housing association, homelessness, lettings, landlords
TSO | transportation security officer ? airport, tsa, checkpoint, screening, passengers, baggage
TSS | total suspended solids ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality, stormwater
TSSA | Technical Standards and Safety Authority
TTB | Alcohol and Tobacco Tax and Trade Bureau
TTD | temporary total disability ? workers' compensation, claims adjuster, indemnity, injured workers, return to work, lost time
TTE | transthoracic echocardiogram | transthoracic echocardiography ? cardiac, cardiology, sonographer, echocardiography, echocardiograms, cardiologist
TTM | trailing twelve months ? budget, budgeting, forecasting, fp&a, accounting, finance, variance analysis, p&l, financial analyst
TUPE | Transfer of Undertakings (Protection of Employment) | Transfer of Undertakings (Protection of Employment) Regulations
TVI | teacher of the visually impaired ? braille, visually impaired, visual impairment, blind, orientation and mobility, special education, low vision | teacher of students with visual impairments ? braille, visually impaired, visual impairment, blind, orientation and mobility, low vision
TVPA | Trafficking Victims Protection Act
TVPRA | Trafficking Victims Protection Reauthorization Act
TVSS | transient voltage surge suppressor | transient voltage surge suppression
TWA | time-weighted average ? industrial hygiene, noise dosimetry, exposure monitoring, osha, silica, air sampling
TWIC | Transportation Worker Identification Credential
TXV | thermostatic expansion valve | thermal expansion valve
UA | urinalysis | urinalyses ? medical assistant, phlebotomy, specimens, specimen collection, veterinary, cbc, urine | United Association ? pipefitter, steamfitter, plumber, sprinkler fitter, pipe welder, journeyman plumber
UAS | unmanned aircraft system | unmanned aerial system | uncrewed aircraft system ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment, drone, drones, part 107, gis, photogrammetry
UASC | unaccompanied asylum-seeking children
UAT | user acceptance testing | user acceptance test
UAV | unmanned aerial vehicle
UAW | United Auto Workers
UBIT | unrelated business income tax
UBO | ultimate beneficial owner ? kyc, aml, due diligence, compliance, anti-money laundering, sanctions, onboarding, financial crime
UC | Universal Credit ? welfare rights, dwp, work coach, jobcentre, housing benefit, benefits advice, job seekers, jobseekers, employability, rent arrears, tenancy sustainment | unaccompanied children ? refugee, orr, immigration, shelter care, asylum, sponsor reunification, family reunification
UCAS | Universities and Colleges Admissions Service
UCC | Uniform Commercial Code ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, liens, secured transactions, commercial lending, loan documents, lending, commercial loans, loan documentation
UCCJEA | Uniform Child Custody Jurisdiction and Enforcement Act
UCD | user-centered design | user-centred design ? user experience, figma, wireframes, usability, interaction design, user research, ux designer, personas
UCMJ | Uniform Code of Military Justice
UCR | Uniform Crime Reporting ? police, law enforcement, sheriff, patrol, constable, deputy sheriff, police officer, arrests, detective, peace officer
UDA | unit of dental activity ? dental, dentist, nhs, dental practice, gdc, dental nurse
UDL | universal design for learning
UDS | urine drug screen | urine drug screening ? addiction, substance abuse, methadone, medical assistant, specimens, suboxone, probation
UFC | Unified Facilities Criteria ? navfac, usace, military construction, federal construction, department of defense, air force base
UFLI | University of Florida Literacy Institute
UFT | United Federation of Teachers
UGC | user-generated content ? social media, influencer, tiktok, instagram, marketing, content creator, brand, paid social
UHNW | ultra-high-net-worth
UI | user interface ? ux, screens, design, figma, frontend, react, user experience, wireframes, usability, interaction design, web developer, front-end, javascript
UI/UX | user interface and user experience | user interface/user experience
UIC | unit identification code ? army, dod, supply sergeant, property book, national guard, battalion | underground injection control ? injection well, groundwater, disposal well, epa, oil and gas, permitting
UIM | underinsured motorist ? claims adjuster, auto claims, bodily injury, auto insurance, uninsured, insurance defense, personal lines
UIT | unit investment trust ? securities, mutual funds, brokerage, etfs, financial advisor, bonds, portfolio
UKVI | UK Visas and Immigration
UL | Underwriters Laboratories ? electrical, fire alarm, control panel, product safety, wiring, panel builder, electronics, csa
ULD | unit load device ? air cargo, aircraft, cargo, airline, ramp, airport, freight
ULN | unique learner number
ULR | uninsured loss recovery ? motor claims, insurance, claims handler, credit hire, litigation, road traffic
ULSD | ultra-low sulfur diesel | ultra-low sulphur diesel
UM | utilization management ? prior authorization, medical necessity, interqual, utilization review, health plan, milliman | uninsured motorist ? claims adjuster, auto claims, bodily injury, auto insurance, underinsured, insurance defense, personal lines
UML | Unified Modeling Language | Unified Modelling Language
UNCRC | United Nations Convention on the Rights of the Child
UNDP | United Nations Development Programme
UNESCO | United Nations Educational, Scientific and Cultural Organization
UNHCR | United Nations High Commissioner for Refugees
UNICEF | United Nations Children's Fund
UOCAVA | Uniformed and Overseas Citizens Absentee Voting Act
UOM | unit of measure | unit of measurement ? inventory, sap, purchasing, procurement, item master, warehouse, erp, buyer
UPC | universal product code ? retail, inventory, barcode, sku, merchandising, grocery, ecommerce, item setup, warehouse, scanning, merchandise, labels | Uniform Plumbing Code ? plumber, plumbing, pipefitter, steamfitter, backflow, pipe fitting, water heater, drain, sprinkler fitter
UPCS | Uniform Physical Condition Standards
UPK | universal pre-kindergarten ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten, pre-k
UPL | unauthorized practice of law ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, legal document
UPLC | ultra-performance liquid chromatography
UPM | unit production manager ? film, television, feature film, production budget, line producer, set
UPN | unique pupil number ? pupils, school census, exams officer, ofsted, data manager, sims
UPRN | unique property reference number
UPS | uninterruptible power supply | uninterruptible power source | uninterruptible power supplies | uninterruptable power supply ? server room, data center, data centre, server racks, pdu, network technician, generator, battery backup, apc, switchgear, electrician, critical power, transfer switch
UR | utilization review ? medical necessity, interqual, discharge planning, utilization management, milliman, prior authorization
URD | underground residential distribution ? lineman, powerline, electric utility, cable splicing, transformer, line worker
URLTA | Uniform Residential Landlord and Tenant Act
USACE | United States Army Corps of Engineers | US Army Corps of Engineers | U.S. Army Corps of Engineers
USAF | United States Air Force | U.S. Air Force
USAID | United States Agency for International Development | U.S. Agency for International Development
USAO | United States Attorney's Office | U.S. Attorney's Office
USAR | urban search and rescue ? firefighter, firefighters, fire department, fire service, fire station, fire suppression, fire rescue, wildland, fire officer, hazmat
USCG | United States Coast Guard | U.S. Coast Guard
USCIS | U.S. Citizenship and Immigration Services | United States Citizenship and Immigration Services | US Citizenship and Immigration Services
USDA | United States Department of Agriculture | U.S. Department of Agriculture
USDC | United States District Court ? paralegal, litigation, attorney, law firm, legal assistant, legal secretary, law clerk, pleadings, solicitor, pacer
USDOT | United States Department of Transportation | U.S. Department of Transportation
USERRA | Uniformed Services Employment and Reemployment Rights Act
USGS | United States Geological Survey | U.S. Geological Survey | US Geological Survey
USMC | United States Marine Corps | U.S. Marine Corps
USMCA | United States-Mexico-Canada Agreement
USMLE | United States Medical Licensing Examination
USMS | United States Marshals Service | U.S. Marshals Service
USN | United States Navy | U.S. Navy ? navy, naval, sailors, petty officer, submarine, military
USP | United States Pharmacopeia ? pharmacy, pharmacist, prescriptions, dispensing, dispensary, drug interactions, compounding, pharmacy technician, controlled substances | unique selling point | unique selling proposition ? sales, marketing, brand, copywriter, advertising, branding, product launch
USPAP | Uniform Standards of Professional Appraisal Practice
USPS | United States Postal Service
USPTO | United States Patent and Trademark Office | U.S. Patent and Trademark Office
UST | underground storage tank ? remediation, groundwater, gas station, fuel systems, tank removal, tank testing, phase ii, petroleum
UT | ultrasonic testing ? ndt, nondestructive testing, non-destructive testing, magnetic particle, liquid penetrant, asnt, radiographic testing, phased array
UTI | urinary tract infection ? nurse, nursing, catheter, patients, residents, urology, antibiotics
UTM | Urchin Tracking Module ? google analytics, campaigns, digital marketing, email marketing, paid social, attribution, tracking links | Universal Transverse Mercator ? gis, arcgis, surveying, mapping, gps, geospatial, topographic
UTP | unshielded twisted pair
UV | ultraviolet ? disinfection, water treatment, spectroscopy, coating, curing, wastewater, lamp, adhesive
UW | underwriter ? mortgage, loan officer, loan processor, mortgage underwriter, home loans, refinance, loan originator, closing disclosure, mortgage banker
UX | user experience
UX/UI | user experience and user interface | user experience/user interface
UXO | unexploded ordnance
V&V | verification and validation | verification & validation
VA | Department of Veterans Affairs ? veterans, veteran, gi bill, military, disability claims, va loans, va hospital, va medical center, veterans affairs, veterans' benefits | virtual assistant ? inbox management, upwork, fiverr, travel booking, virtual assistance, remote assistant, freelance administrative
VA/VE | value analysis/value engineering | value analysis and value engineering
VAP | ventilator-associated pneumonia ? ventilator, icu, respiratory therapist, critical care, infection prevention, intensive care
VAR | value-added reseller ? channel sales, channel partners, resellers, distributors, partner manager, it sales, software sales
VASH | Veterans Affairs Supportive Housing ? veterans, homeless, hud, homelessness, voucher, case manager, shelter
VAT | value-added tax
VAV | variable air volume
VAVE | value analysis/value engineering | value analysis and value engineering
VAWA | Violence Against Women Act
VAWG | violence against women and girls
VB-MAPP | Verbal Behavior Milestones Assessment and Placement Program
VBA | Veterans Benefits Administration ? veterans, va, disability claims, gi bill, veterans service | Visual Basic for Applications ? excel, macros, access, spreadsheets, automation, reports, analyst
VBAC | vaginal birth after cesarean | vaginal birth after caesarean
VBM | vote by mail ? election, elections, voter, voters, ballots, polling, poll worker, electoral
VC | venture capital ? startups, startup, investors, private equity, fundraising, seed, portfolio companies, term sheets, funding
VCS | voluntary and community sector ? charity, local authority, voluntary sector, community development, commissioning, trustees
VCSE | voluntary, community and social enterprise
VCT | vinyl composition tile | vinyl composite tile ? flooring, floor installer, tile, carpet, hardwood, underlayment, floor care, custodian, stripping and waxing
VDC | virtual design and construction ? bim, revit, navisworks, clash detection, general contractor, preconstruction
VDI | virtual desktop infrastructure ? citrix, vmware horizon, thin client, thin clients, desktop support, active directory, windows server, azure virtual desktop, xenapp
VE | value engineering ? general contractor, subcontractor, construction manager, construction management, site superintendent, construction site, construction project, submittals, change orders, estimator, jobsite, building construction, preconstruction
VFD | variable frequency drive
VFR | visual flight rules ? pilot, aircraft, flight, aviation, airspace, flight hours
VFX | visual effects
VGM | verified gross mass ? container, shipping, ocean freight, cargo, vessel, freight forwarding
VHDL | VHSIC Hardware Description Language
VI | visually impaired ? teacher of the visually impaired, braille, orientation and mobility, guide dog, blind, qtvi, special education | visual impairment ? braille, orientation and mobility, guide dog, blind, qtvi, special education, sen
VI-SPDAT | Vulnerability Index - Service Prioritization Decision Assistance Tool
VIAF | Virtual International Authority File
VIN | vehicle identification number
VITA | Volunteer Income Tax Assistance ? irs, tax returns, tax preparation, tax preparer, low-income, volunteer, income tax, 1040, accounting
VLAN | virtual local area network | virtual LAN
VLE | virtual learning environment ? moodle, blackboard, pupils, e-learning, lecturer, further education, online learning
VM | virtual machine ? servers, server, vmware, linux, cloud, hyper-v, vsphere, azure, esxi, kvm, system administrator, windows server, hypervisor | visual merchandising ? fashion, window displays, apparel, mannequins, planogram, store displays
VMC | vertical machining center | vertical machining centre ? machinist, machining, cnc, lathe, milling machine, g-code, mastercam, fanuc, tool and die, micrometer
VMI | vendor-managed inventory ? supply chain, inventory, procurement, replenishment, warehouse, suppliers, buyer, demand planning, supplier, retail
VMO | vendor management office ? vendor, procurement, contracts, sourcing, third-party risk, suppliers, slas
VMS | vendor management system ? staffing, recruiter, contingent, beeline, fieldglass, msp, contractors, recruiting, agency
VO | voice-over | voiceover ? broadcast, video editing, narration, voice actor, newscast, commercials, film
VOC | voice of the customer | voice of customer ? six sigma, customer experience, product manager, cx, market research, nps, customer insights, customer feedback, lean, dmaic, product development, kaizen | volatile organic compound ? emissions, groundwater, air quality, paint, coating, soil sampling, remediation, environmental
VOCA | Victims of Crime Act
VOD | verification of deposit ? mortgage, loan processor, mortgage underwriter, loan officer, underwriting, home loans | video on demand ? streaming, broadcast, tv, film, svod, video, production, home loans
VOE | verification of employment ? mortgage, loan processor, hr, payroll, leasing, mortgage underwriter, human resources, personnel records
VOIP | voice over IP | voice over internet protocol
VoLTE | Voice over LTE | Voice over Long-Term Evolution
VOR | verification of rent ? mortgage, loan processor, leasing, underwriter, apartment, loan officer | very high frequency omnidirectional range | VHF omnidirectional range ? pilot, aircraft, navaids, avionics, flight, aviation | vehicle off road ? fleet, vehicle technician, workshop, hgv, bus, depot
VP | vice principal ? school board, teachers, principal, pupils, school administrator, classroom | vice president ? executive assistant, executive, c-suite, ceo, president, board, calendar management, senior leadership, banking
VPAT | Voluntary Product Accessibility Template
VPC | virtual private cloud ? aws, azure, kubernetes, docker, terraform, devops, site reliability, google cloud, microservices, ec2
VPK | voluntary prekindergarten | voluntary pre-kindergarten ? preschool, early childhood, childcare, toddlers, infants, daycare, child care, nursery, early years, kindergarten
VPN | virtual private network
VR | virtual reality
VRE | vancomycin-resistant enterococcus | vancomycin-resistant enterococci
VRF | variable refrigerant flow
VRI | video remote interpreting ? interpreter, interpreting, asl, deaf, medical interpreter, sign language, language access
VRS | video relay service ? deaf, asl, interpreter, sign language, interpreting, hard of hearing
VRV | variable refrigerant volume
VSA | vital signs absent ? paramedic, ambulance, primary care paramedic, prehospital, pre-hospital, cardiac arrest
VSD | variable speed drive ? electrician, plc, motor, hvac, pump, motor control, compressor
VSM | value stream mapping | value stream map ? lean, kaizen, six sigma, 5s, manufacturing, process improvement
VSO | Veterans Service Officer ? veterans, va claims, disability claims, gi bill, american legion, military | veterans service organization ? veterans, va claims, american legion, vfw, military families | Voluntary Service Overseas ? volunteer, ngo, international development, charity
VT | visual testing ? ndt, nondestructive testing, non-destructive testing, magnetic particle, liquid penetrant, asnt, ultrasonic testing, weld inspection | voltage transformer ? substation, switchgear, relay testing, protection and control, current transformers, high voltage
VTNE | Veterinary Technician National Examination | Veterinary Technician National Exam
VVSG | Voluntary Voting System Guidelines
VVT | variable valve timing ? automotive, dealership, auto mechanic, brakes, engine repair, transmission, diesel technician, vehicle repair, truck mechanic, automotive service technician
WACC | weighted average cost of capital
WAF | web application firewall ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting, cloudflare, owasp
WAH | working at heights ? fall protection, harness, whmis, scaffold, construction site, roofing
WAN | wide area network ? cisco, router, routers, network engineer, network administrator, network technician, ccna, firewall, firewalls, vpn, help desk, system administrator, desktop support
WARN | Worker Adjustment and Retraining Notification ? human resources, layoffs, severance, reduction in force, employee relations, hr, hrbp
WASC | Western Association of Schools and Colleges
WASH | water, sanitation and hygiene ? ngo, humanitarian, unicef, refugees, emergency response in, latrines, international development
WB | western blot | western blotting ? elisa, cell culture, antibody, immunoprecipitation, immunofluorescence, qpcr
WBC | white blood cell ? hematology, haematology, phlebotomy, cbc, urinalysis, blood smears
WBE | women-owned business enterprise | women's business enterprise | woman-owned business enterprise ? procurement, supplier diversity, contractors, bids, mbe, dbe, government contracts, purchasing
WBS | work breakdown structure
WC | workers' compensation ? claims adjuster, insurance, injury, osha, payroll, underwriter, human resources, return to work, risk management, subrogation
WCAG | Web Content Accessibility Guidelines
WCB | Workers' Compensation Board
WCC | wound care certified ? wound care, nurse, nursing, wound vac, ostomy, pressure ulcers
WFH | work from home | working from home ? call center, call centre, customer service, remote, telework, virtual, home-based
WFM | workforce management ? call center, call centre, contact center, contact centre, scheduling, forecasting, shrinkage, kronos, adherence
WGA | Writers Guild of America ? screenwriter, screenplay, television, film, script, writers' room
WHMIS | Workplace Hazardous Materials Information System
WHNP | women's health nurse practitioner
WIAT | Wechsler Individual Achievement Test
WIC | Women, Infants and Children ? breastfeeding, nutrition, snap, medicaid, food stamps, cashier, case manager, head start, grocery, ebt, supermarket
WIDA | World-Class Instructional Design and Assessment
WIOA | Workforce Innovation and Opportunity Act
WIP | work in progress | work in process
WISC | Wechsler Intelligence Scale for Children
WJ | Woodcock-Johnson ? school psychologist, psychoeducational, special education, iep, diagnostician, wisc, achievement testing
WLAN | wireless local area network | wireless LAN
WLL | working load limit ? crane, rigging, hoist, lifting, sling, shackles, rigger, load securement
WMS | warehouse management system ? warehouse, manhattan, picking, inventory, sap ewm, distribution center, blue yonder, cycle counts, barcode, logistics, shipping, distribution, supply chain, receiving, rf scanner, forklift | web map service ? arcgis, esri, qgis, geospatial, gis, spatial analysis, remote sensing, cartography, lidar, geoserver, wfs
WO | work order ? maintenance, repair, repairs, technician, cmms, maintenance technician, millwright, equipment maintenance, facility maintenance, preventive maintenance, maximo
WOTC | Work Opportunity Tax Credit
WOTUS | waters of the United States
WPCP | water pollution control plant ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality
WPM | words per minute ? typing, keyboarding, data entry, administrative, secretary, transcription, audio typing, receptionist, clerical
WPPSI | Wechsler Preschool and Primary Scale of Intelligence
WPQ | welder performance qualification ? welder, welding, weld, fabricator, gmaw, smaw, boilermaker, pipe welding
WPS | welding procedure specification | weld procedure specification
WRB | water-resistive barrier | weather-resistive barrier ? siding, building envelope, house wrap, stucco, cladding, flashing, waterproofing
WRRF | water resource recovery facility | water resource recovery facilities
WSET | Wine & Spirit Education Trust | Wine and Spirit Education Trust
WSHP | water source heat pump
WSIB | Workplace Safety and Insurance Board
WTE | waste-to-energy ? incinerator, boiler, solid waste, power plant, landfill, municipal waste
WTG | wind turbine generator ? wind farm, wind turbine, blade, nacelle, wind technician, renewable energy
WTP | water treatment plant ? wastewater, water treatment, drinking water, sewage, sludge, effluent, treatment plant, water quality
WUI | wildland-urban interface
WWTP | wastewater treatment plant | waste water treatment plant
XBRL | eXtensible Business Reporting Language
XDR | extended detection and response ? cybersecurity, cyber security, information security, soc analyst, siem, penetration testing, malware, incident response, splunk, threat hunting, crowdstrike
XLIFF | XML Localization Interchange File Format
XLPE | cross-linked polyethylene | crosslinked polyethylene ? cable, splicing, high voltage, lineman, medium voltage, termination
XO | executive officer ? army, navy, air force, military, infantry, platoon, soldiers, battalion, squadron, marine corps, regiment
XPS | extruded polystyrene ? insulation, roofing, foam board, foundation, building envelope, waterproofing
XRD | X-ray diffraction
XRF | X-ray fluorescence
XSS | cross-site scripting
YA | young adult ? library, librarian, literature, fiction, teens, book club, publishing, bookseller, collection development
YALSA | Young Adult Library Services Association
YCJA | Youth Criminal Justice Act
YJB | Youth Justice Board
YMCA | Young Men's Christian Association
YOI | young offender institution ? correctional officer, inmates, offenders, prison, parole, probation, jail, prison officer, correctional facility, young offenders
YOS | youth offending service ? youth justice, young offenders, youth worker, asset plus, referral orders, safeguarding, probation officer
YOT | youth offending team ? youth justice, young offenders, youth worker, asset plus, referral orders, safeguarding, probation officer
YOY | year-over-year | year-on-year
YTD | year-to-date
YTT | yoga teacher training ? yoga, asana, vinyasa, meditation, hatha, pranayama
YWCA | Young Women's Christian Association
ZBA | Zoning Board of Appeals ? planner, zoning, planning board, municipal, variances, land use, building inspector, site plan
ZLD | zero liquid discharge
ZPD | zone of proximal development ? vygotsky, teacher, scaffolding, early childhood, lesson plans, preschool
ZTNA | zero trust network access
`;
