import { fold } from '../../characters.ts';
import { isWholeDate } from '../../date-range.ts';
import { isColumnName } from '../../layout/column-name.ts';
import { isDateColumn } from '../../layout/column-rows.ts';
import { asksForTasks } from '../../layout/field-labels.ts';
import { type Cell, type Line, lineText } from '../../layout/line.ts';

type Role = 'from' | 'to' | 'dates' | 'tasks' | 'name';
type Row = readonly Line[][];

const MIN_COLUMNS = 3;
const MAX_WORDS = 5;
/** What names an entry takes no more rows in its cell than this, each of them this short. */
const MAX_NAME_ROWS = 3;
const MAX_NAME = 70;

/** The roles of a table's columns by the names in its first row, which must speak of a time; undefined where that row names nothing. */
export function rolesOf(first: Row): Role[] | undefined {
  const names = first.map((lines) => lines.map(lineText).join(' '));
  if (names.length < MIN_COLUMNS || !names.every(isName)) return undefined;
  const roles = names.map(roleOf);
  return roles.some((role) => role === 'dates' || role === 'from') ? roles : undefined;
}

const isName = (text: string): boolean =>
  text !== '' &&
  text.split(/\s+/).length <= MAX_WORDS &&
  (isColumnName(text.replace(/[.:*]+/g, ' ')) || asksForTasks(text) || isDateColumn(text));

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
    return lines.length === 0 || isNaming(lines) ? 'name' : 'tasks';
  });
  const count = (role: Role): number => roles.filter((one) => one === role).length;
  return count('dates') === 1 && count('tasks') <= 1 && count('name') > 0 ? roles : undefined;
}

const isNaming = (lines: readonly Line[]): boolean =>
  lines.length <= MAX_NAME_ROWS &&
  lines.every(
    (line) =>
      line.bulletX === undefined && line.cells.length === 1 && lineText(line).length <= MAX_NAME,
  );

/** A table's row as the head of one entry, with what each cell says in one piece, and below it what was done; undefined where a cell holds more than a name. */
export function entryLines(row: Row, roles: readonly Role[]): Line[] | undefined {
  if (row.length !== roles.length) return undefined;
  const told = row.filter((_, at) => roles[at] === 'tasks').flat();
  const naming = row.flatMap((lines, at) =>
    roles[at] === 'tasks' || lines.length === 0 ? [] : [{ lines, role: roles[at] as Role }],
  );
  const [first] = naming;
  if (first?.lines[0] === undefined || !naming.every(({ lines }) => isNaming(lines)))
    return undefined;
  const cells: Cell[] = [];
  for (const { lines, role } of naming) {
    const [cell] = lines[0]?.cells ?? [];
    if (cell === undefined) continue;
    const last = cells.at(-1);
    const text = lines.map(lineText).join(role === 'name' ? ', ' : ' ');
    // A start and an end of their own columns are one period.
    if (role === 'to' && last !== undefined && cells.length === 1)
      cells[0] = { ...last, text: `${last.text} – ${text}` };
    else cells.push({ ...cell, text });
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
