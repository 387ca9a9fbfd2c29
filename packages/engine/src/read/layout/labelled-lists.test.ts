import { describe, expect, it } from 'vitest';
import { heading, item, makeDocx, paragraph, table } from '../fixtures/make-docx.ts';
import { read } from '../index.ts';

async function readWord(body: string) {
  const result = await read(makeDocx(body), 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const rows = (...pairs: [string, ...string[]][]): string =>
  table(pairs.map(([label, ...values]) => [label, values.join('\n')].map(cellOf)));
const cellOf = (text: string): string =>
  text
    .split('\n')
    .map((row) => (row.startsWith('* ') ? item(row.slice(2)) : paragraph(row)))
    .join('');
const PERSON: [string, string][] = [
  ['Full name', 'Ana Sample'],
  ['Address', 'Regina, SK'],
  ['E-mail', 'ana.sample@example.com'],
];
const JOBS =
  heading('Work experience') +
  table([['2018 - 2020', 'Baker\nHill Bakery Ltd\n* Baked bread for three shops'].map(cellOf)]) +
  heading('Education') +
  table([['2017', 'Diploma in Baking\nSample College'].map(cellOf)]);

describe('lists that a form names by labels', () => {
  it.each([
    ['Skills', 'Languages', 'Hobbies'],
    ['Job-related skills', 'Language(s)', 'Interests'],
    ['Computer skills', 'Mother tongue', 'Hobbies and interests'],
    ['SKILLS', 'LANGUAGES', 'HOBBIES'],
    ['Compétences', 'Langues', 'Loisirs'],
    ['Kenntnisse', 'Sprachen', 'Hobbys'],
  ])(
    'under %s, %s, %s are sections, on one row or on several',
    async (skills, languages, hobbies) => {
      for (const joint of [', ', '\n']) {
        const resume = await readWord(
          rows(...PERSON) +
            JOBS +
            heading('Additional information') +
            rows(
              [skills, ['Kneading', 'Till', 'Ordering'].join(joint)],
              [languages, ['English (native)', 'French (basic)'].join(joint)],
              [hobbies, ['Chess', 'Hiking'].join(joint)],
            ),
        );
        const words = resume.skills?.flatMap(({ keywords = [] }) => keywords);
        expect(words).toEqual(['Kneading', 'Till', 'Ordering']);
        expect(resume.languages?.map((one) => one.language)).toEqual(['English', 'French']);
        expect(resume.interests?.map((one) => one.name)).toEqual(['Chess', 'Hiking']);
        expect(resume.work?.map((one) => one.name)).toEqual(['Hill Bakery Ltd']);
        expect(resume.education?.map((one) => one.institution)).toEqual(['Sample College']);
      }
    },
  );

  it('end with what names no list', async () => {
    const resume = await readWord(
      rows(...PERSON) +
        JOBS +
        heading('Additional information') +
        rows(
          ['Languages', 'English', 'French'],
          ['Notice period', 'one month'],
          ['Hobbies', 'Chess'],
        ),
    );
    expect(resume.languages?.map((one) => one.language)).toEqual(['English', 'French']);
    expect(resume.interests?.map((one) => one.name)).toEqual(['Chess']);
  });

  it('stay groups of skills under their own heading', async () => {
    const resume = await readWord(
      rows(...PERSON) +
        JOBS +
        heading('Technical skills') +
        rows(['Languages', 'Python, Go'], ['Tools', 'Git, Docker']),
    );
    const words = resume.skills?.flatMap(({ keywords = [] }) => keywords);
    expect(words).toEqual(['Python', 'Go', 'Git', 'Docker']);
    expect(resume.languages).toBeUndefined();
  });

  it('leave the rows of jobs as they are', async () => {
    const resume = await readWord(
      rows(...PERSON) +
        heading('Work experience') +
        rows(
          ['From – To', '2018 - 2020'],
          ['Job title', 'Baker'],
          ['Company', 'Hill Bakery Ltd'],
          ['Main activities and responsibilities', '* Baked bread', '* Ran the till'],
          ['From – To', '2016 - 2018'],
          ['Job title', 'Packer'],
          ['Company', 'Sample Mills'],
          ['Main activities and responsibilities', 'Packed flour', 'Loaded vans'],
        ) +
        heading('Education') +
        rows(
          ['From – To', '2017'],
          ['Qualification', 'Diploma in Baking'],
          ['School', 'Sample College'],
        ),
    );
    expect(
      resume.work?.map(({ name, position, startDate }) => [name, position, startDate]),
    ).toEqual([
      ['Hill Bakery Ltd', 'Baker', '2018'],
      ['Sample Mills', 'Packer', '2016'],
    ]);
    expect(resume.work?.map((one) => one.highlights)).toEqual([
      ['Baked bread', 'Ran the till'],
      ['Packed flour', 'Loaded vans'],
    ]);
  });
});
