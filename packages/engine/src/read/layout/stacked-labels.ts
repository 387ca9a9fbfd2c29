import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { isOngoing } from '../date-range.ts';
import { findHeadingKind } from '../sections/heading.ts';
import {
  areOfForm,
  askedRole,
  asRow,
  bareLabel,
  countsRecords,
  isFormLabel,
  isShortLabel,
  withValue,
} from './form-labels.ts';
import { isRowLabel } from './form-rows.ts';
import { type Cell, type Line, lineText } from './line.ts';

/** Fewer may be a table or a margin. */
const MIN_ROWS = 4;
/** A value stands at its label's edge, or as far in as the frame around it leaves. */
const MAX_OUT = 3;
const MAX_IN = 14;
/** Room that a heading has above it, in line heights. */
const APART = 0.5;

/** Whether each cell of a row asks for something and none answers it. */
const asks = (line: Line): boolean =>
  line.bulletX === undefined &&
  line.cells.length > 0 &&
  line.cells.every(({ text }) => isFormLabel(text));

/** Which label each cell of the row below stands under; undefined where one stands under none. */
function under(labels: Line, values: Line): number[] | undefined {
  const places = values.cells.map((cell) =>
    labels.cells.findIndex(({ x }) => cell.x >= x - MAX_OUT && cell.x <= x + MAX_IN),
  );
  if (!places.includes(-1)) return places;
  const isCounted = labels.size === 0 && labels.cells.length === values.cells.length;
  return isCounted ? values.cells.map((_, at) => at) : undefined;
}

interface Form {
  /** The rows of labels, by their places. */
  labels: ReadonlySet<number>;
}

/** The rows that ask, where the document is a form whose values stand below what asks for them. */
function formOf(lines: readonly Line[]): Form | undefined {
  const all = lines.flatMap((line, at) => (isAbove(line, lines, at) ? [at] : []));
  const look = lookOf(lines, all);
  const stacked = look === undefined ? all : all.filter((at) => looksLike(lines[at], look));
  const cells = stacked.flatMap((at) => lines[at]?.cells ?? []);
  if (stacked.length < MIN_ROWS || !areOfForm(cells)) return undefined;
  const isRow = (line: Line): boolean =>
    look === undefined ? asks(line) : looksLike(line, look) && (look.size > 0 || asks(line));
  return { labels: new Set(lines.flatMap((line, at) => (isRow(line) ? [at] : []))) };
}

function isAbove(line: Line, lines: readonly Line[], at: number): boolean {
  const below = lines[at + 1];
  return (
    asks(line) &&
    below !== undefined &&
    !(asks(below) && isLike(line, below)) &&
    below.page === line.page &&
    !(below.gapBefore >= APART && isHeading(below)) &&
    under(line, below) !== undefined &&
    !isTable(line, below, lines[at + 2])
  );
}

const isHeading = (line: Line): boolean =>
  line.cells.length === 1 && findHeadingKind(lineText(line)) !== undefined;

/** Two rows of as many cells below one that names columns are a table's. */
const isTable = (head: Line, below: Line, next: Line | undefined): boolean =>
  head.cells.length > 2 &&
  next !== undefined &&
  next.cells.length === below.cells.length &&
  below.cells.length > 2 &&
  !asks(next);

/** How the labels of a form look where no value does: type of another size (0 where it is the same) or weight. */
interface Look {
  size: number;
  bold: boolean;
}

const isLike = (a: Line, b: Line): boolean => a.size === b.size && a.bold === b.bold;

function lookOf(lines: readonly Line[], stacked: readonly number[]): Look | undefined {
  const groups = Map.groupBy(stacked, (at) => `${lines[at]?.size} ${lines[at]?.bold}`);
  const [most] = [...groups.values()].sort((a, b) => b.length - a.length);
  const label = lines[most?.[0] ?? -1];
  if (label === undefined || most === undefined || 2 * most.length < stacked.length)
    return undefined;
  const values = most.map((at) => lines[at + 1] as Line);
  const other = values.filter((value) => !isLike(value, label)).length;
  if (2 * other < values.length) return undefined;
  const isSized = values.filter(({ size }) => size !== label.size).length * 2 > values.length;
  return { size: isSized ? label.size : 0, bold: label.bold };
}

const looksLike = (line: Line | undefined, { size, bold }: Look): boolean =>
  line !== undefined &&
  line.bold === bold &&
  (size === 0 || line.size === size) &&
  line.bulletX === undefined &&
  line.cells.every(({ text }) => isShortLabel(text));

/** Whether the pages of a document are a form whose rows are read one below the other, whatever columns its fields make. */
export const isStackedForm = (lines: readonly Line[]): boolean => formOf(lines) !== undefined;

