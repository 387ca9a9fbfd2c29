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

describe('what the person puts before their work', () => {
  const work = [{ name: 'Mock Works', position: 'Director', startDate: '2010', highlights: [] }];
  const awards = [{ title: 'Cut costs by 20%' }];
  const sections = (...kinds: string[]) => ({
    trueline: { sections: kinds.map((kind) => ({ heading: kind, kind })) },
  });
  const ad = 'Director\n\nRequirements\n- Budgets';

  it('stays there: their best results', () => {
    const resume: Resume = { work, awards, meta: sections('summary', 'awards', 'work') };
    expect(layoutOf(resume, ad)?.sectionOrder?.sections).toEqual(['awards', 'work']);
  });

  it('but not a side column, nor what stood behind the work', () => {
    for (const kinds of [
      ['contact', 'languages', 'awards', 'work'],
      ['summary', 'work', 'awards'],
    ])
      expect(layoutOf({ work, awards, meta: sections(...kinds) }, ad)).toBeUndefined();
  });
});

describe('a licence that the trade screens by', () => {
  const guard = (name: string, summary?: string): Resume => ({
    work: [{ name: 'Mock Guards', position: 'Guard', startDate: '2010', highlights: [] }],
    certificates: [{ name, ...(summary === undefined ? {} : { summary }) }],
  });
  const ad = 'Security Guard\n\nRequirements\n- Valid SIA licence\n- Driving licence';

  it('goes first, under any of its names', () => {
    const layout = layoutOf(guard('SIA Door Supervisor licence'), ad);
    expect(layout?.sectionOrder?.sections).toEqual(['certificates', 'work']);
  });

  it('but not where it is held no more, or by everybody', () => {
    expect(layoutOf(guard('SIA Door Supervisor licence', 'expired'), ad)).toBeUndefined();
    expect(layoutOf(guard('Full driving licence'), ad)).toBeUndefined();
  });

  it('goes first where the ad cannot do without two, whatever they are', () => {
    const [work] = guard('x').work ?? [];
    const held = (...names: string[]): Resume => ({
      work: work === undefined ? [] : [work],
      certificates: names.map((name) => ({ name })),
    });
    const site = 'Guard\n\nRequirements\n- Valid working at height certificate\n- Driving licence';
    const both = held('Working at Height and Fall Rescue', 'Driving licence');
    expect(layoutOf(both, site)?.sectionOrder?.sections).toContain('certificates');
    expect(layoutOf(held('Working at Height and Fall Rescue', 'Barista'), site)).toBeUndefined();
    const renewed = held('Working at Height', 'Working at Height, renewed');
    expect(layoutOf(renewed, site)).toBeUndefined();
  });
});

describe('lines to leave out', () => {
  const NAMES = ['maple', 'birch', 'alder', 'willow', 'cedar', 'aspen', 'larch'];
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
            : `Kept ${NAMES[i % 7]} hall, ${NAMES[(i * 3) % 7]} yard and ${NAMES[Math.floor(i / 7)]} corridor of the old ${'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'.slice(i, i + 3)} wing tidy for all`,
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
