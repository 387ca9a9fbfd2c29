/** Software development: languages, frameworks, practices. Format: see `format.ts`. */
export const SOFTWARE = `
[hard]
Server-side rendering | SSR=, server side rendering
Model-view-controller | MVC=
Field-programmable gate arrays | FPGA=, FPGAs=
Entity-relationship diagrams | ERDs=, ERD=
Unified Modeling Language | UML=
User acceptance testing | UAT=
Progressive web apps | PWA=, PWAs=, progressive web applications
Single-page applications | SPAs=, single page applications, single-page application
Shell scripting | shell scripts, shell script | ~ Unix shell | < Scripting
JPA= | Java Persistence API
JavaScript | JS=, ECMAScript | > ES6 = ES2015, vanilla JavaScript
TypeScript | Type script, TS* | < JavaScript | ? javascript, react, node, angular
Python | > Python 3 = Python3, Python 2
Java | > Java 8, Java 11, Java 17, Java 21, core Java = Java SE
Java EE | J2EE, JEE=, Jakarta EE, JavaEE | < Java
Go* | Golang, Go lang | ? programming, backend, language, languages, code, written, developer, microservices, engineer
C* | C language, C programming | > embedded C, ANSI C | ? programming, embedded, compiler, firmware, kernel, languages
C++ | Cpp | > modern C++, C++11, C++14, C++17, C++20
C# | C Sharp, CSharp | < .NET
Rust* | Rust language, Rust programming | ? programming, toolchain, language, languages, cargo, code, systems
Ruby* | Ruby language | ? rails, programming, gem, language, languages, developer, code
PHP
Swift* | Swift programming | > SwiftUI | ? ios, xcode, apple, mobile, programming, developer
Objective-C | ObjC, Objective C
Kotlin
Scala* | Scala language | ? spark, jvm, akka, programming, language, functional
R* | R language, R programming | > RStudio, tidyverse, ggplot2 | ? programming, statistical, statistics, python, sas, scripts, shiny, analysis
Perl
Haskell
Erlang
Elixir*  | ? phoenix, erlang, programming, language
Clojure
Dart* | ? flutter, mobile, programming
Lua
Julia* | ? programming, language, numerical
Fortran
COBOL
Visual Basic | > VB.NET, VB6, VBA = Visual Basic for Applications
MATLAB | > Simulink
Assembly language | assembler | > x86 assembly
Solidity
Groovy* | ? jenkins, gradle, jvm, scripting, java
Bash | bash scripting | < Shell scripting
PowerShell | power shell | < Scripting
Scripting | ~ scripting languages = scripting language
HTML | > HTML5 = HTML 5, XHTML
CSS | Cascading Style Sheets | > CSS3 = CSS 3
SQL | Structured Query Language | ~ SQL queries | > T-SQL = TSQL = Transact-SQL, PL/SQL = PLSQL
XML | > XSLT, XSD=
JSON
YAML
Sass* | SCSS, Sass/SCSS | < CSS | ? css, stylesheets, less
Less* | ? css, sass, stylesheets
React* | React.js, ReactJS, React JS | < JavaScript | ? frontend, javascript, component, components, hooks, app, apps, redux, ui, front, typescript
React Native | < React
Redux | < React | > Redux Toolkit
Next.js | NextJS, Next JS | < React
Angular | < JavaScript | > AngularJS = Angular.js = Angular JS, Angular 2+
Vue.js | Vue, VueJS | < JavaScript | > Vuex, Nuxt = Nuxt.js
Svelte | < JavaScript | > SvelteKit
jQuery | < JavaScript
Ember.js | EmberJS | < JavaScript
Backbone.js | BackboneJS | < JavaScript
D3.js | D3JS | < JavaScript
Three.js | < JavaScript
Node.js | NodeJS, Node JS, Node* | < JavaScript | ? backend, express, javascript, server, npm, typescript, react
Express* | Express.js, ExpressJS | < Node.js | ? node, javascript, middleware, mongodb
NestJS | Nest.js | < Node.js
Django | < Python | > Django REST Framework = DRF=
Flask* | Python Flask | < Python | ? python, django, api, apis, web
FastAPI | Fast API | < Python
Pydantic | < Python
SQLAlchemy | SQL Alchemy | < Python
Celery* | < Python | ? python, redis, queue, django, rabbitmq
asyncio | < Python
Ruby on Rails | Rails*, RoR= | < Ruby | ? ruby, web, developer, app, framework
Spring* | Spring framework | < Java | > Spring MVC | ? java, boot, hibernate, framework, jvm, microservices
Spring Boot | SpringBoot, Spring-boot | < Spring
Spring Cloud | < Spring
Hibernate* | Hibernate ORM | < Java | ? java, spring, orm, jpa
Maven* | Apache Maven | ? java, gradle, build, ant
Gradle
.NET | dotnet, dot net | > .NET Framework, .NET Core
ASP.NET | < .NET | > ASP.NET Core, ASP.NET MVC
Entity Framework | < .NET | > EF Core
WPF= | Windows Presentation Foundation | < .NET
Blazor | < .NET
Laravel | < PHP
Symfony | < PHP
CodeIgniter | < PHP
WordPress | Word Press
Drupal
Magento
Shopify
Content management systems | CMS=, content management system
GraphQL | Graph QL | > Apollo GraphQL
REST APIs | REST=, RESTful, REST API, RESTful API, RESTful APIs, RESTful web services, RESTful services | < API development
gRPC | < API development
SOAP= | SOAP web services, SOAP APIs | < API development
API development | ~ APIs, API, application programming interface | > API design, API integration, web services
Microservices | microservice architecture, microservices architecture, micro services, micro-services, microservice
Event-driven architecture | event driven architecture | ~ event-driven systems, event-driven | > event sourcing
Distributed systems | distributed computing, distributed system | ~ distributed applications, distributed architecture
System design | systems design | > software architecture, application architecture, solution architecture, systems architecture
Design patterns | software design patterns
Object-oriented programming | OOP=, object oriented programming, object-oriented, object oriented | > object-oriented design = OOD=
Functional programming
Computer science | computer science fundamentals, CS fundamentals
Data structures | > data structures and algorithms
Algorithms | ~ algorithm design
Concurrency | concurrent programming | > multithreading = multi-threading = multithreaded = multi-threaded, parallel programming
Asynchronous programming | async programming
Operating systems | ~ operating system internals
Compilers | compiler design
Embedded systems | ~ embedded software, embedded development | > firmware = firmware development
Real-time systems | real time systems | > RTOS= = real-time operating systems
Web development | web application development | ~ web applications, web apps
Front-end development | frontend, front-end, front end, frontend development | ~ front-end technologies = front end technologies
Back-end development | backend, back-end, back end, backend development | ~ server-side development
Full-stack development | full stack, fullstack, full-stack, full stack development
Mobile development | mobile app development | ~ mobile apps, mobile applications
iOS | iOS development
Android | Android development | > Android SDK
Flutter* | < Mobile development | ? dart, mobile, ios, android, app
Xamarin | < Mobile development
Game development | > game design, game engines
Unity* | Unity3D, Unity 3D | < Game development | ? game, games, c#, unreal, 3d, vr
Unreal Engine | Unreal* | < Game development | ? engine, game, unity
OpenGL | Open GL
WebGL
Vulkan
Computer graphics | ~ graphics programming, 3D graphics
Virtual reality | VR= | > augmented reality, mixed reality, AR/VR
Blockchain | block chain | > Web3, smart contracts, Ethereum
Responsive design | responsive web design | ~ mobile-first design
Web accessibility | a11y | ~ accessibility standards | > WCAG = Web Content Accessibility Guidelines, Section 508
Web performance | ~ page speed
Tailwind CSS | Tailwind, TailwindCSS | < CSS
Bootstrap* | Bootstrap CSS | < CSS | ? css, html, jquery, tailwind, frontend
Material UI | MUI=, Material-UI | < React
Webpack
Vite*  | ? react, webpack, javascript, build
Babel*  | ? webpack, javascript
ESLint
npm= | ? javascript, node, package
Yarn* | ? javascript, node, package
pnpm | ? javascript, node, package
WebSockets | WebSocket | > Socket.IO
WebAssembly | WASM=
Software testing | ~ QA testing | > unit testing = unit tests, integration testing = integration tests, test automation = automated testing = automated tests, regression testing, end-to-end testing = e2e testing
Test-driven development | TDD=, test driven development | < Software testing
Behavior-driven development | BDD=, behaviour-driven development, behavior driven development | < Software testing
Quality assurance | QA=, software quality assurance | ~ software quality
Performance testing | < Software testing | > load testing, stress testing
Selenium | Selenium WebDriver | < Software testing
Cypress* | Cypress.io | < Software testing | ? testing, test, e2e, jest, selenium
Playwright* | < Software testing | ? testing, test, e2e, automation, cypress
Jest* | < Software testing | ? testing, test, javascript, react, unit
Mocha* | < Software testing | ? chai, testing, javascript, jest
JUnit | < Software testing
pytest | < Software testing
Cucumber* | < Software testing | > Gherkin | ? bdd, testing, selenium
Appium | < Software testing
JMeter | < Performance testing
TestNG | < Software testing
Postman* | ? api, apis, testing, rest
Swagger
OpenAPI
Code review | code reviews, peer review of code, peer code review
Debugging | ~ debugger | > GDB=
Performance optimization | performance tuning, performance optimisation | ~ code optimization
Low latency | low-latency systems, low latency systems | > ultra-low latency
Refactoring | refactor
Version control | source control, version control systems, revision control
Git | git version control | < Version control | > Gitflow
GitHub | < Git
GitLab | < Git
Bitbucket | < Git
Subversion | SVN= | < Version control
Perforce | < Version control
Mercurial | < Version control
Software development life cycle | SDLC, software development lifecycle, software lifecycle
Software development | software engineering, software development engineering | > software design, application development
Technical documentation | > API documentation, software documentation
ORM= | object-relational mapping
Caching | ~ caching strategies | > Memcached, distributed caching
Message queues | messaging queues, message queue | ~ message brokers, messaging systems | > pub/sub, JMS=
RabbitMQ | Rabbit MQ | < Message queues
Apache Kafka | Kafka | < Message queues
ActiveMQ | < Message queues
Apache Tomcat | Tomcat
Nginx
Apache HTTP Server | Apache web server
CMake
GNU toolchain | GNU toolchains | > GCC=
Qt=
LLVM
ROS= | Robot Operating System | > ROS2
Robotics
SaaS | software as a service, software-as-a-service
Enterprise software
Salesforce development | < Salesforce | > Apex*, Lightning Web Components = LWC= | ? salesforce, visualforce
ServiceNow | Service Now
SharePoint | Share Point
SAP= | < ERP | > SAP ERP, SAP S/4HANA = S/4HANA, SAP HANA, SAPUI5, ABAP
ERP= | enterprise resource planning, ERP systems, ERP system
OutSystems
Low-code development | low-code, low code | ~ no-code
[method]
Service-oriented architecture | SOA=
Agile | agile methodologies, agile methodology, agile development, agile software development | ~ agile practices, agile environment, agile principles
Scrum | Scrum methodology | < Agile | > sprint planning
Kanban | < Agile
SAFe= | Scaled Agile, Scaled Agile Framework | < Agile
Extreme programming | < Agile
Pair programming
Domain-driven design | DDD=, domain driven design
SOLID= | SOLID principles
Waterfall* | ? agile, project, methodology
Retrospectives | sprint retrospectives | < Agile
`;
