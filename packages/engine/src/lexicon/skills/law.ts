/** Legal work. Format: see `format.ts`. */
export const LAW = `
[hard]
Residential real estate | residential real estate transactions, residential conveyancing | < Real estate law
Commercial real estate | commercial real estate files, commercial conveyancing
Securities law | securities regulation
Criminal law
Wills and estates | estate planning, estate administration, estates law
Administrative law
Court filings | e-filing, filing court documents
Trust accounting | law firm accounting
Docketing | time docketing
[tool]
Teraview | < Real estate law
The Conveyancer | Conveyancer* | < Real estate law | ? teraview, real, estate
ProLaw
iManage
NetDocuments
PracticePanther
Divorcemate
Primafact
Westlaw Edge | < Legal research
QuickLaw | Lexis Advance Quicklaw | < Legal research
[cert]
Institute of Law Clerks of Ontario | ILCO=
`;
