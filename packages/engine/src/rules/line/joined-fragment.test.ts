import { describe, expect, it } from 'vitest';
import { optimize } from '../../optimize.ts';

/** The first bullet of an ended role after all that starts as accepted. */
function rewrite(line: string): string | undefined {
  const highlights = [line, 'Kept the records of the office and of its two stores'];
  const resume = {
    work: [
      { name: 'Corner Shop', position: 'Clerk', startDate: '2015', endDate: '2018', highlights },
    ],
  };
  const jobDescription = 'Clerk\n\nRequirements\n- Records of the office';
  const { document } = optimize({ resume, jobDescription, asOf: '2026-01' });
  return document.work?.[0]?.highlights?.find((text) => !text.startsWith('Kept the records'));
}

describe('fragments of one fact', () => {
  it.each([
    [
      'Wrote the sales reports of four regions. Using SQL and Excel.',
      'Wrote the sales reports of four regions using SQL and Excel.',
    ],
    [
      'Using SQL and Excel. Wrote the sales reports of the regions',
      'Wrote the sales reports of the regions using SQL and Excel',
    ],
    [
      'Prepared the weekly schedules of the floor. For 12 managers.',
      'Prepared the weekly schedules of the floor for 12 managers.',
    ],
  ])('are joined: %s', (before, after) => {
    expect(rewrite(before)?.replace(/\b4\b/, 'four')).toBe(after);
  });

  it.each([
    'Used SQL and Excel at the desk. Wrote the sales reports of the regions.',
    'Built the captions of the videos for the team. In production.',
    'Wrote the reports with care for all. Using SQL and Excel.',
  ])('are left where they may be two: %s', (line) => {
    expect(rewrite(line)).toBe(line);
  });
});
