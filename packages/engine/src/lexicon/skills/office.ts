/** Administration, projects, human resources, legal and public sector. Format: see `format.ts`. */
export const OFFICE = `
[tool]
Microsoft Office | MS Office, Office 365, Microsoft 365, M365=, Microsoft Office Suite, MS Office Suite, Office suite, O365=
Microsoft Excel | MS Excel, Excel* | < Microsoft Office | > advanced Excel | ? microsoft, spreadsheet, spreadsheets, pivot, word, powerpoint, advanced, proficient, proficiency, outlook, vlookup, office, formulas, macros, in, using, with
Pivot tables | pivot table | < Microsoft Excel
VLOOKUP | < Microsoft Excel
XLOOKUP | < Microsoft Excel
Excel macros | < Microsoft Excel
Microsoft Word | MS Word, Word* | < Microsoft Office | ? microsoft, excel, powerpoint, outlook, office, documents
Microsoft PowerPoint | PowerPoint, Power Point, MS PowerPoint | < Microsoft Office
Microsoft Outlook | MS Outlook, Outlook* | < Microsoft Office | ? microsoft, excel, calendar, email, office, word, gmail
Microsoft Access | MS Access, Access* | < Microsoft Office | ? microsoft, excel, database, databases, powerpoint
Microsoft Teams | MS Teams, Teams* | < Microsoft Office | ? microsoft, zoom, slack, sharepoint, webex
Microsoft Project | MS Project | < Project management
Microsoft Visio | Visio
OneNote | < Microsoft Office
OneDrive | < Microsoft Office
Microsoft Power Automate | Power Automate
Power Apps
Google Workspace | G Suite, Google Suite, Google Apps | > Google Docs, Google Sheets, Google Drive
Slack* | ? teams, zoom, jira, communication, trello
Zoom* | ? teams, slack, webex, meetings, skype
Webex
Skype for Business
Jira | JIRA Software, Atlassian Jira
Confluence | Atlassian Confluence
Trello
Asana
Monday.com
ClickUp
Basecamp
Smartsheet
Notion* | ? jira, trello, slack, confluence
DocuSign
Workday* | Workday HCM | < HRIS | ? hris, hr, payroll, adp, successfactors, hcm
BambooHR | Bamboo HR | < HRIS
SAP SuccessFactors | SuccessFactors | < HRIS
UKG= | < HRIS | > Kronos, UltiPro
Applicant tracking systems | ATS=, applicant tracking system | < Recruitment | > Greenhouse*, Taleo, iCIMS | ? recruiting, lever, ats, taleo, candidates
LinkedIn Recruiter | < Recruitment
Clio=
PCLaw
Westlaw | < Legal research
LexisNexis | < Legal research
CanLII | < Legal research
Relativity* | ? discovery, document, legal, litigation
[hard]
Business writing
User stories
Use cases
Contract management | contract administration
Policies and procedures
Policy analysis
OKRs= | objectives and key results
Labour relations | labor relations
Unionized environment | union environment
Return to work programs | return-to-work programs
Employee engagement
Community development
Public policy
Needs assessment | needs assessments
Loss prevention
Access control
E-discovery | eDiscovery
Talent management
Contract review
Office administration | administrative support, office management, administrative duties, general office duties | > clerical duties = clerical support = clerical work
Executive assistance | executive support, executive assistant support
Data entry | data input, alphanumeric data entry
Typing | keyboarding, touch typing
Filing* | filing*, records filing, document filing, file management | ? records, documents, clerical, office, typing, typing, data
Records management | document management, records keeping, record keeping, recordkeeping, record-keeping | > document control
Reception | front desk, receptionist duties | > greeting visitors, switchboard
Telephone etiquette | phone etiquette | > answering phones = answering calls, multi-line phone system = multi-line phone systems
Calendar management | diary management, calendar scheduling | > scheduling meetings, scheduling appointments = appointment scheduling
Travel arrangements | travel coordination, travel booking
Minute taking | meeting minutes, taking minutes, minutes taking
Correspondence | business correspondence | > drafting correspondence
Report writing | preparing reports, report preparation, writing reports
Spreadsheets | spreadsheet
Inventory of supplies | > ordering supplies = supply ordering
Mail handling | mail distribution
Scheduling | > staff scheduling = employee scheduling, shift scheduling
Project management | managing projects, project manager experience | > project planning, project delivery
Project coordination | project administration, project support, project scheduling
Program management | programme management
Change management | organizational change management
Stakeholder management | stakeholder engagement, stakeholder relations, stakeholder communication
Requirements gathering | business requirements, requirements elicitation, gathering requirements | > requirements analysis
Business analysis | > gap analysis, business process analysis
Process improvement | business process improvement, process improvements | > process mapping, business process reengineering, process optimization
Strategic planning | strategy development
Operations management | business operations, operational management | > day-to-day operations
Vendor management | supplier management, vendor relations
Policy development | policy design | > policy writing, standard operating procedures = SOPs=
Team leadership | leading teams, team management, people management, staff management | > staff supervision = supervising staff = supervision of staff = supervise staff
Performance management | > performance reviews = performance appraisals = performance evaluations
Key performance indicators | KPIs=, KPI=
Human resources | HR=, human resource management, human resources management
Recruitment | recruiting, hiring*, staffing | > talent acquisition, candidate sourcing, full-cycle recruitment = full cycle recruiting | ? recruiting, recruitment, candidates, onboarding, interviewing, managers
Interviewing | candidate interviews, conducting interviews | > behavioural interviewing
Onboarding | new hire orientation, employee onboarding, employee orientation, new hire onboarding
Employee relations | > grievance handling
Benefits administration | employee benefits administration, group benefits, administering benefits | > pension administration
Compensation analysis | > job evaluation, salary benchmarking
HRIS= | human resources information system, HR software, HR systems
Employment law | employment legislation | > employment standards, Employment Standards Act
Collective agreements | > collective bargaining
Workforce planning | > succession planning
Diversity and inclusion | DEI=, equity diversity and inclusion
Workers' compensation | > WSIB
Organizational development | organisational development
Legal research | > case law research
Contract drafting | drafting contracts
Litigation | > civil litigation, litigation support, trial preparation
Legal writing | legal drafting | > drafting pleadings
Corporate law | commercial law, corporate and commercial law
Family law
Immigration law
Real estate law | conveyancing
Intellectual property | > patents, trademarks
Paralegal services
Data privacy | privacy legislation, privacy laws, data protection | > GDPR, CCPA, PIPEDA
Legislation analysis | legislative research
Government relations | > lobbying
Public administration
Policy research
Community engagement | > public consultation, community relations
Program evaluation | programme evaluation, evaluation of programs | > monitoring and evaluation
Case work
Emergency management | emergency preparedness, emergency response planning
Law enforcement | > policing
Security operations | > CCTV
Urban planning | > land use planning, zoning
Briefing notes | writing briefing notes, briefing materials
Volunteer management | volunteer coordination
Interpretation services | interpreting
translation
[method]
PRINCE2 | PRINCE 2
Waterfall project management
Critical path method
[cert]
PMP= | Project Management Professional, PMP certification
CAPM= | Certified Associate in Project Management
Certified ScrumMaster | CSM=, Certified Scrum Master | < Scrum
Professional Scrum Master | < Scrum
CBAP= | < Business analysis
ECBA= | < Business analysis
CCBA= | < Business analysis
CHRP= | Certified Human Resources Professional
CHRL= | Certified Human Resources Leader
CPHR= | Chartered Professional in Human Resources, CPHR designation
SHRM-CP | SHRM certification
SHRM-SCP
PHR=
Called to the bar | bar admission, member of the bar, law society licence, admitted to the bar, call to the bar, licensed to practise law, law society membership
Paralegal licence | licensed paralegal
Notary public | commissioner of oaths, commissioner for oaths, commissioner status
Security guard licence | security guard license, security licence
CISSP | Certified Information Systems Security Professional | < Cybersecurity
CISM= | < Cybersecurity
CISA= | < Cybersecurity
CRISC | < Cybersecurity
CEH= | Certified Ethical Hacker | < Penetration testing
OSCP | < Penetration testing
CompTIA Security+ | Security+ | < Cybersecurity
CompTIA A+ | A+ certification | < Technical support
CompTIA Network+ | Network+ | < Computer networking
CCNA | Cisco Certified Network Associate | < Cisco
CCNP | Cisco Certified Network Professional | < Cisco
GIAC | < Cybersecurity | > GSEC
AWS Certified Solutions Architect | AWS Solutions Architect | < Amazon Web Services
AWS Security Specialty | < Amazon Web Services
Microsoft Certified Azure | < Microsoft Azure
Certified Kubernetes Administrator | CKA= | < Kubernetes
ITIL Foundation | ITIL certification | < ITIL
`;
