import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const layoutOf = (resume: Resume, jobDescription: string) =>
  optimize({ resume, jobDescription, asOf: '2026-01' }).report.layout;

const student: Resume = {
  basics: { name: 'Ann Example' },
  work: [
    { name: 'Mock Cafe', position: 'Barista', startDate: '2024-05', highlights: ['Made coffee'] },
  ],
  education: [{ institution: 'Example College', area: 'Nursing', endDate: '2025-12' }],
};
const nursing = 'Registered Nurse\n\nRequirements\n- Wound care\n- Charting';

describe('an order of sections', () => {
  it('puts the schooling of a graduate first', () => {
    expect(layoutOf(student, nursing)?.sectionOrder?.sections).toEqual(['education', 'work']);
  });

  it('stays with the template after years of work, or of schooling long ago', () => {
    const work = [{ name: 'Mock Clinic', position: 'Nurse', startDate: '2020', highlights: [] }];
    expect(layoutOf({ ...student, work }, nursing)).toBeUndefined();
    const education = [{ institution: 'Example College', area: 'Nursing', endDate: '2019-12' }];
    expect(layoutOf({ ...student, education }, nursing)).toBeUndefined();
  });

  it('puts projects first for a change of trade that they show', () => {
    const resume: Resume = {
      basics: { name: 'Ann Example' },
      work: [
        { name: 'Mock Cafe', position: 'Barista', startDate: '2018', highlights: ['Made coffee'] },
      ],
      projects: [
        { name: 'Shop', highlights: ['Built a shop in React and PostgreSQL with Docker'] },
      ],
    };
    const ad = 'Software Developer\n\nRequirements\n- React\n- PostgreSQL\n- Docker';
    expect(layoutOf(resume, ad)?.sectionOrder?.sections).toEqual(['projects', 'work']);
    const barista = 'Barista\n\nRequirements\n- Latte art\n- Cash handling';
    expect(layoutOf(resume, barista)).toBeUndefined();
  });
});

describe('lines to leave out', () => {
  const long = (count: number): Resume => ({
    basics: { name: 'Ann Example' },
    work: [
      {
        name: 'Mock Works',
        position: 'Clerk',
        startDate: '2020',
        highlights: Array.from({ length: count }, (_, i) =>
          i % 3 === 0
            ? `Counted ${i + 2} shelves of the store each week with a colleague from the other shift`
            : 'Kept the front room, the yard and the long corridor tidy for all who came by each day',
        ),
      },
    ],
  });
  const ad = 'Clerk\n\nRequirements\n- Filing';

  it('are plain ones only, as many as the page asks for, and nothing takes them out', () => {
    const { report, document } = optimize({
      resume: long(45),
      jobDescription: ad,
      asOf: '2026-01',
    });
    const paths = report.layout?.leaveOut?.paths ?? [];
    expect(report.layout?.leaveOut?.pages).toBe(1);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths).not.toContain('work[0].highlights[0]');
    expect(document.work?.[0]?.highlights).toHaveLength(45);
  });

  it('are none where one page holds all', () => {
    expect(layoutOf(long(6), ad)).toBeUndefined();
  });
});
