/** Sales, marketing, customer service, design and media. Format: see `format.ts`. */
export const SALES_MARKETING = `
[hard]
Pipeline management | sales pipeline management
Cross-selling
Prototyping | prototypes
Human-computer interaction | HCI=
Video production | videography
UX/UI design | UI/UX design, UX/UI, UI/UX | < User experience design, User interface design
Property management
Leasing
Sales | sales experience | > direct sales, consultative selling, solution selling
Business development | new business development
Account management | client accounts, account growth | > key account management
Lead generation | > prospecting, cold calling, lead qualification, outbound sales
Sales forecasting
Negotiation | negotiating, negotiations | > contract negotiation
Inside sales
Retail sales | in-store sales
Upselling | upsell, up-selling
Territory management | territory planning
Sales management | sales team leadership, sales leadership
Sales presentations | > product demonstrations = product demos
Customer service | client service, customer support, customer care, client services | > guest service
Customer relationship management | CRM=, CRM software, CRM systems, CRM tools
Customer success | client success | > customer retention = client retention
Client relations | client relationship management, relationship building with clients, client relationships, customer relations
Complaint resolution | complaint handling, conflict resolution with customers, customer complaints, issue resolution
Call center operations | call centre, call center, contact centre, contact center | > inbound calls
Marketing | > marketing campaigns, marketing strategy, marketing communications
Digital marketing | online marketing, internet marketing | < Marketing
Content marketing | < Marketing | > content strategy, content creation = content development
Email marketing | email campaigns, e-mail marketing | < Digital marketing
Social media marketing | social media | < Digital marketing | > social media management, social media campaigns
Search engine optimization | SEO=, search engine optimisation | < Digital marketing | > on-page SEO
Search engine marketing | SEM=, paid search | < Digital marketing | > pay-per-click = PPC=
Paid advertising | paid media | < Marketing | > media buying, display advertising, paid social
Product marketing | < Marketing | > go-to-market strategy = go-to-market, product launches
Brand management | branding | < Marketing | > brand strategy, brand development
Market research | market analysis | > competitive analysis = competitor analysis, consumer insights
Marketing analytics | > web analytics, campaign analytics
Marketing automation
Conversion rate optimization | CRO=
Influencer marketing | < Marketing
Affiliate marketing | < Marketing
Event planning | event management, event coordination | > trade shows, event marketing
Public relations | PR* | > media relations, press releases | ? media, press, marketing, communications
Corporate communications | > internal communications, communications strategy
Copywriting | copy writing | > ad copy
Copy editing | copyediting | > proofreading
Technical writing
Journalism | news writing, news reporting
Blogging | blog writing, blog posts
Storytelling
Fundraising | fund raising | > donor relations = donor stewardship
Merchandising | product merchandising | > visual merchandising, planograms
E-commerce | ecommerce, online retail, online store management
Graphic design | > print design, layout design
User experience design | UX=, UX design, user experience
User interface design | UI=, UI design, user interface, interface design, user interfaces
User research | < User experience design | > usability testing = usability studies, user interviews
Wireframing | wireframes
Interaction design
Design systems | design system
Typography
Illustration | > digital illustration
Photography | > product photography
Video editing | post-production
Animation | > motion graphics, 2D animation, 3D animation
Interior design | > space planning
Fashion design | > pattern making
Product management | > product strategy, product roadmap = product roadmaps
Product development | new product development
Audio production | > sound design, audio editing
[domain]
B2B | business-to-business, business to business | > B2B sales
B2C | business-to-consumer
Real estate
Advertising
[tool]
Salesforce | Salesforce CRM, Salesforce.com, SFDC= | < Customer relationship management
HubSpot | Hub Spot | < Customer relationship management, Marketing automation
Zoho CRM | Zoho | < Customer relationship management
Pipedrive | < Customer relationship management
Marketo | < Marketing automation
Pardot | < Marketing automation
Eloqua | < Marketing automation
Mailchimp | < Email marketing
Constant Contact | < Email marketing
Klaviyo | < Email marketing
Google Analytics | < Marketing analytics | > Google Analytics 4 = GA4
Google Ads | Google AdWords, AdWords | < Search engine marketing
Facebook Ads | Meta Ads, Meta Ads Manager, Facebook Ads Manager | < Paid advertising
Google Tag Manager | GTM=
SEMrush | < Search engine optimization | ? seo, semrush, keyword
Ahrefs | < Search engine optimization | ? seo, semrush, keyword
Moz* | < Search engine optimization | ? seo, semrush, keyword
Hootsuite | < Social media marketing | ? social, hootsuite, scheduling
Sprout Social | < Social media marketing | ? social, hootsuite, scheduling
Buffer* | < Social media marketing | ? social, hootsuite, scheduling
LinkedIn Sales Navigator | Sales Navigator | < Lead generation
ZoomInfo | < Lead generation
Outreach.io | < Lead generation
SalesLoft | < Lead generation
Adobe Creative Suite | Adobe Creative Cloud, Creative Suite, Creative Cloud, Adobe CC
Adobe Photoshop | Photoshop
Adobe Illustrator | Illustrator* | < Graphic design | ? photoshop, indesign, adobe, vector
Adobe InDesign | InDesign | < Graphic design
Adobe Premiere Pro | Premiere Pro, Adobe Premiere | < Video editing
Final Cut Pro | < Video editing
DaVinci Resolve | < Video editing
After Effects | Adobe After Effects | < Animation
Adobe Lightroom | Lightroom | < Photography
Adobe XD | < Wireframing
Figma | < User interface design
Sketch* | < User interface design | ? figma, adobe, invision, design, ui
InVision | < Wireframing
Axure | < Wireframing
Balsamiq | < Wireframing
Canva | < Graphic design
Blender* | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
Maya* | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
Cinema 4D | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
3ds Max | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
WooCommerce | < E-commerce
BigCommerce | < E-commerce
Webflow
Wix=
Squarespace
AutoTrader
vAuto
Miro* | ? figma, collaboration, boards, whiteboard
Mural* | ? figma, collaboration, boards, whiteboard
[cert]
Google Ads certification
Google Analytics certification
HubSpot certification
Real estate licence | real estate license, licensed realtor
`;
