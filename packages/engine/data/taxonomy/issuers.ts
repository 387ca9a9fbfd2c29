/** Bodies that give certificates, cards and awards, by name, one a row, no accents; rows in capitals are matched in capitals alone. */
export const ISSUER_NAMES = `
red cross
canadian red cross
american red cross
british red cross
irish red cross
australian red cross
croix rouge
croix rouge francaise
deutsches rotes kreuz
rotes kreuz
cruz roja
croce rossa
DRK
johanniter
malteser
st john
st john ambulance
st johns ambulance
saint john ambulance
order of malta
heart and stroke
heart and stroke foundation
american heart association
AHA
resuscitation council
lifesaving society
royal life saving society
RLSS
surf life saving
swim england
city and guilds
c&g
pearson
edexcel
btec
highfield
highfield qualifications
nocn
OCR
AQA
SQA
QQI
FETAC
solas
CITB
ECITB
CPCS
NPORS
ipaf
pasma
JIB
ECS
niceic
napit
elecsa
stroma
gas safe
gas safe register
oftec
RGII
hetas
IOSH
NEBOSH
british safety council
CIEH
RSPH
rospa
NCASS
SIA
PSA
DVSA
DVLA
RSA
NDLS
VOSA
jaupt
TSSA
ESA
BCIT
BCSA
worksafebc
worksafe
worksafe bc
workplace safety north
IHSA
WSPS
WSIB
energy safety canada
enform
ACSA
MHCA
CNESST
ASP construction
CCQ
SAIT
NAIT
apprenticesearch
skilled trades ontario
skilledtradesbc
skilledtrades bc
ITA
ITA BC
service canada
service ontario
serviceontario
transport canada
ISED
ontario college of trades
ontario college of teachers
college of nurses
CNO
BCCNM
CRNA
CLPNA
NMC
nursing and midwifery council
HCPC
GMC
GPhC
GDC
CORU
NMBI
AHPRA
nursing council of new zealand
PRC
TESDA
MARINA
prc philippines
DOLE
SOCOTEC
HAAD
DHA
DOH
MOH
SCFHS
NCLEX
NCSBN
state of california
AMCA
NHA
NBCOT
ASCP
AAPC
AHIMA
AAMA
NREMT
ABCA
PTCB
AWS
american welding society
canadian welding bureau
cwb group
CWB
TUV
FROSIO
IRATA
MBIE
MAPAQ
STPS
tuv sud
tuv rheinland
tuv nord
dekra
SLV
IHK
HWK
handwerkskammer
industrie und handelskammer
TWI
lloyds register
bureau veritas
SGS
DNV
apave
aftral
promotrans
ECF
apave formation
socotec
INRS
AFPA
GRETA
aforp
ASNT
PCN
ASME
NCCER
NCCCO
OSHA
united states coast guard
US coast guard
USCG
MSHA
EPA
ESCO
ESCO institute
ESCO group
HVAC excellence
NATE
NICET
NABCEP
ICC
NFPA
ASE
I-CAR
PTDI
FMCSA
DMV
TSA
national restaurant association
NRA
NRAEF
prometric
smart serve ontario
AGLC
tips
learn2serve
360training
statefoodsafety
toronto public health
public health ontario
WSET
court of master sommeliers
specialty coffee association
SCA
PMI
project management institute
axelos
peoplecert
apmg
scrum alliance
scrum org
scaled agile
ISTQB
BCS
IIBA
IASSC
ASQ
isaca
isc2
ISC
ec council
comptia
cisco
microsoft
google
amazon
amazon web services
oracle
ibm
red hat
vmware
linux foundation
the linux foundation
CNCF
hashicorp
salesforce
hubspot
hubspot academy
meta
facebook
adobe
autodesk
solidworks
dassault systemes
SAP
tableau
snowflake
databricks
coursera
udemy
edx
linkedin
linkedin learning
skillshop
google skillshop
google digital garage
pluralsight
datacamp
codecademy
freecodecamp
alison
futurelearn
openlearn
great learning
simplilearn
upgrad
NPTEL
swayam
internshala
AICPA
CPA canada
CPA ontario
NASBA
ACCA
CIMA
ICAEW
ICAS
ICAI
ICSI
ICMAI
the iia
IIA
IMA
AAT
IAB
ICB
payroll canada
national payroll institute
canadian payroll association
CFA institute
FP canada
CSI
canadian securities institute
IFSE
finra
NASAA
LIBF
CII
CIPD
SHRM
HRCI
HRPA
CPHR
CPHR BC
CPHR alberta
CIPS
CILT
ASCM
APICS
supply chain canada
SCMA
PEO
APEGA
EGBC
OACETT
ICE
IET
IMECHE
RICS
CIOB
ECSA
SACPCMP
SAICA
HPCSA
SANC
SACE
SAQA
SETA
merSETA
CETA
LGSETA
PSIRA
NZQA
NZTA
waka kotahi
site safe
LBP
PGDB
EWRB
ASQA
TAFE
tafe nsw
tafe queensland
NSW fair trading
safework
safework nsw
safework sa
worksafe victoria
worksafe wa
VBA
QBCC
transport for nsw
service nsw
vicroads
WDA
SSG
workforce singapore
skillsfuture singapore
BCA
MOM
NEA
HEART trust
HEART/NSTA trust
HEART NSTA
NSTA
IMO
MCA
maritime and coastguard agency
RYA
PADI
SSI
OPITO
GWO
falck
IATA
ICAO
EASA
FAA
CAA
DGCA
GCAA
trinity college london
cambridge
cambridge english
cambridge assessment
british council
IDP
ETS
goethe institut
alliance francaise
instituto cervantes
france education international
institut francais
yoga alliance
NASM
ACE
ISSA
NSCA
REPS
cimspa
ISA
NPTC
lantra
basis
BASIS
FSC
NEPSI
QTAC
events industry council
institute of hospitality
AHLEI
CPI
crisis prevention institute
livingworks
mental health commission
mental health commission of canada
childrens aid
RCMP
toronto police
garda
an garda siochana
secretaria do trabalho
SENAI
SENAC
SENAR
DETRAN
SEBRAE
SENA
ministerio de trabajo
INEM
IEFP
DGERT
ASAE
`;

