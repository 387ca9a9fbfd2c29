import { fold } from '../../characters.ts';
import { isWholeDate } from '../../date-range.ts';
import { isColumnName } from '../../layout/column-name.ts';
import { isDateColumn } from '../../layout/column-rows.ts';
import { asksForTasks } from '../../layout/field-labels.ts';
import { type Cell, type CellRole, type Line, lineText } from '../../layout/line.ts';
import { findHeadingKind } from '../../sections/heading.ts';
import { roleOfLabel } from '../../sections/label-roles.ts';

type Role = 'from' | 'to' | 'dates' | 'tasks' | 'said' | 'name';
type Row = readonly Line[][];

const MIN_COLUMNS = 3;
const MAX_WORDS = 5;
/** What names an entry takes no more rows in its cell than this, each of them this short. */
const MAX_NAME_ROWS = 3;
const MAX_NAME = 70;

/** The roles of a table's columns by the names in its first row, which must speak of a time; undefined where that row names nothing. One of the names may be any other words above a row that is dated where they say so: what stands below it is said of the entry and names nothing. */
export function rolesOf(first: Row, second: Row = []): Role[] | undefined {
  const names = first.map((lines) => lines.map(lineText).join(' '));
  if (names.length < MIN_COLUMNS || !names.every(isShort)) return undefined;
  const roles = names.map(roleOf);
  const at = roles.findIndex((role) => role === 'dates' || role === 'from');
  if (at < 0) return undefined;
  const [unknown, ...others] = names.filter((name) => !isName(name));
  if (unknown === undefined) return roles;
  const isDated = isWholeDate((second[at] ?? []).map(lineText).join(' '));
  const isOwn = others.length === 0 && findHeadingKind(unknown) === undefined;
  const asSaid = names.map((name, at): Role => (name === unknown ? 'said' : (roles[at] ?? 'name')));
  return isOwn && isDated ? asSaid : undefined;
}

const isShort = (text: string): boolean =>
  text !== '' && text.split(/\s+/).length <= MAX_WORDS && !/[\d@]/.test(text);

const isName = (text: string): boolean =>
  isColumnName(text.replace(/[.:*]+/g, ' ')) || asksForTasks(text) || isDateColumn(text);

/** What the columns' names say of the cells below, where each of those that name an entry says something else and they ask for who employs and for what, or for a school: where one of these has no column, it stands in another's cell. */
export function cellRolesOf(first: Row, roles: readonly Role[]): (CellRole | undefined)[] {
  const named = first.map((lines, at): CellRole | undefined => {
    const role = roleOfLabel(lines.map(lineText).join(' '));
    return roles[at] === 'name' && role !== undefined && isNaming(role) ? role : undefined;
  });
  const known = named.filter((role) => role !== undefined);
  const isWhole = known.length === roles.filter((role) => role === 'name').length;
  const isSure =
    known.includes('school') || (known.includes('title') && known.includes('employer'));
  if (!isWhole || !isSure || new Set(known).size < known.length) return [];
  return named.map((role, at) => role ?? (isBelow(roles[at]) ? undefined : 'dates'));
}

const isBelow = (role: Role | undefined): boolean => role === 'tasks' || role === 'said';

const NAMING = ['title', 'employer', 'place', 'school', 'degree', 'subject', 'score'] as const;
const isNaming = (role: string): role is (typeof NAMING)[number] =>
  (NAMING as readonly string[]).includes(role);

function roleOf(name: string): Role {
  const text = fold(name).replace(/[.:*]+$/, '');
  if (/^(?:from|start|start date|begin|beginning|joined|von|de|du|desde|da)$/.test(text))
    return 'from';
  if (/^(?:to|till|until|end|end date|left|bis|a|au|hasta|ate)$/.test(text)) return 'to';
  if (asksForTasks(text)) return 'tasks';
  if (isDateColumn(text)) return 'dates';
  return roleOfLabel(text) === 'said' && !OF_SCHOOLS.test(text) ? 'said' : 'name';
}

/** "Board", "Grade": beside a school they name who gave the paper and how well. */
const OF_SCHOOLS = /(?<!\p{L})(?:board|grades?)(?!\p{L})/u;

