import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const PROFILE = `Ines Beispiel
ines@example.com

Experience

Fixture Harbour Authority
Operations Manager
January 2020 - Present (5 years 2 months)
Gimli
Looked after forty berths and the people who use them.

Sample Ferries Ltd
Deck Planner
March 2018 - December 2019 (1 year 10 months)
Gimli
Wrote the rota for three shifts of the crew.

Pretend Shipping Line
Shift Lead
June 2016 - February 2018 (1 year 9 months)
Night shifts
`;

it("knows a city alone by several roles, and keeps no text of a period's length", async () => {
  const result = await read(new TextEncoder().encode(PROFILE), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { work, meta } = result.resume;
  expect(work).toMatchObject([
    { name: 'Fixture Harbour Authority', location: 'Gimli' },
    { name: 'Sample Ferries Ltd', location: 'Gimli', endDate: '2019-12' },
    { name: 'Pretend Shipping Line', position: 'Shift Lead' },
  ]);
  expect(work?.[0]?.summary).toMatch(/^Looked after/);
  expect(work?.[2]?.location).toBeUndefined();
  expect(JSON.stringify(meta?.trueline?.kept ?? [])).not.toContain('months');
});

describe('a profile pasted from its page with the kind of contract over the period', () => {
  it.each(['CDI', 'Full-time', 'Temps plein', 'Part-time'])('%s is no title', async (kind) => {
    const text = [
      'Ana Sample\nana.sample@example.com\n\nExpérience\n',
      `Head Trainer, Club Sample\n${kind}\n09/2008 - aujourd’hui · 18 ans 3 mois\nLed six classes a week.\n`,
      `Fitness Instructor, Salle Fixture\n${kind}\n01/1994 - 08/2008 · 14 ans 8 mois\nOpened the gym at six.\n`,
    ].join('\n');
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    expect(result.resume.work).toMatchObject([
      { position: 'Head Trainer', name: 'Club Sample' },
      { position: 'Fitness Instructor', name: 'Salle Fixture' },
    ]);
  });
});

describe('a job board’s profile, where the title stands over the employer', () => {
  const LENGTHS = ['(7 years 6 months)', '(7 yrs 6 mos)', '· 7 yrs', '(7 years)'];
  const EMPLOYERS = [
    'Sample Builders Inc. | Gimli',
    'Sample Builders Inc., Gimli',
    'Sample Builders Inc.',
  ];
  it.each(LENGTHS.flatMap((length) => EMPLOYERS.map((employer) => [employer, length])))(
    '%s, %s',
    async (employer, length) => {
      const text = [
        'Ana Sample\nana.sample@example.com\n\nEXPERIENCE\n',
        `Project Manager\n${employer}\nJun 2019 - Present ${length}\n- Ran the site of a tower\n- Kept the programme\n`,
        `Site Engineer\n${employer.replace('Builders Inc.', 'Contracting LLC')}\nFeb 2015 - May 2019 ${length}\n- Set out slabs\n- Checked drawings\n`,
        'EDUCATION\nBSc Civil Engineering, Sample College, 2014\n',
      ].join('\n');
      const result = await read(new TextEncoder().encode(text), 'resume.txt');
      if (!result.ok) throw new Error(result.failure.code);
      expect(result.resume.work).toMatchObject([
        { position: 'Project Manager', name: 'Sample Builders Inc.', startDate: '2019-06' },
        { position: 'Site Engineer', name: 'Sample Contracting LLC', endDate: '2019-05' },
      ]);
    },
  );
});
