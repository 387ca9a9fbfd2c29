/** Nursing and clinical practice. Format: see `format.ts`. */
export const NURSING = `
[hard]
Acute care | ~ acute care nursing, acute care experience
Medical-surgical nursing | medical/surgical, med-surg
Catheter care | catheterization, urinary catheterization
Pediatric nursing | paediatric nursing
Maternity nursing | ~ labour and delivery, obstetric nursing, postpartum care
Community health nursing | community nursing | ~ public health nursing
Home care nursing
Foot care | nursing foot care
Chronic disease management
Telemetry monitoring | cardiac monitoring
Tracheostomy care | trach care
Ostomy care
Seizure management
Interdisciplinary care | ~ interdisciplinary team, multidisciplinary team
[tool]
[cert]
Registration with the College of Nurses of Ontario | College of Nurses of Ontario, CNO registration
BCCNM registration | BCCNM=, registration with BCCNM
CLPNA registration | CLPNA=, practice permit with CLPNA, CLPNA practice permit
CRNA registration | CRNA~ | ? alberta, registration, register, college, permit
Basic cardiac life support | BCLS=, BCLS certification
CPR Level C | CPR-C, CPR C, CPR/C | < CPR
First Aid and CPR | First Aid/CPR, CPR and First Aid, CPR/First Aid | > Standard First Aid and CPR
Mask fit testing | mask fit, N95 fit test
`;