/** Words in the name of a body that gives such things: kinds of authority, school, trade body and undertaking; one a row. */
export const ISSUER_WORDS = `
board
authority
council
state of
county of
province of
city of
government of
ministry
department
dept
commission
commissioner
bureau
agency
administration
registry
register
regulator
federation
confederation
union
chamber
kammer
handwerkskammer
guild
association
assn
society
institution
institute
inst
college
colleges
university
universite
universidad
universidade
academy
acad
academie
accademia
school
schools
polytechnic
tafe
cegep
centre
center
ctr
program
programme
foundation
trust
fund
club
conference
press
journal
magazine
ambulance
brigade
fire service
fire dept
police
army
navy
military
training
trainers
trainings
learning
consulting
consultants
services
service
solutions
group
ltd
limited
inc
llc
gmbh
plc
pty
corp
company
hospital
health unit
public health
nhs
health authority
health service
health dept
network
partnership
secretariat
office
apprenticeship
apprenticeships
safety
health
service bc
branch
registrar
canada
training school
laboratories
first aid training
red cross
croix rouge
mairie
prefecture
gouvernement
ministere
direction
centre de formation
formation
chambre
cci
ordre des
ayuntamiento
junta de
consejeria
instituto
colegio
escuela
centro
fundacion
asociacion
escola
associacao
camara
comune di
regione
istituto
scuola
ente
collegio
ordine
fahrschule
verband
verein
innung
bildungszentrum
akademie
hochschule
volkshochschule
urzad
osrodek
szkola
politechnika
`;
