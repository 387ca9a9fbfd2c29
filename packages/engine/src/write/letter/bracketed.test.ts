import { describe, expect, it } from 'vitest';
import { withAmounts } from './bracketed.ts';
import { listTold } from './told.ts';

const withOf = (text: string, line: string, kind: 'act' | 'thing' | 'event' = 'act'): string =>
  withAmounts({ kind, text, line }).text;

describe('amounts in brackets', () => {
  it.each([
    [
      'run 4 houses with a team of 9',
      'Run 4 houses (48,000 hens) with a team of 9',
      '4 houses (48,000 hens) with',
    ],
    [
      'cooked lunch for staff',
      'Cooked lunch for staff (about 280 meals a day)',
      'staff (about 280 meals a day)',
    ],
    [
      'ran the payroll every fortnight',
      'Ran the payroll (140 staff) every fortnight',
      'payroll (140 staff) every',
    ],
    [
      'managed two warehouses',
      'Manage two warehouses (14,000 pallets)',
      'warehouses (14,000 pallets)',
    ],
    [
      'cut mortality from 6.1% to 3.8%',
      'Cut mortality from 6.1% to 3.8% (two flocks)',
      '3.8% (two flocks)',
    ],
  ])('stay with what they count: %s', (text, line, held) => {
    expect(withOf(text, line)).toContain(held);
  });

  it.each([
    ['taught evening courses', 'Taught evening courses (3 years)'],
    ['led a team of 9', 'Led a team of 9 (3 of them seasonal)'],
    ['dealt with vets and inspectors', 'Deal with vets and inspectors (Junta de Andalucía)'],
    ['wrote the report', 'Wrote the report (2019)'],
    ['sold tickets', 'Sold tickets and programmes (400 guests)'],
  ])('are left where they are times, parts, names, or of something else: %s', (text, line) => {
    expect(withOf(text, line)).toBe(text);
  });
});

describe('a line that names its work first', () => {
  const toldOf = (line: string): string[] =>
    listTold(
      {
        basics: { name: 'Ola Sample' },
        work: [
          {
            name: 'North Mills',
            position: 'Farm Manager',
            startDate: '2017-01',
            highlights: [line, 'Answered the phone of the office every day'],
          },
        ],
      },
      '2026-11',
    )
      .filter((one) => one.line === line)
      .map(({ text }) => text);

  it('is told with it and with its amount', () => {
    expect(toldOf('Egg collection, grading and packing (280,000 eggs a week)')).toEqual([
      'egg collection, grading and packing (280,000 eggs a week)',
    ]);
  });

  it('is not told without it', () => {
    expect(toldOf('Halal kitchen, packing and labelling')).toEqual([]);
  });
});
