import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, table } from '../fixtures/make-docx.ts';
import { read } from '../index.ts';

const WORK = ['WORK', 'Cook, Sample Grill, 2018 - 2020', '- Cooked'];

async function languagesIn(bytes: Uint8Array, name: string): Promise<string[]> {
  const result = await read(bytes, name);
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.languages ?? []).map(({ language, fluency }) => `${language}: ${fluency}`);
}

const inText = (...rows: string[]): Promise<string[]> => {
  const lines = ['Ana Sample', 'ana.sample@example.com', '', ...WORK, '', ...rows, ''];
  return languagesIn(new TextEncoder().encode(lines.join('\n')), 'resume.txt');
};

const inWord = (...rows: string[][]): Promise<string[]> => {
  const above = ['Ana Sample', 'ana.sample@example.com', ...WORK, 'LANGUAGES'];
  const cells = rows.map((row) => row.map((text) => paragraph(text)));
  return languagesIn(
    makeDocx(above.map((text) => paragraph(text)).join('') + table(cells)),
    'cv.docx',
  );
};

describe('a grid of languages', () => {
  it.each([
    [
      ['Language', 'Speaking', 'Reading', 'Writing'],
      ['Khmer', 'mother tongue', 'good', 'good'],
    ],
    [
      ['', 'Speaking', 'Reading', 'Writing'],
      ['Khmer', 'mother tongue', 'good', 'good'],
    ],
    [
      ['Languages known:', 'Speaking', 'Reading', 'Writing'],
      ['Khmer', 'mother tongue', 'good', 'good'],
    ],
  ])('says of each level what it rates: %j', async (head, row) => {
    expect(await inWord(head, row, ['English', 'fair', 'fair', 'fair'])).toEqual([
      'Khmer: Speaking mother tongue, Reading good, Writing good',
      'English: fair',
    ]);
  });

  it.each([
    [['Language', 'Read', 'Write', 'Speak'], ['Tamil', '✓', '', '☑'], 'Tamil: Read, Speak'],
    [['Language', 'Read', 'Write', 'Speak'], ['Tamil', 'x', '', 'x'], 'Tamil: Read, Speak'],
    [['Language', 'Read', 'Write', 'Speak'], ['Tamil', 'Yes', 'No', 'Yes'], 'Tamil: Read, Speak'],
    [['Language', 'Read', 'Write', 'Speak'], ['Tamil', '✓', 'x', '✓'], 'Tamil: Read, Speak'],
    [['Language', 'Basic', 'Good', 'Fluent'], ['Tamil', '', '', 'X'], 'Tamil: Fluent'],
    [['Idioma', 'Habla', 'Lee', 'Escribe'], ['Tamil', 'bien', '-', '-'], 'Tamil: Habla bien'],
  ])('with ticks: %j, %j', async (head, row, said) => {
    expect(await inWord(head, row, ['English', ...row.slice(1)])).toContain(said);
  });

  it('turned', async () => {
    expect(
      await inWord(
        ['', 'English', 'Malay'],
        ['Spoken', 'good', 'fair'],
        ['Written', 'fair', 'fair'],
      ),
    ).toEqual(['English: Spoken good, Written fair', 'Malay: fair']);
  });

  it('in plain text, by place where a cell is empty', async () => {
    expect(
      await inText(
        'LANGUAGES',
        'Language      Speak      Read      Write',
        'English       good       good      fair',
        'Tongan        fluent               fair',
      ),
    ).toEqual(['English: Speak good, Read good, Write fair', 'Tongan: Speak fluent, Write fair']);
  });

  it('whose first cell is the heading', async () => {
    expect(
      await inText('Languages\tSpoken\tWritten', 'French\tfluent\tgood', 'Twi\tgood\tbasic'),
    ).toEqual(['French: Spoken fluent, Written good', 'Twi: Spoken good, Written basic']);
  });

  it.each([
    [
      ['Skill', 'Basic', 'Good'],
      ['Excel', 'x', ''],
      ['Word', '', 'x'],
    ],
    [
      ['Language', 'Speaking', 'Writing'],
      ['English', 'I worked three years in London pubs', ''],
    ],
  ])('is none: %j', async (...rows) => {
    expect((await inWord(...rows)).join()).not.toMatch(
      /(?:Excel|Word|English): (?:Basic|Good|Speaking)/,
    );
  });
});
