/** Projects, operations, leadership of teams and business analysis. Format: see `format.ts`. */
export const PROJECTS = `
[hard]
RACI | RACI matrix, RACI charts
Statements of work | SOWs=, SOW=, statement of work
Project management office | PMO=
Work breakdown structures | WBS=, work breakdown structure
BPMN | Business Process Model and Notation
User stories
Use cases
Contract management | contract administration
Policies and procedures
OKRs= | objectives and key results
Project management | managing projects | ~ project manager experience | > project planning, project delivery
Project coordination | ~ project administration, project support, project scheduling
Program management | programme management
Change management | organizational change management
Stakeholder management | ~ stakeholder engagement, stakeholder relations, stakeholder communication
Requirements gathering | requirements elicitation, gathering requirements | ~ business requirements | > requirements analysis
Business analysis | > gap analysis, business process analysis
Process improvement | business process improvement, process improvements | > process mapping, business process reengineering, process optimization
Strategic planning | ~ strategy development
Operations management | operational management | ~ business operations | > day-to-day operations
Vendor management | supplier management | ~ vendor relations
Team leadership | leading teams | ~ team management, people management, staff management | > staff supervision = supervising staff = supervision of staff = supervise staff
Key performance indicators | KPIs=, KPI=
[method]
PRINCE2 | PRINCE 2
Waterfall project management
Critical path method
[tool]
Microsoft Project | MS Project | < Project management
Jira | JIRA Software, Atlassian Jira
Confluence | Atlassian Confluence
Trello
Asana
Monday.com
ClickUp
Basecamp
Smartsheet
Notion* | ? jira, trello, slack, confluence
[cert]
Program Management Professional | PgMP
PMP= | Project Management Professional, PMP certification
Certified Associate in Project Management | CAPM~ | ? project, pmp, pmi, certification, certified
Certified ScrumMaster | CSM~, Certified Scrum Master | < Scrum | ? scrum, agile, safe, pmp, certified, certification, psm
Professional Scrum Master | < Scrum
CBAP= | Certified Business Analysis Professional | < Business analysis
ECBA= | Entry Certificate in Business Analysis | < Business analysis
CCBA= | Certification of Capability in Business Analysis | < Business analysis
`;
