/** Made by evals/src/make-skill-usage.ts: how often a form was a skill by itself / within a skill's name / seen in ads (counts over SkillSpan's training sentences, CC-BY-4.0). */
export const USAGE = `
academic research 1/1/3
accounting 0/1/3
agile 23/31/59
agile development 6/9/11
agile environment 0/1/5
agile methodologies 3/3/3
agile software development 3/4/4
agriculture 0/0/4
ai 0/1/5
amazon-web-services 14/14/15
android 1/8/21
angular 7/8/11
angularjs 2/3/4
ansible 3/4/4
api 3/8/11
apis 5/8/15
application architecture 2/3/3
artificial intelligence 3/3/5
asset management 0/0/5
audit 0/0/3
automated testing 4/4/6
automation 7/17/29
aws 13/22/28
aws services 0/3/3
azure 3/5/6
b2b 1/2/7
back-end 1/2/4
backend 2/5/29
banking 1/1/7
bash 3/3/3
big data 5/6/15
biochemistry 3/3/4
bioinformatics 7/8/14
biotechnology 4/4/5
blockchain 3/3/8
business analysis 2/2/3
business development 1/1/4
business requirements 0/1/6
c 3/3/3
c# 4/6/7
c++ 7/7/12
cad 2/3/3
cassandra 3/4/5
chemistry 1/4/7
childcare 0/0/4
ci 2/4/4
ci/cd 7/12/13
ci/cd pipelines 2/2/3
cicd 0/1/3
circleci 2/2/3
cleaning 0/0/3
cloud 17/31/56
cloud computing 4/5/6
cloud environment 0/3/4
cloud infrastructure 1/2/3
cloud native 0/1/4
cloud platforms 2/2/3
cloud service 0/0/3
cloud services 4/6/9
cloud technologies 3/5/5
code reviews 3/3/3
collective agreement 0/1/5
compliance 1/4/16
computer science 21/33/33
configuration management 2/4/4
confluence 3/3/3
construction 0/1/8
continuous delivery 3/3/3
continuous improvement 1/1/4
continuous integration 3/6/6
core java 3/4/4
css 8/10/11
css3 2/3/3
customer care 0/0/3
cyber security 1/1/4
danish 2/4/19
data & analytics 3/4/6
data analysis 1/1/5
data analytics 3/3/5
data governance 0/3/6
data science 7/7/14
data structures 3/3/3
data warehouse 3/6/12
database 1/5/17
databases 3/7/9
design patterns 4/9/11
devops 10/14/35
digital marketing 1/1/3
distributed systems 0/0/3
diversity and inclusion 0/0/20
django 6/6/7
dns 4/4/4
docker 19/22/25
dynamics nav 1/2/3
e-commerce 1/1/11
ec2 2/2/3
ecommerce 1/1/6
elastic search 3/3/4
elastic stack 2/2/3
elasticsearch 6/6/6
electronics 0/1/3
embedded software 1/1/4
english 51/52/73
english language 0/2/3
enterprise software 3/3/3
equities 0/0/5
es6 3/3/3
etl 2/3/3
financial services 21/21/40
financial technology 2/2/3
fintech 1/1/11
fixed income 0/3/3
front-end 4/7/13
frontend 5/7/35
full stack 1/1/31
full-stack 1/1/10
fullstack 1/1/8
functional programming 2/2/3
gcp 1/4/4
genomics 2/7/9
german 8/9/14
git 13/14/16
github 3/4/5
gitlab 2/2/3
go 5/5/6
google cloud 2/4/4
google cloud platform 1/2/3
graphql 8/8/10
health care 0/0/5
healthcare 0/1/36
hospitality 1/1/5
hr 3/5/26
html 7/7/10
html5 7/8/9
http 3/4/6
human resources 0/0/3
infrastructure as code 1/2/3
infrastructure-as-code 4/4/4
insurance 1/1/43
internet of things 2/2/3
inventory 1/1/3
ios 2/6/16
iot 5/8/16
it infrastructure 1/1/4
it security 2/3/5
java 37/41/69
java 8 3/3/4
java-ee 3/3/3
javascript 43/48/62
jenkins 11/13/14
jira 6/7/9
jms 2/3/3
jquery 2/3/3
js 1/2/3
json 5/6/6
junit 5/5/5
kafka 5/7/9
kanban 4/6/6
kotlin 4/5/5
kubernetes 24/27/38
lambda 3/3/3
laravel 4/4/5
linux 10/18/25
logging 3/3/4
logistics 1/1/5
machine learning 7/9/17
marketing 0/2/13
mechanical engineering 4/6/7
mental health 0/0/20
microservices 9/9/12
mobile app 0/0/7
molecular biology 2/3/4
monitoring 6/11/29
multithreading 2/2/3
mysql 10/10/13
negotiation 0/0/4
next.js 2/2/5
node 2/3/5
node.js 22/23/30
objective-c 4/4/4
occupational health and safety 1/1/3
oil and gas 0/3/6
onboarding 0/0/9
opentable 0/0/4
operating systems 1/2/5
operations management 0/0/5
pair programming 5/6/6
people management 1/1/3
performance review 0/0/4
perl 2/3/3
php 7/8/13
postgresql 2/3/6
procurement 0/1/3
product development 0/1/10
product management 4/4/7
product roadmap 0/1/3
programme management 1/2/3
project management 6/8/16
prometheus 3/4/4
prototyping 1/1/3
public cloud 3/4/5
public health 2/2/4
python 39/41/61
qa 2/6/23
quality assurance 6/8/11
r 2/3/6
react 15/17/28
react js 2/2/4
react native 3/4/4
reactjs 6/6/17
recruiting 1/1/6
recruitment 0/0/29
redis 4/5/6
redux 7/9/11
relational databases 3/4/4
research 0/0/6
rest 6/6/7
rest api 1/1/3
retail 4/8/15
retrospectives 2/2/3
risk management 2/3/3
root cause analysis 0/0/3
rtos 0/0/3
saas 5/6/10
sales 1/4/44
sap 3/6/16
scalability 4/5/12
scripting 2/6/9
scrum 10/13/19
scrum methodology 0/3/3
scss 2/4/5
selenium 4/4/4
seo 1/3/6
serverless 2/4/4
shell scripting 4/4/4
simulations 0/2/4
site reliability 0/0/7
social media 0/0/4
software architecture 2/3/4
software design 2/3/3
software development 11/20/32
software development / engineering 3/4/4
software development lifecycle 4/4/8
software engineering 6/7/21
spark 3/3/4
spring 6/10/11
spring boot 9/9/10
spring-mvc 3/3/3
sql 9/15/16
sql server 1/2/3
sre 3/3/10
stakeholder management 3/3/3
statistics 2/3/4
supply chain 2/2/9
supply chain management 2/2/5
sysadmin 3/3/3
tdd 6/7/7
teaching 0/3/36
technical documentation 0/0/4
terraform 9/9/9
test automation 0/4/4
translation 0/0/4
typescript 17/17/23
ui 1/5/10
ui/ux 1/2/4
unit testing 2/3/3
unix 3/9/9
use cases 0/0/3
user experience 0/0/9
user interfaces 0/2/5
user research 1/2/3
ux 3/3/10
valuation 0/1/3
variable speed drives 0/0/3
vue 5/5/5
vue.js 3/3/6
vuex 2/2/3
web application 0/1/4
web applications 4/8/15
web development 3/3/3
web services 1/1/4
web-services 6/6/8
webpack 3/3/4
wind turbine 0/2/3
wind turbines 2/2/3
windows 1/2/3
workshops 0/0/7
`;
