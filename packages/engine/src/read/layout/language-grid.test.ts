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

  it.each([
    [['Tamil', 'Y', 'N', 'Y'], 'Tamil: Read, Speak'],
    [['Tamil', 'sim', 'não', 'sim'], 'Tamil: Read, Speak'],
    [['Tamil', 'TRUE', 'FALSE', 'TRUE'], 'Tamil: Read, Speak'],
    [['Tamil', 'ja', 'nein', 'ja'], 'Tamil: Read, Speak'],
    [['Tamil', 'oui', 'non', 'oui'], 'Tamil: Read, Speak'],
    [['Tamil', 'ano', 'ne', 'ano'], 'Tamil: Read, Speak'],
    [['Tamil', '✅', 'nej', '✅'], 'Tamil: Read, Speak'],
    [['Tamil', 'good', 'X', 'fair'], 'Tamil: Read good, Speak fair'],
    [['Tamil', 'OK', 'good', 'OK'], 'Tamil: Read OK, Write good, Speak OK'],
    [['Tamil', '+++', '+', '++'], 'Tamil: Read +++, Write +, Speak ++'],
    [['Tamil', '***', '**', '*'], 'Tamil: Read ***, Write **, Speak *'],
    [['Tamil', 'No', 'No', 'No'], 'Tamil: Read No, Write No, Speak No'],
  ])('what a mark says by those beside it: %j', async (row, said) => {
    const head = ['Language', 'Read', 'Write', 'Speak'];
    expect(await inWord(head, row, ['English', 'good', 'good', 'fair'])).toContain(said);
  });

  it.each([
    [['Language (1 - excellent; 5 - basic)', 'Reading', 'Speaking']],
    [['Language', 'Reading (1 - excellent; 5 - basic)', 'Speaking (1 - excellent; 5 - basic)']],
  ])('keeps what its numbers mean: %j', async (head) => {
    expect(await inWord(head, ['English', '1', '2'], ['French', '4', '4'])).toEqual([
      'English: Reading 1, Speaking 2 [1 - excellent, 5 - basic]',
      'French: 4 [1 - excellent, 5 - basic]',
    ]);
  });

  it.each([
    [
      [
        ['Mother tongue', 'Arabic'],
        ['Fluent', 'English'],
        ['Basic', 'French'],
      ],
      ['Arabic: Mother tongue', 'English: Fluent', 'French: Basic'],
    ],
    [
      [
        ['Native:', 'Spanish'],
        ['Advanced:', 'English, German'],
      ],
      ['Spanish: Native', 'English: Advanced', 'German: Advanced'],
    ],
    [
      [
        ['Spoken', 'English'],
        ['Spoken', 'Hindi'],
      ],
      ['English: Spoken', 'Hindi: Spoken'],
    ],
    [
      [
        ['Language', 'Zulu'],
        ['Spoken', 'native'],
        ['Language', 'English'],
        ['Spoken', 'good'],
      ],
      ['Zulu: Spoken: native', 'English: Spoken: good'],
    ],
  ])('is none where levels stand before languages: %j', async (rows, said) => {
    expect(await inWord(...rows)).toEqual(said);
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

  it.each([
    [
      'Tongan\tfluent\t\tfair',
      ['English: Speak good, Read good, Write fair', 'Tongan: Speak fluent, Write fair'],
    ],
    ['Tongan\tfluent\tfair', ['English: good good fair', 'Tongan: fluent fair']],
  ])('parted by tabs, only where each cell of the row is told: %j', async (row, said) => {
    const rows = ['LANGUAGES', 'Language\tSpeak\tRead\tWrite', 'English\tgood\tgood\tfair', row];
    expect(await inText(...rows)).toEqual(said);
  });

  it('is none where what is rated only begins with a language', async () => {
    const text = ['SKILLS', 'Skill\tBasic\tGood', 'English breakfast\tx\t', 'Eggs\t\tx'];
    const all = ['Ana Sample', 'ana.sample@example.com', '', ...WORK, '', ...text, ''].join('\n');
    const result = await read(new TextEncoder().encode(all), 'resume.txt');
    expect(JSON.stringify(result)).not.toMatch(/breakfast \((?:Basic|Good)/);
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
