/** Administration, projects, human resources, legal and public sector. Format: see `format.ts`. */
export const OFFICE = `
[tool]
Microsoft Office | MS Office, Office 365, Microsoft 365, M365=, Microsoft Office Suite, MS Office Suite, Office suite, O365=
Microsoft Excel | MS Excel, Excel*, advanced Excel | < Microsoft Office | ? microsoft, spreadsheet, spreadsheets, pivot, word, powerpoint, advanced, proficient, proficiency, outlook, vlookup, office, formulas, macros, in, using, with
Pivot tables | VLOOKUP, pivot table, Excel macros, XLOOKUP | < Microsoft Excel
Microsoft Word | MS Word, Word* | < Microsoft Office | ? microsoft, excel, powerpoint, outlook, office, documents
Microsoft PowerPoint | PowerPoint, Power Point, MS PowerPoint | < Microsoft Office
Microsoft Outlook | MS Outlook, Outlook* | < Microsoft Office | ? microsoft, excel, calendar, email, office, word, gmail
Microsoft Access | MS Access, Access* | < Microsoft Office | ? microsoft, excel, database, databases, powerpoint
Microsoft Teams | MS Teams, Teams* | < Microsoft Office | ? microsoft, zoom, slack, sharepoint, webex
Microsoft Project | MS Project | < Project management
Microsoft Visio | Visio
OneNote | OneDrive | < Microsoft Office
Microsoft Power Automate | Power Automate, Power Apps, PowerApps, Power Platform
Google Workspace | G Suite, Google Docs, Google Sheets, Google Suite, Google Apps, Google Drive
Slack* | ? teams, zoom, jira, communication, trello
Zoom* | ? teams, slack, webex, meetings, skype
Webex | Skype for Business
Jira | JIRA Software, Atlassian Jira
Confluence | Atlassian Confluence
Trello | Asana, Monday.com, ClickUp, Basecamp, Smartsheet
Notion* | ? jira, trello, slack, confluence
DocuSign
Workday* | Workday HCM | < HRIS | ? hris, hr, payroll, adp, successfactors, hcm
BambooHR | Bamboo HR | < HRIS
SAP SuccessFactors | SuccessFactors | < HRIS
UKG= | Kronos, UltiPro | < HRIS
Applicant tracking systems | ATS=, applicant tracking system, Greenhouse*, Taleo, iCIMS | < Recruitment | ? recruiting, lever, ats, taleo, candidates
LinkedIn Recruiter | < Recruitment
Clio= | PCLaw
Westlaw | LexisNexis, CanLII, Lexis | < Legal research
Relativity* | e-discovery, eDiscovery | ? discovery, document, legal, litigation
[hard]
Office administration | administrative support, office management, clerical duties, clerical support, administrative duties, clerical work, general office duties
Executive assistance | executive support, executive assistant support
Data entry | data input, alphanumeric data entry
Typing | keyboarding, touch typing, words per minute
Filing* | filing*, records filing, document filing, file management | ? records, documents, clerical, office, typing, typing, data
Records management | document management, document control, records keeping, record keeping, recordkeeping, record-keeping
Reception | front desk, receptionist duties, greeting visitors, switchboard
Telephone etiquette | phone etiquette, answering phones, answering calls, multi-line phone system, multi-line phone systems
Calendar management | scheduling meetings, diary management, scheduling appointments, appointment scheduling, calendar scheduling
Travel arrangements | travel coordination, travel booking
Minute taking | meeting minutes, taking minutes, minutes taking
Correspondence | drafting correspondence, business correspondence, business writing
Report writing | preparing reports, report preparation, writing reports
Spreadsheets | spreadsheet
Inventory of supplies | office supplies, ordering supplies, supply ordering
Mail handling | mail distribution
Scheduling | staff scheduling, shift scheduling, employee scheduling
Project management | project planning, project delivery, managing projects, project manager experience
Project coordination | project administration, project support, project scheduling
Program management | programme management
Change management | organizational change management
Stakeholder management | stakeholder engagement, stakeholder relations, stakeholder communication
Requirements gathering | requirements analysis, business requirements, requirements elicitation, gathering requirements
Business analysis | business process analysis, gap analysis, user stories, use cases
Process improvement | business process improvement, process optimization, process improvements, business process reengineering, process mapping
Strategic planning | business strategy, strategy development
Operations management | business operations, day-to-day operations, operational management
Vendor management | supplier management, vendor relations, contract management, contract administration
Policy development | policies and procedures, policy analysis, policy writing, standard operating procedures, SOPs=
Team leadership | leading teams, team management, people management, staff supervision, supervising staff, staff management, supervision of staff, supervise staff
Performance management | performance reviews, performance appraisals, performance evaluations
Key performance indicators | KPIs=, KPI=, OKRs=
Human resources | HR=, human resource management, human resources management
Recruitment | recruiting, talent acquisition, hiring*, candidate sourcing, full-cycle recruitment, full cycle recruiting, staffing | ? recruiting, recruitment, candidates, onboarding, interviewing, managers
Interviewing | candidate interviews, conducting interviews, behavioural interviewing
Onboarding | new hire orientation, employee onboarding, employee orientation
Employee relations | labour relations, labor relations, grievance handling
Benefits administration | employee benefits administration, group benefits, pension administration
Compensation analysis | compensation and benefits, job evaluation, salary benchmarking
HRIS= | human resources information system, HR software, HR systems
Employment law | employment standards, labour law, employment legislation, Employment Standards Act
Collective agreements | collective bargaining, union environment, unionized environment
Workforce planning | succession planning, talent management
Diversity and inclusion | DEI=, equity diversity and inclusion, EDI training
Workers' compensation | WSIB, disability management, return to work programs
Organizational development | employee engagement, organizational effectiveness
Legal research | case law research
Contract drafting | drafting contracts, contract review, contract law
Litigation | civil litigation, litigation support, trial preparation
Legal writing | legal drafting, drafting pleadings
Corporate law | commercial law
Family law
Immigration law
Real estate law | conveyancing
Intellectual property | patents, trademarks
Paralegal services | law clerk duties, legal assistance
Data privacy | GDPR, CCPA, PIPEDA, privacy legislation, privacy laws, data protection
Legislation analysis | legislative research, regulatory analysis
Government relations | public affairs, lobbying
Public administration | municipal government, public service delivery, public sector
Policy research | public policy
Community engagement | community development, public consultation, community relations
Program evaluation | monitoring and evaluation, program development
Case work | intake assessments, client intake, needs assessment
Emergency management | emergency preparedness, emergency response planning
Law enforcement | policing, patrol, public safety
Security operations | access control, security guard duties, CCTV, surveillance, loss prevention
Urban planning | land use planning, zoning
Briefing notes | cabinet submissions
Volunteer management | volunteer coordination
Interpretation services | interpreting, translation, translating
[method]
PRINCE2 | PRINCE 2
Waterfall project management
Critical path method | Gantt charts, work breakdown structure
[cert]
PMP= | Project Management Professional, PMP certification
CAPM= | Certified Associate in Project Management
Certified ScrumMaster | CSM=, Certified Scrum Master, Professional Scrum Master, PSM I | < Scrum
CBAP= | ECBA=, CCBA= | < Business analysis
CHRP= | CHRL=, CPHR=, SHRM-CP, SHRM-SCP, PHR=, Certified Human Resources Professional
Called to the bar | bar admission, member of the bar, law society licence, admitted to the bar
Paralegal licence | licensed paralegal, P1 licence
Notary public | commissioner of oaths
Security guard licence | security guard license, security licence
CISSP | Certified Information Systems Security Professional | < Cybersecurity
CISM= | CISA=, CRISC | < Cybersecurity
CEH= | Certified Ethical Hacker, OSCP | < Penetration testing
CompTIA Security+ | Security+ | < Cybersecurity
CompTIA A+ | A+ certification | < Technical support
CompTIA Network+ | Network+ | < Computer networking
CCNA | Cisco Certified Network Associate | < Cisco
CCNP | Cisco Certified Network Professional | < Cisco
GIAC | GSEC, SANS certification | < Cybersecurity
AWS Certified Solutions Architect | AWS Solutions Architect, AWS certified | < Amazon Web Services
AWS Security Specialty | AWS certified security | < Amazon Web Services
Microsoft Certified Azure | Azure Administrator Associate, AZ-104, AZ-900 | < Microsoft Azure
Certified Kubernetes Administrator | CKA=, CKAD= | < Kubernetes
ITIL Foundation | ITIL certification, ITIL v4 | < ITIL
Vulnerable sector check | police vulnerable sector check, criminal record check
`;
