import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** "wording => level, degree": written after the rules, to see whether they hold. */
const ASKED = `
Successful completion of Grade 12 or G.E.D. => must none
Your Grade 12, or the same from another country => must none
Senior Matriculation or equivalent => must none or equivalent
CAEC or high school diploma => must none
Minimum high school; some college preferred => must none
Ontario Secondary School Diploma or equivalent => must none or equivalent
BC Dogwood or GED => must none
Some high school => must none
Maths and English GCSE at grade 4 or above => must none
School leaving certificate => must none
2-year college diploma or equivalent experience => must diploma or equivalent
A relevant two-year diploma from a recognised college => must diploma
Diploma (or degree) in Interior Design => must diploma
a college-level diploma in hospitality => must diploma
an Environmental Technician diploma => must diploma
Post-secondary credential in early learning => must diploma
Community college graduate in a related program => must diploma
You are a graduate of a culinary program => must diploma
Education: College/CEGEP => must diploma
College, CEGEP or other non-university certificate or diploma from a program of 1 year to 2 years => must certificate
Education: Bachelor’s degree or equivalent experience => must bachelor or equivalent
University degree in commerce or a professional accounting designation => must bachelor
B.S. or B.A. degree => must bachelor
A four-year degree or equivalent military experience => must bachelor or equivalent
4-year degree in CS (or you can show us what you built) => must bachelor
A Bachelors of Science in Nursing (BSN) required => must bachelor
Batchelor’s degree in accounting => must bachelor
Bachelor’s degree strongly preferred => nice bachelor
A bachelor’s would be nice => nice bachelor
Must hold a bachelor’s => must bachelor
You have a BSc, MSc or PhD in biology => must bachelor
MSc/PhD in statistics (BSc with 3 years considered) => must bachelor
Graduate-level training in counselling => must master
Master’s degree in a relevant field or a bachelor’s degree plus five years => must bachelor
MEng or MSc desirable => nice master
M.Ed./M.A. in Student Affairs => must master
Completed articling and a J.D. => must bachelor
Doctor of Philosophy in chemistry => must doctorate
DNP or MSN => must master
PsyD or PhD, licensed => must doctorate
Ed.D. preferred => nice doctorate
BCom, CPA track => must bachelor
Qualified teacher with a degree and QTS => must bachelor
HNC/HND or degree in construction management => must diploma
Level 4 diploma in therapeutic counselling => must certificate
Diplôme d’études professionnelles (DEP) en cuisine ou expérience pertinente => must certificate or equivalent
DEC ou baccalauréat en graphisme => must diploma
Baccalauréat exigé, maîtrise souhaitée => must bachelor; nice master
Certificat ou baccalauréat en gestion => must certificate
Détenir un DES => must none
Diplôme universitaire de 1er cycle => must bachelor
`;

describe('schooling that is asked, in further words', () => {
  it.each(ASKED.trim().split('\n'))('%s', (row) => {
    const [line = '', expected = ''] = row.split(' => ');
    const found = extractRequirements(`Officer\nRequirements:\n${line}\n`).requirements;
    const degrees = found
      .filter(({ kind }) => kind === 'degree')
      .map(({ level, degree, orEquivalent }) =>
        [level, degree, ...(orEquivalent ? ['or equivalent'] : [])].join(' '),
      );
    expect(degrees.join('; ')).toBe(expected);
  });
});
