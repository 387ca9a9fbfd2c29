import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../job/extract-requirements.ts';
import { optimize } from '../optimize.ts';
import { findDegree } from './summary-degrees.ts';

type School = NonNullable<Resume['education']>[number];
const WORK = [
  {
    name: 'Sample Works',
    position: 'Pump Technician',
    startDate: '2021-03',
    highlights: ['Fixed the pumps of the yard and kept the log of each shift'],
  },
];
const AD = (asked: string): string =>
  `Pump Technician\n\nRequirements\n- ${asked}\n- 3 years of experience`;
const named = (school: School, asked: string): string | undefined =>
  findDegree({ work: WORK, education: [school] }, extractRequirements(AD(asked)), '2026-11')?.name;

describe('the degree that an ad asks for', () => {
  it.each([
    [
      'Diploma',
      'Information Systems',
      'a diploma or degree in information systems',
      'a Diploma in Information Systems',
    ],
    [
      'MSc',
      'Computer Engineering (CWA 71.4)',
      'a degree in electrical or computer engineering',
      'an MSc in Computer Engineering',
    ],
    [
      'BACHELOR OF ENGINEERING',
      'Chemical and Biological Engineering',
      "a bachelor's degree in engineering",
      'a Bachelor of Engineering',
    ],
    ['Bachelor', 'Nursing', "a bachelor's degree in nursing", 'a Bachelor in Nursing'],
    ['Master', 'Public Health', 'a degree in public health', 'a Master in Public Health'],
  ])('is named: %s, %s', (studyType, area, asked, name) => {
    expect(named({ studyType, area, institution: 'Made Up', endDate: '2020' }, asked)).toBe(name);
  });

  it.each<[string, School]>([
    ['of another field', { studyType: 'BA', area: 'History', endDate: '2019' }],
    ['below what is asked', { studyType: 'Certificate', area: 'Nursing', endDate: '2019' }],
    ['without an end', { studyType: 'Bachelor', area: 'Nursing', startDate: '2019' }],
    ['to come', { studyType: 'Bachelor', area: 'Nursing', endDate: '2027' }],
    [
      'of this month, which may not be over',
      { studyType: 'Bachelor', area: 'Nursing', endDate: '2026-11' },
    ],
    [
      'not finished',
      { studyType: 'Bachelor', area: 'Nursing', endDate: '2019', courses: ['no degree'] },
    ],
    [
      'counted in credits',
      { studyType: 'Bachelor', area: 'Nursing', endDate: '2019', score: '60 credits' },
    ],
    [
      'left',
      { studyType: 'Bachelor', area: 'Nursing', endDate: '2019', highlights: ['Not completed'] },
    ],
    ...['(discontinued)', 'all modules but the thesis', 'one semester left', 'deferred', 'ABD'].map(
      (said): [string, School] => [
        said,
        { studyType: 'Bachelor', area: 'Nursing', endDate: '2019', score: said },
      ],
    ),
    [
      'left in the second year',
      { studyType: 'Bachelor (left in second year)', area: 'Nursing', endDate: '2019' },
    ],
    [
      'told at the school',
      {
        studyType: 'Bachelor',
        area: 'Nursing',
        institution: 'City (not finished)',
        endDate: '2019',
      },
    ],
    ['of school', { studyType: 'Higher School Certificate', endDate: '2019' }],
  ])('is none %s', (_, school) => {
    expect(named(school, "a bachelor's degree in nursing")).toBeUndefined();
  });

  it('stands in the summary, proven', () => {
    const resume: Resume = {
      basics: { name: 'Ann Example' },
      work: WORK,
      education: [{ studyType: 'Diploma', area: 'Mechatronics', endDate: '2020' }],
    };
    const { document, changes } = optimize({
      resume,
      jobDescription: AD('a diploma in mechatronics'),
      asOf: '2026-11',
    });
    expect(document.basics?.summary).toBe(
      'Pump Technician at Sample Works since 2021, with a Diploma in Mechatronics.',
    );
    expect(changes.find(({ kind }) => kind === 'composed-summary')?.verdict).toBe('proven');
  });
});
