import { isWholeDate } from '../../../date-range.ts';
import { findHeadingKind } from '../../../sections/heading.ts';
import type { Fragment } from '../runs/fragment.ts';

/** The printed lines of a cell, from top to bottom. */
export type TableCell = Fragment[][];

/** So many rows beside headings make a table of sections. */
const MIN_SECTIONS = 3;
const MAX_LABEL_WORDS = 4;
const SLACK = 3;
const MAX_PADDING = 12;
/** In sizes. */
const ABOVE = 1.3;

export const cellText = (cell: TableCell): string =>
  cell
    .flat()
    .map(({ text }) => text)
    .join(' ');

/** A heading, and not the last word of a sentence: "lunch and dinner / service". */
export const opensSection = (text: string): boolean =>
  !/^\p{Ll}/u.test(text) && findHeadingKind(text) !== undefined;

/** Whether a table sets out the whole resume: the names of sections in its first column, what belongs to each beside it in rows of its own. */
export function isTableOfSections(rows: readonly TableCell[][]): boolean {
  const beside = rows.filter(({ length }) => length > 1);
  const named = beside.filter(([label]) => label !== undefined && opensSection(cellText(label)));
  const isLong = named.some(([, ...cells]) => cells.some((cell) => cell.length > 2));
  return named.length >= MIN_SECTIONS && isLong && 2 * named.length > beside.length;
}

/** Whether a text stands over the border between two cells and none begins behind one, so that the row is one cell. */
export function isOneCell(row: readonly Fragment[], edges: readonly number[]): boolean {
  const inner = edges.slice(1, -1);
  const crosses = ({ x, right }: Fragment): boolean =>
    inner.some((edge) => x < edge - SLACK && right > edge + SLACK);
  const begins = ({ x }: Fragment): boolean =>
    inner.some((edge) => x > edge - SLACK && x < edge + MAX_PADDING);
  return row.some(crosses) && !row.some(begins);
}

/** A row of such a table as it would stand without borders: the heading, then the rows beside it as they are. Undefined where it stands beside no name of a section. */
export function sectionRows(cells: readonly TableCell[]): Fragment[][] | undefined {
  const [first = [], beside, ...more] = cells;
  if (beside === undefined) return first;
  const label = cellText(first);
  if (more.length > 0 || isWholeDate(label) || label.split(' ').length > MAX_LABEL_WORDS)
    return undefined;
  const top = beside[0]?.[0];
  if (top === undefined) return undefined;
  const [name] = first.flat();
  if (name === undefined) return undefined;
  const right = Math.max(...first.flat().map((fragment) => fragment.right));
  // Set beside the middle of its rows as often as beside the first.
  return [[{ ...name, text: label, right, y: top.y - ABOVE * top.size }], ...beside];
}
