import { describe, expect, it } from 'vitest';
import { toPast } from './line/tense.ts';
import { opensWithPlurals } from './plurals-row.ts';

const PLURALS =
  `Wireframes Sketches Plans Designs Reports Drafts Audits Forecasts Repairs Labels Orders Records Files
  Samples Models Tests Charts Maps Invoices Documents Photographs Displays Books Checks Supplies Estimates Visits Guides
  Prototypes Scans Films Screens Deposits`.split(/\s+/);
const RESTS = [
  'prototypes and screens for hotel sites',
  'letters and reports',
  'prototypes and user flows of the app',
  'permits, site walks',
  'certificates',
  'menus and flyers for small shops',
];
const JOINTS = [', ', ' and ', ' / ', ' & ', '; ', ' or '];

describe('a row of plurals', () => {
  it('is no row of acts, whichever plural opens it', () => {
    const rows = PLURALS.flatMap((plural) =>
      RESTS.flatMap((rest) => JOINTS.map((joint) => plural + joint + rest)),
    );
    expect(rows.filter((row) => !opensWithPlurals(row))).toEqual([]);
  });

  it.each([
    'Plans, organises and supervises the daily operations of the branch',
    'Charges and discharges books; shelves, repairs and processes discs',
    'Designs and prototypes screens for hotel sites',
    'Designs, prototypes and tests the booking screens',
    'Writes letters, emails and answers phones',
    'Records and quickly files incoming mail',
    'Drafts letters and reports',
    'Reports to the head of finance',
    'Prepares invoices and maintains customer records',
    'Reupholsters and sells chairs',
  ])('leaves %s to be read as acts', (line) => {
    expect(opensWithPlurals(line)).toBe(false);
  });

  it.each([true, false])('is told in no other tense, among verbs: %s', (opensWithVerb) => {
    const line = 'Wireframes, prototypes and screens for hotel booking and bill payment sites';
    expect(toPast(line, { tense: 'past', opensWithVerb })).toBeNull();
  });
});
