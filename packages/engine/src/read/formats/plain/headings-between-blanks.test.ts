import { describe, expect, it } from 'vitest';
import { HEADING_MARK } from './dressed-headings.ts';
import { withHeadingsBetweenBlanks } from './headings-between-blanks.ts';

const HEAD = ['Ana Sample', 'ana.sample@example.com', ''];
const KNOWN = [
  ...['Work', '', 'Guard, Hill Bank, 2015 - 2019', '- Opened the doors', ''],
  ...['Education', '', 'Sample School, 2014', ''],
  ...['Languages', '', 'Twi, English', ''],
];
const headingsOf = (rows: readonly string[]): string[] =>
  withHeadingsBetweenBlanks(rows)
    .filter((row) => row.startsWith(HEADING_MARK))
    .map((row) => row.slice(HEADING_MARK.length));

describe('headings that stand between blank rows', () => {
  it.each([
    'Other Courses',
    'what else',
    'People who will speak for him',
    'Bits and pieces',
    'Do you have any cards or tickets?',
    'Lo que llevo dentro',
    'Ce que je fais le dimanche',
    'Was ich noch kann:',
    'Papers worth showing',
    'Things I am good at',
  ])('are known by that alone: %s', (words) => {
    expect(headingsOf([...HEAD, ...KNOWN, words, '', 'Something, something else'])).toEqual([
      'Work',
      'Education',
      'Languages',
      words,
    ]);
  });

  it.each([
    'Grace Mensima',
    'Hill Bank Ltd',
    'Night Porter',
    'Sample High School',
    'First Aid',
    'Driving licence: B',
    'I can start at once.',
    'Summer 2019',
    'Dear Ms Sample,',
  ])('but an entry, a name or a sentence is none: %s', (words) => {
    expect(headingsOf([...HEAD, ...KNOWN, words, '', 'Something else'])).toEqual([]);
  });

  it('nor where a known heading stands right above its text', () => {
    const rows = [...HEAD, ...KNOWN, 'Skills', 'Keys, doors', '', 'Odds and ends', '', 'Choir'];
    expect(headingsOf(rows)).toEqual([]);
  });

  it('nor a row with nothing below it', () => {
    expect(headingsOf([...HEAD, ...KNOWN, 'with many thanks'])).toEqual([]);
  });

  it('below two blank rows, where two are known', () => {
    const section = (words: string): string[] => [
      '',
      '',
      words,
      '',
      'Something, and more',
      '',
      'More',
    ];
    const rows = ['about the man', 'school and courses', 'languages', 'what else'].flatMap(section);
    expect(headingsOf(['Ana Sample', 'ana.sample@example.com', ...rows])).toEqual([
      'about the man',
      'school and courses',
      'languages',
      'what else',
    ]);
    const jobs = ['Hill Bank Ltd', 'Muster Inn', 'work', 'education'].flatMap(section);
    expect(headingsOf(['Ana Sample', 'ana.sample@example.com', ...jobs])).toEqual([]);
  });

  const LIST = ['Cooking for groups', 'Garden care', 'Driving vans', 'Helping out'];

  it('nor where every row is followed by a blank one', () => {
    const rows = ['Skills', ...LIST, 'Experience', 'Guard, Hill Bank, 2015', 'Education', 'School'];
    const all = [...rows, 'Languages', 'Twi, English', 'Interests', 'Chess'];
    expect(headingsOf([...HEAD, ...all.flatMap((row) => [row, ''])])).toEqual([]);
  });

  it('nor a short row among others of a list', () => {
    const list = ['Skills', ...LIST].flatMap((row) => [row, '']);
    expect(headingsOf([...HEAD, ...list, ...KNOWN])).toEqual([]);
  });
});
