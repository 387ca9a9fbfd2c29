import { expect, it } from 'vitest';
import { makeDocx, paragraph, table } from '../fixtures/make-docx.ts';
import { read } from '../index.ts';

const row = (...cells: string[]): string[] => cells.map((cell) => paragraph(cell));
const HEAD = [
  row('', 'Understanding', 'Speaking', 'Writing'),
  row('', 'Listening', 'Reading', 'Spoken interaction', 'Spoken production', ''),
];

async function readGrid(rows: readonly string[][]) {
  const person = paragraph('Ana Sample') + paragraph('ana.sample@example.com');
  const work = paragraph('Work experience') + paragraph('Teacher, Sample School, 2018 - 2020');
  const grid = paragraph('Languages') + table([...HEAD, ...rows]);
  const result = await read(makeDocx(person + work + grid), 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

it.each([
  [row('Certificate: Sample Language Test 2019')],
  [row('Certificate: Sample Language Test 2019', '')],
  [row('Lived in Exampleton for three years')],
])('a row between two languages leaves the grid whole: %j', async (between) => {
  const { resume } = await readGrid([
    row('English', 'C1', 'C1', 'C1', 'C1', 'C1'),
    between,
    row('German', 'A2', 'A2', 'A1', 'A1', 'A1'),
  ]);
  const german = resume.languages?.find(({ language }) => language === 'German');
  expect(german?.fluency).toBe(
    'Listening A2, Reading A2, Spoken interaction A1, Spoken production A1, Writing A1',
  );
  expect(JSON.stringify(resume)).toMatch(/Sample Language Test|Lived in Exampleton/);
});

it('lists the words that the form has for a level', async () => {
  const { resume } = await readGrid([
    row('English', 'C1', 'Proficient user', 'C1', 'Proficient user', 'C1', 'Proficient user'),
    row('German', 'B1 Independent user', 'B1', 'B1', 'B1', 'B1'),
  ]);
  expect(resume.languages?.map(({ fluency }) => fluency)).toEqual(['C1', 'B1']);
  const texts = resume.meta?.trueline?.leftOut?.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Proficient user', 'Independent user']));
});
