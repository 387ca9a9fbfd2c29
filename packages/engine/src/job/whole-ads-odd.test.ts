import { describe, expect, it } from 'vitest';
import { extractRequirements } from './extract-requirements.ts';
import { askedWords as asked, levelAt } from './testing/read-ad.ts';

describe('ads of odd shapes', () => {
  it('reads a list under a heading in the advertiser’s own words', () => {
    const ad =
      'Volunteer Coordinator\nLanternway Hospice, Kendal\n\nThe sort of thing you will be doing\n1. Matching volunteers with families\n\nThe sort of person we have in mind\n1. Has run rotas or supervised people for two years, paid or unpaid\n2. Writes a clear email\n3. Knows how to calm a visitor\n\nA management qualification would count in your favour but it is by no means a must. So would knowing Better Impact.\n';
    expect(levelAt(ad, 'two years')).toBe('must');
    expect(levelAt(ad, 'clear email')).toBe('must');
    expect(levelAt(ad, 'management qualification')).toBe('nice');
    expect(levelAt(ad, 'Better Impact')).toBe('nice');
    expect(levelAt(ad, 'Matching volunteers')).toBe('context');
  });

  it('reads a demand in French prose behind its label', () => {
    const ad =
      "Adjointe administrative\n\nCe dont nous avons besoin : un DEP en secrétariat ou l'équivalent, un minimum de deux années dans un bureau, un français sans fautes et de l'aisance avec Word.\n";
    const { requirements } = extractRequirements(ad);
    expect(requirements.find(({ kind }) => kind === 'years')).toMatchObject({
      years: 2,
      level: 'must',
      skills: [],
    });
    expect(
      requirements.find(({ kind }) => kind === 'degree')?.skills.map(({ text }) => text),
    ).toEqual(['secrétariat']);
    expect(requirements.find(({ kind }) => kind === 'language')?.level).toBe('must');
  });

  it('takes a shouted poster’s first words for no heading', () => {
    const ad =
      'HELP WANTED!! PIZZA COOK - FRI/SAT NIGHTS - BRIAR OVEN, NANAIMO\n* FOODSAFE LEVEL 1 A MUST\n* 1 YR ON A LINE OR IN A BAKERY\n* SPEAK ENOUGH ENGLISH TO CALL ORDERS\nFREE PIE EVERY SHIFT. IN BUSINESS 22 YEARS.\n';
    expect(levelAt(ad, '1 YR')).toBe('must');
    expect(levelAt(ad, 'FOODSAFE')).toBe('must');
    expect(levelAt(ad, 'ENGLISH')).toBe('must');
    expect(asked(ad).some((line) => line.includes('22 YEARS'))).toBe(false);
  });

  it('reads a skill that is a sentence’s subject', () => {
    const ad =
      "iOS Developer\n\nyou're probably a match if\n– Swift is your daily driver\n– you've debugged Core Data\n\ncherry on top: some Rails\n";
    expect(levelAt(ad, 'daily driver')).toBe('must');
    expect(levelAt(ad, 'Core Data')).toBe('must');
    expect(levelAt(ad, 'Rails')).toBe('nice');
  });

  it('keeps a label with the level that is all it is given', () => {
    const ad =
      'Dental Hygienist\n\nIn short:\nAnaesthetic module: needed\nLaser certification: lovely, not needed\nImplant training: an asset\nHours: Mon to Thu\n';
    expect(levelAt(ad, 'Anaesthetic')).toBe('must');
    expect(levelAt(ad, 'Laser')).toBe('nice');
    expect(levelAt(ad, 'Implant')).toBe('nice');
    expect(asked(ad).some((line) => line.includes('Hours'))).toBe(false);
  });

  it('reads numbered statements and what they are rated by', () => {
    const ad =
      'STATEMENT OF QUALIFICATIONS – Welding Inspector\n\nCompany: Ironbark Vessels Ltd. Location: Edmonton\n\nMANDATORY QUALIFICATIONS\nM1. CWB Level 2 certification.\nM2. Seven (7) years in pressure welding.\nRATED QUALIFICATIONS (points given, not mandatory)\nR1. Phased array experience.\nR2. Diploma in welding technology.\n';
    expect(levelAt(ad, '(7) years')).toBe('must');
    expect(levelAt(ad, 'Phased array')).toBe('nice');
    expect(levelAt(ad, 'Diploma')).toBe('nice');
    expect(asked(ad).some((line) => /: [MR]\d\.?$/.test(line))).toBe(false);
    expect(extractRequirements(ad).company).toBe('Ironbark Vessels Ltd.');
  });

  it('asks nothing with the words that explain what is not needed', () => {
    const ad =
      "Editor\n\nAbout you\nEnglish is a must. Portuguese isn't needed, though you'd pick up the jokes faster.\n";
    expect(asked(ad)).toHaveLength(1);
  });
});

describe('a certificate that a school gives', () => {
  for (const line of [
    'State-approved court reporter certificate',
    'Veterinary office certificate (Ridge College etc.) or the equivalent',
  ]) {
    it(line, () => {
      const { requirements } = extractRequirements(`Clerk\n\nRequirements\n- ${line}\n`);
      expect(requirements.find(({ kind }) => kind === 'degree')?.degree).toBe('certificate');
    });
  }
});

describe('degrees beside places and other degrees', () => {
  const degreesOf = (line: string): string[] =>
    extractRequirements(`Clerk\n\nRequirements\n- ${line}\n`).requirements.flatMap(
      ({ level, degree }) => (degree === undefined ? [] : [`${level} ${degree}`]),
    );

  it('takes a state for no degree', () => {
    expect(degreesOf('Open in Cambridge, MA, USA and Jackson, MS, USA')).toEqual([]);
    expect(degreesOf('MA in history')).toEqual(['must master']);
  });

  it('hears the wish at the end of two degrees', () => {
    expect(degreesOf('MS or Ph.D. degree in geology or a related field is preferred')).toEqual([
      'nice master',
    ]);
  });
});

describe('degrees in prose', () => {
  const degreesIn = (sentence: string): string[] =>
    extractRequirements(`Clerk\n\nAlder Foods packs fruit.\n\n${sentence}\n`).requirements.flatMap(
      ({ level, degree }) => (degree === undefined ? [] : [`${level} ${degree}`]),
    );

  it('hears what need not be held', () => {
    expect(degreesIn('Applicants need not hold a degree.')).toEqual([]);
  });

  it('hears a French school diploma among other demands', () => {
    expect(degreesIn('On demande un DES et six mois dans un entrepôt.')).toEqual(['must none']);
  });
});

describe('terse words of demand', () => {
  it('hears “need” without a subject and counts no speeding tickets as certificates', () => {
    const ad =
      'parts driver for the branch asap. need class 5, clean abstract\n(no more than 2 tickets in 3 yrs), some mechanical sense.\n';
    expect(levelAt(ad, 'class 5')).toBe('must');
    const certs = extractRequirements(ad).requirements.filter(({ kind }) => kind === 'cert');
    expect(certs.flatMap(({ skills }) => skills.map(({ text }) => text))).toEqual(['class 5']);
  });
});
