/** Cloud, operations, networks, security and IT support. Format: see `format.ts`. */
export const CLOUD = `
[hard]
Virtual desktop infrastructure | VDI=
Mobile device management | MDM=
Virtual private cloud | VPC=
Service level objectives | SLO=, SLOs=
Content delivery networks | CDN=, CDNs=, content delivery network
Data loss prevention | DLP=
Role-based access control | RBAC=
Multi-factor authentication | MFA=, multifactor authentication
Cloud computing | ~ cloud, cloud technologies, cloud services, cloud platforms, cloud infrastructure, cloud environments | > cloud-native, public cloud, cloud architecture
Service mesh
LDAP
High availability
Fault tolerance
UDP=
IPSec
SAML | < Single sign-on
OAuth | > OAuth 2.0 = OAuth2
OpenID Connect | OIDC
Cloud migration
Data migration
Business continuity
Wireless networks | wireless networking
Structured cabling
DevOps | Dev Ops, dev-ops
DevSecOps | dev sec ops | < DevOps
Site reliability engineering | SRE=, site reliability
Platform engineering
CI/CD | CI CD, CICD, continuous integration and continuous delivery, continuous integration and continuous deployment, continuous integration/continuous deployment | ~ CI/CD pipelines | > continuous integration = CI=, continuous delivery, continuous deployment
Infrastructure as code | IaC=, infrastructure-as-code
Configuration management
Automation | ~ automation tooling | > process automation = workflow automation
Monitoring | ~ monitoring and alerting | > observability, application monitoring, system monitoring
Log management | ~ logging | > log analysis
Scalability | ~ scalable systems
System administration | systems administration, sysadmin | ~ system administrator skills | > server administration
Infrastructure management | ~ IT infrastructure
Virtualization | virtualisation | > virtual machines, hypervisors = hypervisor
Computer networking | ~ networking protocols = networking protocol | > network administration, network engineering, LAN/WAN, WAN= = Wide area networks = wide area network, LAN= = Local area networks = local area network, routing and switching
TCP/IP | TCP= | < Computer networking
DNS= | Domain Name System | < Computer networking
DHCP | Dynamic Host Configuration Protocol | < Computer networking
VPN | virtual private network, VPNs | < Computer networking
BGP= | < Computer networking
OSPF | < Computer networking
MPLS | < Computer networking
HTTP | HTTPS
SSH=
VoIP | voice over IP
Firewalls | firewall | > WAF= = web application firewall, firewall configuration
Load balancing | load balancers, load balancer
Storage systems | > SAN= = storage area network, NAS=
Disaster recovery | DR planning | > backup and recovery
Cybersecurity | cyber security | ~ information security, infosec, IT security, computer security
Application security | AppSec | < Cybersecurity | > secure coding, OWASP = OWASP Top 10
Cloud security | < Cybersecurity
Network security | < Cybersecurity
Penetration testing | pen testing, pentesting | ~ ethical hacking | < Cybersecurity
Vulnerability management | < Cybersecurity | > vulnerability scanning, vulnerability assessment
Threat modeling | threat modelling, threat models | < Cybersecurity | > threat assessments
Incident response | security incident response | < Cybersecurity
SIEM= | security information and event management | < Cybersecurity
Identity and access management | IAM= | ~ identity management, access management
Single sign-on | SSO=
Cryptography | > encryption, PKI= = public key infrastructure, TLS=, SSL=
Endpoint protection | endpoint security | > antivirus
ISO 27001 | ISO/IEC 27001, ISO27001
SOC 2 | SOC2 | < Compliance
NIST= | NIST framework | > NIST 800-53
PCI DSS | PCI-DSS, PCI compliance
FedRAMP
Technical support | IT support | > Tier 1 support = level 1 support = first-line support = first line support = first line of support, help desk = helpdesk = service desk, desktop support, tier 2 support, end-user support, technical troubleshooting
ITIL | Information Technology Infrastructure Library
IT service management | ITSM=
Ticketing systems | ticketing system, ticketing tools
Hardware troubleshooting | ~ computer hardware | > PC repair = computer repair, hardware installation, hardware repair
IT asset management | > hardware inventory
Migration
Internet of Things | IoT= | > IIoT = industrial internet of things
Telecommunications | telecom
5G=
LTE=
Fiber optics | fibre optics, fiber optic cabling
[tool]
AWS Secrets Manager | < Amazon Web Services
Amazon SNS | SNS= | < Amazon Web Services, Message queues
Amazon EMR | EMR~ | < Amazon Web Services, Big data | ? aws, spark, databricks, hadoop, s3, redshift, glue, lambda
Looker Studio | Google Data Studio | < Data visualization
Amazon Web Services | AWS, Amazon AWS | ~ AWS cloud, AWS services | < Cloud computing
Amazon EC2 | EC2, AWS EC2, Amazon Elastic Compute Cloud | < Amazon Web Services
Amazon S3 | S3=, AWS S3, Amazon Simple Storage Service | < Amazon Web Services
AWS Lambda | Lambda*, Lambdas*, AWS Lambdas | < Amazon Web Services, Serverless | ? aws, serverless, s3, ec2
Amazon RDS | RDS=, AWS RDS, Amazon Relational Database Service | < Amazon Web Services | > Amazon Aurora
Amazon ECS | ECS=, AWS ECS | < Amazon Web Services, Containerization | > Fargate
Amazon EKS | EKS=, AWS EKS, Elastic Kubernetes Service | < Amazon Web Services, Kubernetes
DynamoDB | Dynamo DB | < Amazon Web Services, NoSQL
AWS CloudFormation | CloudFormation | < Amazon Web Services, Infrastructure as code
Amazon CloudWatch | CloudWatch | < Amazon Web Services, Monitoring
Amazon Redshift | Redshift | < Amazon Web Services, Data warehousing
Amazon SQS | SQS= | < Amazon Web Services, Message queues
AWS Glue | Glue* | < Amazon Web Services, ETL | ? aws, s3, redshift, athena, emr
Amazon Kinesis | Kinesis | < Amazon Web Services
Amazon SageMaker | SageMaker | < Amazon Web Services, Machine learning
Amazon ElastiCache | ElastiCache | < Amazon Web Services, Caching
Amazon CloudFront | CloudFront | < Amazon Web Services
Amazon Route 53 | Route53 | < Amazon Web Services, DNS
AWS KMS | KMS= | < Amazon Web Services
AWS CDK | < Amazon Web Services, Infrastructure as code
Microsoft Azure | Azure, Azure cloud, MS Azure | < Cloud computing
Azure DevOps | VSTS= | < Microsoft Azure, CI/CD | > Azure Pipelines
Azure Functions | < Microsoft Azure, Serverless
Azure Active Directory | Azure AD, Entra ID, Microsoft Entra | < Microsoft Azure, Identity and access management
Azure Data Factory | ADF= | < Microsoft Azure, ETL
Azure Kubernetes Service | AKS= | < Microsoft Azure, Kubernetes
Google Cloud Platform | GCP=, Google Cloud | < Cloud computing
Google Kubernetes Engine | GKE= | < Google Cloud Platform, Kubernetes
BigQuery | Big Query, Google BigQuery | < Google Cloud Platform, Data warehousing
Firebase | < Google Cloud Platform | > Firestore
OpenStack
Heroku
Vercel
DigitalOcean
Cloudflare
Serverless | serverless architecture, serverless computing, function as a service
Docker | Docker containers | < Containerization | > Docker Compose
Kubernetes | k8s, kube | < Container orchestration
Container orchestration | containers orchestration | < Containerization | > Docker Swarm, Nomad* | ? hashicorp, consul, orchestration
Containerization | containerisation, containerized, containerised | ~ containers, container technologies, containerized applications
OpenShift | Red Hat OpenShift | < Kubernetes
Helm* | ~ Helm charts | < Kubernetes | ? kubernetes, k8s, chart, charts, argocd
Istio | < Kubernetes
Rancher
Terraform | Hashicorp Terraform | < Infrastructure as code
Pulumi | < Infrastructure as code
Ansible | < Configuration management
Puppet* | < Configuration management | ? chef, ansible, salt, configuration
Chef* | < Configuration management | ? puppet, ansible, salt, devops
SaltStack | Salt* | < Configuration management | ? puppet, ansible, chef
Vagrant
Packer* | ? terraform, vault, hashicorp, ansible
HashiCorp Vault | Vault* | ? consul, terraform, hashicorp, secrets
Consul* | HashiCorp Consul | ? vault, terraform, hashicorp
Jenkins | < CI/CD
CircleCI | Circle CI | < CI/CD
Travis CI | TravisCI | < CI/CD
GitHub Actions | GH Actions | < CI/CD, GitHub
GitLab CI/CD | GitLab CI | < CI/CD, GitLab
Argo CD | ArgoCD | < CI/CD, Kubernetes
TeamCity | < CI/CD
Bamboo* | < CI/CD | ? jira, jenkins, atlassian, ci
Spinnaker | < CI/CD
Artifactory | JFrog
SonarQube | Sonar*  | ? code, quality, jenkins
Prometheus | < Monitoring
Grafana | < Monitoring
Datadog | Data dog | < Monitoring
New Relic | < Monitoring
Nagios | < Monitoring
Zabbix | < Monitoring
Dynatrace | < Monitoring
Splunk | < Log management
PagerDuty
OpenTelemetry | ~ distributed tracing | < Monitoring
ELK Stack | ELK=, Elastic Stack | < Log management
Logstash | < Log management
Kibana | < Log management
Linux | GNU/Linux | ~ Linux systems | > Red Hat Enterprise Linux = RHEL=, Ubuntu, CentOS, Debian, Linux administration
Linux kernel | kernel development, kernel programming | < Linux
Unix | > AIX=, Solaris
macOS | Mac OS, OS X
Windows Server | Windows Servers
Windows* | Microsoft Windows | > Windows 10, Windows 11 | ? linux, macos, mac, desktop, os, operating, server
VMware | < Virtualization | > vSphere = VMware vSphere, ESXi
Hyper-V | HyperV | < Virtualization
KVM= | < Virtualization
QEMU | < Virtualization
Citrix | < Virtualization | > XenApp, XenDesktop
Active Directory | AD DS | < Identity and access management | > Group Policy = GPO=
Microsoft Exchange | ~ Exchange Server, Exchange Online
Microsoft Intune | Intune
SCCM | System Center Configuration Manager
Okta | < Identity and access management
Cisco | Cisco networking | < Computer networking | > Cisco IOS, Cisco routers
Juniper* | Juniper Networks | < Computer networking | ? cisco, routers, network, networking
Palo Alto Networks | Palo Alto firewalls | < Firewalls
Fortinet | < Firewalls | > FortiGate
Wireshark
CrowdStrike
Nessus | < Vulnerability management
Burp Suite | < Penetration testing
Metasploit | < Penetration testing
Kali Linux | < Penetration testing
Zendesk
Freshdesk
Remedy* | BMC Remedy | ? ticketing, itsm, servicenow
[cert]
CISSP | Certified Information Systems Security Professional | < Cybersecurity
CISM= | Certified Information Security Manager | < Cybersecurity
CISA= | Certified Information Systems Auditor | < Cybersecurity
CRISC | < Cybersecurity
CEH= | Certified Ethical Hacker | < Penetration testing
OSCP | < Penetration testing
CompTIA Security+ | Security+ | < Cybersecurity
CompTIA A+ | A+ certification | < Technical support
CompTIA Network+ | Network+ | < Computer networking
CCNA | Cisco Certified Network Associate | < Cisco
CCNP | Cisco Certified Network Professional | < Cisco
GIAC | < Cybersecurity | > GSEC
AWS Certified Solutions Architect | ~ AWS Solutions Architect | < Amazon Web Services
AWS Security Specialty | < Amazon Web Services
Microsoft Certified Azure | < Microsoft Azure
Certified Kubernetes Administrator | CKA= | < Kubernetes
ITIL Foundation | ~ ITIL certification | < ITIL
`;
