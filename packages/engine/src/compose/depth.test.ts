import type { Depth, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const resume: Resume = {
  basics: { name: 'Ann Example', summary: 'Seeking a stable position with benefits.' },
  work: [
    {
      name: 'Maple Dental',
      position: 'Office Manager',
      startDate: '2019-03',
      highlights: [
        'Run payroll in Ceridian for 14 staff',
        'Cut check-in from 15 to 6 minutes with a new form',
        'Responsible for ordering 40 kinds of supplies',
      ],
    },
    { name: 'Birch Bank', position: 'Clerk', startDate: '2015-01', endDate: '2019-02' },
    { name: 'Alder Inn', position: 'Receptionist', startDate: '2012-01', endDate: '2014-12' },
    {
      name: 'Corner Shop',
      position: 'Cashier',
      startDate: '2008-01',
      endDate: '2011-12',
      highlights: ['Counted the till each night'],
    },
  ],
  skills: [{ keywords: ['Excel', 'Ceridian'] }],
  references: [{ reference: 'References available upon request' }],
  meta: { trueline: { kept: [{ id: 'k', text: 'Marital status: single', after: 'basics' }] } },
};
const run = (depth?: Depth) =>
  optimize({
    resume,
    jobDescription: 'Office Manager\n\nRequirements\n- Payroll\n- Ceridian\n- Excel',
    asOf: '2026-11',
    ...(depth === undefined ? {} : { depth }),
  });

describe('the depth of a run', () => {
  it('light mends wording and leaves out personal data alone', () => {
    const { document, report } = run('light');
    expect(document.basics).toEqual(resume.basics);
    expect(document.references).toEqual(resume.references);
    expect(document.meta?.trueline?.kept).toEqual([]);
    expect(document.work?.[0]?.highlights?.[2]).not.toContain('Responsible for');
    expect(report.layout).toBeUndefined();
    expect(report.depth).toBe('light');
  });

  it('fitted is what is meant where nothing is said', () => {
    const { document, changes, report } = run();
    expect(changes).toEqual(run('fitted').changes);
    expect(document.basics?.summary).toContain('Office Manager at');
    expect(document.references).toEqual([]);
    expect(document.work?.[3]?.highlights).toHaveLength(1);
    expect(report.depth).toBe('fitted');
  });

  it('rebuilt leaves jobs of long ago their line alone', () => {
    const { document, changes } = run('rebuilt');
    expect(document.work?.[3]).toMatchObject({ position: 'Cashier', highlights: [] });
    expect(document.work?.[0]?.highlights).toHaveLength(3);
    expect(
      changes.some(({ kind, before }) => kind === 'leave-out' && before.includes('till')),
    ).toBe(true);
  });

  it('gives one change one id in every depth', () => {
    const ids = (depth: Depth) =>
      new Map(
        run(depth).changes.map(({ id, kind, path, after }) => [`${kind} ${path} ${after}`, id]),
      );
    const [light, fitted, rebuilt] = [ids('light'), ids('fitted'), ids('rebuilt')];
    for (const [change, id] of light) expect(fitted.get(change) ?? id).toBe(id);
    for (const [change, id] of fitted) expect(rebuilt.get(change)).toBe(id);
  });
});
