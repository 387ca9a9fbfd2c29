/** Office work: administration, records, reception, office software. Format: see `format.ts`. */
export const ADMINISTRATION = `
[hard]
Expense claims
Meeting coordination | coordinating meetings
Multi-line phones | multiple phone lines
Business writing
Office administration | ~ administrative support, office management, administrative duties, general office duties | > clerical duties = clerical support = clerical work
Executive assistance | executive support | ~ executive assistant support
Data entry | data input, alphanumeric data entry
Typing | touch typing | ~ keyboarding
Filing* | filing*, records filing, document filing | ~ file management | ? records, documents, clerical, office, typing, typing, data
Records management | records keeping, record keeping, recordkeeping, record-keeping | ~ document management | > document control
Reception | ~ front desk, receptionist duties | > greeting visitors, switchboard
Telephone etiquette | phone etiquette | > answering phones = answering calls, multi-line phone system = multi-line phone systems
Calendar management | diary management, calendar scheduling | > scheduling meetings, scheduling appointments = appointment scheduling
Travel arrangements | travel coordination, travel booking, booking travel, booking of travel
Minute taking | meeting minutes, taking minutes, minutes taking
Correspondence | business correspondence | > drafting correspondence
Report writing | writing reports | ~ preparing reports, report preparation
Spreadsheets | spreadsheet
Inventory of supplies | > ordering supplies = supply ordering
Mail handling | mail distribution
Scheduling | > staff scheduling = employee scheduling, shift scheduling
Interpretation services | interpreting
translation
[tool]
Electronic document management systems | EDMS=, electronic document management system
Microsoft Office | MS Office, Office 365, Microsoft 365, M365=, Microsoft Office Suite, MS Office Suite, Office suite, O365=
Microsoft Excel | MS Excel, Excel* | < Microsoft Office | > advanced Excel | ? microsoft, spreadsheet, spreadsheets, pivot, word, powerpoint, advanced, proficient, proficiency, outlook, vlookup, office, formulas, macros, in, using, with, skills, skill, strong, knowledge, intermediate, expert, user
Pivot tables | pivot table | < Microsoft Excel
VLOOKUP | < Microsoft Excel
XLOOKUP | < Microsoft Excel
Excel macros | < Microsoft Excel
Microsoft Word | MS Word, Word* | < Microsoft Office | ? microsoft, excel, powerpoint, outlook, office, documents
Microsoft PowerPoint | PowerPoint, Power Point, MS PowerPoint | < Microsoft Office
Microsoft Outlook | MS Outlook, Outlook* | < Microsoft Office | ? microsoft, excel, calendar, email, office, word, gmail
Microsoft Access | MS Access, Access* | < Microsoft Office | ? microsoft, excel, database, databases, powerpoint
Microsoft Teams | MS Teams, Teams* | < Microsoft Office | ? microsoft, zoom, slack, sharepoint, webex
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
DocuSign
`;
