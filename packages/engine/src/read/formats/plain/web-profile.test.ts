import { describe, expect, it } from 'vitest';
import { readSource } from '../../testing/section-of.ts';
import { withoutWebProfile } from './web-profile.ts';

const PROFILE = `Robin Sample
Robin Sample
She/Her
Bookbinder | repairs, boxes
Sampleton County  Contact info
340 connections

AboutAbout
I have bound and repaired books for twelve years. Write to robin@example.com.

…see more

ExperienceExperience

Bookbinder
Bookbinder
Sample Bindery Ltd · Full-time
Feb 2020 - Present · 6 yrs 9 mos
Sampleton
- Sewed and cased 1,200 books a year

Bench Assistant
Bench Assistant
Example Press · Contract
2014 - 2019 · 5 yrs
Sampleton
- Cut boards and cloth

EducationEducation

Sample Craft College
Sample Craft College
Certificate in Bookbinding
2012 - 2014

SkillsSkills
Leather work
Leather work
 Endorsed by 4 people
Gold tooling
Gold tooling`;

describe('a profile copied from its page', () => {
  it('is read as if each thing stood there once', async () => {
    const { basics, work, education, skills } = await readSource(PROFILE);
    expect(basics?.name).toBe('Robin Sample');
    expect(work?.map(({ position }) => position)).toEqual(['Bookbinder', 'Bench Assistant']);
    expect(work?.map(({ startDate }) => startDate)).toEqual(['2020-02', '2014']);
    expect(education?.map(({ institution }) => institution)).toEqual(['Sample Craft College']);
    expect(skills?.flatMap(({ keywords = [] }) => keywords)).toEqual([
      'Leather work',
      'Gold tooling',
    ]);
  });

  it('lists what the page said of itself and what it said again', () => {
    const { rows, leftOut } = withoutWebProfile(PROFILE.split('\n'));
    expect(rows.join('\n')).not.toMatch(/connections|see more|Endorsed|SkillsSkills| yrs/);
    expect(leftOut.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['340 connections', 'Skills', 'Bookbinder', '· 6 yrs 9 mos']),
    );
  });

  it.each([
    ['a song', ['New York', 'New York', 'Chacha', 'Played on ships']],
    ['rows that chance repeats', ['2019', '2019', 'Waiter', 'Waiter', 'Cook', 'Cook']],
    ['one word of two halves', ['Berberber', 'BoraBora', 'Dived on reefs']],
  ])('is not %s', (_kind, rows) => {
    expect(withoutWebProfile(rows)).toEqual({ rows, leftOut: [] });
  });
});
