import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** "must bachelor; nice master or equivalent": what a line of a list asks. */
const degrees = (line: string): string =>
  extractRequirements(
    `Officer\nWhat you bring\n- Punctual and tidy\n- ${line}\n- Comfortable with people\n`,
  )
    .requirements.filter(({ kind }) => kind === 'degree')
    .map(({ level, degree, orEquivalent }) =>
      [level, degree, ...(orEquivalent ? ['or equivalent'] : [])].join(' '),
    )
    .join('; ');

/** "wording => level, degree", as the rules of evals/cases/README.md have them. */
const ASKED = `
OSSD or GED => must none
OSSD/GED/Grade 12 => must none
Grade 12 diploma (or equivalent) => must none or equivalent
High school => must none
High school graduate => must none
High school graduate or equivalent => must none or equivalent
H.S. diploma or GED => must none
HS/GED => must none
HSD/GED => must none
GED required => must none
High school diploma or general equivalency diploma => must none
Completed high school or an equivalent => must none or equivalent
A high-school diploma or the equivalent life experience => must none or equivalent
Minimum of Grade 11 with math => must none
Minimum Grade 10 education, Grade 12 preferred => must none; nice none
Grade XII or equivalent => must none or equivalent
Secondary (high) school graduation certificate => must none
Secondary school graduation certificate => must none
Education: Secondary (high) school graduation certificate or equivalent experience => must none or equivalent
5 GCSEs at grade C/4 or above, including English => must none
GCSE grade 4 (C) in Maths and English => must none
A-levels or equivalent => must none or equivalent
Good A levels => must none
DES ou équivalent => must none or equivalent
Diplôme d’études secondaires complété => must none
Détenir un diplôme d’études secondaires (DES) => must none
Études secondaires terminées => must none
Secondaire 5 terminé => must none
Secondaire 3 complété => must none
Possession of a secondary school diploma => must none
Completion of 12th grade => must none
NVQ Level 2 or 3 in Care => must certificate
Level 3 NVQ in Early Years => must certificate
Level 2 diploma in Adult Care => must certificate
A college certificate in Early Childhood Assistance => must certificate
One-year certificate in bookkeeping => must certificate
One-year college certificate in hairstyling => must certificate
University certificate in human resources => must certificate
Post-secondary certificate in office administration => must certificate
AEC ou DEP en secrétariat => must certificate
Attestation d’études collégiales en gestion => must certificate
Diploma, certificate or degree in ECE => must certificate
Certificate/diploma in pharmacy technology => must certificate
PGCE with QTS => must certificate
Graduate certificate in data analytics => must certificate
Vocational qualification in catering => must certificate
BTEC National in engineering => must certificate
post-secondary diploma in accounting => must diploma
Post secondary diploma or equivalent work experience => must diploma or equivalent
degree or diploma => must diploma
Diploma/degree => must diploma
a degree/diploma in hospitality management => must diploma
College Diploma, University Degree preferred => must diploma; nice bachelor
2-year diploma in civil technology => must diploma
two (2) year diploma in electrical engineering technology => must diploma
a three-year college diploma => must diploma
College diploma in Law Clerk studies => must diploma
Paralegal diploma => must diploma
Diploma in a related field => must diploma
Completion of post-secondary education => must diploma
Post-secondary education required => must diploma
Post-secondary training in a related area => must diploma
Some college or vocational training => must certificate
Some university or college education => must diploma
At least two years of college => must diploma
2 years of college or technical school => must diploma
Two years’ post-secondary education => must diploma
Completion of a two-year college program in business => must diploma
Completed a recognized Practical Nursing program => must diploma
Graduate of a recognized Personal Support Worker program => must diploma
Graduate of a two-year Library Technician program => must diploma
Graduate from an accredited MLT program => must diploma
Graduation from an approved school of practical nursing => must diploma
ECE diploma (RECE) => must diploma
SSW or CYW diploma => must diploma
You have completed college => must diploma
Culinary school graduate => must diploma
Technical school graduate => must diploma
Trade school or equivalent experience => must diploma or equivalent
DEC en techniques juridiques => must diploma
DEC en soins infirmiers => must diploma
DEP en soudage-montage => must certificate
Diplôme d’études collégiales (DEC) en informatique => must diploma
Diplôme d’études professionnelles (DEP) en électricité => must certificate
Formation collégiale ou universitaire en communication => must diploma
Diplôme postsecondaire en administration => must diploma
Études postsecondaires en finance => must diploma
HND in quantity surveying or above => must diploma
Foundation diploma in art => must diploma
Higher National Diploma in computing => must diploma
Higher National Certificate => must diploma
Cégep en techniques administratives => must diploma
CEGEP diploma => must diploma
A diploma in nursing or an equivalent combination of training and experience => must diploma or equivalent
Diploma or some seasons of work => must diploma or equivalent
Associate degree => must associate
Associate’s Degree in Applied Science => must associate
AAS in HVAC => must associate
A.A.S. degree in radiologic technology => must associate
Associate of Science in Nursing (ASN) => must associate
ASN or BSN => must associate
ADN/BSN => must associate
Associates degree or higher => must associate
2-year degree in accounting => must associate
Two-year degree required, four-year degree preferred => must associate; nice bachelor
Associate or Bachelor’s degree => must associate
An associate’s or higher in a technical field => must associate
BScN => must bachelor
B.Ed. => must bachelor
BEd or equivalent => must bachelor or equivalent
B.Ed and OCT membership => must bachelor
undergrad in marketing => must bachelor
Undergrad degree in biology => must bachelor
Undergraduate degree or higher => must bachelor
Bachelor’s or equivalent combination of education and experience => must bachelor or equivalent
Bachelor’s degree (or foreign equivalent) => must bachelor or equivalent
Bachelor’s degree, or foreign equivalent, in computer science => must bachelor or equivalent
BA/BSc => must bachelor
BS/BA => must bachelor
B.S. in CS or related => must bachelor
BS in CS, EE or similar => must bachelor
BSc Computer Science => must bachelor
BA Hons in graphic design => must bachelor
BA (Hons) => must bachelor
B.Sc. (Nursing) => must bachelor
B.A. Psychology => must bachelor
BASc in mining engineering => must bachelor
B.Eng. in civil or structural engineering => must bachelor
BComm or BBA with an accounting major => must bachelor
B.B.A. preferred => nice bachelor
BPharm => must bachelor
B.H.K. or B.Kin. => must bachelor
BFA in illustration or a killer portfolio => must bachelor
Bachelor of Science in Nursing => must bachelor
Bachelor of Commerce, finance major => must bachelor
Four-year Bachelor’s degree => must bachelor
4 yr degree => must bachelor
4-year college degree => must bachelor
a three or four year university degree => must bachelor
College degree preferred => nice bachelor
College degree => must bachelor
University degree => must bachelor
A university degree in any discipline => must bachelor
A first degree in economics => must bachelor
First degree (2:1 or above) => must bachelor
An honours degree => must bachelor
Upper second class degree in law => must bachelor
Degree educated => must bachelor
Degree-educated or equivalent experience => must bachelor or equivalent
Degree-level education => must bachelor
Educated to degree standard => must bachelor
Engineering degree => must bachelor
A degree in engineering or five years in the field => must bachelor or equivalent
Degree in law (LLB) and admission as a solicitor => must bachelor
JD => must bachelor
J.D. degree from an accredited law school => must bachelor
J.D. required => must bachelor
LL.B or J.D. => must bachelor
Law degree and call to the Ontario bar => must bachelor
Graduate of an accredited law school => must bachelor
Graduate of a Canadian law school => must bachelor
University graduate => must bachelor
University degree preferred, but not required => nice bachelor
University-level education in statistics => must bachelor
Baccalauréat en éducation préscolaire => must bachelor
Baccalauréat en comptabilité ou expérience équivalente => must bachelor or equivalent
Diplôme universitaire de premier cycle en communication => must bachelor
Baccalauréat en droit et membre du Barreau => must bachelor
BAC en administration => must bachelor
Un baccalauréat ou toute autre formation jugée équivalente => must bachelor or equivalent
RN with a BScN => must bachelor
Bachelors required; Masters a plus => must bachelor; nice master
Bachelor’s degree required (Master’s preferred) => must bachelor; nice master
Bachelor’s degree. Master’s degree preferred. => must bachelor; nice master
Bachelor’s; advanced degree a plus => must bachelor; nice master
Bachelor’s or Master’s => must bachelor
Bachelor’s, Master’s or PhD in a STEM field => must bachelor
Bachelor’s degree or 4 additional years of experience => must bachelor or equivalent
Bachelor’s degree or, in lieu of a degree, six years of experience => must bachelor or equivalent
Degree in nursing, social work or a related health discipline => must bachelor
A related degree => must bachelor
Relevant degree => must bachelor
Degree in accounting, finance or equivalent => must bachelor or equivalent
You’ve got a degree in design (or you’re self-taught and can prove it) => must bachelor or equivalent
a teaching degree => must bachelor
STEM graduate => must bachelor
Graduate in chemistry or biochemistry => must bachelor
Accredited degree in planning => must bachelor
CACB-accredited degree in architecture => must bachelor
Bachelor level education => must bachelor
Education: Bachelor’s (Required) => must bachelor
Bachelor’s (Preferred) => nice bachelor
Required education: Bachelor’s degree or equivalent => must bachelor or equivalent
Master’s preferred => nice master
Master’s => must master
Masters => must master
Masters in Engineering => must master
A master’s in social work => must master
Master of Social Work => must master
MSW/RSW => must master
MSW => must master
MEd in counselling psychology => must master
M.A. in clinical psychology => must master
M.Sc. in epidemiology or biostatistics => must master
MSc or above => must master
MBA or CPA => must master
Graduate degree preferred => nice master
A graduate degree in a quantitative field => must master
Post-graduate degree in economics => must master
MLIS or equivalent => must master or equivalent
M.Arch. or equivalent => must master or equivalent
Master’s-level clinician => must master
MS or PhD in computer science => must master
MS/PhD => must master
Master’s/PhD => must master
Masters/PhD preferred => nice master
MN preferred => nice master
MHA or MBA an asset => nice master
Maîtrise en administration publique => must master
Maîtrise ou doctorat en biologie => must master
Diplôme de deuxième cycle en orientation => must master
MPT or MScPT => must master
Master of Physical Therapy => must master
Master’s Degree in Speech-Language Pathology => must master
Executive MBA a bonus => nice master
Bachelor’s degree and 5 or more years of experience => must bachelor
Degree in accounting and knowledge or experience with SAP => must bachelor
Degree and relevant experience => must bachelor
Diploma in business or finance, experience with SAP => must diploma
Bachelor’s degree with one or two years of experience => must bachelor
Diploma or a two-year certificate => must certificate
Degree or diploma, with two years of experience => must diploma
Degree or ten years on the tools => must bachelor or equivalent
A diploma or at least three seasons in a greenhouse => must diploma or equivalent
A diploma or three summers on the farm => must diploma or equivalent
PhD candidates welcome => nice none
PhD => must doctorate
Ph.D. in economics => must doctorate
PhD or equivalent experience => must doctorate or equivalent
A doctoral degree in psychology => must doctorate
Doctorate in education preferred => nice doctorate
Doctor of Veterinary Medicine => must doctorate
DVM or equivalent => must doctorate or equivalent
DVM => must doctorate
PharmD => must doctorate
Earned doctorate from an accredited university => must doctorate
MD => must doctorate
M.D. with board certification => must doctorate
DDS/DMD => must doctorate
Doctorat en psychologie => must doctorate
Master’s required, PhD preferred => must master; nice doctorate
PhD preferred, Master’s considered => nice doctorate; must master
Bachelor’s required. PhD candidates welcome => must bachelor; nice none
A degree in planning and three years of experience, or a graduate degree and one year => must bachelor
A university degree in science or a master’s in public health => must bachelor
A degree in nursing; a master’s degree preferred => must bachelor; nice master
`;

