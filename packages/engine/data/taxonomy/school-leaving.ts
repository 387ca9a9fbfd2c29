/** What schools give at their end and what stands for it, one a row, no accents; rows in capitals are found in capitals alone. `#` is a level or number. */
export const SCHOOL_LEAVING = `
grade 10
grade 11
grade 12
grade 13
gr 12
year 10
year 11
year 12
year 13
form 3
form 4
form 5
form 6
form four
form five
form six
form two
form seven
form 2
form 7
form ii
form iii
form iv
form vi
standard six
standard seven
standard eight
standard 6
standard 7
standard 8
standard vi
standard vii
standard viii
std six
std seven
std eight
std 7
std 8
std vii
std viii
class x
class xii
class 10
class 12
class 10th
class 12th
10th standard
12th standard
10th std
12th std
10th class
12th class
10th grade
11th grade
12th grade
xth standard
xiith standard
std x
std xii
std 10
std 12
10th from
12th from
sslc
PUC
HSLC
HSSLC
ICSE
ISC
higher secondary
higher secondary certificate
senior secondary certificate
secondary school certificate
intermediate science
intermediate arts
intermediate commerce
FSc
ICS pre
leaving cert
school cert
school certificate
school leaving certificate
middle school leaving certificate
leaving certificate
leaving cert applied
junior cert
junior certificate
matric
matriculation
matric certificate
senior certificate
national senior certificate
NSC
CSEE
ACSEE
PSLE
MSCE
JCE
BGCSE
LGCSE
EGCSE
NSSC
NSSCO
NSSCAS
ZIMSEC
PSSC
BEPC
CEPE
BFEM
primary school leaving examination
primary school leaving certificate
certificate of primary education
certificate of secondary education
certificate of secondary education examination
advanced certificate of secondary education
junior certificate of education
junior certificate examination
malawi school certificate of education
kenya certificate of primary education
kenya certificate of secondary education
uganda certificate of education
uganda advanced certificate of education
KCSE
KCPE
UCE
UACE
PLE
NECO
BECE
WAEC
WASSCE
SSCE
CSEC
CAPE
CXC
o level
a level
as level
gce o level
gce a level
gce n level
gce advanced level
gce ordinary level
gce
n level
gcse
igcse
national 4
national 5
scottish higher
advanced higher
HSC
VCE
SACE
WACE
QCE
OP score
ncea level #
SPM
STPM
UPSR
HKCEE
HKDSE
DSE
UEC
ged
hiset
tasc
high school equivalency
high school diploma
high school graduate
high school certificate
some high school
some college
some university
some college credit
ossd
ib diploma
international baccalaureate
bac
bac s
bac es
bac l
bac pro
bac general
bac techno
bac stmg
baccalaureat
brevet des colleges
abitur
fachabitur
realschulabschluss
hauptschulabschluss
mittlere reife
matura
maturita
maturite
eso
bachillerato
selectividad
educacion secundaria
ensino medio
ensino secundario
ensino fundamental
12 ano
diploma di maturita
nitec
higher nitec
t level
`;
