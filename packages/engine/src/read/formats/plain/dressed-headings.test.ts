import { describe, expect, it } from 'vitest';
import { read } from '../../index.ts';
import { HEADING_MARK, withDressedHeadings } from './dressed-headings.ts';

const DRESSES: readonly (readonly [string, (words: string) => string])[] = [
  ['square brackets', (words) => `[${words}]`],
  ['equals signs', (words) => `=== ${words} ===`],
  ['asterisks', (words) => `*** ${words} ***`],
  ['dashes', (words) => `-- ${words} --`],
  ['braces', (words) => `{ ${words} }`],
  ['angles', (words) => `<< ${words} >>`],
  ['a rule', (words) => `${words}\n${'='.repeat(words.length)}`],
  ['a dashed rule', (words) => `${words}\n-------------`],
];

const resumeOf = (dress: (words: string) => string): string =>
  [
    ['Ana Sample', 'ana.sample@example.com'],
    [dress('Where I worked'), 'Guard, Hill Bank, 2015 - 2019', '- Opened the doors'],
    [dress('Gigs and odds'), 'Usher, Town Hall, 2012 - 2014', '- Showed seats'],
    [dress('Bits and pieces'), 'First Aid, 2021', 'Fire Warden, 2018', 'Driving licence class B'],
    [dress('What comes out of my mouth'), 'Twi (mother tongue), English (good)'],
    [dress('Free time'), 'Draughts, choir'],
  ]
    .map((rows) => rows.join('\n'))
    .join('\n\n');

describe('headings shown by their dress', () => {
  it.each(DRESSES)('in %s are headings under any words', async (_, dress) => {
    const result = await read(new TextEncoder().encode(resumeOf(dress)), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    const { resume } = result;
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'First Aid',
      'Fire Warden',
      'Driving licence class B',
    ]);
    expect(resume.languages?.map(({ language }) => language)).toEqual(['Twi', 'English']);
    expect(resume.work?.map(({ name }) => name)).toEqual(['Hill Bank', 'Town Hall']);
    expect(resume.basics?.name).toBe('Ana Sample');
  });

  it('also below a profile that has none', () => {
    const rows = ['Ana Sample', '', 'ABOUT ME', 'I guard.', '==', '==='];
    const headings = ['WORK', 'SKILLS', 'ODDS AND ENDS'].flatMap((words) => [
      '',
      words,
      '====',
      'x',
    ]);
    const marked = withDressedHeadings([...rows, ...headings]);
    expect(marked).toContain(`${HEADING_MARK}ODDS AND ENDS`);
  });

  it.each([
    ['a name in the same dress', ['=== ANA SAMPLE ===', '=== WORK ===', '=== SKILLS ===']],
    ['two alone', ['[Work]', 'x', '[Skills]']],
    ['dates in brackets', ['[2015]', 'Work', '[2016]', '[2017]']],
    ['headings that stand without it', ['-- a --', '-- Work --', '-- Skills --', '', 'Education']],
  ])('leaves %s', (_, rows) => {
    expect(withDressedHeadings(rows).some((row) => row.startsWith(HEADING_MARK))).toBe(false);
  });
});
