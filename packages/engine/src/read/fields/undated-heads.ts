import type { Block } from '../sections/block.ts';
import { type Entry, isHeadRow } from './entries.ts';
import { headPieces } from './head-pieces.ts';
import { titleOverEmployer } from './title-or-employer.ts';

const MAX_ROWS = 3;
/** So sure that a piece is a title, and that the other is none as surely. */
const IS_TITLE = 2;
const HINT = 1;
const MAX_WORDS = 9;

/**
 * A job without dates below one that has them: rows without a mark below marked ones that name a
 * title and an employer. Without this it would be two tasks of the job above.
 */
export function splitUndatedHeads(
  { head, body }: Entry,
  isItem: (block: Block) => boolean,
  isOpener: (block: Block) => boolean,
): Entry[] {
  const starts = body.flatMap((block, at) => {
    if (isOpener(block)) return [at];
    const isBelowItem = body[at - 1] !== undefined && isItem(body[at - 1] as Block);
    return isBelowItem ? [at] : [];
  });
  const heads = starts.flatMap((start) => {
    const opener = body[start] as Block;
    const rows = isOpener(opener)
      ? rowsOpened(body, start, isItem, isOpener)
      : rowsFrom(body, start, isItem);
    return rows.length > 0 && isNamed(rows, isOpener(opener)) ? [{ start, rows }] : [];
  });
  const ends = [...heads.map(({ start }) => start), body.length];
  return [
    { head, body: body.slice(0, ends[0]) },
    ...heads.map(({ start, rows }, at) => ({
      head: rows,
      body: body.slice(start + rows.length, ends[at + 1]),
    })),
  ];
}

/** The unmarked rows from a place on that stand right above a marked one, or one that ends the job. */
function rowsFrom(
  body: readonly Block[],
  start: number,
  isItem: (block: Block) => boolean,
): Block[] {
  const found = body.slice(start).findIndex(isItem);
  const length = found < 0 && start === body.length - 1 ? 1 : found;
  const rows = length < 1 || length > MAX_ROWS ? [] : body.slice(start, start + length);
  return rows.every((row) => isHeadRow(row, isItem)) ? rows : [];
}

/** A row that looks like what opens the section's entries and those that name something below it. */
function rowsOpened(
  body: readonly Block[],
  start: number,
  isItem: (block: Block) => boolean,
  isOpener: (block: Block) => boolean,
): Block[] {
  const below = body.slice(start + 1, start + MAX_ROWS);
  const end = below.findIndex((row) => isOpener(row) || !isHeadRow(row, isItem));
  const rows = body.slice(start, start + 1 + (end < 0 ? below.length : end));
  return isHeadRow(rows[0], isItem) ? rows : [];
}

/** Where its looks open the entry already, either of the two is enough. */
function isNamed(rows: Block[], isOpened: boolean): boolean {
  const { pieces } = headPieces(rows);
  const names =
    pieces.length === 1 ? halves(pieces[0]?.text ?? '') : pieces.map(({ text }) => text);
  if (names.length < 2 || names.some((name) => name.split(/\s+/).length > MAX_WORDS)) return false;
  // "Seasonal counts at the harbour depot, each summer": beside a capital no name begins small.
  const [first = '', second = ''] = names;
  if (/^\P{Ll}/u.test(first) && /^\p{Ll}/u.test(second)) return false;
  const leanings = names.slice(0, 2).map(titleOverEmployer);
  if (isOpened) return leanings.some((one) => Math.abs(one) >= HINT);
  return Math.max(...leanings) >= IS_TITLE && Math.min(...leanings) < IS_TITLE;
}

/** "Accounting Clerk, Sample Hardware Inc.", "Cook at Blue Door": what stands before and behind the first mark. */
function halves(text: string): string[] {
  const [first = '', ...rest] = text.split(/,\s+|\s+(?:at|chez|bei)\s+/u);
  return rest.length === 0 ? [first] : [first, rest.join(', ')];
}
