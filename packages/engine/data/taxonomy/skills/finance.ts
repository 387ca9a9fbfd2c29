/** Accounting, finance, banking and insurance. Format: see `format.ts`. */
export const FINANCE = `
[hard]
Generally accepted auditing standards | GAAS=
Enhanced due diligence | EDD=
Tax-free savings accounts | TFSA=, TFSAs=
Registered education savings plans | RESP=, RESPs=
Scientific research and experimental development | SR&ED
Operating expenses | OpEx, operating expenditures
Capital expenditures | CapEx, capital expenditure
Internal controls over financial reporting | ICFR=
EBITDA | earnings before interest taxes depreciation and amortization
Net present value | NPV=
Return on investment | ROI=
Electronic funds transfers | EFT=, EFTs=, electronic funds transfer
Source deductions | payroll remittances | ~ pension remittances
P&L management | P&L ownership, profit and loss management | ~ P&L= = profit and loss
Revenue recognition
Intercompany transactions | intercompany accounting
Taxation
Due diligence
Lending
Mortgages
Accounting | ~ general accounting | > full-cycle accounting, financial accounting
Bookkeeping | book-keeping, book keeping | < Accounting
Accounts payable | A/P, AP* | < Accounting | > invoice processing, vendor invoices | ? invoices, vendor, ar, payable, receivable, ledger
Accounts receivable | A/R | < Accounting
AP/AR | A/P and A/R | < Accounts payable, Accounts receivable
General ledger | GL* | < Accounting | > journal entries, chart of accounts | ? ledger, accounts, reconciliation, reconciliations, entries
Month-end close | month end close, month-end closing | ~ month end, close process | < Accounting | > year-end close = year end
Account reconciliation | account reconciliations | ~ reconciliations = reconciliation | < Accounting | > bank reconciliation
Payroll | payroll processing | ~ payroll administration, payroll management
Budgeting | budget preparation, budgets | ~ budget planning | > budget management, budget monitoring
Forecasting | forecasts | > financial forecasting
Financial planning and analysis | FP&A
Financial analysis | financial analyses | > variance analysis
Financial modeling | financial modelling, financial models | > DCF= = discounted cash flow = discounted cash flows
Financial reporting | > financial statements = financial statement preparation, management reporting
Cost accounting | > standard costing, job costing, cost analysis, cost control
Tax preparation | ~ tax filing | > tax returns, corporate tax, personal tax, income tax, tax compliance
GST/HST | > HST= = harmonized sales tax, GST= = goods and services tax
Sales tax
VAT= | value added tax, value-added tax
Auditing | audits, audit | > internal audit = internal auditing, external audit
Internal controls | internal control | > SOX= = Sarbanes-Oxley
GAAP= | generally accepted accounting principles | ~ US GAAP | < Accounting
IFRS= | International Financial Reporting Standards | < Accounting
ASPE= | Accounting Standards for Private Enterprises | < Accounting
Fixed assets | ~ fixed asset accounting | < Accounting
Invoicing | invoices | ~ billing, client billing, customer invoicing
Collections* | ~ credit and collections | > debt collection | ? credit, receivable, overdue, debt, accounts
Credit analysis | credit assessment | ~ underwriting credit | > credit risk
Cash management | > treasury = treasury management, cash flow forecasting, cash flow management = cash flow
Risk management | > risk assessment, operational risk, risk mitigation, risk analysis
Portfolio management
Asset management
Investment management
Wealth management
Investment analysis | > equity research, valuation, securities analysis
Investment banking
Mergers and acquisitions | M&A, mergers & acquisitions
Capital markets | > equities, fixed income, derivatives, trading systems, algorithmic trading
Commercial lending
Loan origination
Mortgage lending
Anti-money laundering | AML= | < Compliance
KYC= | know your client, know your customer | < Compliance
Compliance | ~ regulatory compliance, compliance monitoring
Insurance | > property and casualty = P&C insurance, life insurance, commercial insurance
Underwriting | ~ insurance underwriting | < Insurance
Claims processing | claims handling | ~ claims management, insurance claims | < Insurance | > claims adjusting
Actuarial science | ~ actuarial | > actuarial analysis
Bank teller operations | teller services, teller operations | > cash balancing
Grant management | grant administration, grants management
Procurement | purchasing | > strategic sourcing, procure-to-pay, purchase orders
Expense reports | expense reporting | ~ expense management, travel and expense
[domain]
Banking | > retail banking, personal banking, commercial banking
Financial services | financial industry, financial sector
Fintech | financial technology
[tool]
QuickBooks | Quick Books | < Bookkeeping | > QuickBooks Online = QBO=
Sage* | < Accounting | > Sage 50 = Simply Accounting, Sage 300, Sage Intacct | ? accounting, quickbooks, ledger, bookkeeping, software
Xero | < Accounting
FreshBooks | < Accounting
NetSuite | Oracle NetSuite | < ERP
Microsoft Dynamics | < ERP | > Dynamics 365, Dynamics GP, Dynamics NAV, Dynamics AX
JD Edwards | JDE= | < ERP
PeopleSoft
SAP FICO
SAP Concur
Yardi
CaseWare
TurboTax | < Tax preparation | ? tax, returns
TaxCycle | < Tax preparation | ? tax, returns
ProFile* | < Tax preparation | ? tax, returns
ADP= | ~ ADP Workforce Now | < Payroll
Ceridian | ~ Dayforce, Ceridian Dayforce | < Payroll
Bloomberg Terminal | Bloomberg
Hyperion | Oracle Hyperion
BlackLine
Anaplan
[cert]
Certified Payroll Professional | CPP designation~ | ? payroll
FRM= | FRM designation, FRM certification | ~ Financial Risk Manager
Investment Funds in Canada | IFC~ | ~ IFIC= | ? fund, funds, mutual, investment, investments, securities, csi, csc, licence
Chartered Insurance Professional | CIP~, CIP designation | ? insurance, underwriter, underwriting, broker, claims, fcip
Personal Financial Planner designation | PFP~, PFP designation | ~ Personal Financial Planner | ? planner, planning, financial, cfp, csi, wealth
Chartered Investment Manager | CIM~, CIM designation | ? investment, investments, portfolio, wealth, csi, cfa, cfp
Certified Fraud Examiner | CFE~ | ? fraud, forensic, examiner, acfe, investigation, investigations
Certified Management Accountant | CMA~, CMA designation | ? accountant, accounting, cpa, cga, ca, ica, finance, management, budget, budgeting, controller
CPA= | CPA designation | > CGA= = Certified General Accountant, Chartered Professional Accountant, Certified Public Accountant
CFA= | Chartered Financial Analyst, CFA charter
ACCA= | Association of Chartered Certified Accountants
CIA designation | Certified Internal Auditor
CFP= | Certified Financial Planner
PCP designation | Payroll Compliance Practitioner, Payroll Compliance Professional, PCP certification~ | < Payroll | ? payroll, npi, pay
Series 7 | FINRA Series 7
Series 63
Canadian Securities Course | CSC~ | ? securities, course, csi, cph, investment, investments, ifc, wme, mutual, licence, wealth
`;
