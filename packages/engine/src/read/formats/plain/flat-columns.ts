import { findHeadingKind } from '../../sections/heading.ts';
import { roleOfLabel } from '../../sections/label-roles.ts';
import { looseColumns } from './loose-columns.ts';

/** A gap this wide, or a tab, parts columns. */
const GAP = /\t+|(?<=\S) {3,}(?=\S)/g;
const LEADING = /^(?:\t+| {12,})(?=\S)/;
/** How far from the column's edge its rows may begin, in characters. */
const SLACK = 2;
const MIN_ROWS = 6;
const MIN_HEADINGS = 2;

interface Cut {
  left: string;
  right: string;
  /** Column in characters where the right part begins. */
  at: number;
}

/** Two columns that were copied row by row become one below the other: the rows above them, the left one, the right one. Both sides need headings of their own, so that dates at a margin and tables stay. */
export function withColumnsApart(rows: readonly string[]): string[] {
  if (isForm(rows)) return [...rows];
  return columnsAtEdge(rows) ?? looseColumns(rows) ?? [...rows];
}

const MIN_LABELS = 4;

/** A column of what a form asks beside the answers is none of its own, even where headings stand among them. */
function isForm(rows: readonly string[]): boolean {
  const lefts = rows.flatMap((row) => {
    const gap = / {3,}|\t/.exec(row.trimStart());
    return gap === null ? [] : [row.trimStart().slice(0, gap.index)];
  });
  const labels = lefts.filter((left) => roleOfLabel(left) !== undefined && !isHeading(left));
  return labels.length >= MIN_LABELS && 3 * labels.length >= lefts.length;
}

/** The same where the right column's rows begin in one column of characters. */
function columnsAtEdge(rows: readonly string[]): string[] | undefined {
  const edge = edgeOf(rows);
  if (edge === undefined) return undefined;
  const cuts = rows.map((row) => cutAt(row, edge));
  const first = cuts.findIndex((cut) => cut.right !== '');
  const above = rows.slice(0, first);
  const left = cuts.slice(first).map((cut) => cut.left);
  const right = cuts.slice(first).map((cut) => cut.right);
  const headings = (side: readonly string[]): number => side.filter(isHeading).length;
  const isApart =
    headings(right) >= 1 &&
    headings(left) >= 1 &&
    headings(left) + headings(right) >= MIN_HEADINGS + 1;
  if (!isApart) return undefined;
  return [...above, ...left, '', ...right];
}

const isHeading = (text: string): boolean => {
  const bare = text.trim().replace(/\s*:$/, '');
  return bare.length > 3 && bare.split(/\s+/).length <= 5 && findHeadingKind(bare) !== undefined;
};

/** The column of characters where most of the right column's rows begin; undefined where there is none. */
function edgeOf(rows: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const start of startsOf(row)) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [edge, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return edge !== undefined && count >= MIN_ROWS ? edge : undefined;
}

/** Columns in which text begins behind a wide gap or deep indent. */
function startsOf(row: string): number[] {
  const starts = [...row.matchAll(GAP)].map((match) => match.index + match[0].length);
  const lead = LEADING.exec(row);
  return lead === null ? starts : [lead[0].length, ...starts];
}

function cutAt(row: string, edge: number): Cut {
  const at = startsOf(row).find(
    (start) => Math.abs(start - edge) <= SLACK || start === edge + SLACK,
  );
  if (at === undefined) {
    const isRight = row.length - row.trimStart().length >= edge - 1;
    return isRight
      ? { left: '', right: row.slice(edge), at: edge }
      : { left: row, right: '', at: edge };
  }
  return { left: row.slice(0, at).trimEnd(), right: row.slice(Math.min(at, edge)), at };
}
