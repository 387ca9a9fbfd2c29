import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';

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
  ])('%j is not where it asks "%s"', (education, demand) => {
    expect(letterOf(education, demand)).not.toMatch(/ stud(?:ied|ying) |I have an? |, have an? /);
  });
});
