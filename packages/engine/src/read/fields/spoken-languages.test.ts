import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function languagesOf(...rows: string[]): Promise<string[]> {
  const text = `Ana Sample\nana.sample@example.com\n\nWORK\nCook, Sample Grill, 2018 - 2020\n- Cooked\n\n${rows.join('\n')}\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { languages = [] } = result.resume;
  return languages.map(({ language, fluency }) => `${language}: ${fluency}`);
}

describe('languages as people write them', () => {
  it.each([
    ['Mother tongue: Portuguese', 'Portuguese: Mother tongue'],
    ['Native language: Maltese', 'Maltese: Native language'],
    ['Mother tongue(s): Greek', 'Greek: Mother tongue(s)'],
  ])('%s on its own row', async (row, said) => {
    expect(await languagesOf('LANGUAGES', row, 'English: B1')).toEqual([said, 'English: B1']);
  });

  it.each([
    [
      'Serbian is my mother tongue, my English is good (B2) and Hungarian I speak a little.',
      ['Serbian: mother tongue', 'English: good (B2)', 'Hungarian: a little'],
    ],
    ['My English is fluent, my French is basic.', ['English: fluent', 'French: basic']],
    [
      'Spanish is my mother tongue. English good, I read contracts without dictionary (TOEFL 553, 2023). French, a litle.',
      ['Spanish: mother tongue', 'English: good', 'French: a litle'],
    ],
    ['LT native, EN C1, russian fluent', ['LT: native', 'EN: C1', 'russian: fluent']],
    ['DE native; EN - B2; FR A2', ['DE: native', 'EN: B2', 'FR: A2']],
  ])('%s', async (row, said) => {
    expect(await languagesOf('LANGUAGES', row)).toEqual(said);
  });

  it.each([
    ['English - read, write, speak', ['English: read, write, speak']],
    ['English - read, write little', ['English: read, write little']],
    ['Afrikaans (home), isiXhosa (speak only)', ['Afrikaans: home', 'isiXhosa: speak only']],
    ['Kannada - speak only', ['Kannada: speak only']],
    [
      'isiZulu, English - spoken and written',
      ['isiZulu: undefined', 'English: spoken and written'],
    ],
    ['iTaukei: mother tongue, Hindi: understand', ['iTaukei: mother tongue', 'Hindi: understand']],
    [
      'Kikamba, Kiswahili, English',
      ['Kikamba: undefined', 'Kiswahili: undefined', 'English: undefined'],
    ],
  ])('what one does in it, %s', async (row, said) => {
    expect(await languagesOf('LANGUAGES', row)).toEqual(said);
  });

  it.each([
    ['English – TOEIC 545 (2025)', 'English: TOEIC 545 (2025)'],
    ['English: IELTS 7.0', 'English: IELTS 7.0'],
    ['German - Goethe-Zertifikat B2', 'German: Goethe-Zertifikat B2'],
  ])('a test behind a language tells how well, %s', async (row, said) => {
    expect(await languagesOf('LANGUAGES', 'Thai - native', row)).toEqual(['Thai: native', said]);
  });

  it.each([
    'Date of birth: 3 June 2006',
    'Religion: Buddhist',
    'Nationality: Thai',
    'Marital status: single',
  ])('%s below them is none', async (row) => {
    expect(await languagesOf('LANGUAGES', 'Thai - native', 'English - basic', row)).toEqual([
      'Thai: native',
      'English: basic',
    ]);
  });

  it('two languages in cells of one row are no levels of each other', async () => {
    expect(
      await languagesOf('LANGUAGES', 'Greek     C2          French C1', 'Igbo\tA2\tSwedish B1'),
    ).toEqual(['Greek: C2', 'French: C1', 'Igbo: A2', 'Swedish: B1']);
  });
});

describe('what is said behind a level', () => {
  it.each([
    ['Hungarian basic, I understand more than I speak', 'basic, I understand more than I speak'],
    ['English: good, IELTS 6.5 in 2023', 'good, IELTS 6.5 in 2023'],
    ['Italian - intermediate, read better than I write', 'intermediate, read better than I write'],
    ['French: A2, evening course now', 'A2, evening course now'],
  ])('goes on with it: %s', async (row, fluency) => {
    const said = await languagesOf('LANGUAGES', 'Serbian: mother tongue', row);
    expect(said).toContain(`${row.split(/[ :]/)[0]}: ${fluency}`);
  });

  it.each([
    ['English: B2, IELTS 6.5', 'English: B2, IELTS 6.5'],
    ['Dutch: good, spoken at home', 'Dutch: good, spoken at home'],
    ['Dutch: good, learned at school', 'Dutch: good, learned at school'],
    ['Dutch: basic, reading better', 'Dutch: basic, reading better'],
  ])('where it is used or was learned: %s', async (row, said) => {
    expect(await languagesOf('LANGUAGES', row)).toEqual([said]);
  });

  it.each([
    'English: fluent, business development',
    'English: fluent, family business',
    'English: fluent, reads music',
    'English: fluent, writes code',
    'English: fluent, at home with Excel',
    'English: fluent, listening to podcasts',
    'English: fluent, public speaking',
    'English: fluent, creative writing',
    'English: fluent, technical support',
    'English: fluent, daily reports',
    'English: fluent, school bus driver',
    'English: fluent, course in bookkeeping',
    'English: fluent, class B licence',
    'English (fluent), typing 60 wpm',
    'English: fluent, own car',
  ])('is none of it: %s', async (row) => {
    expect(await languagesOf('LANGUAGES', row)).toEqual(['English: fluent']);
  });
});

it.each([
  ['Hindi – kitchen Hindi', ['Hindi: kitchen Hindi']],
  ['Arabic - Egyptian Arabic; English - fluent', ['Arabic: Egyptian Arabic', 'English: fluent']],
  ['English – British English, native', ['English: British', 'English: native']],
  ['Swiss German - German', ['German: Swiss', 'German: undefined']],
])('a language named again behind a dash: %s', async (row, said) => {
  expect(await languagesOf('LANGUAGES', row)).toEqual(said);
});

it.each([
  'Languages: English, Python, SQL',
  'Languages: English, C++, Java',
  'Languages: Polish, JavaScript, TypeScript; Tools: Git',
])('one spoken language before those of programs: %s', async (row) => {
  expect(await languagesOf(row)).toEqual([]);
});

it('one known language before others that people speak', async () => {
  expect(await languagesOf('Languages: English, Kriolx, Yolngux')).toHaveLength(3);
});

describe('a language that no list names, by the level beside it', () => {
  it.each([
    ['Twi (mother tongue), Ga (very well), English (good)', 'Ga: very well'],
    ['Kalenjin, Kiswahili fluent, Maa, fair', 'Maa: fair'],
    ['NL (moedertaal), DU (goed), ENG (redelijk)', 'DU: goed'],
    ['Ar. (native), Eng. (v. good), Urdu (basic)', 'Eng.: v. good'],
    ['Spanish: native; Shuarx: good', 'Shuarx: good'],
    ['English (Afrikaans: fair)', 'Afrikaans: fair'],
    ['isiZulu, English (Afrikaans: fair)', 'Afrikaans: fair'],
  ])('%s', async (row, one) => {
    expect(await languagesOf('LANGUAGES', row)).toContain(one);
  });

  it('in a cell beside its level', async () => {
    expect(
      await languagesOf('LANGUAGES', 'Spanish\tmother tongue', 'Kichwax\tgood, spoken'),
    ).toEqual(['Spanish: mother tongue', 'Kichwax: good, spoken']);
  });

  it.each(['English (fluent), typing 60 wpm', 'English: B2, own car'])(
    'is none in: %s',
    async (row) => {
      expect(await languagesOf('LANGUAGES', row)).toHaveLength(1);
    },
  );
});

it.each([['PHP (advanced), SQL (good), CSS (basic)'], ['SQL - good; AWS - basic']])(
  'letters that are no code of a language name none: %s',
  async (row) => {
    expect(await languagesOf(`Programming Languages: ${row}`)).toEqual([]);
    expect(await languagesOf(`Languages: ${row}`)).toEqual([]);
  },
);

it.each([
  ['English (IELTS: 7.5)', ['English: IELTS: 7.5']],
  ['Chinese (HSK: 5), Spanish (DELE: B2)', ['Chinese: HSK: 5', 'Spanish: DELE: B2']],
  ['Zulu (home language), English (Afrikaans: fair)', ['Afrikaans: fair']],
  ['EN (good), Eng. - fair, UA (native)', ['EN: good', 'Eng.: fair', 'UA: native']],
])('an exam in brackets is no language: %s', async (row, said) => {
  expect(await languagesOf('LANGUAGES', row)).toEqual(expect.arrayContaining(said));
  expect((await languagesOf('LANGUAGES', row)).join()).not.toMatch(/(?:^|,)(?:IELTS|HSK|DELE)/);
});
