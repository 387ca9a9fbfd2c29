import { isWholeDate } from '../date-range.ts';
import { rowDate } from '../fields/entries.ts';
import type { Block } from './block.ts';
import { headingText, isKnownHeading } from './heading-row.ts';

/** How a heading looks; headings of one document look alike. */
export interface Looks {
  size: number;
  bold: boolean;
  caps: boolean;
  level: number;
}

/** How a row looks. */
export function looksOf(block: Block): Looks {
  const { line } = block;
  const letters = headingText(block).replace(/[^\p{L}]/gu, '');
  return {
    size: Math.round(line.size * 2) / 2,
    bold: line.bold,
    caps: letters.length > 1 && letters === letters.toUpperCase(),
    level: line.headingLevel ?? 0,
  };
}

/** Whether two rows look the same. */
export function isAlike(a: Looks, b: Looks): boolean {
  return (
    Math.abs(a.size - b.size) <= 0.5 &&
    a.bold === b.bold &&
    a.caps === b.caps &&
    a.level === b.level
  );
}

/** Whether a row looks more like a heading than others do. */
export function isStronger(a: Looks, b: Looks): boolean {
  if (a.level !== b.level) return a.level > 0 && (b.level === 0 || a.level < b.level);
  return (
    a.size > b.size + 0.5 ||
    (Math.abs(a.size - b.size) <= 0.5 && a.caps >= b.caps && a.bold >= b.bold)
  );
}

/** How many rows of an entry may stand over its period, and how many others of its looks tell that such rows name entries. */
const MAX_ABOVE = 2;
const MIN_LIKE = 2;

/** Whether an entry's other rows, its period among them, stand right below a row. */
function standsOverPeriod(block: Block, blocks: readonly Block[]): boolean {
  const at = blocks.indexOf(block) + 1;
  const below = blocks.slice(at, at + MAX_ABOVE);
  const item = below.findIndex(({ bulletX }) => bulletX !== undefined);
  return below
    .slice(0, item < 0 ? MAX_ABOVE : item)
    .some((one) => rowDate(one) !== undefined && !isKnownHeading(one));
}

/** Whether a row looks as most others do that stand over a period each, and stands so itself: "Internship" between the titles of jobs, "School Certificate" between degrees. */
export function namesEntriesToo(block: Block, blocks: readonly Block[]): boolean {
  const own = looksOf(block);
  if (!(own.bold || own.size > 0) || !standsOverPeriod(block, blocks)) return false;
  const like = blocks.filter(
    (one) => one !== block && isAlike(looksOf(one), own) && !isKnownHeading(one),
  );
  const naming = like.filter((one) => standsOverPeriod(one, blocks));
  return naming.length >= MIN_LIKE && 2 * naming.length > like.length;
}

/** Room above a heading in a document whose headings have any. */
const ROOM = 0.5;

/** Whether a heading's words stand close under another row and right over a period, where all other headings have room above: "Student work" or "Internship" between an employer and the time there. */
export function namesOneEntry(block: Block, blocks: readonly Block[]): boolean {
  const isInside = (one: Block): boolean => {
    const [above, below] = [blocks[blocks.indexOf(one) - 1], blocks[blocks.indexOf(one) + 1]];
    const isClose = one.line.gapBefore < ROOM && above?.bulletX === undefined;
    return isClose && below !== undefined && isWholeDate(below.text) && below.line.gapBefore < ROOM;
  };
  if (!isInside(block)) return false;
  const others = blocks.filter((one) => isKnownHeading(one) && !isInside(one));
  return others.length > 1 && others.every(({ line }) => line.gapBefore >= ROOM);
}
