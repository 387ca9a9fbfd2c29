import { describe, expect, it } from 'vitest';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { namesOf } from './posting-names.ts';
import { isMisspelled } from './wanted.ts';

const input = inputFor(PAYROLL, PAYROLL_AD);
const letterTo = (company: string): string =>
  writeCoverLetter({
    ...input,
    job: { ...input.job, company },
    jobDescription: input.jobDescription.replace(/^.*Dana Placeholder.*$/m, ''),
  }).standard;

describe('whom a letter greets', () => {
  it.each(['The Ellison House', 'the Ellison House'])('is never "Dear The": "%s"', (company) => {
    expect(letterTo(company).split('\n')[0]).toBe('Dear hiring team,');
  });

  it.each([
    'Competition 26-117-S',
    'Competition No. 4471',
    'Posting 20-331',
    'REQ-20441',
    'Reference number 8812',
    '26-117-S',
  ])('is no number of a posting: "%s"', (company) => {
    expect(namesOf({ ...input.job, company }).company).toBeUndefined();
    expect(letterTo(company).split('\n')[0]).toBe('Dear hiring team,');
  });

  it.each(['North Mills', '3M', 'Number Nine Bakery', '7-Eleven'])(
    'is the employer by its name: "%s"',
    (company) => {
      expect(namesOf({ ...input.job, company }).company).toBe(company);
    },
  );
});

describe('the words of the ad', () => {
  it('stand in no sentence that goes on with no act', () => {
    const { tones } = writeCoverLetter(input);
    for (const letter of Object.values(tones ?? {}))
      expect(letter.standard).not.toMatch(
        /Your ad (?:asks for|mentions|names)|(?:part of my work|matter most to you)/,
      );
  });

  it('are not copied with their slips', () => {
    expect(isMisspelled('independant living')).toBe(true);
    expect(isMisspelled('year-end reporting')).toBe(false);
  });
});

describe('a title of the ad', () => {
  it.each([
    '214 member families',
    '62 trucks and trailers',
    '3 days a week',
    '24/7 care for everybody',
    '118 bed residence',
  ])('is none that counts what the employer has: %s', (title) => {
    expect(namesOf({ title, requirements: [], skills: [] }).title).toBeUndefined();
  });
  it.each(['2nd Line Support Technician', '3D Artist', '2nd Engineer'])('is one: %s', (title) => {
    expect(namesOf({ title, requirements: [], skills: [] }).title).toBe(title);
  });
});
