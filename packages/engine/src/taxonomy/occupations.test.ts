import { describe, expect, it } from 'vitest';
import occupations from '../../data/taxonomy/occupations.json' with { type: 'json' };
import equivalents from '../../data/taxonomy/title-equivalents.json' with { type: 'json' };
import { relatedness } from './occupation-nearness.ts';
import { type Occupation, occupationOf, readTitle } from './occupations.ts';
import { titleTokens } from './title-words.ts';

const codesOf = (title: string, lines?: string[]): string[] =>
  occupationOf(title, lines).map(({ occupation }) => occupation.code.slice(0, 6));
const likeliest = (title: string): Occupation => {
  const [first] = occupationOf(title);
  if (first === undefined) throw new Error(`${title} is no occupation`);
  return first.occupation;
};

describe('what a title says', () => {
  it.each([
    ['Sr. Software Developer II (contract)', 'software developer', 'senior', 'II'],
    ['Trainee Solicitor', 'solicitor', 'trainee', undefined],
    ['Head of Marketing', 'marketing', 'head', undefined],
    ['Clerk II – Parks Division', 'clerk', undefined, 'II'],
    ['Part-time Cashier', 'cashier', undefined, undefined],
    ['Electrician, 3rd year apprentice', 'electrician', 'trainee', undefined],
    ['Staff Nurse Band 6', 'staff nurse', undefined, 'band 6'],
  ])('%s', (title, base, seniority, grade) => {
    const reading = readTitle(title);
    expect([reading.base, reading.level?.seniority, reading.level?.grade]).toEqual([
      base,
      seniority,
      grade,
    ]);
  });

  it.each([
    ['Night Auditor', 'night auditor'],
    ['Registered Nurse', 'registered nurse'],
    ['Warehouse Team Lead', 'warehouse team lead'],
    ['Grade 5 Teacher', 'grade 5 teacher'],
  ])('keeps what belongs to the name: %s', (title, base) => {
    expect(readTitle(title).base).toBe(base);
  });

  it("reads women's and men's forms, plurals and British spellings alike", () => {
    expect(titleTokens('Adjointe administrative')).toEqual(titleTokens('adjoint administratif'));
    expect(titleTokens("Bricklayers' Labourer")).toEqual(['bricklayer', 'laborer']);
  });

  it('knows nothing of what is no title', () => {
    expect(readTitle('Qwzx Vrrp')).toEqual({ base: 'qwzx vrrp', candidates: [] });
    expect(readTitle('').candidates).toEqual([]);
    expect(readTitle('- 2019 -').candidates).toEqual([]);
  });
});

describe('the occupation of a title', () => {
  it.each([
    ['Yard Hand - Timber', '53-706'],
    ['Clerk II – Parks Division', '43-906'],
    ['Ward Sister', '29-114'],
    ['Estate Agent', '41-902'],
    ['HGV driver', '53-303'],
    ['Adjoint(e) administratif(ve)', '43-601'],
    ['Infirmière ou infirmier clinicien', '29-114'],
    ['EA (Educational Assistant)', '25-904'],
    ['PA to the Managing Director', '43-601'],
  ])('%s', (title, group) => {
    expect(codesOf(title)[0]).toBe(group);
  });

  it('weighs candidates, and lets the lines of a role decide between them', () => {
    const lines = [
      'Prepared and stained blood samples',
      'Ran the analysers and logged test results',
    ];
    const candidates = occupationOf('Technician', lines);
    expect(candidates[0]?.occupation.code).toMatch(/^29-201/);
    expect(candidates.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(1);
    expect(codesOf('Technician')[0]).not.toBe('29-201');
  });

  it('reads lines alone where the title says nothing', () => {
    expect(codesOf('', ['Drafted pleadings and argued motions in court'])[0]).toBe('23-101');
  });
});

describe('how near occupations are', () => {
  const nurse = likeliest('Registered Nurse');
  const practical = likeliest('Licensed Practical Nurse');
  const cook = likeliest('Line Cook');
  const developer = likeliest('Software Developer');

  it('goes from the same to none, whichever comes first', () => {
    expect(relatedness(nurse, nurse)).toBe(1);
    expect(relatedness(nurse, practical)).toBeGreaterThanOrEqual(0.5);
    expect(relatedness(practical, nurse)).toBe(relatedness(nurse, practical));
    expect(relatedness(cook, developer)).toBe(0);
  });
});

it('names occupations that are there, each title once', () => {
  const codes = new Set(occupations.rows.map(([code]) => code));
  expect(equivalents.rows.filter(([, code]) => !codes.has(code ?? ''))).toEqual([]);
  const titles = equivalents.rows.map(([title]) => titleTokens(title ?? '').join(' '));
  expect(titles.filter((title) => title === '')).toEqual([]);
});
