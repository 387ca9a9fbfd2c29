import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, table } from './fixtures/make-docx.ts';
import { read } from './index.ts';
import { FORMS, type Labels } from './testing/europass-labels.ts';

const pair = (label: string, value = ''): string[] => [paragraph(label), paragraph(value)];
const gridRow = (...cells: string[]): string[] => cells.map((cell) => paragraph(cell));

function formOf(form: Labels, english: readonly string[]): Uint8Array {
  const { person, headings, job, school, languages, grid, skills } = form;
  const [first, second, note] = grid;
  const levels = table([
    gridRow(...first),
    gridRow(...second, ''),
    gridRow('English', ...english),
    gridRow('Deutsch', 'B1', 'B1', 'B1', 'B1', 'B1'),
  ]);
  const rows = [
    pair(person[0], 'Sample Ana Maria'),
    pair(person[1], '12 Sample Street, 1000 Sampleton'),
    pair(person[2], '+30 555 0142'),
    pair('E-mail', 'ana.sample@example.com'),
    pair(headings[0]),
    pair(job[0], '03/2016 - 06/2021'),
    pair(job[1], 'Warehouse supervisor'),
    [paragraph(job[2]), paragraph('- Led a shift of 12 pickers') + paragraph('- Counted stock')],
    pair(job[3], 'Sample Freight Ltd, 4 Dock Road, Sampleton'),
    pair(job[4], 'Logistics'),
    pair(''),
    pair(job[0], '09/2012 - 02/2016'),
    pair(job[1], 'Forklift driver'),
    [paragraph(job[2]), paragraph('- Loaded trucks')],
    pair(job[3], 'Muster Steel GmbH, Exampleville'),
    pair(headings[1]),
    pair(job[0], '2009 - 2012'),
    pair(school[0], 'Diploma in Logistics'),
    pair(school[1], 'Sample Technical College'),
    pair(headings[2]),
    pair(languages[0], 'Greek'),
    pair(languages[1]),
    [paragraph(''), levels],
    [paragraph(''), paragraph(note)],
    pair(skills[0], 'Planning of shifts, stocktaking'),
    pair(skills[1], 'Excel, SAP'),
    pair(skills[2], 'B, C'),
  ];
  const foot = `<?xml version="1.0"?><w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(`${form.foot} Sample Ana Maria`)}</w:ftr>`;
  return makeDocx(paragraph(form.title) + table(rows), { 'word/footer1.xml': foot });
}

async function readForm(bytes: Uint8Array) {
  const result = await read(bytes, 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

describe.each(Object.entries(FORMS))('the older European form in %s', (_, form) => {
  it('holds a person, jobs and a school', async () => {
    const { resume, text } = await readForm(formOf(form, ['B2', 'B2', 'B2', 'B2', 'B2']));
    expect(resume.basics?.name).toBe('Sample Ana Maria');
    expect(
      resume.work?.map(({ position, name, startDate, endDate }) => [
        position,
        name,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ['Warehouse supervisor', 'Sample Freight Ltd', '2016-03', '2021-06'],
      ['Forklift driver', 'Muster Steel GmbH', '2012-09', '2016-02'],
    ]);
    expect(resume.work?.[0]?.highlights?.slice(0, 2)).toEqual([
      'Led a shift of 12 pickers',
      'Counted stock',
    ]);
    expect(resume.education?.map(({ institution }) => institution)).toEqual([
      'Sample Technical College',
    ]);
    expect(resume.basics?.summary).toBeUndefined();
    expect(text).not.toContain(form.foot);
  });

  it('has one level where all columns agree, and no word of the grid among the skills', async () => {
    const { resume } = await readForm(formOf(form, ['B2', 'B2', 'B2', 'B2', 'B2']));
    const known = resume.languages?.map(({ language, fluency }) => [language, fluency]);
    expect(known).toContainEqual(['English', 'B2']);
    expect(known).toContainEqual(['Deutsch', 'B1']);
    const skills = resume.skills?.flatMap(({ keywords = [] }) => keywords) ?? [];
    expect(skills).toEqual(expect.arrayContaining(['stocktaking', 'Excel', 'SAP']));
    for (const word of [...form.grid[0], ...form.grid[1], 'B2']) expect(skills).not.toContain(word);
  });

  it('names what each level is of where they differ', async () => {
    const { resume } = await readForm(formOf(form, ['C1', 'C2', 'B2', 'B2', 'B1']));
    const english = resume.languages?.find(({ language }) => language === 'English');
    const columns = [...form.grid[1].slice(1), form.grid[0].at(-1)];
    expect(english?.fluency).toBe(
      columns.map((column, at) => `${column} ${['C1', 'C2', 'B2', 'B2', 'B1'][at]}`).join(', '),
    );
  });
});

describe('rows that are none of the form', () => {
  it('keep their words: understanding and reading as skills', async () => {
    const body =
      paragraph('Ana Sample') +
      paragraph('ana.sample@example.com') +
      paragraph('Skills') +
      table([['Understanding', 'Speaking', 'Writing'].map((cell) => paragraph(cell))]) +
      paragraph('Work experience') +
      paragraph('Teacher, Sample School, 2018 - 2020');
    const { text } = await readForm(makeDocx(body));
    for (const word of ['Understanding', 'Speaking', 'Writing']) expect(text).toContain(word);
  });

  it('keep a foot that says more than whose document it is', async () => {
    const foot = `<?xml version="1.0"?><w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('Curriculum vitae of the Sample family trust')}</w:ftr>`;
    const body =
      paragraph('Ana Sample') +
      paragraph('ana.sample@example.com') +
      paragraph('Work experience') +
      paragraph('Teacher, Sample School, 2018 - 2020');
    const { text } = await readForm(makeDocx(body, { 'word/footer1.xml': foot }));
    expect(text).toContain('family trust');
  });
});
