import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';
import { verify } from '../verify/index.ts';

const AD =
  'Payroll Administrator\n\nRequirements\n- 5+ years of payroll experience\n- Excel and Ceridian';
const role = (position: string, startDate: string, endDate?: string) => ({
  name: 'Sample Mills',
  position,
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
  highlights: ['Prepare the payroll of 80 staff every second week in Ceridian and Excel'],
});
const resumeOf = (work: Resume['work'], summary = 'Administrator in food and textile firms.') => ({
  basics: { name: 'Made Up', label: 'Payroll Administrator', summary },
  work,
});

/** The summary offered, and whether the gate finds nothing in it. */
function offer(resume: Resume, jobDescription = AD): string | null {
  const { changes } = optimize({ resume, jobDescription, asOf: '2026-01' });
  const change = changes.find(({ kind }) => kind === 'total-years');
  if (change === undefined) return null;
  expect(change.decision).toBe('rejected');
  const told = { ...resume, basics: { ...resume.basics, summary: change.after } };
  expect(verify(resume, told).unsupported).toEqual([]);
  return change.after;
}

describe('the years in a title', () => {
  it('are told by the first year where the role goes on', () => {
    const work = [role('Payroll Administrator', '2017-05')];
    expect(offer(resumeOf(work))).toBe(
      'Administrator in food and textile firms. Payroll Administrator since 2017.',
    );
  });

  it('stand behind a title that opens the summary', () => {
    const work = [role('Payroll Administrator', '2017-05')];
    expect(offer(resumeOf(work, 'Payroll administrator in food firms of the region.'))).toBe(
      'Payroll administrator since 2017, in food firms of the region.',
    );
  });

  it('count overlaps once where all roles have ended', () => {
    const work = [
      role('Payroll Administrator', '2018-01', '2022-12'),
      role('Payroll Administrator', '2016-01', '2019-12'),
    ];
    expect(offer(resumeOf(work))).toContain('Payroll Administrator for 7 years.');
  });

  it('begin anew behind a gap', () => {
    const work = [
      role('Payroll Administrator', '2019-01'),
      role('Payroll Administrator', '2010-01', '2012-12'),
    ];
    expect(offer(resumeOf(work))).toContain('since 2019.');
  });

  it.each<[string, Resume, string?]>([
    [
      'the ad asks for no years',
      resumeOf([role('Payroll Administrator', '2017-05')]),
      'Payroll Administrator\n\nRequirements\n- Excel',
    ],
    ['the title is of other work', resumeOf([role('Bus Driver', '2010-05')])],
    ['there are fewer than asked', resumeOf([role('Payroll Administrator', '2023-05')])],
    [
      'a role has no dates',
      resumeOf([{ name: 'Sample Mills', position: 'Payroll Administrator' }]),
    ],
    [
      'the summary tells years already',
      resumeOf(
        [role('Payroll Administrator', '2017-05')],
        'Administrator with many years in firms.',
      ),
    ],
  ])('are not offered where %s', (_, resume, ad = AD) => {
    expect(offer(resume, ad)).toBeNull();
  });

  it('are an invention where the dates show another number', () => {
    const resume = resumeOf([role('Payroll Administrator', '2016-01', '2019-12')]);
    const told = (summary: string) => ({ ...resume, basics: { ...resume.basics, summary } });
    expect(verify(resume, told('Payroll Administrator for 4 years.')).ok).toBe(true);
    expect(verify(resume, told('Payroll Administrator for 9 years.')).ok).toBe(false);
  });
});
