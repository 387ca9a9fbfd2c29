/** Accounting, finance, banking and insurance. Format: see `format.ts`. */
export const FINANCE = `
[hard]
Accounting | general accounting, financial accounting, full-cycle accounting, full cycle accounting
Bookkeeping | book-keeping, book keeping | < Accounting
Accounts payable | A/P, AP*, vendor invoices, invoice processing | < Accounting | ? invoices, vendor, ar, payable, receivable, ledger
Accounts receivable | A/R | < Accounting
AP/AR | A/P and A/R | < Accounts payable, Accounts receivable
General ledger | GL*, journal entries, journal entry, chart of accounts | < Accounting | ? ledger, accounts, reconciliation, reconciliations, entries
Month-end close | month end close, month-end closing, month end, year-end close, month-end and year-end, year end, close process | < Accounting
Account reconciliation | bank reconciliation, reconciliations, account reconciliations, bank reconciliations, reconciliation | < Accounting
Payroll | payroll processing, payroll administration, payroll management
Budgeting | budget preparation, budget management, budgets, budget planning, budget monitoring
Forecasting | financial forecasting, forecasts, budgeting and forecasting
Financial planning and analysis | FP&A
Financial analysis | financial analyses, variance analysis
Financial modeling | financial modelling, financial models, DCF=
Financial reporting | financial statements, financial statement preparation, management reporting
Cost accounting | cost analysis, standard costing, cost control, job costing
Tax preparation | tax returns, tax filing, corporate tax, personal tax, income tax, taxation, tax compliance
GST/HST | HST=, GST=, sales tax, VAT=
Auditing | internal audit, external audit, audits, audit, internal auditing, audit support
Internal controls | SOX=, Sarbanes-Oxley, internal control
GAAP= | US GAAP, generally accepted accounting principles | < Accounting
IFRS= | International Financial Reporting Standards | < Accounting
ASPE= | < Accounting
Fixed assets | fixed asset accounting | < Accounting
Invoicing | billing, invoices, client billing, customer invoicing
Collections* | credit and collections, debt collection | ? credit, receivable, overdue, debt, accounts
Credit analysis | credit risk, credit assessment, underwriting credit
Cash management | cash flow management, cash flow, treasury, treasury management, cash flow forecasting
Risk management | risk assessment, risk analysis, operational risk, risk mitigation
Portfolio management | asset management, investment management, wealth management
Investment analysis | equity research, valuation, valuations, securities analysis
Investment banking
Mergers and acquisitions | M&A, due diligence
Capital markets | equities, fixed income, derivatives, trading systems, algorithmic trading
Commercial lending | loan origination, mortgage lending, mortgages, loans processing, lending
Anti-money laundering | AML=, KYC=, know your customer | < Compliance
Compliance | regulatory compliance, compliance monitoring
Insurance | property and casualty, P&C insurance, life insurance, commercial insurance
Underwriting | insurance underwriting | < Insurance
Claims processing | claims adjusting, claims management, insurance claims, claims handling | < Insurance
Actuarial science | actuarial analysis, actuarial
Bank teller operations | teller services, cash balancing, teller operations
Grant management | grant administration, grants management
Procurement | purchasing, strategic sourcing, procure-to-pay, purchase orders
Expense reports | expense management, expense reporting, travel and expense
[domain]
Banking | retail banking, personal banking, commercial banking
Financial services | financial industry, financial sector
Fintech | financial technology
[tool]
QuickBooks | QuickBooks Online, Quick Books, QBO= | < Bookkeeping
Sage* | Sage 50, Sage 300, Sage Intacct, Simply Accounting | < Accounting | ? accounting, quickbooks, ledger, bookkeeping, software
Xero | < Accounting
FreshBooks | < Accounting
NetSuite | Oracle NetSuite | < ERP
Microsoft Dynamics | Dynamics 365, Dynamics GP, Dynamics NAV, Dynamics AX | < ERP
JD Edwards | JDE= | < ERP
PeopleSoft
SAP FICO | SAP Concur, Concur
Yardi
CaseWare
TurboTax | TaxCycle, ProFile*  | < Tax preparation | ? tax, returns
ADP= | ADP Workforce Now | < Payroll
Ceridian | Dayforce, Ceridian Dayforce | < Payroll
Bloomberg Terminal | Bloomberg
Hyperion | Oracle Hyperion
BlackLine
Anaplan
[cert]
CPA= | Chartered Professional Accountant, Certified Public Accountant, CGA=, CMA=, CPA designation
CFA= | Chartered Financial Analyst, CFA charter
ACCA=
CIA designation | Certified Internal Auditor
CFP= | Certified Financial Planner
PCP designation | Payroll Compliance Practitioner, Payroll Compliance Professional, Certified Payroll Manager | < Payroll
Series 7 | FINRA Series 7, Series 63
Canadian Securities Course | CSC=
`;
