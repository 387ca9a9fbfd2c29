/** Government, policy, community and security. Format: see `format.ts`. */
export const PUBLIC_SECTOR = `
[hard]
Freedom of information requests | FOI requests
Incident Command System
Emergency operations centre | EOC=, emergency operations center
Council reports
Policy analysis
Community development
Public policy
Needs assessment | needs assessments
Loss prevention | shrink control, shrinkage control, shrink reduction
Access control
Policy development | ~ policy design | > policy writing, standard operating procedures = SOPs=
Legislation analysis | ~ legislative research
Government relations | > lobbying
Public administration
Policy research
Community engagement | > public consultation, community relations
Program evaluation | programme evaluation, evaluation of programs | > monitoring and evaluation
Case work
Emergency management | ~ emergency preparedness, emergency response planning
Law enforcement | > policing
Security operations | > CCTV = closed-circuit television = closed circuit television
Urban planning | > land use planning, zoning
Briefing notes | writing briefing notes, briefing materials
Volunteer management | ~ volunteer coordination
Cabinet submissions | memoranda to cabinet | ~ Treasury Board submissions
Legislative process | legislative and regulatory process, provincial legislative process
Program delivery | programme delivery, delivery of programs
Stakeholder consultation | ~ community consultation, public engagement
Indigenous relations | ~ consulting with Indigenous governments, Indigenous engagement, First Nations relations, Indigenous governments
Access to information | ATIP=, freedom of information, FOIP=, access to information and privacy
Public procurement | government procurement, government contracting
Grants and contributions
Municipal services | expérience municipale | ~ municipal experience, municipal government
By-law enforcement | bylaw enforcement
Permits and licensing | ~ issuing permits, permit processing
Environmental assessment
Gender-based analysis | GBA+, GBA Plus
Results-based management
Official languages
Citizen services | service to the public, service à la clientèle, front counter service | ~ counter service
Tax collection | ~ tax payments
Budget submissions
Correspondence management | ministerial correspondence
Economic analysis | ~ economic research
[tool]
GCdocs
PeopleSoft HRMS
Microsoft Dynamics 365 | D365=
[cert]
Security guard licence | security guard license, security licence
`;
