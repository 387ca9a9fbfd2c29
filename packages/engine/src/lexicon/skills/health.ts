/** Nursing, care, allied health, pharmacy and laboratory. Format: see `format.ts`. */
export const HEALTH = `
[hard]
Patient care | direct patient care, bedside care, patient-centered care, patient centred care
Nursing | nursing care, bedside nursing
Medication administration | administering medications, administer medications, med administration, medication management
Vital signs | taking vitals, vitals monitoring
Wound care | dressing changes, wound dressing
IV therapy | intravenous therapy, IV insertion, IV starts
Phlebotomy | blood draws, venipuncture, blood collection
Patient assessment | health assessments, nursing assessment, patient assessments, clinical assessment
Care planning | care plans, care plan, treatment planning, treatment plans
Patient education | health education, patient teaching
Triage
Infection control | infection prevention, infection prevention and control, IPAC=
Personal care | activities of daily living, ADLs=, assistance with daily living, bathing and dressing
Lifts and transfers | patient transfers, mechanical lifts, Hoyer lift, patient lifting, safe patient handling
Dementia care | Alzheimer's care, memory care
Palliative care | hospice care, end-of-life care
Geriatric care | elder care, geriatrics, long-term care, long term care
Pediatrics | pediatric care, paediatrics
Critical care | intensive care, ICU=
Emergency medicine | emergency department, emergency nursing
Operating room | perioperative nursing, surgical nursing, scrub nurse
Mental health | mental health support, psychiatric care, mental health care, psychiatric nursing
Crisis intervention | de-escalation, crisis management, nonviolent crisis intervention, suicide intervention
Addictions counselling | substance abuse counseling, harm reduction, addiction counselling
Case management | case manager duties, care coordination, discharge planning
Counselling | counseling, psychotherapy, cognitive behavioral therapy, CBT=, motivational interviewing
Trauma-informed care | trauma informed care, trauma-informed practice
Social work | community outreach
Charting | clinical documentation, medical charting, electronic charting, progress notes, SOAP notes
Electronic health records | EHR=, EMR=, electronic medical records, electronic health record, electronic medical record
Medical terminology
Medical coding | ICD-10, CPT coding, ICD-10 coding
Medical billing | OHIP billing, health insurance billing
Medical office administration | medical reception, medical transcription, appointment booking
HIPAA= | HIPAA compliance, patient confidentiality, PHIPA=
Physiotherapy | physical therapy, rehabilitation, therapeutic exercise
Occupational therapy
Speech therapy | speech-language pathology
Respiratory therapy | mechanical ventilation, ventilator management
Radiography | medical imaging, X-ray imaging, diagnostic imaging, radiology
Ultrasound | sonography
MRI= | CT scanning
Dental assisting | chairside assisting, dental hygiene, dental radiography
Dispensing | prescription filling, medication dispensing, compounding
Pharmacology | pharmacy practice
Nutrition | dietetics, meal planning, nutritional counselling
Specimen collection | specimen processing, sample collection
Laboratory techniques | laboratory testing, lab techniques, lab testing, laboratory skills, bench work
Hematology | clinical chemistry, microbiology
Sterilization | sterile technique, aseptic technique, sterilisation, autoclave operation, medical device reprocessing
PCR= | polymerase chain reaction, qPCR, RT-PCR
Cell culture | tissue culture, mammalian cell culture
Western blotting | western blot, ELISA
Flow cytometry
Chromatography | HPLC, gas chromatography
Mass spectrometry
Molecular biology | DNA sequencing, gene cloning
Biochemistry
Chemistry | organic chemistry, analytical chemistry
Biotechnology
Clinical trials | clinical research, clinical research coordination, clinical studies
Good clinical practice | GCP guidelines, ICH-GCP
Good manufacturing practice | GMP=, cGMP=, good manufacturing practices
Good laboratory practice | GLP=
Regulatory affairs | FDA regulations, FDA submissions, Health Canada regulations
Pharmacovigilance | drug safety
Public health | population health, health promotion, epidemiology
Vaccination | immunization, immunizations, vaccine administration
Veterinary care | animal care, animal handling
[domain]
Healthcare | health care, healthcare industry
Home care | home health care, community care, home support
[tool]
Epic* | Epic EMR, Epic Systems, EpicCare | < Electronic health records | ? emr, ehr, cerner, charting, hospital, clinical
Cerner | Oracle Cerner, PowerChart | < Electronic health records
Meditech | < Electronic health records
PointClickCare | Point Click Care | < Electronic health records
OSCAR EMR | Accuro, Telus PS Suite, PS Suite | < Electronic health records
Kroll* | < Dispensing | ? pharmacy, dispensing, prescription
Dentrix | < Dental assisting
Pyxis | Omnicell | < Medication administration
[cert]
Registered nurse | RN=, registered nurses, R.N.=
Licensed practical nurse | LPN=, RPN=, registered practical nurse, L.P.N.=
Nurse practitioner | NP*  | ? nurse, rn, practitioner, clinic
Personal support worker | PSW=, health care aide, HCA*, certified nursing assistant, CNA=, nursing aide, continuing care assistant | ? psw, care, aide
Certified medical assistant | CMA certification
BLS= | basic life support
ACLS= | advanced cardiac life support
PALS= | pediatric advanced life support
CPR= | CPR certification, cardiopulmonary resuscitation, CPR-C
First aid | standard first aid, first aid certification, emergency first aid
Mental health first aid
NCLEX | NCLEX-RN
Registered pharmacy technician | RPhT=, pharmacy technician licence, CPhT=
Pharmacist licence | licensed pharmacist, PharmD
Registered social worker | RSW=, LCSW=, LMSW=
Paramedic certification | EMT=, primary care paramedic
Non-violent crisis intervention certification | CPI certification, NVCI
`;
