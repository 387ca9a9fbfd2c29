import { findAsWritten, findOwnOrder, type Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const HEAD = 'Ada Sample\nada.sample@example.com\n+1 555 0100\n\n';

async function readText(text: string): Promise<Resume> {
  const result = await read(new TextEncoder().encode(HEAD + text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const linesOf = (resume: Resume): string[] =>
  (findOwnOrder(resume)?.lines ?? []).map(
    ({ kind, section, text, dates }) =>
      `${kind}${section === undefined ? '' : ` of ${section}`}: ${[text, dates].filter(Boolean).join(' / ')}`,
  );

const JOBS = `WORK EXPERIENCE

Kitchen Manager, Example Catering Ltd
Mar 2019 - Present
- Ran a kitchen of nine cooks for two canteens
- Cut food waste by a third with a weekly count
`;

/** Nothing says where the schooling ends: a course was read as a certificate, its neighbours were not. */
const MIXED = `ABOUT ME
I have cooked for schools since I was nineteen, and I like a kitchen in which people laugh.

${JOBS}
SCHOOLING AND OTHER THINGS
Diploma in Professional Cookery, Sample College, 2012 - 2014
First Aid at Work, Feb 2024
Languages: English, some Polish
Bread course of the town's bakers, two evenings
Camogie, baking, set dancing

REFEREES
Jo Example, Head of Catering, 555 0177`;

describe('the own order of a document', () => {
  it('stays where every row was read under its heading', async () => {
    const clean = `${JOBS}
EDUCATION
Diploma in Professional Cookery, Sample College, 2012 - 2014

SKILLS
Cooking, planning, ordering`;
    expect(findOwnOrder(await readText(clean))).toBeUndefined();
  });

  it('stays where a certificate or languages at the end of a section are told apart', async () => {
    const text = `${JOBS}
EDUCATION
Diploma in Professional Cookery, Sample College, 2012 - 2014
First Aid at Work, Feb 2024`;
    expect(findOwnOrder(await readText(text))).toBeUndefined();
  });

  it('keeps headings and rows of a section that was torn, and the sections that were not from their fields', async () => {
    const resume = await readText(MIXED);
    const lines = linesOf(resume);
    expect(lines.filter((line) => line.startsWith('heading'))).toEqual([
      'heading of summary: ABOUT ME',
      'heading of work: WORK EXPERIENCE',
      'heading: SCHOOLING AND OTHER THINGS',
      expect.stringMatching(/^heading(?: of references)?: REFEREES$/),
    ]);
    const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const from = lines.findIndex((line) => line.includes('SCHOOLING'));
    const torn = lines.slice(
      from + 1,
      lines.findIndex((line) => line.includes('REFEREES')),
    );
    expect(torn.flatMap((line) => words(line.replace(/^[\w ]+: /, '')))).toEqual(
      words(MIXED.slice(MIXED.indexOf('Diploma'), MIXED.indexOf('REFEREES'))),
    );
  });

  it('has every heading of one dress, whatever it says', async () => {
    const asked = `What have you done so far?
Kitchen Manager at Example Catering Ltd, March 2019 until today. Nine cooks, two canteens.

What about school?
Diploma in Professional Cookery, Sample College, 2012 - 2014

Do you have any cards or tickets?
- First Aid at Work, Feb 2024

Who will speak for you?
Jo Example, Head of Catering, 555 0177`;
    const headings = linesOf(await readText(asked)).filter((line) => line.startsWith('heading'));
    expect(headings.map((line) => line.replace(/^[^:]*: |\?$/g, ''))).toEqual([
      'What have you done so far',
      'What about school',
      'Do you have any cards or tickets',
      'Who will speak for you',
    ]);
  });

  it('keeps names of jobs what they are, dressed as a heading or not', async () => {
    const text = `EXPERIENCE

KITCHEN MANAGER
Example Catering Ltd, Mar 2019 - Present
- Ran a kitchen of nine cooks

SCHOOLING AND OTHER THINGS

Diploma in Professional Cookery, Sample College, 2012 - 2014
Languages: English, some Polish
Bread course of the town's bakers, two evenings`;
    expect(linesOf(await readText(text))).not.toContain('heading: KITCHEN MANAGER');
  });

  it('answers for each section that has no place of its own', async () => {
    const resume = await readText(MIXED);
    expect(findAsWritten(resume, 'education')?.section).toBe('document');
    expect(findAsWritten(resume, 'work')).toBeUndefined();
    expect(findAsWritten(resume, 'basics')).toBeUndefined();
  });

  it('says so', async () => {
    const { warnings = [] } = (await readText(MIXED)).meta?.trueline ?? {};
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'AS_WRITTEN', path: 'document' }),
    );
  });

  it('reads what stands below a heading of its own apart from what is above it', async () => {
    const dressed = `Kitchens

Sample Inn\t2014 - 2018
Cooked for 200

Schooling and other things

1980 - 1986\tSample School\tpassed
1986 - 1989\tExample School\tpassed
Languages: English, some Polish
Bread course of the town's bakers, two evenings`;
    const heads = linesOf(await readText(dressed)).filter((line) => line.includes('198'));
    expect(heads).toEqual([
      'head: Sample School | passed / 1980 - 1986',
      'head: Example School | passed / 1986 - 1989',
    ]);
  });

  it('has a heading above names of columns that are dressed as headings', async () => {
    const text = `${JOBS}
EDUCATION

LANGUAGES
English, Polish

SCHOOLING AND OTHER THINGS
Diploma in Professional Cookery, Sample College, 2012 - 2014
First Aid at Work, Feb 2024
Languages: English, some Polish
Bread course of the town's bakers, two evenings
Camogie, baking, set dancing`;
    const lines = linesOf(await readText(text));
    expect(lines).toContain('heading: EDUCATION');
    expect(lines).toContain('text: LANGUAGES');
    expect(lines).toContain('heading: SCHOOLING AND OTHER THINGS');
  });
});
