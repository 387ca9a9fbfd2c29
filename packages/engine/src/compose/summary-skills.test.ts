import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const AD = 'Payroll Clerk\n\nRequirements\n- Ceridian and Excel required\n- SAP required';
const resumeOf = (summary: string, keywords: string[], line: string): Resume => ({
  basics: { name: 'Made Up', summary },
  work: [
    { name: 'Sample Mills', position: 'Payroll Clerk', startDate: '2019', highlights: [line] },
  ],
  skills: [{ name: 'Skills', keywords }],
});

function summaryOf(resume: Resume): string | undefined {
  return optimize({ resume, jobDescription: AD, asOf: '2026-01' }).document.basics?.summary;
}

describe('a summary above a list of skills', () => {
  const line = 'Prepare the payroll of 80 staff in two mills of the town';

  it('names must-haves that stand in the list alone', () => {
    const resume = resumeOf('Payroll clerk in mills of the region.', ['Ceridian', 'Excel'], line);
    expect(summaryOf(resume)).toBe(
      'Payroll clerk in mills of the region. Key qualifications: Ceridian; Excel.',
    );
    const result = optimize({ resume, jobDescription: AD, asOf: '2026-01' });
    expect(result.optimized.score).toBeGreaterThan(result.original.score);
    expect(result.optimized.score).toBeLessThanOrEqual(result.original.ceiling);
  });

  it.each([
    [
      'names its own skills',
      'Payroll clerk, skilled in the payroll of mills.',
      ['Ceridian', 'Excel'],
      line,
    ],
    ['has but one of them in the list', 'Payroll clerk in mills of the region.', ['Excel'], line],
    [
      'tells them itself',
      'Payroll clerk with Excel and Ceridian in mills.',
      ['Ceridian', 'Excel'],
      line,
    ],
    [
      'is borne out by a bullet',
      'Payroll clerk in mills of the region.',
      ['Ceridian', 'Excel'],
      'Prepare the payroll of 80 staff in Ceridian for two mills',
    ],
  ])('stays where it %s', (_, summary, keywords, bullet) => {
    expect(summaryOf(resumeOf(summary, keywords, bullet))).toBe(summary);
  });
});
