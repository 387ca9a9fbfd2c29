/** Human resources, pay and labour relations. Format: see `format.ts`. */
export const HR = `
[hard]
Total rewards
Registered retirement savings plans | RRSP=, RRSPs=
Long-term disability | LTD=, long term disability
Learning and development | L&D
Performance improvement plans | PIPs=, performance improvement plan
Human resource management systems | HRMS=, human resources management system
Human capital management | HCM=
Employee assistance programs | EAP=, employee assistance program
Time and attendance
Grievances
Labour relations | labor relations
Unionized environment | union environment
Return to work programs | return-to-work programs, RTW=
Employee engagement
Talent management
Performance management | > performance reviews = performance appraisals = performance evaluations
Human resources | HR= | ~ human resource management = human resources management
Recruitment | recruiting, hiring* | ~ staffing | > talent acquisition, candidate sourcing, full-cycle recruitment = full cycle recruiting | ? recruiting, recruitment, candidates, onboarding, interviewing, managers
Interviewing | candidate interviews, conducting interviews | > behavioural interviewing
Onboarding | employee onboarding, new hire onboarding | ~ new hire orientation, employee orientation
Employee relations | > grievance handling
Benefits administration | employee benefits administration, administering benefits | ~ group benefits | > pension administration
Compensation analysis | > job evaluation, salary benchmarking
HRIS= | human resources information system, human resource information system, human resources information systems | ~ HR software, HR systems
Employment law | employment legislation | > employment standards, Employment Standards Act
Collective agreements | > collective bargaining
Workforce planning | > succession planning
Diversity and inclusion | DEI=, equity diversity and inclusion, diversity equity and inclusion
Workers' compensation | > WSIB = Workplace Safety and Insurance Board
Organizational development | organisational development
Human rights legislation | ~ human rights code, human rights law
Unionized workplace | unionised environment, working in a unionized environment | ~ unionized
Disability management | disability case management | ~ accommodation planning | > duty to accommodate
Leave management | leaves of absence, leave administration
Employee files | employee records, personnel records
Job posting
Reference checks
Offboarding | ~ exit interviews
Progressive discipline | employee discipline
Workplace investigations | HR investigations
HR policies | HR policy development, human resources policies
HR analytics | people analytics | ~ workforce analytics
Diversity and inclusion programs | EDI programs, DEI programs
Occupational health and safety committees | joint health and safety committee, JHSC=
WSIB claims | Workplace Safety and Insurance Board claims | ~ WCB claims = WCB reports, WorkSafeBC claims
Multi-province payroll | multi-provincial payroll, multi-jurisdiction payroll | < Payroll
Year-end payroll | ~ T4s = T4 preparation = T4 slips, records of employment = record of employment = ROEs= = ROE= | < Payroll
Union dues | union dues remittances
[tool]
Workday* | Workday HCM | < HRIS | ? hris, hr, payroll, adp, successfactors, hcm
BambooHR | Bamboo HR | < HRIS
SAP SuccessFactors | SuccessFactors | < HRIS
UKG= | < HRIS | > Kronos, UltiPro
Applicant tracking systems | ATS=, applicant tracking system | < Recruitment | > Greenhouse*, Taleo, iCIMS | ? recruiting, lever, ats, taleo, candidates
LinkedIn Recruiter | < Recruitment
Rippling
Humi
Collage HR
PayWorks
[cert]
CHRP= | Certified Human Resources Professional
CHRL= | Certified Human Resources Leader
CPHR= | Chartered Professional in Human Resources, CPHR designation
SHRM certification | SHRM certified | > SHRM-CP = SHRM Certified Professional, SHRM-SCP = SHRM Senior Certified Professional
Professional in Human Resources | PHR~ | ? hr, human, hrci, sphr, shrm, shrm-cp, certification
Certified Payroll Manager | CPM*, Payroll Leadership Professional | ? payroll
`;
