import { describe, expect, it } from 'vitest';
import { heading, makeDocx, paragraph, run, textBox } from '../fixtures/make-docx.ts';
import { read } from '../index.ts';

const small = (words: string): string => paragraph(run(words, '<w:b/><w:sz w:val="18"/>'));
const texts = (...rows: string[]): string => rows.map((row) => paragraph(row)).join('');

async function readBeside(column: string) {
  const main =
    texts('Ana Sample', 'ana.sample@example.com | 613 555 0142') +
    heading('Work experience') +
    texts('Cook, Sample Grill, 2018 - 2020', 'Cooked for ninety people a night') +
    heading('Education') +
    texts('Diploma in Cookery, Sample College, 2017') +
    heading('Interests') +
    texts('Swimming, sourdough');
  const result = await read(makeDocx(main + textBox(column)), 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

describe('a text box beside the text', () => {
  it.each([
    ['CORE COMPETENCIES', 'LANGUAGES'],
    ['SKILLS', 'LANGUAGES'],
    ['Skills', 'Languages spoken'],
  ])('has headings of its own make: %s, %s', async (skills, languages) => {
    const { skills: read = [], languages: spoken } = await readBeside(
      small(skills) +
        texts('Menu planning', 'Provisioning', 'Food safety management', 'Stock control') +
        small(languages) +
        texts('English (native)', 'Irish (fluent)', 'Tagalog (kitchen level)'),
    );
    expect(read.flatMap(({ keywords = [] }) => keywords)).toEqual([
      'Menu planning',
      'Provisioning',
      'Food safety management',
      'Stock control',
    ]);
    expect(spoken?.map(({ language }) => language)).toEqual(['English', 'Irish', 'Tagalog']);
  });
});