/** Licences, tickets, people, workplaces and figures of speech: no schooling. */
const NOT_ASKED = `
Red Seal
Red Seal certification
Journeyperson with Red Seal endorsement
trade certificate
Trades certificate in plumbing
Certificate of Qualification 306A
Teaching certificate
Food handler certificate
CPR certificate
Safe Food Handling certificate or equivalent
Working at Heights certificate
Forklift certificate
WHMIS certificate
First aid certificate or equivalent
CPA designation
CPA, CA or CMA
PMP certification
A high degree of professionalism
A fair degree of independence
High degree of computer literacy
Some degree of flexibility
To a high degree
Whatever your degree, we train you
We don’t require a degree
No formal education required
Degree not required
No high school diploma required
You do not need a college diploma
A diploma is not needed
Work with high school students
Tutor Grade 12 calculus
Teach Grade 4
Grade 8 classroom experience
Coach college athletes
Experience in a college setting
Experience in post-secondary education administration
Liaise with universities and colleges
Member of the College of Nurses
Registration with the College of Early Childhood Educators
Registered with the College of Physiotherapists of Ontario
Master scheduler experience
Master the art of latte
Master key systems
Scrum master certification preferred
Master electrician
Mastery of Excel
Experience as a webmaster
Bachelor party bookings
Associate with a law firm
Associate membership in CPHR
Sales associate background
MS Excel
MS Office (Word, Excel)
MS SQL Server
MA plates
BA skills
Experience as a BA or PM
AS/400 experience
AA batteries
Aggressive on PhD-level problems
Doctor’s office experience
Doctor office reception experience
Graduates of our own academy
Graduate recruitment experience
Tuition for your master’s degree is paid by us
Reimbursement of university fees
Some knowledge of 360-degree feedback
Bend and rotate 180 degrees
Temperatures above 35 degrees
Maîtrise de la langue française
Maîtrise des outils Office
Excellente maîtrise de l’anglais
Aucun diplôme requis
Diplôme non requis
Degree of difficulty varies
Degree sign on the thermostat
Certificate of insurance
Birth certificate on file
SSL certificate management
Bachelorette parties
Masterful storytelling
Master of ceremonies experience
Grade 10.9 bolts
Grade A produce
Experience grading diplomas
Doctor appointments booking
Doctors’ schedules
BA agile stories
High schoolers welcome as volunteers
Work near the university
University hospital experience
College Street location
Experience teaching at the college level
Tutoring college students
`;

const linesOf = (table: string): string[] => table.trim().split('\n');

describe('schooling that is asked, in the words of ads', () => {
  it.each(linesOf(ASKED))('%s', (row) => {
    const [line = '', expected = ''] = row.split(' => ');
    expect(degrees(line)).toBe(expected);
  });
});

describe('no schooling', () => {
  it.each(linesOf(NOT_ASKED))('%s', (line) => expect(degrees(line)).toBe(''));
});
