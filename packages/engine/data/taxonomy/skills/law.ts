/** Law offices and legal departments. Format: see `format.ts`. */
export const LAW = `
[hard]
Service level agreements | SLA=, SLAs=, service level agreement, service-level agreements
Memoranda of understanding | MOU=, MOUs=, memorandum of understanding
Landlord and Tenant Board | LTB=
Powers of attorney | POAs=, power of attorney
Non-disclosure agreements | NDA=, NDAs=, non-disclosure agreement, nondisclosure agreements
Alternative dispute resolution | ADR=
Document production
Pleadings
Affidavits
Title searches | title search, searching title
Statements of adjustments | statement of adjustments
Closing documents
E-discovery | eDiscovery
Contract review
Legal research | > case law research
Contract drafting | drafting contracts
Litigation | > civil litigation, litigation support, trial preparation
Legal writing | legal drafting | > drafting pleadings
Corporate law | ~ commercial law, corporate and commercial law
Family law
Immigration law
Real estate law | conveyancing
Intellectual property | > patents, trademarks
Paralegal services
Data privacy | ~ privacy legislation, privacy laws, data protection | > GDPR = General Data Protection Regulation, CCPA = California Consumer Privacy Act, PIPEDA = Personal Information Protection and Electronic Documents Act
Residential real estate | residential real estate transactions, residential conveyancing | < Real estate law
Commercial real estate | commercial real estate files, commercial conveyancing
Securities law | securities regulation
Criminal law
Wills and estates | estates law | ~ estate planning, estate administration
Administrative law
Court filings | filing court documents | ~ e-filing
Trust accounting | law firm accounting
Docketing | time docketing
[tool]
Clio=
PCLaw
Westlaw | < Legal research
LexisNexis | < Legal research
CanLII | < Legal research
Relativity* | ? discovery, document, legal, litigation
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
Called to the bar | bar admission, member of the bar, admitted to the bar, call to the bar, licensed to practise law | ~ law society licence = law society membership
Paralegal licence | licensed paralegal
Notary public
Commissioner of oaths | commissioner for oaths, commissioner status, commissioner for taking affidavits
Institute of Law Clerks of Ontario | ILCO=
`;
