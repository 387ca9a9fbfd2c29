import type { LeftOutText } from '@trueline/contracts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { type Cell, type Line, lineText } from '../layout/line.ts';
import { type Role, roleOfLabel } from './label-roles.ts';
import { entryLines, type LabelledRow } from './labelled-rows.ts';

const NAMING: ReadonlySet<Role> = new Set<Role>(['title', 'employer', 'school', 'degree']);
const MIN_ROWS = 2;
/** So many names that are all known head a table of one row, too. */
const MIN_SURE_COLUMNS = 3;
const SAME_EDGE = 3;

interface Column {
  role: Role;
  text: string;
  x: number;
}

/** Tables of jobs or schools whose first row names the columns: each row below becomes the row that names its entry, every cell with its role, over what was done. */
export function withLabelledColumns(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const set: Line[] = [];
  const leftOut: LeftOutText[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const columns = columnsOf(line, lines.slice(index + 1, index + 1 + MAX_TOLD));
    const rows = columns === undefined ? [] : rowsBelow(lines, index + 1, columns);
    const entries = columns === undefined ? [] : rows.map((row) => entryOf(row, columns));
    const isTable =
      entries.length >= leastRows(line) && entries.every((entry) => entry !== undefined);
    if (columns === undefined || !isTable) {
      set.push(line);
      continue;
    }
    leftOut.push({ text: columns.map(({ text }) => text).join(' | '), reason: 'label' });
    for (const entry of entries)
      if (entry !== undefined) set.push(...entryLines(withoutCount(entry, leftOut)));
    index += rows.length;
  }
  return { lines: set, leftOut };
}

const leastRows = ({ cells }: Line): number =>
  cells.length >= MIN_SURE_COLUMNS && cells.every(({ text }) => roleOfLabel(text) !== undefined)
    ? 1
    : MIN_ROWS;

/** What the columns hold, where every cell of the row names one, one of them the dates and another a title, an employer, a school or a degree. Beside two that name an entry, a column of unknown name is what its cells are: dates, or more about it. */
function columnsOf(line: Line, below: readonly Line[]): Column[] | undefined {
  if (line.cells.length < 2 || line.bulletX !== undefined) return undefined;
  const known = line.cells.map(({ text }) => roleOfLabel(text));
  const isSure = new Set(known.filter((role) => role && NAMING.has(role))).size > 1;
  const columns = line.cells.flatMap(({ text, x }, at): Column[] => {
    const role =
      known[at] ?? (isSure && COLUMN_NAME.test(text) ? toldRole(at, line, below) : undefined);
    return role === undefined ? [] : [{ role, text, x }];
  });
  // Of two columns for the same, the further one says more about it.
  columns.forEach((column, index) => {
    const isSecond = columns.slice(0, index).some(({ role }) => role === column.role);
    if (isSecond) column.role = 'said';
  });
  const isNamed = columns.some(({ role }) => role === 'title' || role === 'school');
  const told = columns.findIndex(({ role }) => role === 'tasks');
  // "Firma | Tätigkeit": what was done, in a few words and nothing else, is what one worked as.
  if (!isNamed && told >= 0 && below.every((row) => isShort(row, line, told)))
    (columns[told] as Column).role = 'title';
  const roles = new Set(columns.map(({ role }) => role));
  const isTable =
    columns.length === line.cells.length &&
    (roles.has('dates') || roles.has('start')) &&
    [...roles].some((role) => NAMING.has(role));
  return isTable ? columns : undefined;
}

const MAX_TOLD = 3;
const MAX_TITLE_WORDS = 5;

/** A row of another table, or none, says nothing against it. */
const isShort = ({ cells }: Line, head: Line, at: number): boolean =>
  cells.length !== head.cells.length ||
  (cells[at]?.text ?? '').split(/\s+/).length <= MAX_TITLE_WORDS;
const COLUMN_NAME = /^\p{L}[\p{L} /&.–-]{1,30}$/u;

