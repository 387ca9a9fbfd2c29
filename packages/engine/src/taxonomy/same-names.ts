/**
 * Other names of the very same thing, one group a line, lower case: whoever has one has the other, so
 * that Trueline may write the ad's. What is merely near stays out. Here the names of products and standards.
 */
const NAMES = `
go | golang | go lang
node.js | nodejs | node js | node
react | react.js | reactjs | react js
vue.js | vue | vuejs
next.js | nextjs
express | express.js | expressjs
angularjs | angular.js
c# | csharp | c sharp
c++ | cpp
.net | dotnet | dot net
javascript | ecmascript | js
postgresql | postgres | postgre sql
typescript | ts
mongodb | mongo db | mongo
kubernetes | k8s | kube
elasticsearch | elastic search
terraform | hashicorp terraform
apache kafka | kafka
apache spark | spark
apache airflow | airflow
quickbooks online | qbo
dynamics 365 | d365
autocad | auto cad
solidworks | solid works
wordpress | word press
github | git hub
gitlab | git lab
linkedin | linked in
mailchimp | mail chimp
hubspot | hub spot
sharepoint | share point | microsoft sharepoint
ruby on rails | rails
google cloud platform | google cloud | gcp
amazon web services | amazon aws | aws
microsoft azure | azure | ms azure
microsoft office | ms office | microsoft office suite | ms office suite
microsoft excel | ms excel | excel
microsoft word | ms word
microsoft powerpoint | ms powerpoint | powerpoint | power point
microsoft outlook | ms outlook
microsoft teams | ms teams
microsoft project | ms project
microsoft sql server | mssql | ms sql server
power bi | powerbi | microsoft power bi
visual studio code | vs code | vscode
google analytics 4 | ga4
google ads | google adwords | adwords
google workspace | g suite
salesforce | salesforce.com | sfdc
adobe creative suite | adobe creative cloud | adobe cc
adobe premiere pro | adobe premiere | premiere pro
adobe photoshop | photoshop
adobe illustrator | illustrator
adobe indesign | indesign
tailwind css | tailwind
tcp/ip | tcp ip
oauth 2.0 | oauth2 | oauth 2
openid connect | oidc
web accessibility | a11y
program management professional | pgmp
b2b | business-to-business | business to business
b2c | business-to-consumer | business to consumer
html5 | html 5
circleci | circle ci
quickbooks | quick books
shrm-cp | shrm certified professional
shrm-scp | shrm senior certified professional
`;

/** Set phrases for the same work. */
const PHRASES = `
software development | software engineering
data analysis | data analytics
data cleaning | data cleansing
data visualization | data visualisation
machine learning | ml
performance tuning | performance optimization | performance optimisation
query optimization | query tuning
version control | source control
test automation | automated testing
unit testing | unit tests
integration testing | integration tests
end-to-end testing | e2e testing
penetration testing | pen testing | pentesting
continuous integration and continuous delivery | ci/cd
voice over ip | voip
technical support | it support
help desk | service desk
a/b testing | split testing
ux/ui design | ui/ux design
customer service | client service | customer support
customer service skills | client service skills
call center | call centre | contact center | contact centre
account reconciliation | account reconciliations | reconciliation of accounts
payroll | payroll processing
month-end close | month end close | month-end closing
accounts payable | a/p | ap
accounts receivable | a/r | ar
procurement | purchasing
recruitment | recruiting
point of sale | point-of-sale | pos
inventory control | inventory management | stock control | stock management
order picking | order selection
shipping and receiving | shipping & receiving
pick and pack | picking and packing
preventive maintenance | preventative maintenance
tig welding | gtaw
mig welding | gmaw
stick welding | smaw
blueprint reading | reading blueprints
lockout/tagout | loto
heating, ventilation and air conditioning | hvac
cardiopulmonary resuscitation | cpr
phlebotomy | venipuncture
physiotherapy | physical therapy
speech therapy | speech-language pathology
vaccination | immunization | immunisation
electronic medical records | emr
electronic health records | ehr
infection prevention and control | ipac
lesson planning | lesson plan development
english as a second language | esl
minute taking | taking minutes
appointment scheduling | scheduling appointments
travel arrangements | travel booking
record keeping | recordkeeping | record-keeping
data entry | data input
food preparation | food prep
cash handling | handling cash
mentoring | mentorship
problem solving | problem-solving | problem solving skills | problem-solving skills
interpersonal skills | people skills
teamwork | collaboration
written and verbal communication | verbal and written communication | oral and written communication | written and oral communication
written and verbal communication skills | verbal and written communication skills | oral and written communication skills | written and oral communication skills
written and verbal communication | written and verbal communications
leadership skills | leadership abilities
organizational skills | organizational abilities | organisational skills
attention to detail | detail-oriented | detail oriented
`;

type Groups = ReadonlyMap<string, ReadonlySet<number>>;

function readGroups(data: string): Groups {
  const groupsOf = new Map<string, Set<number>>();
  data
    .trim()
    .split('\n')
    .forEach((line, group) => {
      for (const name of line.split('|').map((part) => part.trim()))
        groupsOf.set(name, (groupsOf.get(name) ?? new Set()).add(group));
    });
  return groupsOf;
}

const names = readGroups(NAMES);
const phrases = readGroups(PHRASES);

function shareGroup(groups: Groups, a: string, b: string): boolean {
  const known = groups.get(a.toLowerCase());
  return [...(groups.get(b.toLowerCase()) ?? [])].some((group) => known?.has(group));
}

/** Whether two names, in any case, stand for the very same thing: as a product's `name`, as a set `phrase`, or not. */
export function compareSynonyms(a: string, b: string): 'name' | 'phrase' | null {
  if (shareGroup(names, a, b)) return 'name';
  return shareGroup(phrases, a, b) ? 'phrase' : null;
}
