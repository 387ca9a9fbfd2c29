import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';
import { findYears } from './years.ts';

const RUNS = { numRuns: 1000 };

/** Amounts of time that are no demand, at "#". */
const TELLS = [
  'For over # years we have built boats',
  'We have cared for families for # years',
  'A family business with # years of experience',
  'Salary grows after # years with us',
  'A contract of # months',
  'This is a #-month fixed-term contract',
  'Contract: # months',
  'Duration: # months, renewable',
  'Children aged # to 12 years',
  'Must be at least # years old',
  'You must be # years of age or older',
  'Vacation rises after # years of employment',
  'No accidents in the last # years',
  'A certificate issued within # months',
  'Our team has # years of experience between them',
  'The warranty lasts # years',
  'A #-year diploma',
  'Shifts of # hours for 2 weeks',
  'Temporary, up to # months',
  'Commit to at least # months with us',
];
/** Demands for "#" years. */
const ASKS = [
  '#+ years of retail experience',
  'At least # years in a warehouse',
  'Minimum # years as a carer',
  'Experience: # years',
  'You have # years behind a bar',
  'You have worked in sales for at least # years',
  '# yrs exp in roofing',
  'Minimum of # (#) years of experience in payroll',
  'Au moins # ans d’expérience en cuisine',
];
const filled = (form: string, count: number): string => form.replaceAll('#', String(count));
const adOf = (line: string): string => `Clerk\nRequirements:\n- Tidy\n- ${line}\n- Kind\n`;

describe('amounts of time', () => {
  it('are no demand where they tell of the firm, an age, a contract or a shift', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TELLS), fc.integer({ min: 2, max: 60 }), (form, count) => {
        const { requirements } = extractRequirements(adOf(filled(form, count)));
        expect(requirements.filter(({ kind }) => kind === 'years')).toEqual([]);
      }),
      RUNS,
    );
  });

  it('are read as they are asked, of any number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ASKS), fc.integer({ min: 1, max: 40 }), (form, count) => {
        const { requirements } = extractRequirements(adOf(filled(form, count)));
        const years = requirements.filter(({ kind }) => kind === 'years');
        expect(years.map((one) => one.years)).toEqual([count]);
      }),
      RUNS,
    );
  });

  it('never throw, and stand where they say, whatever the text', () => {
    const word = fc.constantFrom(
      '3',
      'five',
      '+',
      '-',
      'to',
      'years',
      'yrs.',
      'months',
      '(2)',
      'or',
    );
    const text = fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 20 });
    fc.assert(
      fc.property(text, (words) => {
        const line = words.join(' ');
        for (const { start, end, years } of findYears(line)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(line.length);
          expect(years).toBeGreaterThan(0);
          expect(years).toBeLessThanOrEqual(40);
        }
      }),
      RUNS,
    );
  });
});

describe('sums of money', () => {
  it.each([
    'Experience managing budgets over $2M',
    'Sales experience with a $1M quota',
    'You have closed deals of $20k for two years',
  ])('of the work leave a demand a demand: %s', (line) => {
    const { requirements } = extractRequirements(adOf(line));
    expect(
      requirements.filter(({ text }) => line.includes(text)).map(({ level }) => level),
    ).toContain('must');
  });

  it.each(['$80k plus commission', 'Salary $60,000', 'Pay: $25 per hour'])(
    'of the pay ask nothing: %s',
    (line) => {
      const { requirements } = extractRequirements(adOf(line));
      expect(requirements.some(({ text }) => line.includes(text))).toBe(false);
    },
  );
});
