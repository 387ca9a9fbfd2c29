import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { sliceBlock } from '../sections/part-of-block.ts';
import { isNamed } from './told-heads.ts';

const MAX_HEAD = 140;
/** Behind the end of a sentence or of a list, not of a short form: where the next job may open. */
const NEXT = /(?<=(?:(?:\p{Ll}{4}|\d\s?\p{Ll}{0,3}|\)|["”»])[.!?]|;)\s+)(?=[\p{L}\d(])/gu;
/** What stands between a period and the names that it dates. */
const MARK = /^\)?\s*[:.,;|–—-]?\s*(?=["“„«]?[\p{Lu}\p{Ll}\d])/u;
/** A period is no longer than this. */
const MAX_PERIOD = 48;
/** Where names end and what was done begins: a colon, or a full stop that closes a word, a figure's unit, a quotation or brackets. */
const HEAD_END =
  /:\s+(?=\S)|(?<=\p{Ll}{4}|\d\s?\p{Ll}{1,3}|\)|["”»])[.!?]\s+(?=["“„«(]?[\p{Lu}\d])|[.!?]?$/gu;

interface Opened {
  /** Where the names end, and where what was done begins. */
  to: number;
  rest: number;
}

/** "March 2019 - present: Sample Inn, Leeds, housekeeper (14 rooms). Daily plan of the rooms, ...", several such jobs in one paragraph too: in a section that opens so, each period, the names behind it and what is told stand apart. */
export function withOpenersApart(blocks: readonly Block[]): readonly Block[] {
  const rows = blocks.flatMap(jobsApart);
  const found = rows.map(openedBy);
  const isOpened = found[0] !== undefined && found.some((one) => one !== undefined && one.rest > 0);
  const count = found.filter((one) => one !== undefined).length;
  if (!isOpened || (count < 2 && rows.length > 1)) return blocks;
  return rows.flatMap((row, index) => {
    const opened = found[index];
    if (opened === undefined) return [row];
    const head = { ...sliceBlock(row, 0, opened.to), prose: false };
    return opened.rest < row.text.length ? [head, told(row, opened.rest)] : [head];
  });
}

const told = (row: Block, from: number): Block => ({
  ...sliceBlock(row, from),
  prose: true,
  line: { ...row.line, gapBefore: 0 },
});

/** The jobs of a paragraph, each of which opens with its period. */
function jobsApart(block: Block): Block[] {
  if (openedBy(block) === undefined) return [block];
  const starts = [...block.text.matchAll(NEXT)].flatMap(({ index }) =>
    openedBy(sliceBlock(block, index)) === undefined ? [] : [index],
  );
  return [0, ...starts].map((from, at) => sliceBlock(block, from, starts[at]));
}

/** The names right behind a paragraph's first period. */
function openedBy({ text, bulletX, cells }: Block): Opened | undefined {
  if (bulletX !== undefined || cells.length > 1) return undefined;
  const range = findDateRange(text.slice(0, MAX_PERIOD));
  if (range?.isRange !== true || range.from > (text.startsWith('(') ? 1 : 0)) return undefined;
  const mark = MARK.exec(text.slice(range.to))?.[0];
  if (mark === undefined) return undefined;
  const from = range.to + mark.length;
  const behind = text.slice(from);
  const end = behind.matchAll(HEAD_END).find(({ index }) => isOutside(behind.slice(0, index)));
  if (end === undefined || from + end.index > MAX_HEAD) return undefined;
  const names = behind.slice(0, end.index);
  return names.length > 3 && isNamed(names)
    ? { to: from + end.index, rest: from + end.index + end[0].length }
    : undefined;
}

const isOutside = (before: string): boolean => !/\([^()]*$/.test(before);
