/** Sales, marketing, customer service, design and media. Format: see `format.ts`. */
export const SALES_MARKETING = `
[hard]
Sales | direct sales, sales experience, consultative selling, solution selling
Business development | new business development
Account management | key account management, client accounts, account growth
Lead generation | prospecting, cold calling, lead qualification, outbound sales
Sales forecasting | pipeline management, sales pipeline, sales pipeline management
Negotiation | contract negotiation, negotiating, negotiations
Inside sales | telesales, telemarketing
Retail sales | in-store sales, floor sales
Upselling | cross-selling, upsell, up-selling
Territory management | territory planning
Sales management | sales team leadership, sales leadership
Sales presentations | product demonstrations, product demos
Customer service | client service, customer support, customer care, guest service, guest services, client services
Customer relationship management | CRM=, CRM software, CRM systems, CRM tools
Customer success | client success, customer retention, client retention
Client relations | client relationship management, relationship building with clients, client relationships, customer relations
Complaint resolution | complaint handling, conflict resolution with customers, customer complaints, issue resolution
Call center operations | call centre, call center, contact centre, contact center, inbound calls
Marketing | marketing campaigns, marketing strategy, marketing communications
Digital marketing | online marketing, internet marketing | < Marketing
Content marketing | content strategy, content creation, content development | < Marketing
Email marketing | email campaigns, e-mail marketing | < Digital marketing
Social media marketing | social media management, social media, social media campaigns | < Digital marketing
Search engine optimization | SEO=, search engine optimisation, on-page SEO | < Digital marketing
Search engine marketing | SEM=, PPC=, pay-per-click, paid search | < Digital marketing
Paid advertising | paid media, media buying, display advertising, paid social | < Marketing
Product marketing | go-to-market, go-to-market strategy, product launches | < Marketing
Brand management | branding, brand strategy, brand development | < Marketing
Market research | competitive analysis, competitor analysis, market analysis, consumer insights
Marketing analytics | web analytics, campaign analytics
Marketing automation
Conversion rate optimization | CRO=
Influencer marketing | affiliate marketing | < Marketing
Event planning | event management, event coordination, event marketing, trade shows
Public relations | PR*, media relations, press releases | ? media, press, marketing, communications
Corporate communications | internal communications, communications strategy
Copywriting | copy writing, ad copy
Copy editing | proofreading, editing, copyediting
Technical writing
Journalism | news writing, news reporting
Blogging | blog writing, blog posts
Storytelling
Fundraising | donor relations, donor stewardship, fund raising
Merchandising | visual merchandising, product merchandising, planograms
E-commerce | ecommerce, online retail, online store management
Graphic design | print design, layout design
User experience design | UX=, UX design, user experience, UX/UI, UI/UX, UX/UI design, UI/UX design
User interface design | UI=, UI design, user interface, interface design, user interfaces
User research | usability testing, user interviews, usability studies | < User experience design
Wireframing | wireframes, prototyping, mockups
Interaction design | human-computer interaction, HCI=
Design systems | design system
Typography
Illustration | digital illustration
Photography | photo editing, product photography
Video editing | video production, videography, post-production
Animation | motion graphics, 2D animation, 3D animation
Interior design | space planning
Fashion design | pattern making
Product management | product strategy, product roadmap, product roadmaps
Product development | new product development
Audio production | sound design, audio editing
[domain]
B2B | business-to-business, business to business, B2B sales
B2C | business-to-consumer, direct-to-consumer, D2C=
Real estate | property management, leasing
Advertising
[tool]
Salesforce | Salesforce CRM, Salesforce.com, SFDC= | < Customer relationship management
HubSpot | Hub Spot | < Customer relationship management, Marketing automation
Zoho CRM | Zoho | < Customer relationship management
Pipedrive | < Customer relationship management
Marketo | Pardot, Eloqua | < Marketing automation
Mailchimp | Constant Contact, Klaviyo | < Email marketing
Google Analytics | GA4, Google Analytics 4 | < Marketing analytics
Google Ads | Google AdWords, AdWords | < Search engine marketing
Facebook Ads | Meta Ads, Meta Ads Manager, Facebook Ads Manager | < Paid advertising
Google Tag Manager | GTM=
SEMrush | Ahrefs, Moz* | < Search engine optimization | ? seo, semrush, keyword
Hootsuite | Sprout Social, Buffer* | < Social media marketing | ? social, hootsuite, scheduling
LinkedIn Sales Navigator | Sales Navigator | < Lead generation
ZoomInfo | Outreach.io, SalesLoft | < Lead generation
Adobe Creative Suite | Adobe Creative Cloud, Creative Suite, Creative Cloud, Adobe CC
Adobe Photoshop | Photoshop
Adobe Illustrator | Illustrator* | < Graphic design | ? photoshop, indesign, adobe, vector
Adobe InDesign | InDesign | < Graphic design
Adobe Premiere Pro | Premiere Pro, Adobe Premiere, Final Cut Pro, DaVinci Resolve | < Video editing
After Effects | Adobe After Effects | < Animation
Adobe Lightroom | Lightroom | < Photography
Adobe XD | < Wireframing
Figma | < User interface design
Sketch* | < User interface design | ? figma, adobe, invision, design, ui
InVision | Axure, Balsamiq | < Wireframing
Canva | < Graphic design
Blender* | Maya*, Cinema 4D, 3ds Max | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
WooCommerce | BigCommerce | < E-commerce
Webflow | Wix=, Squarespace
AutoTrader | vAuto
Miro* | Mural* | ? figma, collaboration, boards, whiteboard
[cert]
Google Ads certification | Google Analytics certification, HubSpot certification
Real estate licence | real estate license, licensed realtor, RECO=
`;
