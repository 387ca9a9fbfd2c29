/** Sales, customer service and real estate. Format: see `format.ts`. */
export const SALES = `
[hard]
Monthly recurring revenue | MRR=
Annual recurring revenue | ARR=
Interactive voice response | IVR=
First call resolution | FCR=
Average handle time | AHT=
Customer satisfaction scores | CSAT=, CSAT scores
Category management
Quota attainment | quota achievement | ~ closing quota, sales quota = sales quotas
Trade promotion | trade promotions | ~ trade spend
National accounts
Pipeline management | sales pipeline management
Cross-selling
Property management
Leasing
Sales | ~ sales experience | > direct sales, consultative selling, solution selling
Business development | new business development
Account management | ~ client accounts, account growth | > key account management
Lead generation | > prospecting, cold calling, lead qualification, outbound sales
Sales forecasting
Negotiation | negotiating, negotiations | > contract negotiation
Inside sales
Retail sales | in-store sales
Upselling | upsell, up-selling
Territory management | ~ territory planning
Sales management | ~ sales team leadership, sales leadership
Sales presentations | > product demonstrations = product demos
Customer service | client service, customer support, client services | ~ customer care | > guest service
Customer relationship management | CRM= | ~ CRM software, CRM systems, CRM tools
Customer success | client success | > customer retention = client retention
Client relations | client relationship management | ~ relationship building with clients, client relationships, customer relations
Complaint resolution | complaint handling | ~ conflict resolution with customers, customer complaints, issue resolution
Call center operations | ~ call centre, call center, contact centre, contact center | > inbound calls
Fundraising | fund raising | > donor relations = donor stewardship
Merchandising | ~ product merchandising | > visual merchandising, planograms
[domain]
Consumer goods | consumer packaged goods, CPG=
B2B | business-to-business, business to business | > B2B sales
B2C | business-to-consumer
Real estate
[tool]
Multiple Listing Service | MLS=
Salesforce | Salesforce CRM, Salesforce.com, SFDC= | < Customer relationship management
HubSpot | Hub Spot | < Customer relationship management, Marketing automation
Zoho CRM | Zoho | < Customer relationship management
Pipedrive | < Customer relationship management
LinkedIn Sales Navigator | Sales Navigator | < Lead generation
ZoomInfo | < Lead generation
Outreach.io | < Lead generation
SalesLoft | < Lead generation
AutoTrader
vAuto
[cert]
Real estate licence | real estate license | > licensed realtor
[method]
Challenger Sale
SPIN selling
MEDDIC= | ~ MEDDPICC=
`;
