import { isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { sliceBlock } from '../sections/part-of-block.ts';
import { withOpenersApart } from './dated-openers.ts';
import { type Entry, itemTest, rowDate, splitEntries } from './entries.ts';
import { openerTest } from './entry-openers.ts';
import { type HeadPieces, headPieces } from './head-pieces.ts';
import { withOwnPeriods } from './own-periods.ts';
import { titleScore } from './title-score.ts';
import { withHeadsApart } from './told-heads.ts';
import { withTowns } from './town-tails.ts';
import { splitUndatedHeads } from './undated-heads.ts';

/** An entry of a section of jobs with the pieces of its head. */
export interface JobEntry {
  entry: Entry;
  parts: HeadPieces;
}

/** The entries of a section of jobs. */
export function entriesOf(given: readonly Block[]): JobEntry[] {
  const blocks = withoutMarks(given);
  const isItem = itemTest(blocks);
  const dated = withOwnPeriods(splitEntries(blocks), isItem);
  const isOpener = openerTest(
    dated.map(({ head }) => head),
    blocks,
    isItem,
  );
  const entries = dated.flatMap((entry) => splitUndatedHeads(entry, isItem, isOpener));
  const heads = withTowns(entries.map(({ head }) => headPieces(head)));
  return entries.map((entry, index) => ({ entry, parts: heads[index] as HeadPieces }));
}

const MIN_TOLD_WORDS = 5;

/** What was done, as a cell of a table tells it: some words, at least half of them in small letters. */
function isTold(text: string): boolean {
  const words = text.split(/\s+/);
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  // "Seasonal Keeper, from 2022 Keeper in charge of ..." names a post, however it goes on.
  const isTitle = titleScore(text.split(',')[0] ?? '') >= 1 && text.includes(',');
  return (
    words.length >= MIN_TOLD_WORDS && 2 * low >= words.length && !isTitle && !isWholeDate(text)
  );
}

/** A table's last column of what was done, in most of its dated rows, stands below the head that the other cells are. */
function withToldCells(blocks: readonly Block[]): readonly Block[] {
  const rows = new Set(
    blocks.filter(({ cells }) => cells.length > 2 && cells.some(({ text }) => isWholeDate(text))),
  );
  const told = [...rows].filter((row) => toldColumn(row) > 0);
  if (told.length < 2 || 2 * told.length <= rows.size) return blocks;
  const column = Math.min(...told.map(toldColumn));
  const first = blocks.findIndex((block) => rows.has(block));
  return blocks.flatMap((block, index) => {
    // What stands above the first row in cells names the columns, what stands below it goes on with what was done.
    if (index < first) return block.cells.length > 1 ? [] : [block];
    if (!rows.has(block)) return [block.cells.length > 1 ? block : { ...block, prose: true }];
    if (block.cells.length <= column) return [block];
    const starts = block.cells.slice(column).map(({ start }) => start - block.start);
    const head = sliceBlock(block, 0, starts[0]);
    const body = starts.map((start, at) => sliceBlock(block, start, starts[at + 1]));
    return [{ ...head, prose: false }, ...body.map((said) => ({ ...said, prose: true }))];
  });
}

/** Where the cells begin that tell what was done. */
const toldColumn = ({ cells }: Block): number =>
  cells.findIndex(({ text }, index) => index > 1 && isTold(text));

/** Where all rows are list items with periods, the items are the entries. */
export function withoutMarks(given: readonly Block[]): readonly Block[] {
  const blocks = withHeadsApart(withOpenersApart(withToldCells(given)));
  const isList = blocks.every((block) => block.bulletX !== undefined && rowDate(block)?.isRange);
  return isList ? blocks.map(({ bulletX: _, ...block }) => block) : blocks;
}
