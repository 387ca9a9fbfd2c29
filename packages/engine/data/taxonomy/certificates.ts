/**
 * Certificates, licences, tickets, cards, checks and registrations by their usual names, one a row, no
 * accents. A row in small letters is matched in any case, one in capitals in capitals alone, as its
 * letters are a word or a place too. `#` is a level, class or number: "2", "IV", "A", "3b".
 */
export const CERTIFICATE_NAMES = `
whmis
whmis #
tdg
transportation of dangerous goods
red seal
interprovincial
journeyperson
journeyman ticket
ajokortti
korkort
libreta de conducir
udt
ksiazeczka sanepid
sanepid
fit test
fall pro
justice of the peace
notary public
commissioner of oaths
tax agent
tax practitioner
hygiene pass
hygiene passport
hot work card
hot work permit
hot work licence
plant protection exam
pesticide licence
spraying licence
artificial insemination
radiotelephony operator
security guard licence
fire warden
fire marshal
fire safety officer
food handler's permit
food handlers permit
health card
journeyman certificate
certificate of qualification
trade certificate
trade test
trade test grade #

first aid
first aid level #
first aid cpr
cpr
cpr #
cpr aed
aed
BLS
bls provider
bls for healthcare providers
acls
pals provider
PALS
NRP
TNCC
ENPC
phtls
ITLS
NALS
ems licence
EMR
emt
emt #
emt b
emt p
paramedic licence
mental health first aid
ASIST
applied suicide intervention
safetalk
nvci
cpi training
MAPA
non violent crisis intervention
nonviolent crisis intervention
therapeutic crisis intervention
crisis prevention
basic life support
immediate life support
advanced life support
advanced cardiac life support
pediatric advanced life support
paediatric first aid
psychological first aid
stop the bleed
oxygen administration
anaphylaxis training
hostile environment
safeguarding level #
safeguarding children
safeguarding adults
child protection
moving and handling
people handling
prevent duty
infection control certificate

food safe
foodsafe
foodsafe level #
food handler
food handling
food handler card
food handler permit
food handler medical
servsafe
servsafe manager
food hygiene
food hygiene level #
level # food hygiene
food safety
food safety level #
level # food safety
food safety supervisor
haccp
haccp level #
haccp #
smart serve
serving it right
proserve
RSA
rsa certificate
RCG
responsible service of alcohol
responsible alcohol service
TIPS
tips certified
rbs
bar licence
personal licence
personal licence holder
barista certificate
wset
wset level #
wset #
level # award in wine
sommelier level #
cicerone
allergen awareness

forklift
fork lift
forklift class #
lift truck
counterbalance
reach truck
telehandler
aerial lift
aerial work platform
scissor lift
boom lift
elevating work platform
mewp
EWP
ipaf
ipaf #
pasma
cpcs
npors
working at height
work at height
fall protection
fall arrest
confined space
confined space entry
h2s alive
H2S
ground disturbance
csts
pcst
osha #
osha # hour
osha # general industry
osha # construction
hazwoper
hazwoper # hour
cscs
cscs card
cscs # card
csr card
gold card
jib gold card
ecs gold card
ecs card
skill card
green card cscs
smsts
sssts
citb
iosh
iosh managing safely
nebosh
nebosh general certificate
nebosh diploma
white card
blue card
red card
construction induction
construction safety induction
working with children
working with vulnerable people
wwcc
yellow card
msha
msha part #
mandatory awareness
lock out tag out
lockout tagout
loto
scaffolding ticket
scaffold ticket
scaffolding part #
cisrs
dogging
rigging
rigging certificate
basic rigging
intermediate rigging
advanced rigging
slinger signaller
banksman
traffic control person
traffic control certificate
traffic marshal
flagger
flagging
asbestos awareness
asbestos removal
abrasive wheels
manual handling
safe pass
SOLAS
fetac
qqi level #
qqi level # award
temporary works coordinator
temporary works supervisor
site safe passport
site safe foundation passport
site safe
site safety passport
safety passport
ccnsg
chainsaw certificate
chainsaw licence
chainsaw ticket
pesticide applicator
pesticide licence
PA1
PA2
PA6
PA1 PA6
spraying certificate
chemcert
isa certified arborist
high risk work licence
crane licence
crane operator
hoist licence
dogman licence
overhead crane
overhead crane operator
nccco
nccco #
appointed person
lift supervisor
first line breakdown
fire warden
fire marshal
fire safety
fire fighting
basic fire fighting
advanced fire fighting
emergency response
permit to work
permit receiver
lineman safety
rail track safety
PTS
personal track safety
rail industry worker card
cable avoidance
cat and genny
streetworks
nrswa
eusr
sshea
national water hygiene
water hygiene

hgv
hgv #
hgv class #
hgv licence
lgv
lgv #
pcv
CPC
driver cpc
transport manager cpc
digi tacho
digitacho
digital tachograph
tacho card
adr
adr licence
cdl
cdl #
cdl class #
cdl a
cdl b
class # cdl
class # licence
class # driver licence
class # drivers
class # driving licence
class 1
class 2
class 3
class 4
class 5
class 6
class 7
class 1a
class # with air brake
G1
G2
g1 licence
g2 licence
# licence
category # licence
category # driving licence
driving licence category #
driving licence #
code # licence
code 08
code 10
code 14
code eb
code ec
code ec1
pdp
prdp
professional driving permit
driver licence
driving licence
driving permit
international driving permit
full licence
heavy rigid
heavy combination
multi combination
heavy rigid licence
hr licence
mr licence
hc licence
mc licence
lmv licence
hmv licence
uae driving licence
gcc driving licence
air brake
air brake endorsement
hazmat
hazmat endorsement
tanker endorsement
doubles triples endorsement
passenger endorsement
school bus endorsement
twic
twic card
defensive driving
dangerous goods
dangerous goods endorsement
dangerous goods driver
forklift endorsement
wheels tracks rollers
wtr endorsement
p endorsement
taxi licence
private hire licence
motorcycle licence
AZ
az licence
dz
dz licence
dz #
bz licence
professional driver qualification
nzta endorsement

RN
rn licence
LPN
lpn licence
RPN
PSW
psw certificate
HCA
hca certificate
CNA
certified nursing assistant
CHHA
HHA
NMC
nmc registration
nmc pin
RGN
NPI
PGY
registered nurse
registered practical nurse
licensed practical nurse
registered massage therapist
registered dental assistant
registered dental hygienist
registered early childhood educator
registered social worker
registered psychologist
registered pharmacist
registered dietitian
registered midwife
registered veterinary technician
rece
RECE
ece licence
ece certificate
ece level #
OCT
OCSWSSW
hcpc registration
hcpc registered
gphc registration
gmc registration
ahpra registration
prc licence
prc board
prc registered
prc licensure
nclex
nclex rn
nclex pn
OET
prometric
dha licence
haad licence
moh licence
doh licence
dataflow
scfhs
pharmacy technician licence
pharmacy technician certification
ptcb
cpht
phlebotomy
phlebotomy certificate
phlebotomy technician
sterile processing
crcst
chsp
ccma
RMA
cma aama
ccrn
CEN
cnor
RRT
rhia
rhit
CPC A
CCS
medical coding
venepuncture
venipuncture
cannulation
intravenous therapy
iv therapy
medication administration
care certificate
nvq health and social care
manual handling of loads
x ray licence
radiation safety
radiation protection
dental radiography
hipaa
bloodborne pathogens
chartered physiotherapist
coru registration
licence to practise
licence to practice
practising certificate
practicing certificate
board certification
board certified
jolly phonics
jolly phonics level #
montessori diploma
makaton
makaton level #
makaton foundation

CPA
CMA
CGA
acca
acca affiliate
CIMA
cfa
cfa level #
cfa charterholder
cfp
CIA
certified internal auditor
CISA
cissp
ccsp
CEH
oscp
cism
CRISC
pmp
capm
prince2
prince2 foundation
prince2 practitioner
CSM
cspo
PSM #
pspo #
safe agilist
SAFe #
agilepm
itil
itil v#
itil #
itil foundation
itil v# foundation
itil # foundation
six sigma
lean six sigma
six sigma # belt
green belt
black belt
yellow belt
white belt
cphr
chrp
chrl
chre
shrm cp
shrm scp
PHR
sphr
aphr
cipd
cipd level #
cipd level # diploma
level # cipd
AAT
aat level #
aat level # certificate
aat level # diploma
icb level #
iab level #
payroll compliance practitioner
payroll compliance professional
PCP
CPM
cebs
cscp
cpim
scmp
mcips
cips
cips level #
cltd
cilt
cilt level #
leed
leed ap
leed green associate
leed ga
breeam
p eng
peng
EIT
fe exam
pe licence
asct
CET
GSC
ncso
chsc
crsp
chartered accountant
ACA
FCA
chartered engineer
ceng
ieng
engtech
mrics
frics
assocrics
mciob
ciob
MICE
micee
MIE
ecsa
sacpcmp
pr eng
saica
saipa
ifs level #
dipfa
cemap
cemap #
regulated financial planning
cpa exam
enrolled agent
quickbooks proadvisor
quickbooks certified
xero advisor
xero certified
xero certified advisor
bookkeeping certificate
tally certificate
nism
irda
series #
series 6
series 7
series 63
series 65
series 66
SIE exam
CSC
canadian securities course
IFIC
llqp
ribo
RIB
mutual fund licence
mortgage agent
mortgage broker licence
finra
life and health licence
property and casualty licence
insurance licence
real estate licence
realtor licence
notary public
commissioner for taking affidavits
commissioner for oaths
commissioner of oaths
commissioner of taking affidavits
bar admission
called to the bar
admitted to the bar
state bar
registered agent
certified paralegal
accredited paralegal
certified meeting professional
CMP
CITS
cpsm
ccxp

comptia
comptia a+
comptia network+
comptia security+
comptia #
a+
network+
security+
linux+
server+
cloud+
cysa+
pentest+
CCNA
ccna #
CCNP
ccie
cisco certified
jncia
mcsa
mcse
MCP
MTA
MOS
microsoft office specialist
microsoft certified
mos excel
icdl
ecdl
aws certified
aws solutions architect
aws cloud practitioner
aws saa
azure administrator
azure fundamentals
azure developer
google analytics
google ads
google ads search
google analytics certification
google data analytics
google it support
google project management
google cloud certified
ckad
CKA
CKS
rhcsa
rhce
lpic #
hubspot inbound
hubspot certification
salesforce certified
salesforce administrator
salesforce admin
tableau desktop specialist
power bi data analyst
istqb
istqb foundation
togaf
togaf #
cobit
cobit #
scrum master
professional scrum master
certified scrummaster
certified scrum master
product owner certification
oracle certified
ocp java
ocjp
sap certified
sap certification
VCP
vmware certified
autodesk certified
autocad certified
solidworks certified
cswa
cswp
mastercam mill level #
mastercam certification
adobe certified
adobe certified expert
unity certified
meta blueprint
facebook blueprint
meta certified
digital marketing certificate
wordpress certification

SIA
sia licence
sia badge
sia door supervisor
door supervisor
door supervision
close protection
cctv licence
cctv operator
sia cctv
security licence
security guard licence
security officer licence
guard card
class # security
psira
psira grade #
psira #
sira licence
psa licence
psa door security
crowd controller
private investigator licence
firearms licence
pal firearms
possession and acquisition licence
handcuff and baton
use of force
baton certificate
BSIS
sora card

tesol
tesol #
tesol endorsement
tefl
tefl #
tefl # hour
# hour tefl
# hour tesol
celta
CELTA
DELTA
trinity certtesol
certtesol
qts
qtls
qualified teacher status
eyts
pgce
dtlls
ptlls
AET
award in education and training
education and training level #
level # award in education
TAE
tae40116
cert # in training and assessment
teaching licence
teaching certificate
teaching credential
teacher licence
teacher registration
sace registration
SACE
let passer
licensure examination for teachers
napta
CTET
TET
ugc net
dbs
dbs check
dbs enhanced
enhanced dbs
pvg
pvg scheme
access ni
vulnerable sector check
vulnerable sector screening
vulnerable sector
criminal record check
criminal record and child abuse registry check
child abuse registry check
police check
police clearance
police certificate
national police check
nbi clearance
barangay clearance
good conduct certificate
certificate of good conduct
garda vetting
garda vetted
background check
security clearance
sc clearance
dv clearance
bpss
secret clearance
top secret clearance
reliability status
nv1 clearance
baseline clearance
childrens check
fbi fingerprint
livescan
immunization record

lifeguard
lifeguard certificate
nls
nlst
national lifeguard
bronze cross
bronze medallion
nplq
WSI
water safety instructor
pool operator
certified pool operator
aquatic instructor
swim teacher
stta
level # swimming
swim england level #
padi
padi open water
padi advanced open water
padi rescue diver
padi divemaster
padi instructor
dive master
hse part #
personal trainer level #
level # personal trainer
level # personal training
level # gym instructor
reps level #
nasm cpt
ace cpt
issa cpt
nsca cscs
yoga alliance
ryt
ryt #
# hour yoga
yoga teacher #
les mills
zumba instructor
ski instructor level #
csia level #
basi level #
mountain leader
coaching level #
uefa #
FA level #
nccp level #
nccp

stcw
stcw 95
stcw 2010
stcw basic safety
basic safety training
marine first aid
marine advanced first aid
marine emergency
medical first aid
MED #
med a3
proficiency in survival craft
personal survival technique
sea survival
discharge book
seaman book
seamans book
bosiet
FOET
huet
gwo
gwo basic safety
opito
COC
certificate of competency
officer in charge of watch
officer in charge of an engineering watch
officer of the watch
master mariner
bridge watch rating
eng1
vhf
vhf radio
vhf licence
gmdss
ROC M
rya
rya day skipper
rya powerboat level #
rya yachtmaster
yachtmaster
day skipper
powerboat level #
pleasure craft operator card
pcoc
restricted operator certificate
small vessel operator proficiency
svop
master limited
boatmaster licence
coxswain
ship security
ship security officer
oil tanker familiarization
tanker familiarization

private pilot licence
PPL
CPL
atpl
atpl frozen
instrument rating
multi engine rating
type rating
class # medical
drone licence
part 107
rpas
rpas advanced
remote pilot
GVC
a2 cofc
cabin crew attestation
easa part 66
part 66 #
faa a&p
a&p licence
airframe and powerplant
avsec
aviation security
airside driving permit
airside pass
iata dangerous goods
iata diploma
amadeus certification

cosmetology licence
cosmetologist licence
barber licence
barbering licence
esthetician licence
nail technician licence
gel nail certificate
lash extension certificate
vtct level #
itec level #
cibtac
cidesco
hairdressing level #
beauty therapy level #
balayage masterclass

nvq
nvq level #
nvq #
level # nvq
level # svq
svq
svq level #
svq #
vrq level #
level # vrq
level # diploma
level # certificate
level # award
rqf level #
cvq
cvq level #
csec certificate
NC #
NC I
NC II
NC III
NC IV
national certificate #
tesda nc #
tesda nc ii
tesda
n2 certificate
n3 certificate
n4 certificate
n6 certificate
NSC
national trade certificate
nccc certificate
WSQ
wsq #
wsq level #
nitec
higher nitec
iti certificate
ncvt
ncvt certificate
scvt
national apprenticeship certificate
nac certificate
nsdc
pmkvy
skill india
city and guilds
city and guilds level #
city and guilds #
c&g level #
level # city and guilds
btec
cert ii
cert iii
cert iv
certificate i
certificate ii
certificate iii
certificate iv
cert 2
cert 3
cert 4
cert #
statement of attainment
unit of competency
national certificate in
gas safe
gas safe registered
gas safe registration
acs gas
ACS
acs core
ccn1
oftec
oftec #
hetas
mcs certification
18th edition
17th edition
18th edition wiring regulations
17th edition wiring regulations
wiring regulations
bs 7671
c&g 2391
c&g 2365
am2
AM2
niceic
napit
pat testing
inspection and testing
electrical safety
electrical licence
electrical wireman
electrical wireman licence
wireman licence
wireman permit
a grade electrician
a grade licence
unrestricted electrical licence
electrical contractor licence
electrician licence
electrical worker licence
restricted electrical licence
ev charging
solar pv installer
nabcep
NATE
nate certified
journeyman electrician licence
journeyman electrician
master electrician
master electrician licence
journeyman plumber
master plumber
plumbing licence
plumber licence
plumbing registration
drainlayer licence
gasfitting licence
gasfitter licence
gas fitter licence
gas fitter class #
gas ticket
class # gas fitter
class # gas
g1 gas
g2 gas
g3 gas
g2 gas fitter
backflow
backflow prevention
medical gas
water regulations
unvented hot water
legionella awareness
309a
310s
310t
310j
313a
313d
306a
403a
433a
442a
refrigerant handling
refrigerant handling licence
arctick
f gas
f gas category #
f gas #
odp
odp card
ozone depletion
ozone depletion prevention
epa 608
epa section 608
epa universal
epa #
epa 609
cfc certification
r410a
cwb
cwb all position
cwb flat
b pressure
b pressure welder
c pressure
aws d11
aws d1
aws cwi
aws certified welder
certified welding inspector
cswip
cswip #
pressure welder
welder certificate
welding ticket
welding certificate
coded welder
welder qualification
asme ix
asme section ix
en 287
iso 9606
din en iso 9606
schweisserprufung
sqep
pcn level #
pcn ut
ndt level #
asnt level #
asnt ndt level #
api 510
api 570
api 653
bgas
bgas cswip
frosio
nace level #
nace cip level #
CDT
nccer
nccer core
boiler operator
boiler licence
stationary engineer
power engineer
power engineering
power engineer # class
# class power engineer
4th class power engineering
3rd class power engineering
fourth class power engineer
third class engineer
second class engineer
first class engineer
wastewater operator
water treatment operator
wastewater treatment
water operator class #
wtp operator
ASE
ase certified
ASE #
ase master
ase master technician
imi level #
mot tester
mot testing
ev level #
hybrid vehicle level #
safety inspection licence
smog check
wof inspector
aircon handling
ari tick
fire sprinkler
nicet level #
nicet
bafe
fia units
locksmith licence
blasting licence
blaster ticket
shotfirer
shot firer
coal board medical
rii unit
mine supervisor
standard 11
s11
underground induction
surface blasting
blasting ticket
faller certificate
wildland firefighter
S 100
S 185
red card firefighter
nfpa 1001
nfpa #
firefighter #
hazmat operations
hazmat technician
urban search and rescue

ielts
ielts #
celpip
celpip #
toefl
toefl ibt
toeic
pte academic
PTE
clb #
clb
tef canada
tcf canada
delf #
dalf #
delf
dalf
telc
telc #
goethe zertifikat
goethe zertifikat #
testdaf
dele #
DELE
siele
CPE
CAE
FCE
cambridge first
cambridge advanced
cambridge proficiency
hsk #
hsk
jlpt n#
jlpt
n1 japanese
n2 japanese
topik #
topik
dla #

caces
caces r489
caces #
caces r#
habilitation electrique
SST
sauveteur secouriste
sauveteur secouriste du travail
bafa
bafd
psc1
psc #
PSE1
pse2
ssiap
ssiap #
aipr
atex
bpjeps
bnssa
permis #
permis b
permis c
permis ce
permis de conduire
permis cariste
fimo
FCO
fimo fco
hygiene alimentaire
haccp formation
formation haccp
carte professionnelle
carte btp
carte conducteur
certiphyto
certibiocide
asp construction
simdut
RCR
RCR #
secourisme
secourisme en milieu de travail
carte asp
carte ccq
carte de competence
compagnon
certificat de qualification
attestation de formation
attestation de capacite
mapaq
concours de la fonction publique
staplerschein
gabelstaplerschein
kranschein
ersthelfer
ersthelferschein
erste hilfe
erste hilfe kurs
gesundheitszeugnis
hygieneschulung
infektionsschutzbelehrung
ausbildereignung
ausbildereignungsprufung
ausbilderschein
ada schein
aevo
fuhrerschein
fuhrerschein klasse #
fuhrerschein b
fuhrerschein klasse be
sachkundeprufung
sachkunde 34a
34a schein
schweisserschein
schweisserpass
meisterbrief
trainerschein
jugendleiterkarte
juleica
personenbeforderungsschein
adr schein
elektrofachkraft
manipulador de alimentos
carnet de manipulador
carne de manipulador
carnet de conducir
carnet de carretillero
carne de conducir
permiso de conducir
permiso b
carretillero
carretillero frontal
primeros auxilios
prevencion de riesgos laborales
prl # horas
PRL
tarjeta profesional de la construccion
TPC
tarjeta sanitaria
socorrista
libreta maritima
licencia de conducir
licencia de manejo
carta de conducao
carteira de motorista
CNH
cnh #
cnh categoria #
nr 10
nr 35
nr #
cap motorista
primeiros socorros
higiene e seguranca alimentar
patente b
patente di guida
patentino
patentino muletto
patentino del muletto
attestato haccp
attestato di frequenza
primo soccorso
antincendio
OSS
rijbewijs
rijbewijs #
VCA
vca basis
vca vol
BHV
heftruckcertificaat
code 95
prawo jazdy
prawo jazdy kat #
prawo jazdy kategorii #
uprawnienia sep
sep do 1 kv
wozki widlowe
uprawnienia na wozki widlowe
ksiazeczka sanepidowska
karta kierowcy
`;

