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
