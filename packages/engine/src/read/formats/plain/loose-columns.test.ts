import { expect, it } from 'vitest';
import { read } from '../../index.ts';

const MARGIN = `                 ADA EXAMPLE
   902 555 0142        ada@example.com

WORK

Feb 2021 - now       Care Assistant
                     Sample House, Exampletown
                     Washed and dressed eighteen residents

Jun 2018 - Jan 2021  Deli Assistant
                     Test Foods, Exampletown
                     Served at the counter

OTHER THINGS

Languages            English, French (fluent)
Interests            Camogie, baking, set dancing
Skills               Hoists, care notes, first aid
`;

it('labels in the margin of dates are no column of their own', async () => {
  const result = await read(new TextEncoder().encode(MARGIN), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { work, skills, languages, interests } = result.resume;
  expect(work?.map(({ position }) => position)).toEqual(['Care Assistant', 'Deli Assistant']);
  expect(languages?.map(({ language }) => language)).toEqual(['English', 'French']);
  expect(interests?.map(({ name }) => name)).toContain('Camogie');
  expect(skills?.flatMap(({ keywords = [] }) => keywords)).toContain('Hoists');
});
