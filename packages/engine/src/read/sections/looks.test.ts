import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { namesEntriesToo } from './looks.ts';

const row = (text: string, size: number, bold: boolean, item = false): Block =>
  ({
    text,
    cells: [{ text, bold }],
    start: 0,
    end: text.length,
    prose: false,
    line: { size, bold, gapBefore: 0, x: 0 },
    ...(item && { bulletX: 4 }),
  }) as unknown as Block;
const entry = (title: string): Block[] => [
  row(title, 11, true),
  row('Sample Inn, Exampletown', 9, false),
  row('Exampletown, 2014 - 2018', 9, false),
  row('Peeled and washed', 9, false, true),
];

describe('a row dressed as the names of entries are', () => {
  const headed = [row('Experience', 14, true), ...['Cook', 'Baker', 'Porter'].flatMap(entry)];

  it.each(['Internship', 'School Certificate', 'Volunteering', 'Training'])(
    'names one where it stands over a period: %s',
    (title) => {
      const own = entry(title);
      expect(namesEntriesToo(own[0] as Block, [...headed, ...own])).toBe(true);
    },
  );

  it('is a heading where it is dressed as those, or stands over no period', () => {
    const heading = row('Internship', 14, true);
    expect(namesEntriesToo(heading, [...headed, heading, ...entry('Cook').slice(1)])).toBe(false);
    const lists = row('Languages', 11, true);
    expect(namesEntriesToo(lists, [...headed, lists, row('English, French', 9, false)])).toBe(
      false,
    );
  });
});
