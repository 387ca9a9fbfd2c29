/** Nursing, care, allied health, pharmacy and laboratory. Format: see `format.ts`. */
export const HEALTH = `
[hard]
Transcutaneous electrical nerve stimulation | TENS=
Chronic obstructive pulmonary disease | COPD=
Blood pressure monitoring | BP monitoring
Range of motion exercises | ROM exercises, range-of-motion exercises
Dialectical behaviour therapy | dialectical behavior therapy
SBAR | situation background assessment recommendation
Corrective and preventive action | CAPA=, CAPAs=, corrective and preventive actions, corrective action and preventive action
Laboratory information management systems | LIMS=, laboratory information management system
Laboratory information systems | LIS=, laboratory information system
Picture archiving and communication systems | PACS=, picture archiving and communication system
Neonatal intensive care | NICU=, neonatal intensive care unit
Post-anesthesia care | PACU=, post-anesthesia care unit
Medication administration records | MARs=, medication administration record
Subcutaneous injections | SC injections
Intramuscular injections | IM injections
Total parenteral nutrition | TPN=
Nasogastric tubes | NG tubes, NG tube, nasogastric tube
PICC lines | PICC=, PICC line, peripherally inserted central catheters
Obstetrics and gynecology | OB/GYN, OBGYN, obstetrics and gynaecology
Electrocardiography | ECG=, ECGs=, EKG=, EKGs=, electrocardiogram, electrocardiograms
ICP-MS | inductively coupled plasma mass spectrometry
GC-MS | gas chromatography-mass spectrometry
Dental radiography | dental X-rays
Patient scheduling
Patient intake
Post-operative care | postoperative care, post-op care
Pre-operative care | preoperative care, pre-op care
Medication reconciliation
Health records
Long-term care | long term care
De-escalation | de-escalation techniques
Harm reduction
Community outreach
Patient confidentiality
PHIPA= | Personal Health Information Protection Act
Rehabilitation
Diagnostic imaging | medical imaging
Dental hygiene
Aseptic technique | sterile technique
Tissue culture
Clinical research | clinical studies
Patient care | ~ patient-centered care, patient centred care | > direct patient care, bedside care
Nursing | ~ nursing care | > bedside nursing
Medication administration | administering medications, administer medications, med administration | > medication management
Augmentative and alternative communication | AAC=
Vital signs | taking vitals, take vitals, took vitals, taken vitals, recorded vitals, monitored vitals, checked vitals, vitals monitoring, taking vital signs
Wound care | ~ wound dressing, wound management | > dressing changes
IV therapy | intravenous therapy | > IV insertion = IV starts
Phlebotomy | blood draws, venipuncture, blood collection
Patient assessment | patient assessments | ~ clinical assessment, head-to-toe assessment | > nursing assessment, health assessments
Care planning | care plans, care plan, plans of care | ~ treatment planning, treatment plans
Patient education | patient teaching | ~ health teaching | > health education
Triage | patient triage | ~ telephone triage
Infection control | infection prevention, infection prevention and control, IPAC=
Personal care | ~ assistance with daily living | > bathing and dressing, activities of daily living = ADLs=
Lifts and transfers | ~ patient transfers, patient lifting | > mechanical lifts = mechanical lift = Hoyer lift = Hoyer lifts, safe patient handling
Dementia care | > Alzheimer's care, memory care
Palliative care | ~ palliative care training | > hospice care, end-of-life care
Geriatric care | ~ elder care, geriatrics
Pediatrics | pediatric care, paediatrics
Critical care | intensive care, ICU=, intensive care unit
Emergency medicine | ~ emergency department | > emergency nursing
Operating room | > perioperative nursing, surgical nursing, scrub nurse
Mental health | ~ mental health support, mental health care | > psychiatric care = psychiatric nursing
Crisis intervention | ~ crisis management, crisis counselling | > suicide intervention, nonviolent crisis intervention = non-violent crisis intervention = NCI=
Addictions counselling | addiction counselling
Case management | ~ case manager duties, case planning | > discharge planning, care coordination
Counselling | counseling | ~ therapeutic counselling | > psychotherapy, cognitive behavioral therapy = CBT= = cognitive behavioural therapy, motivational interviewing
Trauma-informed care | trauma informed care, trauma-informed practice
Social work
Charting | chart~, charted~, Chart~, Charted~ | ~ clinical documentation, medical charting, nursing documentation | > progress notes, SOAP notes, electronic charting | ? emr, ehr, patient, patients, residents, care, nursing, pointclickcare, epic, meditech, cerner
Electronic health records | EHR=, EMR~, electronic medical records, electronic health record, electronic medical record | ? patient, patients, medical, clinic, clinical, health, hospital, charting, chart, charted, epic, cerner, ehr, nursing, healthcare
Medical terminology
Medical coding | > ICD-10 = ICD-10 coding, CPT coding
Medical billing | ~ health insurance billing | > OHIP billing
Medical office administration | > medical reception, medical transcription, appointment booking
HIPAA= | HIPAA compliance, Health Insurance Portability and Accountability Act
Physiotherapy | physical therapy | > therapeutic exercise
Occupational therapy
Speech therapy | speech-language pathology
Respiratory therapy | > mechanical ventilation = ventilator management
Radiography | ~ X-ray imaging | > radiographs = x-rays
Ultrasound | sonography
MRI= | magnetic resonance imaging
CT scanning | computed tomography, CT scans
Dental assisting | > chairside assisting
Dispensing | medication dispensing | ~ prescription filling | > compounding
Pharmacology | ~ pharmacy practice
Nutrition | > dietetics, meal planning, nutritional counselling
Specimen collection | sample collection | ~ specimen processing
Laboratory techniques | lab techniques | ~ laboratory testing, lab testing, laboratory skills, bench work
Hematology
Clinical chemistry
microbiology
Sterilization | sterilisation | > autoclave operation, medical device reprocessing
PCR= | polymerase chain reaction | > qPCR = quantitative PCR, RT-PCR
Cell culture | > mammalian cell culture
Western blotting | western blot
ELISA | enzyme-linked immunosorbent assay, enzyme-linked immunosorbent assays
Flow cytometry
Chromatography | > HPLC = high-performance liquid chromatography = high performance liquid chromatography, gas chromatography
Mass spectrometry
Molecular biology | > DNA sequencing, gene cloning
Biochemistry
Chemistry | > organic chemistry, analytical chemistry
Biotechnology
Clinical trials | > clinical research coordination
Good clinical practice | GCP guidelines, ICH-GCP
Good manufacturing practice | GMP=, good manufacturing practices | > cGMP= = current good manufacturing practice = current good manufacturing practices
Good laboratory practice | GLP=
Regulatory affairs | > FDA regulations, FDA submissions, Health Canada regulations
Pharmacovigilance | drug safety
Public health | > epidemiology, health promotion, population health
Vaccination | immunization, immunizations, vaccine administration
Veterinary care | ~ animal care
[domain]
Healthcare | health care | ~ healthcare industry
Home care | home health care | ~ home support | > community care
[tool]
ABELDent
FHIR= | HL7 FHIR
HL7=
Epic* | Epic EMR, Epic Systems, EpicCare | < Electronic health records | ? emr, ehr, cerner, charting, hospital, clinical
Cerner | Oracle Cerner | < Electronic health records | > PowerChart
Meditech | < Electronic health records
PointClickCare | Point Click Care | < Electronic health records
OSCAR EMR | < Electronic health records
Accuro | Accuro EMR | < Electronic health records
Telus PS Suite | PS Suite | < Electronic health records
Kroll* | < Dispensing | ? pharmacy, dispensing, prescription
Dentrix | < Dental assisting
Pyxis | < Medication administration
Omnicell | < Medication administration
[cert]
CCRN= | CCRN certification | ~ Critical Care Registered Nurse
Automated external defibrillator | AED=
Emergency Nursing Pediatric Course | ENPC=
Trauma Nursing Core Course | TNCC=
Neonatal Resuscitation Program | NRP=
Medical laboratory technologist | ~ MLT=
Registered massage therapist | RMT~ | ? massage, therapy, therapist, clinic, spa, wellness, chiropractic
Certified Dental Assistant | CDA~ | ? dental, dentist, chairside, hygiene, orthodontic
Medical radiation technologist | MRT=
Certified Diabetes Educator | CDE~ | ? diabetes, educator, insulin
Registered respiratory therapist | RRT~ | ? respiratory, therapist, ventilator, ventilation
Registered dietitian | registered dietician
Registered practical nurse | ~ RPN=
Emergency medical technician | EMT=
Licensed clinical social worker | LCSW=
Registered nurse | RN=, registered nurses, R.N.=, registered nurse licence, RN licence, RN registration
Licensed practical nurse | LPN=, L.P.N.=
Nurse practitioner | NP* | ? nurse, rn, practitioner, clinic
Personal support worker | PSW= | ? psw, care, aide
Health care aide | ? psw, care, aide
Certified nursing assistant | CNA= | ? psw, care, aide
Continuing care assistant | ? psw, care, aide
Certified medical assistant | CMA certification~ | ? medical, clinic, patient, patients, phlebotomy
BLS= | basic life support, BLS certification
ACLS= | advanced cardiac life support, ACLS certification
PALS= | pediatric advanced life support
CPR= | CPR certification, cardiopulmonary resuscitation, CPR certificate 
First aid | first aid certification, first aid certificate | > standard first aid, emergency first aid
Mental health first aid
NCLEX | > NCLEX-RN
Registered pharmacy technician | RPhT=, pharmacy technician licence
Pharmacist licence | licensed pharmacist, pharmacist license
Registered social worker | RSW=, registration with the college of social workers
Paramedic certification | > primary care paramedic
Non-violent crisis intervention certification | CPI certification, NVCI
`;
