import type { Block } from '../sections/block.ts';
import { type Entry, rowDate } from './entries.ts';
import { headPieces } from './head-pieces.ts';
import { leaning } from './job-parts.ts';

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