/** What may stand before, behind and between certificates' names without being one: how far, how long, of what kind. */
export const CERTIFICATE_QUALIFIERS = `
valid current full clean standard emergency basic advanced intermediate national provincial state federal enhanced
level stufe niveau nivel class category grade stage part section tier
certified certification certificate cert certificat zertifikat certificado certificato card carte ticket licence permit permis
trained training course refresher instructor trainer train provider operator endorsement endorsements registered registration qualified qualification
only at work workplace expired active clear award diploma practitioner foundation awareness
provisional probationary manual automatic commercial professional heavy light vehicle
with and or in of for the to und et y e de & / + hour hours hr hrs day days
general industry adult child infant pediatric paediatric healthcare office occupational industrial international european uk us canadian australian
ontario alberta quebec manitoba saskatchewan bc british columbia nova scotia california texas florida ny nj ireland india
`;

/** Words that make a certificate of the words beside them. */
export const CERTIFICATE_WORDS = `
certificate
certification
certified
cert
certificat
certification professionnelle
certifie
zertifikat
zertifizierung
certificado
certificacion
certificacao
certificato
certificazione
certyfikat
uprawnienia
licence
licensed
lic
licencia
licenca
licenza
permis
permiso
schein
ticket
permit
registration
registered
chartered
accreditation
accredited
endorsement
clearance
record check
attestation
attestato
habilitation
nachweis
bescheinigung
brevet
masterclass
bootcamp
practising certificate
fellow of
fellow
member of
associate of
licentiate
passport
`;
