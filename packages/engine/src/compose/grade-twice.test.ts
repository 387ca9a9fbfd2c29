import { describe, expect, it } from 'vitest';
import { proposeGradesOnce } from './grade-twice.ts';

const leftOf = (score: string, line: string): string | undefined =>
  proposeGradesOnce({
    education: [{ institution: 'Sample College', score, highlights: [line] }],
  })[0]?.after;

describe('a grade told twice', () => {
  it.each([
    ['3.85/4.0', "GPA: 3.85/4.0, Dean's List", "Dean's List"],
    ['3.85/4.0', "Dean's List; GPA 3.85/4.0", "Dean's List"],
    ['3.9', 'Cumulative GPA: 3.9', ''],
    ['8.7/10', 'CGPA - 8.7/10, thesis on bridges', 'thesis on bridges'],
    ['GPA 3.7', '3.7 GPA, minor in music', 'minor in music'],
    ['2:1', 'Final grade: 2:1, year abroad', 'year abroad'],
    ['81%', 'Average of 81%, class speaker', 'class speaker'],
  ])('%s: "%s" goes on as "%s"', (score, line, left) => {
    expect(leftOf(score, line)).toBe(left);
  });

  it.each([
    ['3.85/4.0', 'Major GPA: 3.9/4.0'],
    ['3.85', 'Won 3 of 85 debates'],
    ['Distinction', 'Distinction in mathematics'],
    ['81%', 'Raised pass rates to 81%'],
    ['', 'GPA: 3.8'],
  ])('%s: "%s" stays', (score, line) => {
    expect(leftOf(score, line)).toBeUndefined();
  });
});
