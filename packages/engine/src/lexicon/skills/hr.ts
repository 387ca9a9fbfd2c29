/** Human resources and payroll. Format: see `format.ts`. */
export const HR = `
[hard]
Human rights legislation | human rights code, human rights law
Unionized workplace | unionized, unionised environment, working in a unionized environment
Disability management | disability case management, accommodation planning | > duty to accommodate
Leave management | leaves of absence, leave administration
Employee files | employee records, personnel records
Job posting
Reference checks
Offboarding | exit interviews
Progressive discipline | employee discipline
Workplace investigations | HR investigations
HR policies | HR policy development, human resources policies
HR analytics | people analytics, workforce analytics
Diversity and inclusion programs | EDI programs, DEI programs
Occupational health and safety committees | joint health and safety committee, JHSC=
WSIB claims | WCB claims, WorkSafeBC claims, WCB reports
Multi-province payroll | multi-provincial payroll, multi-jurisdiction payroll | < Payroll
Year-end payroll | T4s, T4 preparation, records of employment, ROEs | < Payroll
Union dues | union dues remittances
[tool]
Rippling
Humi
Collage HR
PayWorks
[cert]
Certified Payroll Manager | CPM*, Payroll Leadership Professional | ? payroll
`;
