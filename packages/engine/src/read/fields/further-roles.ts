import { isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import type { Slice } from '../slice.ts';
import { isToldLength } from '../told-length.ts';
import { type Entry, rowDate } from './entries.ts';
import { headPieces } from './head-pieces.ts';
import { leaning } from './job-parts.ts';
import { isPlace } from './location.ts';

/** A lone title row without a gap over it that the first role hasn't, where the entry above names its employer on a row of its own: a further role there. */
export function isFurtherRole({ head }: Entry, previous: Entry | undefined): boolean {
  const [only] = head;
  if (only === undefined || head.length > 1) return false;
  if (previous === undefined || previous.head.length < 2) return false;
  // A title with its own period and what was done below it is no employer's row.
  const [first] = previous.head;
  const isDated = first !== undefined && rowDate(first)?.isRange === true;
  if (isDated && headPieces([first]).pieces.some((piece) => leaning(piece) > 0.5)) return false;
  return only.line.gapBefore < 0.5 || isSetApart(previous);
}

/** Room between the employer's row and the dated one: so the roles there have room above them too. */
const isSetApart = ({ head: [employer, role] }: Entry): boolean =>
  employer !== undefined &&
  role !== undefined &&
  rowDate(employer) === undefined &&
  rowDate(role)?.isRange === true &&
  role.line.gapBefore >= 0.5;

/** 1 where the row looks like the dated one below the employer's own in the entry above, so that it is a title where its words don't tell; 2 where the employer's row is in other type than both, so that it is one unless its words say otherwise. */
export function likenessToRole({ head: [only] }: Entry, previous: Entry | undefined): 0 | 1 | 2 {
  const [employer, role, ...more] = previous?.head ?? [];
  if (only === undefined || employer === undefined || role === undefined) return 0;
  const isSetSo =
    more.length === 0 &&
    rowDate(employer) === undefined &&
    rowDate(role)?.isRange === true &&
    rowDate(only)?.isRange === true &&
    only.cells.length > 1 &&
    only.cells.length === role.cells.length &&
    isOfOneType(only, role);
  return isSetSo ? (isOfOneType(employer, role) ? 1 : 2) : 0;
}

const isOfOneType = (a: Block, b: Block): boolean =>
  a.line.bold === b.line.bold && a.line.italic === b.line.italic;

/** When a post was held. */
interface Held {
  startDate?: Slice;
  endDate?: Slice;
}

/** A title alone, held until right before the post above it, in other type than the row that names the employer of that one: a post there before. */
export function isPostBefore(
  { head }: Entry,
  employed: Entry | undefined,
  own: Held,
  above: Held | undefined,
): boolean {
  const [only, ...more] = namedRows(upToPeriod(head));
  const [employer, post] = namedRows(employed?.head ?? []);
  if (only === undefined || more.length > 0 || employer === undefined || post === undefined)
    return false;
  const isSetOff = employer.line.bold && !only.line.bold;
  return isSetOff && isRightBefore(own.endDate?.text, above?.startDate?.text);
}

/** Below a post's period stands where it was, or what is said of it. */
function upToPeriod(head: readonly Block[]): readonly Block[] {
  const dated = head.findIndex((block) => rowDate(block)?.isRange === true);
  return dated < 0 ? head : head.slice(0, dated + 1);
}

/** Rows that name something, not when, how long or where. */
const namedRows = (head: readonly Block[]): Block[] =>
  head.filter(({ text }) => !isWholeDate(text) && !isToldLength(text) && !isPlace(text));

const MAX_MONTHS = 2;

function isRightBefore(end = '', start = ''): boolean {
  const [toYear, toMonth] = end.split('-').map(Number);
  const [year, month] = start.split('-').map(Number);
  if (!toYear || !year) return false;
  if (!toMonth || !month) return year - toYear >= 0 && year - toYear <= 1;
  const months = 12 * (year - toYear) + month - toMonth;
  return months >= 0 && months <= MAX_MONTHS;
}
