import { expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import { type Line, lineText } from './line.ts';
import { withWholeTiles } from './stat-tiles.ts';

const sized = (size: number, ...cells: [number, string][]): Line => ({ ...lineOf(...cells), size });
const textsOf = (lines: readonly Line[]): string[] => withWholeTiles(lines).map(lineText);

it.each([
  [
    ['7', '23'],
    ['years with us', 'dashboards in use'],
    ['7 years with us', '23 dashboards in use'],
  ],
  [['2'], ['trainees'], ['2 trainees']],
  [
    ['98 %', '+40', '1,940'],
    ['on time', 'clients', 'tickets'],
    ['98 % on time', '+40 clients', '1,940 tickets'],
  ],
])('%s over %s', (figures, captions, rows) => {
  const at = (texts: readonly string[]) => texts.map((text, x): [number, string] => [x * 90, text]);
  expect(textsOf([sized(22, ...at(figures)), sized(9, ...at(captions))])).toEqual(rows);
});

it.each([
  ['text of one size', 10, ['2019'], ['Sample Inn']],
  ['other counts', 22, ['7', '23'], ['years with us']],
  ['no figure', 22, ['Cook'], ['Sample Inn']],
  ['a sentence', 22, ['7'], ['years I have been with the same house and its many guests']],
])('%s stays', (_, size, above, below) => {
  const at = (texts: readonly string[]) => texts.map((text, x): [number, string] => [x * 90, text]);
  const lines = [sized(size, ...at(above)), sized(10, ...at(below))];
  expect(withWholeTiles(lines)).toEqual(lines);
});
