import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { readLeaving, readStudied } from './schooling.ts';

type School = NonNullable<Resume['education']>[number];

const letterOf = (education: School, demand: string): string =>
  writeCoverLetter(
    inputFor(
      {
        basics: { name: 'Ola Sample' },
        work: [
          {
            position: 'Payroll Clerk',
            name: 'North Mills',
            startDate: '2019-02',
            highlights: [
              'Run the weekly payroll for 420 staff',
              'Cut payroll errors from 9% to 2%',
              'Trained 4 clerks on year-end reporting',
            ],
          },
        ],
        education: [education],
      },
      `Payroll Clerk\nHarbour Foods, Halifax\n\nAbout us\nWe look after the people of the town and we are proud of what we do.\n\nYou must have\n- Payroll experience\n- ${demand}\n`,
    ),
  ).standard;

describe('schooling that the ad asks for', () => {
  const institution = 'Harbour Technical College';
  it.each<[School, string, string]>([
    [
      { studyType: 'B.E.', area: 'Electronics', institution, endDate: '2005' },
      "Bachelor's degree in electronics or a related field",
      'have a B.E. in Electronics from Harbour Technical College',
    ],
    [
      { studyType: 'Accounting', institution, startDate: '2018', endDate: '2020' },
      'at least vocational college education in accounting or similar',
      'studied accounting at Harbour Technical College',
    ],
    [
      { area: 'Computer Studies', institution, endDate: '1994' },
      'Diploma in computing or a related field',
      'studied computer studies at Harbour Technical College',
    ],
    [
      { studyType: 'Certificate', area: 'Horticulture (Credit)', institution, endDate: '2021-11' },
      'Certificate in horticulture, landscaping or a related field',
      'have a Certificate in Horticulture from Harbour Technical College',
    ],
    [
      { studyType: 'Diploma', area: 'computer studies', institution, endDate: '1994' },
      'Diploma or degree in computer science',
      'have a Diploma in computer studies from Harbour Technical College',
    ],
    [
      { studyType: 'Trade Certificate', area: 'Carpentry', institution, endDate: '2011' },
      'Trade qualification in carpentry',
      'have a Trade Certificate in Carpentry from Harbour Technical College',
    ],
    [
      {
        studyType: 'B.A.',
        area: 'Information Studies (evenings, third year)',
        institution,
        startDate: '2024',
      },
      'A degree, or studies towards one, in information science',
      'am studying information studies at Harbour Technical College',
    ],
    [
      { studyType: '4 O-Levels', institution: 'Lake Road School', endDate: '1982' },
      'Four O-Level passes',
      'have 4 O-Levels',
    ],
    [
      { studyType: 'High School Diploma', institution: 'Lake Road School', endDate: '1998' },
      'High school diploma or GED',
      'have a High School Diploma',
    ],
    [
      { studyType: 'GED', institution: 'Lake Road School', endDate: '1998' },
      'High school diploma or GED',
      'have a GED',
    ],
    [
      { studyType: 'School Leaving Certificate', institution: 'Lake Road School', endDate: '1998' },
      'School leaving certificate or high school diploma',
      'have a School Leaving Certificate',
    ],
    [
      { area: 'Landscape and horticulture', institution, startDate: '2018', endDate: '2020' },
      'Certificate in horticulture',
      'studied landscape and horticulture at Harbour Technical College',
    ],
    [
      { area: 'Accounting', institution, startDate: '2025-09', summary: 'second year' },
      'A degree in accounting',
      'am studying accounting at Harbour Technical College',
    ],
  ])('%j is told where it asks "%s"', (education, demand, said) => {
    expect(letterOf(education, demand)).toContain(said);
  });

  it.each<[School, string]>([
    [{ studyType: 'Accounting', institution, startDate: '2018' }, 'A degree in accounting'],
    [
      { area: 'Accounting', institution, endDate: '2020', score: 'left in second year' },
      'A degree in accounting',
    ],
    [
      { area: 'Accounting', institution, startDate: '2024', summary: 'third year, on hold' },
      'A degree in accounting',
    ],
    [{ studyType: 'Economic technician', institution, endDate: '2016' }, 'A degree in economics'],
    [{ area: 'Accounting', institution, endDate: '2020' }, 'A driving licence'],
    [
      { studyType: 'Técnico en Contabilidad', institution, endDate: '2020' },
      'A diploma in accounting',
    ],
    [{ studyType: 'Certificate', institution, endDate: '2020', score: '90 credits' }, 'A degree'],
    [{ studyType: 'Grade 12', institution: 'Lake Road School', endDate: '2009' }, 'Grade 12'],
    [
      { area: 'Accounting', institution, startDate: '2024', summary: 'second year, not attending' },
      'A degree in accounting',
    ],
    [
      { area: 'Accounting', institution, startDate: '2024', courses: ['Alternating current'] },
      'A degree in accounting',
    ],
    // Begun long ago, whatever was said of it then; a school's or a course's own words say nothing of the person.
    [
      { area: 'Accounting', institution, startDate: '2012', summary: 'Second year' },
      'A degree in accounting',
    ],
    [
      { area: 'Accounting', institution, startDate: '2021', summary: 'Second year' },
      'A degree in accounting',
    ],
    [
      { area: 'Accounting', institution, startDate: '2009', summary: 'ongoing' },
      'A degree in accounting',
    ],
    [
      { area: 'Accounting', institution: 'University of Now', startDate: '2023' },
      'A degree in accounting',
    ],
    [
      { area: 'Accounting', institution, startDate: '2023', courses: ['Study now, pay later'] },
      'A degree in accounting',
    ],
    ...[
      'Scholarship',
      'Graduated',
      'Full time',
      'Full time accounting',
      'Distance learning',
      'Evening classes',
      'Boarding',
      'Computer',
      'Accounting, Economics and Law',
      'Physics / Mathematics',
      'Economics; History',
    ].map((area): [School, string] => [
      { area, institution, startDate: '2018', endDate: '2020' },
      'A degree or diploma in accounting, economics, physics or computing',
    ]),
    ...['MS Office', 'MS Word', 'MS Excel 2016'].map((studyType): [School, string] => [
      { studyType, area: 'computers', institution, endDate: '2020' },
      'A degree in computing',
    ]),
    ...[
      'missing a credit',
      'lacks one credit',
      'one credit to go',
      'final credit in 2021',
      'short of two papers',
    ].map((score): [School, string] => [
      { studyType: 'BSc', area: 'Accounting', institution, endDate: '2020', score },
      'A degree in accounting',
    ]),
    // A paper of a school's end that was not given.
    ...[
      'GED, in progress',
      'High School Diploma (failed)',
      'No high school diploma',
      'Incomplete high school diploma',
      'Left before A-levels',
      'A-Levels (not completed)',
      'Working towards GED',
      'GED (two tests to go)',
      'GED expected 2027',
      'Dropped out, no GED',
    ].map((studyType): [School, string] => [
      { studyType, institution: 'Lake Road School', endDate: '2009' },
      'High school diploma, GED or A-Levels',
    ]),
    [
      { studyType: 'GED', institution: 'Lake Road School', endDate: '2009', summary: 'not passed' },
      'High school diploma or GED',
    ],
    [
      { studyType: 'High School Diploma', institution: 'Lake Road School', startDate: '2024' },
      'High school diploma or GED',
    ],
  ])('%j is not where it asks "%s"', (education, demand) => {
    expect(letterOf(education, demand)).not.toMatch(/ stud(?:ied|ying) |I have an? |, have an? /);
  });

  it('reads long runs of blanks at once', () => {
    const blanks = ' '.repeat(20_000);
    const started = performance.now();
    for (const key of ['studyType', 'area', 'institution']) {
      const entry = { studyType: 'GED', area: 'Accounting', institution, endDate: '2010' };
      const education = [{ ...entry, [key]: `a${blanks}x` }];
      readStudied({ education }, ['GED'], '2026-11');
      readLeaving({ education }, ['GED'], '2026-11');
    }
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
