/** Marketing, communications, events and products. Format: see `format.ts`. */
export const MARKETING = `
[hard]
Digital asset management | DAM=
Net promoter score | NPS=
Account-based marketing | ABM=
Out-of-home advertising | OOH=, out of home advertising
User-generated content | UGC=
Customer acquisition cost | CAC=
Click-through rate | CTR=, click-through rates
Return on ad spend | ROAS=
Community management
Scriptwriting | script writing, video scripting
Newsletters | newsletter writing
Marketing budgets | marketing budget management
Keyword research
Editorial calendars | editorial calendar, content calendar
Marketing | > marketing campaigns, marketing strategy, marketing communications
Digital marketing | online marketing, internet marketing | < Marketing
Content marketing | < Marketing | > content strategy, content creation = content development
Email marketing | ~ email campaigns, e-mail marketing | < Digital marketing
Social media marketing | ~ social media | < Digital marketing | > social media management, social media campaigns
Search engine optimization | SEO=, search engine optimisation | < Digital marketing | > on-page SEO
Search engine marketing | SEM= | ~ paid search | < Digital marketing | > pay-per-click = PPC=
Paid advertising | paid media | < Marketing | > media buying, display advertising, paid social
Product marketing | < Marketing | > go-to-market strategy = go-to-market, product launches
Brand management | ~ branding | < Marketing | > brand strategy, brand development
Market research | ~ market analysis | > competitive analysis = competitor analysis, consumer insights
Marketing analytics | > web analytics, campaign analytics
Marketing automation
Conversion rate optimization | CRO=
Influencer marketing | < Marketing
Affiliate marketing | < Marketing
Event planning | ~ event management, event coordination | > trade shows, event marketing
Public relations | PR* | > media relations, press releases | ? media, press, marketing, communications
Corporate communications | > internal communications, communications strategy
Copywriting | copy writing | > ad copy
Copy editing | copyediting | > proofreading
Technical writing
Journalism | news writing, news reporting
Blogging | ~ blog writing, blog posts
Storytelling
E-commerce | ecommerce, online retail | ~ online store management
Product management | > product strategy, product roadmap = product roadmaps
Product development | new product development
[domain]
Advertising
[tool]
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
WooCommerce | < E-commerce
BigCommerce | < E-commerce
Webflow
Wix=
Squarespace
[cert]
Google Ads certification
Google Analytics certification
HubSpot certification
`;
