import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { isLapsed, tellsDrivingLicence } from '../../taxonomy/credentials.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { findEvidence } from './evidence.ts';
import { indexEvidence } from './evidence-index.ts';
import { listEvidenceLines } from './evidence-lines.ts';

const kindOf = (resume: Resume, term: string): string => {
  const index = indexEvidence(listEvidenceLines(resume, 'We look for somebody.'));
  const { tier, near } = findEvidence(index, findSkill(term)?.name ?? term, [term]);
  return tier === 0 ? 'none' : near ? 'near' : 'shown';
};
const holding = (name: string, summary?: string): Resume => ({
  certificates: [{ name, ...(summary === undefined ? {} : { summary }) }],
});

describe('a paper that the ad names in its own way', () => {
  it.each([
    ['Food Safety Level 3', 'Food safety certificate'],
    ['Professional Cookery, NQF Level 4', 'Cookery certificate'],
    ['VHF Radio Operator (SRC)', 'VHF radio certificate'],
    ['Group Exercise Instructor Level 3', 'group exercise certificate'],
    ['Electrical Worker Licence Class A1', 'A1 electrical licence'],
    ['Heavy T driver’s permit', 'Heavy T permit'],
    ['Electrical wireman, class C2', "wireman's licence"],
    ['Aqua Fitness Instructor', 'Aqua fitness certificate'],
    ['Ticket: Elevated Work Platform', 'elevated work platform ticket'],
    ['Rope rescue, two days', 'rope rescue certificate'],
  ])('%s is the %s', (name, term) => expect(kindOf(holding(name), term)).toBe('shown'));

  it.each([
    ['Electrical Worker Licence Class B', 'A1 electrical licence'],
    ['Food Hygiene Auditor', 'Food safety certificate'],
    ['First Aid', 'rope rescue certificate'],
    ['Class 2 licence', 'T permit'],
  ])('%s is no %s', (name, term) => expect(kindOf(holding(name), term)).toBe('none'));

  it.each<[string, NonNullable<Resume['education']>[number], string, string]>([
    [
      'a paper whose subject is the field beside it',
      {
        institution: 'FÁS',
        studyType: 'National Craft Certificate',
        area: 'Painting & Decorating',
      },
      'National Craft Certificate in Painting and Decorating',
      'shown',
    ],
    [
      'another subject',
      { institution: 'FÁS', studyType: 'National Craft Certificate', area: 'Plumbing' },
      'National Craft Certificate in Painting and Decorating',
      'none',
    ],
    [
      'a course among the lines of a school',
      { institution: 'Istituto Alberghiero', highlights: ['HACCP for food handlers'] },
      'HACCP certificate',
      'shown',
    ],
  ])('%s', (_, education, term, kind) =>
    expect(kindOf({ education: [education] }, term)).toBe(kind),
  );

  it.each([
    ['HGV C+E', 'a category C+E licence', 'shown'],
    ['Driving licence C, CE', 'category C+E licence', 'shown'],
    ['Full clean licence B, own van', 'category C+E licence', 'none'],
    ['Full class 1 licence', 'driver licence', 'shown'],
    ['Full SIA licence', 'driver licence', 'none'],
  ])('%s: %s is %s', (name, term, kind) => expect(kindOf(holding(name), term)).toBe(kind));

  it('asks about a paper whose subject a line speaks of', () => {
    const resume: Resume = {
      basics: { summary: 'Rigger, trained for work in heights on towers.' },
    };
    expect(kindOf(resume, 'working at heights certificate')).toBe('near');
  });

  it('asks about one that has run out or is worked for', () => {
    expect(kindOf(holding('Food Safety Level 3', 'expired'), 'Food safety certificate')).toBe(
      'near',
    );
    expect(kindOf(holding('Food Safety Level 3 (lapsed)'), 'Food safety certificate')).toBe('near');
    expect(kindOf(holding('Food Safety Level 3 (in progress)'), 'Food safety certificate')).toBe(
      'near',
    );
  });

  it('takes a bullet for a paper only where it says so', () => {
    const told = (line: string): Resume => ({
      work: [{ position: 'Cook', startDate: '2020', highlights: [line] }],
    });
    expect(kindOf(told('Kept the food safety log each night'), 'Food safety certificate')).toBe(
      'none',
    );
    expect(kindOf(told('Certified in food safety since 2020'), 'Food safety certificate')).toBe(
      'shown',
    );
  });
});

describe('a driving licence', () => {
  it.each([
    'driving lic. B, own car',
    'Driving: B, AM',
    'Driving:	Full clean licence, own car',
    "Full driver's license",
    'Driving permit class 3',
    'Permis de conduire B',
    'Permis B',
    'Führerschein Klasse B',
    'Rijbewijs B',
    'Carnet de conducir B1',
    'Patente B',
    'CNH categoria B',
    'I drive (category B, since 1996). I sing alto in the choir',
    '41 years, married - licence: federal type B - free in two weeks',
    'LICENCE: Light vehicle, since 2022',
    'Licences: heavy motor vehicles',
    'French: conversational. G licence. Coach of a hockey team',
    'Full G2 licence, own car',
    'Class 5 licence, clean abstract',
    'Code 10 licence and PrDP',
    'Licence: B, C1',
    'License for motorcycles',
    'Driver: B, BE',
    'Carteira de motorista B',
    'Kørekort B',
  ])('%s', (text) => expect(tellsDrivingLicence(text)).toBe(true));

  it.each([
    'Electrical licence class A1',
    'Pilot licence, type rating B737',
    'Security licence: class 1',
    'Licence in biology',
    'License manager for design software',
    'Licensed premises, light meals',
    'Licence: private investigator',
    'I drive change and sell to category managers',
    'Software licences, class leading tools',
    'Fishing licence: type B',
  ])('no driving licence: %s', (text) => expect(tellsDrivingLicence(text)).toBe(false));

  it.each([
    'Drove the van to markets',
    'Driving change across teams',
    'Licensed electrician',
    'Defensive driving',
    'Issued fishing licences',
    'Full SIA licence',
    'No driving licence',
    'I do not need a driving licence here',
    'Driver training: 3 new drivers a year',
  ])('not %s', (text) => expect(tellsDrivingLicence(text)).toBe(false));
});

describe('an everyday word with its level', () => {
  it.each(['Excel (PROCV, tabela dinâmica)', 'Excel (basic)', 'Word 2016', 'Outlook good'])(
    '%s is the program',
    (item) => {
      const term = `Microsoft ${item.split(/[ (]/)[0]}`;
      expect(kindOf({ skills: [{ keywords: [item] }] }, term)).toBe('shown');
    },
  );
  it.each(['Excel in all things', 'Outlook for the coming year'])('%s is none', (item) =>
    expect(kindOf({ skills: [{ keywords: [item] }] }, 'Microsoft Outlook')).toBe('none'),
  );
});

describe('a paper that is held no more', () => {
  it.each([
    'SIA licence, suspended since 2023',
    'SIA licence (suspended in 2023)',
    'SIA suspended',
  ])('%s', (text) => expect(isLapsed(text)).toBe(true));
  it.each(['Suspended loads', 'Work on suspended platforms', 'Suspended access certificate'])(
    'but not %s',
    (text) => expect(isLapsed(text)).toBe(false),
  );
});