/** Forms of web pages and offices write a label above each value, often several beside each other: each value stands behind its label, and the label of a longer answer over it. Labels with nothing below them are left out, and so are the counts of the records. */
export function withStackedLabels(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const form = formOf(lines);
  if (form === undefined) return { lines: [...lines], leftOut: [] };
  const set: Line[] = [];
  const leftOut: LeftOutText[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line;
    if (!form.labels.has(at)) {
      if (countsRecords(lineText(line)) && form.labels.has(at + 1))
        leftOut.push({ text: lineText(line), reason: 'label' });
      else set.push(line);
      at++;
      continue;
    }
    const end = endOf(lines, at, form);
    set.push(...answered(line, lines.slice(at + 1, end), leftOut));
    at = end;
  }
  return { lines: set, leftOut };
}

/** The row behind the last one that answers a row of labels. */
function endOf(lines: readonly Line[], from: number, { labels }: Form): number {
  const label = lines[from] as Line;
  let at = from + 1;
  for (let line = lines[at]; line !== undefined && !labels.has(at); line = lines[++at]) {
    const text = lineText(line);
    const isHead = line.size > label.size + 1 && line.bold;
    const isNamed = isHeading(line) && (at > from + 1 || line.gapBefore >= APART);
    if (line.headingLevel !== undefined || isHead || isNamed || countsRecords(text)) break;
  }
  return at;
}

/** The rows of one row of labels: each label with what stands under it. */
function answered(labels: Line, below: readonly Line[], leftOut: LeftOutText[]): Line[] {
  const ticked = below.filter(
    (line, at) => (at > 0 || line.bulletX !== undefined) && isOngoing(plainOf(line)),
  );
  const values = below.filter((line) => !ticked.includes(line));
  const rows = labels.cells.flatMap((label, at): Line[] => {
    const own = values.flatMap((line) => rowUnder(labels, line, at));
    return fieldRows(labels, label, own, leftOut);
  });
  const isOpen = labels.cells.some(({ text }) => askedRole(text) === 'start');
  const hasEnd = rows.some(
    ({ cells: [cell] }) => askedRole(/^[^:]+/.exec(cell?.text ?? '')?.[0] ?? '') === 'end',
  );
  for (const line of ticked) {
    const end = labels.cells.find(({ text }) => askedRole(text) === 'end');
    const [cell] = line.cells;
    if (isOpen && !hasEnd && line.bulletX !== undefined && end !== undefined && cell !== undefined)
      rows.push(asRow(labels, [{ ...cell, text: withValue(end.text, cell.text) }]));
    else leftOut.push({ text: lineText(line), reason: 'label' });
  }
  return rows;
}

/** The words behind a box to tick. */
const plainOf = (line: Line): string => fold(lineText(line)).replace(/^[^\p{L}]+/u, '');

/** What of a row stands under one of the labels above it. */
function rowUnder(labels: Line, line: Line, at: number): Line[] {
  const places = under(labels, line);
  const cells = line.cells.filter(
    (cell, index) => (places?.[index] ?? placeOf(labels, cell)) === at,
  );
  const [first] = cells;
  if (first === undefined) return [];
  return cells.length === line.cells.length ? [line] : [{ ...line, cells, x: first.x }];
}

/** The last label that begins before the cell does. */
const placeOf = ({ cells }: Line, { x }: Cell): number =>
  Math.max(
    0,
    cells.findLastIndex((label) => label.x - MAX_OUT <= x),
  );

/** "Label: value" for what fits a row; an answer of several rows stands below its label. */
function fieldRows(line: Line, label: Cell, own: readonly Line[], leftOut: LeftOutText[]): Line[] {
  const text = bareLabel(label.text);
  const hint = label.text.trim().slice(text.length).trim();
  const [first, ...more] = own;
  if (first === undefined) {
    leftOut.push({ text: label.text, reason: 'label' });
    return [];
  }
  if (hint !== '') leftOut.push({ text: hint, reason: 'label' });
  const role = askedRole(text);
  const isHeading = role === undefined && findHeadingKind(text) !== undefined;
  const isLong = role === 'tasks' || (role === undefined && !isRowLabel(text) && more.length > 0);
  if (isHeading || isLong) {
    const head = { ...label, text: isHeading || /[?:]$/.test(text) ? text : `${text}:` };
    return [
      asRow({ ...line, gapBefore: 1 }, [head]),
      ...own.map((row, at) => (at === 0 ? { ...row, gapBefore: 0 } : row)),
    ];
  }
  // In a plain text only the parts of an address are sure to go on below the first row.
  const goesOn = role === 'address' || line.size > 0;
  const answer = goesOn ? own : [first];
  const said = answer.map((row) => row.cells.map((cell) => cell.text).join(' '));
  const value = withValue(text, said.join(role === 'address' ? ', ' : ' '));
  const links = answer.flatMap((row) => row.links);
  const row = { ...asRow(line, [{ ...label, text: value }]), gapBefore: 0, links };
  return goesOn ? [row] : [row, ...more];
}