/** The roles that the cells of one row show by themselves: one holds a date alone, one may tell what was done, the others name. */
export function rolesByContent(row: Row): Role[] | undefined {
  if (row.length < MIN_COLUMNS) return undefined;
  const roles = row.map((lines): Role => {
    const [line] = lines;
    if (lines.length === 1 && line !== undefined && isWholeDate(lineText(line))) return 'dates';
    return lines.length === 0 || holdsNames(lines) ? 'name' : 'tasks';
  });
  const count = (role: Role): number => roles.filter((one) => one === role).length;
  return count('dates') === 1 && count('tasks') <= 1 && count('name') > 0 ? roles : undefined;
}

const holdsNames = (lines: readonly Line[]): boolean =>
  lines.length <= MAX_NAME_ROWS &&
  lines.every(
    (line) =>
      line.bulletX === undefined && line.cells.length === 1 && lineText(line).length <= MAX_NAME,
  );

/** What the columns of a table say, by the names in its first row. */
export interface Columns {
  roles: readonly Role[];
  cellRoles?: readonly (CellRole | undefined)[];
  names?: Row;
}

/** A table's row as the head of one entry, with what each cell says in one piece, and below it what was done and what else its columns say; undefined where a cell holds more than a name. */
export function entryLines(
  row: Row,
  { roles, cellRoles = [], names = [] }: Columns,
): Line[] | undefined {
  if (row.length !== roles.length) return undefined;
  const told = row.flatMap((lines, at) =>
    roles[at] === 'tasks' ? lines : roles[at] === 'said' ? saidLines(lines, names[at]) : [],
  );
  const naming = row.flatMap((lines, at) =>
    isBelow(roles[at]) || lines.length === 0
      ? []
      : [{ lines, role: roles[at] as Role, named: cellRoles[at] }],
  );
  const [first] = naming;
  if (first?.lines[0] === undefined || !naming.every(({ lines }) => holdsNames(lines)))
    return undefined;
  const isPlain = naming.every(({ lines, named }) => isOnePiece(lines, named));
  const cells = naming.flatMap(({ lines, role, named }) => {
    const [cell] = lines[0]?.cells ?? [];
    const text = lines.map(lineText).join(role === 'name' ? ', ' : ' ');
    const ofRole = isPlain && named !== undefined ? { role: named } : {};
    return cell === undefined ? [] : [{ role, cell: { ...cell, text, ...ofRole } }];
  });
  const links = naming.flatMap(({ lines }) => lines.flatMap((line) => line.links));
  const head: Line = { ...first.lines[0], cells: withPeriod(cells), links, gapBefore: 1 };
  return [head, ...told.map((line) => asTask(line, told.length))];
}

/** Whether a cell holds what its column asks for and nothing besides. */
const isOnePiece = (lines: readonly Line[], named: CellRole | undefined): boolean =>
  named === undefined ||
  (lines.length === 1 && (named !== 'title' || !/,/.test(lines.map(lineText).join())));

/** A start and an end of their own columns are one period, whichever stands first. */
function withPeriod(cells: readonly { role: Role; cell: Cell }[]): Cell[] {
  const [from, ...starts] = cells.filter(({ role }) => role === 'from');
  const [to, ...ends] = cells.filter(({ role }) => role === 'to');
  if (from === undefined || to === undefined || starts.length + ends.length > 0)
    return cells.map(({ cell }) => cell);
  const text = `${from.cell.text} – ${to.cell.text}`;
  const later = cells.findLast((one) => one === from || one === to);
  return cells
    .filter((one) => one !== later)
    .map((one) => (one === from || one === to ? { ...one.cell, text } : one.cell));
}

/** "Supervisor: Bob Sample": a few words below the name of their column; a sentence or a list speaks for itself. */
function saidLines(lines: readonly Line[], name: readonly Line[] = []): Line[] {
  const [line, ...more] = lines;
  const [cell, ...cells] = line?.cells ?? [];
  if (line === undefined || cell === undefined) return [...lines];
  const isFew = more.length === 0 && line.bulletX === undefined && !/[.!?]$/.test(lineText(line));
  const label = name
    .map(lineText)
    .join(' ')
    .replace(/\s*:?\s*$/, '');
  if (!isFew || label === '') return [...lines];
  const text = `${label}: ${cell.text}`;
  return [{ ...line, bulletX: Math.max(0, line.x - 1), cells: [{ ...cell, text }, ...cells] }];
}

/** Of several tasks each is an item; one alone may be told in a sentence. */
const asTask = (line: Line, count: number): Line => ({
  ...line,
  gapBefore: 0,
  ...(count > 1 && { bulletX: line.bulletX ?? Math.max(0, line.x - 1) }),
});
