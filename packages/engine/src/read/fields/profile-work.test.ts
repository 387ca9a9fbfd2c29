import { expect, it } from 'vitest';
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