function toldRole(at: number, { cells }: Line, below: readonly Line[]): Role {
  const rows = below.filter((row) => row.cells.length === cells.length);
  const isDated = rows.length > 0 && rows.every((row) => isWholeDate(row.cells[at]?.text ?? ''));
  return isDated ? 'dates' : 'said';
}

function rowsBelow(lines: readonly Line[], from: number, columns: readonly Column[]): Line[] {
  const end = lines.findIndex(
    (line, index) =>
      index >= from &&
      (line.cells.length < 2 || line.cells.length > columns.length || line.bulletX !== undefined),
  );
  return lines.slice(from, end < 0 ? undefined : end);
}

/** The cells under their columns' names: by their number, or where some are empty by their place. */
function entryOf(line: Line, columns: readonly Column[]): LabelledRow[] | undefined {
  const cells =
    line.cells.length < columns.length
      ? line.cells.flatMap((cell) => cutAt(cell, columns))
      : line.cells;
  const isFull = cells.length === columns.length;
  const rows = cells.map((cell, index): LabelledRow | undefined => {
    const column = isFull ? columns[index] : columnAt(cell, columns);
    const isFirst = index === 0 && column?.role !== 'said';
    const own = isFirst ? line : { ...line, cells: [cell], x: cell.x };
    return column && { line: own, label: { text: column.text, role: column.role, value: [cell] } };
  });
  const whole = rows.filter((row) => row !== undefined);
  const dates = whole.find(({ label }) => label?.role === 'dates' || label?.role === 'start');
  const isDated =
    dates === undefined || findDateRange(lineText({ ...line, cells: dates.label?.value ?? [] }));
  return whole.length === rows.length && isDated ? withSaidAsOne(whole) : undefined;
}

/** The figure that counts the rows says nothing of the entry. */
function withoutCount(rows: readonly LabelledRow[], leftOut: LeftOutText[]): LabelledRow[] {
  const [first, ...rest] = rows;
  const text = first?.label?.value[0]?.text ?? '';
  if (first?.label?.role !== 'said' || rest.length === 0 || !/^\d{1,2}[.)]?$/.test(text))
    return [...rows];
  leftOut.push({ text, reason: 'label' });
  return rest;
}

/** What the further columns say stands as one. */
function withSaidAsOne(rows: readonly LabelledRow[]): LabelledRow[] {
  const isCount = ({ label }: LabelledRow): boolean =>
    /^\d{1,2}[.)]?$/.test(label?.value[0]?.text ?? '');
  const said = rows.filter((row) => row.label?.role === 'said' && !isCount(row));
  const [first] = said;
  const [cell] = first?.line.cells ?? [];
  if (first === undefined || cell === undefined || said.length < 2) return [...rows];
  const text = said.flatMap(({ line }) => line.cells.map((one) => one.text)).join(', ');
  const whole = { ...first, line: { ...first.line, cells: [{ ...cell, text }] } };
  return rows.flatMap((row) => (row === first ? [whole] : said.includes(row) ? [] : [row]));
}

/** Two values that only one or two blanks part, where a column begins. */
function cutAt(cell: Cell, columns: readonly Column[]): Cell[] {
  const next = columns.find(({ x }) => x > cell.x + SAME_EDGE && x < cell.x + cell.width);
  if (next === undefined) return [cell];
  const blanks = [...cell.text.matchAll(/ /g)].map(({ index }) => index);
  const at = blanks.find((index) => Math.abs(cell.x + index + 1 - next.x) < SAME_EDGE);
  if (at === undefined) return [cell];
  const [before, behind] = [cell.text.slice(0, at), cell.text.slice(at + 1).trim()];
  const rest = { ...cell, text: behind, x: next.x, width: behind.length };
  return [{ ...cell, text: before, width: before.length }, ...cutAt(rest, columns)];
}

const columnAt = (cell: Cell, columns: readonly Column[]): Column | undefined =>
  columns.find(({ x }) => Math.abs(cell.x - x) < SAME_EDGE);
