import { fold } from '../../characters.ts';
import { isWholeDate } from '../../date-range.ts';
import { isColumnName } from '../../layout/column-name.ts';
import { isDateColumn } from '../../layout/column-rows.ts';
import { asksForTasks } from '../../layout/field-labels.ts';
import { type Cell, type CellRole, type Line, lineText } from '../../layout/line.ts';
import { findHeadingKind } from '../../sections/heading.ts';
import { roleOfLabel } from '../../sections/label-roles.ts';

type Role = 'from' | 'to' | 'dates' | 'tasks' | 'name';
type Row = readonly Line[][];

const MIN_COLUMNS = 3;
const MAX_WORDS = 5;
/** What names an entry takes no more rows in its cell than this, each of them this short. */
const MAX_NAME_ROWS = 3;
const MAX_NAME = 70;

/** The roles of a table's columns by the names in its first row, which must speak of a time; undefined where that row names nothing. One of the names may be any other words above a row that is dated where they say so. */
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
  return isOwn && isDated ? roles : undefined;
}

const isShort = (text: string): boolean =>
  text !== '' && text.split(/\s+/).length <= MAX_WORDS && !/[\d@]/.test(text);

const isName = (text: string): boolean =>
  isColumnName(text.replace(/[.:*]+/g, ' ')) || asksForTasks(text) || isDateColumn(text);

/** What the columns' names say of the cells below, where each of those that name an entry says something else and one of them what it is. */
export function cellRolesOf(first: Row, roles: readonly Role[]): (CellRole | undefined)[] {
  const named = first.map((lines, at): CellRole | undefined => {
    const role = roleOfLabel(lines.map(lineText).join(' '));
    return roles[at] === 'name' && role !== undefined && isNaming(role) ? role : undefined;
  });
  const known = named.filter((role) => role !== undefined);
  const isWhole = known.length === roles.filter((role) => role === 'name').length;
  const isSure = known.some((role) => role === 'title' || role === 'school');
  if (!isWhole || !isSure || new Set(known).size < known.length) return [];
  return named.map((role, at) => role ?? (roles[at] === 'tasks' ? undefined : 'dates'));
}

const NAMING = ['title', 'employer', 'place', 'school', 'degree', 'subject', 'score'] as const;
const isNaming = (role: string): role is (typeof NAMING)[number] =>
  (NAMING as readonly string[]).includes(role);

function roleOf(name: string): Role {
  const text = fold(name).replace(/[.:*]+$/, '');
  if (/^(?:from|start|start date|begin|beginning|joined|von|de|du|desde|da)$/.test(text))
    return 'from';
  if (/^(?:to|till|until|end|end date|left|bis|a|au|hasta|ate)$/.test(text)) return 'to';
  if (asksForTasks(text)) return 'tasks';
  return isDateColumn(text) ? 'dates' : 'name';
}

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

/** A table's row as the head of one entry, with what each cell says in one piece, and below it what was done; undefined where a cell holds more than a name. */
export function entryLines(
  row: Row,
  roles: readonly Role[],
  cellRoles: readonly (CellRole | undefined)[] = [],
): Line[] | undefined {
  if (row.length !== roles.length) return undefined;
  const told = row.filter((_, at) => roles[at] === 'tasks').flat();
  const naming = row.flatMap((lines, at) =>
    roles[at] === 'tasks' || lines.length === 0
      ? []
      : [{ lines, role: roles[at] as Role, named: cellRoles[at] }],
  );
  const [first] = naming;
  if (first?.lines[0] === undefined || !naming.every(({ lines }) => holdsNames(lines)))
    return undefined;
  const cells: Cell[] = [];
  for (const [at, { lines, role, named }] of naming.entries()) {
    const above = naming[at - 1]?.role;
    const [cell] = lines[0]?.cells ?? [];
    if (cell === undefined) continue;
    const last = cells.at(-1);
    const text = lines.map(lineText).join(role === 'name' ? ', ' : ' ');
    // A start and an end of their own columns are one period.
    if (role === 'to' && last !== undefined && above === 'from')
      cells[cells.length - 1] = { ...last, text: `${last.text} – ${text}` };
    else cells.push({ ...cell, text, ...(named && { role: named }) });
  }
  const links = naming.flatMap(({ lines }) => lines.flatMap((line) => line.links));
  const head: Line = { ...first.lines[0], cells, links, gapBefore: 1 };
  return [head, ...told.map((line) => asTask(line, told.length))];
}

/** Of several tasks each is an item; one alone may be told in a sentence. */
const asTask = (line: Line, count: number): Line => ({
  ...line,
  gapBefore: 0,
  ...(count > 1 && { bulletX: line.bulletX ?? Math.max(0, line.x - 1) }),
});
