import type { AsWrittenLine } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import type { Block } from '../sections/block.ts';
import { toLines } from './as-written-lines.ts';
import { isEven } from './even-periods.ts';
import { withKinds } from './section-lines.ts';

const TITLES = ['Cook', 'Line Cook (nights)', 'Kitchen Porter', 'Baker, cakes and bread'];
const PLACES = ['Sample Inn, Exampletown', 'Blue Door Ltd', 'Example Bakery', 'Sample Hotel'];
const PERIODS = ['2014 - 2018', 'Mar 2019 to May 2021', '03/2010 - 08/2012', '2019 - Present'];
const TOLD = ['Peeled, fried and washed up', 'Kept the cold store in order'];

/** How an entry is laid out: its rows, cells parted by tabs; a list item behind a mark. */
const LAYOUTS: Readonly<Record<string, (at: number) => string[]>> = {
  'period in the last cell': (at) => [`${TITLES[at]}\t${PERIODS[at]}`, `${PLACES[at]}`],
  'period in the first cell': (at) => [`${PERIODS[at]}\t${TITLES[at]}\t${PLACES[at]}`],
  'period on the row below': (at) => [`${TITLES[at]}`, `${PLACES[at]}`, `${PERIODS[at]}`],
  'period behind the place': (at) => [`${TITLES[at]}`, `${PLACES[at]}, ${PERIODS[at]}`],
  'period behind both': (at) => [`${TITLES[at]}, ${PLACES[at]}, ${PERIODS[at]}`],
  'period in brackets': (at) => [`${TITLES[at]} - ${PLACES[at]} (${PERIODS[at]})`],
  'period above': (at) => [`${PERIODS[at]}`, `${TITLES[at]}`, `${PLACES[at]}`],
};
/** How one entry may differ from its neighbours. */
const TWISTS: Readonly<Record<string, (rows: string[]) => string[]>> = {
  'as the others': (rows) => rows,
  'open in a word': (rows) => rows.map((row) => row.replace(ANY_PERIOD, '2019 - skrg')),
  seasons: (rows) => rows.map((row) => row.replace(ANY_PERIOD, 'summer 2021, summer 2022')),
  'one year': (rows) => rows.map((row) => row.replace(ANY_PERIOD, '2016')),
  'a remark on the period': (rows) => [`${rows.join(', ')} (ten months off for the army)`],
  'no period': (rows) => rows.map((row) => row.replace(ANY_PERIOD, '').trim()).filter(Boolean),
  'one row more': (rows) => [...rows, 'two seasons of 2009 and two of 2011 with the same crew'],
};
const ANY_PERIOD = new RegExp(PERIODS.map((one) => one.replace(/[/]/g, '\\/')).join('|'));

let offset = 0;
function row(text: string, isFirst: boolean): Block {
  const bullet = text.startsWith('• ');
  const words = bullet ? text.slice(2) : text;
  const start = offset;
  offset += words.length + 1;
  const cells = words.split('\t').map((cell) => ({ text: cell, bold: false }));
  const line = { gapBefore: isFirst ? 1 : 0, bold: false, size: 0, cells, x: 0 };
  const item = bullet ? { bulletX: 4 } : {};
  const block = { text: words, cells, start, end: start + words.length, line, prose: false };
  return { ...block, ...item } as unknown as Block;
}

function linesOf(layout: string, twist: string, at: number, hasItems: boolean) {
  offset = 0;
  const entries = TITLES.map((_, index) => {
    const rows = LAYOUTS[layout]?.(index) ?? [];
    const own = index === at ? (TWISTS[twist]?.(rows) ?? rows) : rows;
    return [...own, ...(hasItems ? TOLD.map((told) => `• ${told}`) : [])];
  });
  const blocks = entries.flatMap((rows) => rows.map((text, index) => row(text, index === 0)));
  const lines = toLines(withKinds(blocks.map((block) => ({ block, paths: [] }))), () => undefined);
  return { blocks, lines };
}

const CASES = Object.keys(LAYOUTS).flatMap((layout) =>
  Object.keys(TWISTS).flatMap((twist) =>
    [0, TITLES.length - 1].flatMap((at) =>
      [true, false].map((hasItems) => [layout, twist, at, hasItems] as const),
    ),
  ),
);
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const printed = ({ text, dates = '' }: AsWrittenLine): string => `${text} ${dates}`;

describe('a section printed row by row, one of its entries laid out unlike the others', () => {
  it.each(CASES)('has its periods in one place: %s, %s at %i, items %s', (...given) => {
    expect(isEven(linesOf(...given).lines)).toBe(true);
  });

  it.each(CASES)('loses no word and makes none: %s, %s at %i, items %s', (...given) => {
    const { blocks, lines } = linesOf(...given);
    const own = blocks.flatMap(({ text }) => wordsOf(text)).sort();
    expect(lines.flatMap((line) => wordsOf(printed(line))).sort()).toEqual(own);
  });

  it.each(CASES)('tears no bracket: %s, %s at %i, items %s', (...given) => {
    for (const { text } of linesOf(...given).lines)
      expect(text.split('(').length).toBe(text.split(')').length);
  });

  it.each(CASES.filter(([, twist]) => twist === 'as the others'))(
    'has the period of each entry beside its head: %s, %s at %i, items %s',
    (...given) => {
      const heads = linesOf(...given).lines.filter(({ kind }) => kind === 'head');
      expect(heads.map(({ dates }) => dates)).toEqual(PERIODS);
    },
  );
});

it('the row of a period below two names opens no entry, though the second says since when', () => {
  offset = 0;
  const rows = ['haspenfruit', 'packer, since 2021 line responsible', '03/2017 - now'];
  const others = ['dorenbos fruit', 'seasonal packer', '05/2014 - 10/2016'];
  const blocks = [rows, others].flatMap((own) => [
    ...own.map((text, index) =>
      row(
        text.replace(/^\p{Ll}/u, (one) => one.toUpperCase()),
        index === 0,
      ),
    ),
    row('• sorting and packing of pears', false),
  ]);
  const lines = toLines(withKinds(blocks.map((block) => ({ block, paths: [] }))), () => undefined);
  const heads = lines.filter(({ kind }) => kind === 'head');
  expect(heads.map(({ text }) => text)).toEqual(['Haspenfruit', 'Dorenbos fruit']);
});
