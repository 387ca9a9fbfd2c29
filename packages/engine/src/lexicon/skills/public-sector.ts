/** Government and public administration. Format: see `format.ts`. */
export const PUBLIC_SECTOR = `
[hard]
Cabinet submissions | Treasury Board submissions, memoranda to cabinet
Legislative process | legislative and regulatory process, provincial legislative process
Program delivery | programme delivery, delivery of programs
Stakeholder consultation | community consultation, public engagement
Indigenous relations | consulting with Indigenous governments, Indigenous engagement, First Nations relations, Indigenous governments
Access to information | ATIP=, freedom of information, FOIP=
Public procurement | government procurement, government contracting
Grants and contributions
Municipal services | municipal experience, municipal government, expérience municipale
By-law enforcement | bylaw enforcement
Permits and licensing | issuing permits, permit processing
Environmental assessment
Gender-based analysis | GBA+, GBA Plus
Results-based management
Official languages
Citizen services | counter service, service to the public, service à la clientèle, front counter service
Tax collection | tax payments
Budget submissions
Correspondence management | ministerial correspondence
Economic analysis | economic research
[tool]
GCdocs
PeopleSoft HRMS
Microsoft Dynamics 365 | D365=
[cert]
`;
