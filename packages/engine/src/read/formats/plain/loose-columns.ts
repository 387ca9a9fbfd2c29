import { findDateRange, isWholeDate } from '../../date-range.ts';
import { findHeadingKind } from '../../sections/heading.ts';

/** Tabs or three blanks part what stood side by side. */
const GAP = /(?<=\S)(?: {3,}|[ ]?\t[\t ]*)(?=\S)/;
const MIN_SHARED_ROWS = 5;
/** A row this much longer than any of the left column's is the right one's. */
const SLACK = 1;
/** How much each sign says that a lone row stands on the right. */
const SIGN = { tooLong: 4, headingNext: 3, period: 1.5, goesOn: 2, item: 0.5 };

interface Row {
  left: string;
  right: string;
}

/** Two columns copied row by row whose right one has no edge of its own: where one of the two is blank, the other's text stands alone at the margin. Undefined where there are no such columns. */
export function looseColumns(rows: readonly string[]): string[] | undefined {
  const hangs = atDatesEdge(rows);
  const parts = rows.map((row) => (hangs(row) ? { left: row, right: '' } : partsOf(row)));
  const shared = parts.flatMap((part, index) => (part.right === '' ? [] : [index]));
  const [first, last] = [shared[0], shared.at(-1)];
  if (first === undefined || last === undefined || shared.length < MIN_SHARED_ROWS)
    return undefined;
  const sided = shared.map((index) => parts[index] as Row);
  // A heading beside other text shows that the two have nothing to do with each other.
  if (!sided.some(({ left, right }) => isHeading(left) || isHeading(right))) return undefined;
  const width = Math.max(...sided.map(({ left }) => left.length));
  const side = (index: number): number => signOfRight(parts, index, width);
  const behind = rows.length - last - 1;
  const isRightLonger =
    Array.from({ length: behind }, (_, n) => side(last + 1 + n)).reduce(
      (sum, one) => sum + one,
      0,
    ) >= 0;
  const [left, right]: [string[], string[]] = [[], []];
  for (let index = first; index < rows.length; index++) {
    const { left: own, right: other } = parts[index] as Row;
    const isRight = index > last ? isRightLonger : side(index) > 0;
    if (other !== '') {
      left.push(own);
      right.push(other);
    } else {
      left.push(isRight ? '' : own);
      right.push(isRight ? own : '');
    }
  }
  const start = startOf(rows, first);
  const above = rows.slice(0, start);
  left.unshift(...rows.slice(start, first));
  const hasHeadings = [left, right].every((column) => column.some(isHeading));
  return hasHeadings ? [...above, ...left, '', ...right] : undefined;
}

/** Rows above the first shared one belong to the left column from a heading on. */
function startOf(rows: readonly string[], first: number): number {
  const heading = rows.findIndex((row, index) => index < first && isHeading(row));
  return heading < 0 ? first : heading;
}

const MIN_DATED_ROWS = 2;

/** The column where the right part of a row begins. */
function edgeOf(row: string): number | undefined {
  const gap = GAP.exec(row);
  return gap === null ? undefined : gap.index + gap[0].length;
}

/** Whether a row's right part begins where that of rows does whose left part is a date: then a margin of dates and labels is what stands on the left. */
function atDatesEdge(rows: readonly string[]): (row: string) => boolean {
  const dated = rows.flatMap((row) => {
    const edge = edgeOf(row);
    return edge !== undefined && isWholeDate(row.slice(0, edge).trim()) ? [edge] : [];
  });
  const edges = new Set(
    dated.filter((edge) => dated.filter((other) => other === edge).length >= MIN_DATED_ROWS),
  );
  return (row) => edges.has(edgeOf(row) ?? -1);
}

function partsOf(row: string): Row {
  const gap = GAP.exec(row);
  if (gap === null) return { left: row, right: '' };
  const [left, right] = [row.slice(0, gap.index), row.slice(gap.index + gap[0].length)];
  // A date at either margin belongs to what stands beside it, a label to its value, and more than two cells are a table's.
  const isDated = [left, right].some((part) => isWholeDate(part.trim()));
  const isLabelled = /:$/.test(left) && !isHeading(right);
  return isDated || isLabelled || GAP.test(right) ? { left: row, right: '' } : { left, right };
}

/** Above 0 where a lone row is the right column's. */
function signOfRight(parts: readonly Row[], index: number, width: number): number {
  const text = parts[index]?.left ?? '';
  if (text.trim() === '') return 0;
  const [above, below] = [parts[index - 1], parts[index + 1]];
  let sign = 0;
  if (text.length > width + SLACK) sign += SIGN.tooLong;
  if (findDateRange(text)?.isRange) sign += SIGN.period;
  if (/^\s*[-•*]\s/.test(text)) sign += SIGN.item;
  // A column is blank above its own headings, so that this row is the other's.
  if (below !== undefined && below.right !== '') {
    if (isHeading(below.left)) sign += SIGN.headingNext;
    if (isHeading(below.right)) sign -= SIGN.headingNext;
  }
  if (/^\s*\p{Ll}/u.test(text) && above !== undefined && above.right !== '')
    sign += above.right.length > above.left.length ? SIGN.goesOn : -SIGN.goesOn;
  if (isHeading(text)) sign += SIDEBAR.has(findHeadingKind(bareOf(text)) ?? '') ? -1 : 1;
  return sign;
}

const SIDEBAR: ReadonlySet<string> = new Set([
  'skills',
  'certificates',
  'languages',
  'interests',
  'contact',
]);

const bareOf = (text: string): string => text.trim().replace(/\s*:$/, '');

const isHeading = (text: string): boolean => {
  const bare = bareOf(text);
  return bare.length > 3 && bare.split(/\s+/).length <= 5 && findHeadingKind(bare) !== undefined;
};
