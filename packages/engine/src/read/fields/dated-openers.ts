import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { sliceBlock } from '../sections/part-of-block.ts';
import { cut, splitSlice } from '../slice.ts';
import { isBareCity, isPlace } from './location.ts';
import { companyScore, titleScore } from './title-score.ts';
import { isNamed } from './told-heads.ts';

const MAX_HEAD = 140;
/** Behind the end of a sentence or of a list, not of a short form: where the next job may open. */
const NEXT = /(?<=(?:(?:\p{Ll}{4}|\d\s?\p{Ll}{0,3}|\)|["”»])[.!?]|;)\s+)(?=[\p{L}\d(])/gu;
/** What stands between a period and the names that it dates. */
const MARK = /^\)?\s*[:.,;|–—-]?\s*(?=["“„«]?[\p{Lu}\p{Ll}\d])/u;
/** A period is no longer than this. */
const MAX_PERIOD = 48;
/** Where names may end and what was done begin; in small letters too where enough is told. */
const HEAD_END =
  /:\s+(?=\S)|[.!?]\s+(?=["“„«(]?[\p{Lu}\d]|(?!(?:of|and|for|in|at|the|to|de|du|et|y|e|und)\b)\p{Ll}\S*(?:\s+\S+){5})|[.!?]?$/gu;
/** A full stop behind a word, a figure's unit, a quotation or brackets is none of a short form. */
const WHOLE_WORD = /(?:\p{Ll}{4}|\d\s?\p{Ll}{1,3}|\)|["”»])$/u;

interface Opened {
  /** Where the names begin and end, and where what was done begins. */
  from: number;
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
    const head = headOf(row, opened);
    return opened.rest < row.text.length ? [...head, ...told(row, opened.rest)] : head;
  });
}

/** The period with the names; a place that stands first of three or more is on the period's row. */
function headOf(row: Block, { from, to }: Opened): Block[] {
  const whole = { ...sliceBlock(row, 0, to), prose: false };
  const parts = splitSlice(cut(row, from, to), /,\s+/g);
  const town = [1, 2].findLast(
    (count) =>
      parts.length > count + 1 &&
      isPlace(
        parts
          .slice(0, count)
          .map(({ text }) => text)
          .join(', '),
      ),
  );
  const names = parts[town ?? 0];
  if (town === undefined || names === undefined) return [whole];
  const at = names.start - row.start;
  const line = { ...row.line, gapBefore: 0 };
  return [sliceBlock(whole, 0, at), { ...sliceBlock(whole, at), line }];
}

const MIN_ITEMS = 3;

/** What is told behind a head: a list between semicolons as its items, all else as it stands. */
function told(row: Block, from: number): Block[] {
  const line = { ...row.line, gapBefore: 0 };
  const whole = { ...sliceBlock(row, from), prose: true, line };
  const items = splitSlice(whole, /;\s+/g);
  return items.length < MIN_ITEMS
    ? [whole]
    : items.map(({ start, end }) => sliceBlock(whole, start - whole.start, end - whole.start));
}

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
  const end = [...behind.matchAll(HEAD_END)].find((match) => isEnd(behind, match));
  if (end === undefined || from + end.index > MAX_HEAD) return undefined;
  const names = behind.slice(0, end.index);
  return names.length > 3 && isNamed(names)
    ? { from, to: from + end.index, rest: from + end.index + end[0].length }
    : undefined;
}

/** Outside brackets, and no full stop of a short form: "..., York." and "..., Cook." end with a place and a title. */
function isEnd(text: string, { 0: mark, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  if (/\([^()]*$/.test(before)) return false;
  if (!/^[.!?]\s/.test(mark) || WHOLE_WORD.test(before)) return true;
  // "Clay. I make ...": whoever tells begins anew.
  if (TELLER.test(text.slice(index + mark.length))) return true;
  const parts = before.split(/,\s+|\s[–—-]\s/u);
  const last = parts.pop() ?? '';
  // "Clerk, Sample Stores Ltd.", "Clerk, Sample Hall, York.": behind a title an employer's form or a town closes the head.
  const isTitled = parts.some((part) => titleScore(part) >= 1);
  if (isTitled && (companyScore(last) >= 1 || (parts.length > 1 && isTown(last)))) return true;
  return /\p{L}{4}$/u.test(last) && (isPlace(last) || titleScore(last) >= 1);
}

const TELLER = /^(?:i|we|my|our|he|she|they)\s+\p{Ll}/iu;

const isTown = (text: string): boolean => text.length > 3 && isBareCity(text);
