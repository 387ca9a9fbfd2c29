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
