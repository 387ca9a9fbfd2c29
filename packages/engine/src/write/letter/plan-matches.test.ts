import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { isListed } from './slot.ts';

/** Work by its name, which makes one sentence: the letter sets it beside the ad. */
const GOOD = [
  ['Stock counts and cycle counting', 'Stock counts and cycle counting of 4,000 items'],
  [
    'Goods receiving with handheld scanners',
    'Receipt of goods with handheld scanners, 60 pallets a day',
  ],
  ['Packing of export crates', 'Packing of export crates for air freight'],
  ['Loading of trucks by forklift', 'Forklift loading of 14 trucks a shift'],
] as const;

/** The rows of a storekeeper's letter, with one more line of the ad and one more of the resume. */
function rowsOf(asked: string, line: string, more: Partial<Resume> = {}): string[] {
  const ad = `Storekeeper\nSample Works Ltd, Halifax\n\nYou must have\n${[
    ...GOOD.map(([demand]) => demand),
    asked,
  ]
    .map((demand) => `- ${demand}`)
    .join('\n')}\n`;
  const resume: Resume = {
    basics: { name: 'Ola Sample', email: 'ola@example.org' },
    work: [
      {
        position: 'Storekeeper',
        name: 'North Mills',
        startDate: '2018-03',
        highlights: [...GOOD.map(([, told]) => told), ...(line === '' ? [] : [line])],
      },
    ],
    ...more,
  };
  return writeCoverLetter(inputFor(resume, ad)).standard.split('\n').filter(isListed);
}

describe('what the ad asks for beside what the person brings', () => {
  it.each([
    ['Wound care and dressing changes', 'Wound care and dressing changes for 14 residents'],
    ['Must include mountain + winter driving', 'Mountains all winter, with chains put on alone'],
    ['Personal care: bathing, feeding', 'Bathing, dressing, feeding and oral care of one lady'],
  ])('has a row for "%s" of "%s"', (asked, line) => {
    const key = line.split(' ')[0] ?? '';
    expect(rowsOf(asked, line).join('\n')).toContain(key);
  });

  it.each([
    ['Wound care and dressing changes', 'Shadowed two nurses on wound care and dressing changes'],
    ['Wound care and dressing changes', 'Cleaned rooms after wound care and dressing changes'],
    ['Designing electrical control panels', 'Dusted electrical control panels in the plant'],
    ['Payroll processing for hourly staff', 'Payroll processing was outsourced to a bureau'],
    ['Fire alarm testing and logbooks', 'Fire alarm testing and logbooks (contractor)'],
    ['Cellar management', 'Cellar management by landlord'],
    ['No experience of cake decorating or bread baking needed', 'Cake decorating and bread baking'],
    [
      'You will be trained in lift maintenance and escalator repairs',
      'Lift maintenance and escalator repairs',
    ],
    [
      'Reporting to the payroll processing manager',
      'Payroll processing for the manager of 9 firms',
    ],
    ['TIG welding of stainless pipe', 'Tried TIG welding of stainless pipe twice'],
    [
      'Patient transfers by hoist',
      'Patient transfers by hoist for Mrs. Ellen Sample of 4 Mill Lane',
    ],
    ['SEO and PPC campaigns', 'Posted on social media; SEO and PPC campaigns were agency work'],
  ])('has no row for "%s" of "%s"', (asked, line) => {
    const rows = rowsOf(asked, line).join('\n').toLowerCase();
    expect(rows).not.toContain(line.toLowerCase().slice(2, 24));
    expect(rows).not.toContain(line.toLowerCase().slice(-14));
  });

  it('says of items of a list only what the ad itself calls them', () => {
    const skills = [{ keywords: ['AutoCAD', 'Revit'] }];
    expect(
      rowsOf('Drawing software such as AutoCAD or Revit', '', { skills }).join('\n'),
    ).toContain('Drawing software: AutoCAD, Revit');
    for (const asked of ['Fluent French, AutoCAD and Revit', 'Chartered status, AutoCAD and Revit'])
      expect(rowsOf(asked, '', { skills }).join('\n')).not.toMatch(/: (?:AutoCAD|Revit)/);
  });

  it.each([
    ['CIPD Level 5', 'CIPD Level 3, 2021'],
    ['CSCS card', 'CSCS card to be obtained'],
    ['CSCS card', 'CSCS card - lost'],
    ['AAT Level 3', 'AAT Level 3 (2 of 4 papers passed)'],
    ['Clean driving licence', 'Driving licence (9 points)'],
  ])('has for "%s" no row of "%s"', (asked, name) => {
    expect(rowsOf(asked, '', { certificates: [{ name }] }).join('\n')).not.toContain(name);
  });

  it('tells a job that is over as over', () => {
    const rows = rowsOf('Refund requests', '', {
      work: [
        {
          position: 'Storekeeper',
          name: 'North Mills',
          startDate: '2018-03',
          highlights: GOOD.map(([, told]) => told),
        },
        {
          position: 'Clerk',
          name: 'Old Quay',
          startDate: '2014-01',
          endDate: '2017-02',
          highlights: ['Currently process refund requests of 40 a day', 'Kept the van in order'],
        },
      ],
    }).join('\n');
    expect(rows).not.toMatch(/[Cc]urrently/);
  });
});

it('stands in no letter that tells enough in sentences, nor behind a moment', () => {
  const acts = [
    'Received goods with handheld scanners, 60 pallets a day',
    'Counted 4,000 items of stock every month with two clerks',
    'Packed export crates for air freight to nine countries',
    'Trained six new storekeepers on the racks',
  ];
  const ad = `Storekeeper\nSample Works Ltd, Halifax\n\nYou must have\n${GOOD.map(([demand]) => `- ${demand}`).join('\n')}\n`;
  const of = (highlights: string[]): Resume => ({
    basics: { name: 'Ola Sample', email: 'ola@example.org' },
    work: [{ position: 'Storekeeper', name: 'North Mills', startDate: '2018-03', highlights }],
  });
  const rows = (resume: Resume, moment?: string) =>
    writeCoverLetter({ ...inputFor(resume, ad), moment })
      .standard.split('\n')
      .filter(isListed);
  const names = GOOD.map(([, told]) => told);
  expect(rows(of(acts))).toEqual([]);
  expect(rows(of(names)).length).toBeGreaterThan(1);
  expect(rows(of(names), 'I found a lost crate in an hour.')).toEqual([]);
});
