import { describe, expect, it } from 'vitest';
import { chooseOwnLines, listOwnLines } from './own-lines.ts';

const linesOf = (highlights: string[], summary?: string): string[] =>
  listOwnLines({
    basics: { name: 'Ola Sample' },
    work: [{ name: 'North Mills', position: 'Clerk', highlights, ...(summary ? { summary } : {}) }],
  }).map(({ text }) => text);

describe('lines that a letter sets off', () => {
  it.each([
    ['Weekly payroll for 140 staff, from timesheets to bank file', null],
    ['Responsible for the front desk of two clinics', 'The front desk of two clinics'],
    [
      'No accidents in the five years there. Got two awards.',
      'No accidents in the five years there',
    ],
    ['Set up the records & trained two clerks', 'Set up the records and trained two clerks'],
    ['Ran the tills of Marks & Spencer in town', null],
    ['Payroll of the wards of St. Mary Hospital and two clinics', null],
    ['Took care of an 84 yrs old lady at home', 'Took care of an 84-year-old lady at home'],
    ['I also check the deliveries each morning', 'Check the deliveries each morning'],
    [
      'Caseload approx 60 families in the north of town',
      'Caseload about 60 families in the north of town',
    ],
  ])('are the person’s own: %s', (line, text) => {
    expect(linesOf([line])).toEqual([text ?? line]);
  });

  it.each([
    'Filing and post',
    '2023: in the project for new arrivals',
    'The ideal candidate will work under pressure',
    'He was the one they called at night',
    'Ola kept the whole store in order for years',
    'Kept the records of the store and',
    'Ran the desk (calls, visitors and',
    'WEEKLY PAYROLL FOR ALL STAFF',
    'Never used SAP Ariba or Excel in that job',
    'Not responsible for payroll or cash handling',
    'Hope to learn month-end reporting next year',
    'The accountant did the month-end reporting',
    'My boss used Excel for that at month end',
    'Cash handling was done by Ana',
    'Left because of a row over month-end reporting',
    'Supervisor: Jane Doe, payroll manager, 555 0100',
    'Reason for leaving: payroll was moved to another site',
  ])('are whole lines on the work: not %s', (line) => {
    expect(linesOf([line])).toEqual([]);
  });

  it('are every sentence of a paragraph on the job', () => {
    expect(
      linesOf([], 'Now I do brakes, shocks and alignments. I show customers the worn parts.'),
    ).toEqual(['Do brakes, shocks and alignments', 'Show customers the worn parts']);
  });

  it('stand in the order of what the ad asks for, and not at all where none answers it', () => {
    const lines = listOwnLines({
      work: [
        {
          name: 'North Mills',
          highlights: ['Kept the office plants watered daily', 'Filed the tax returns of 40 staff'],
        },
      ],
    });
    const entry = lines[0]?.entry ?? '';
    const chosen = (stems: string[]): string[] =>
      chooseOwnLines(lines, entry, { wanted: [], adStems: new Set(stems) }).map(({ text }) => text);
    expect(chosen(['tax', 'return'])[0]).toBe('Filed the tax returns of 40 staff');
    expect(chosen(['weld'])).toEqual([]);
  });
});
