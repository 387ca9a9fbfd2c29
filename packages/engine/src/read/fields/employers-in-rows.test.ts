import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function jobsOf(rows: string) {
  const text = `Ana Sample\nana@example.com\n\nExperience\n${rows}\n\nEducation\nDiploma, Sample College, 2008 - 2010\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.work ?? []).map(({ position, name }) => `${position} | ${name}`);
}

describe('jobs whose rows name the title and the employer behind a comma', () => {
  it.each(['(remote)', '(on site)', '(part time)'])(
    'keep an employer each, whatever the first row says besides: %s',
    async (aside) => {
      const rows = `Web Developer, Moose Digital, Hamilton ON ${aside}
Feb 2025 - present
- Built 5 sites for inns
Junior Developer, Kettle Creative, Guelph ON May 2023 to Jan 2025
- Made mail templates for 14 clients
Sous Chef, Pine Lodge, Huntsville ON 2014 - 2018
- Ran a line of 4 cooks`;
      expect(await jobsOf(rows)).toEqual([
        'Web Developer | Moose Digital',
        'Junior Developer | Kettle Creative',
        'Sous Chef | Pine Lodge',
      ]);
    },
  );

  it('but titles below an employer are posts there', async () => {
    const rows = `Moose Digital, Hamilton ON
Web Developer, Front End
Feb 2025 - present
- Built 5 sites for inns
Junior Developer May 2023 to Jan 2025
- Made mail templates for 14 clients`;
    expect(await jobsOf(rows)).toHaveLength(2);
    expect((await jobsOf(rows))[1]).toBe('Junior Developer | Moose Digital');
  });
});
