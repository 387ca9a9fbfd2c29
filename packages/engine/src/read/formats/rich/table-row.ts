import type { LeftOutText } from '@trueline/contracts';
import { isWholeDate } from '../../date-range.ts';
import { asksForTasks } from '../../layout/field-labels.ts';
import { isRowLabel } from '../../layout/form-rows.ts';
import { isListLabel } from '../../layout/labelled-lists.ts';
import { gridLines, readLanguageGrid } from '../../layout/language-grid.ts';
import { type Line, lineText } from '../../layout/line.ts';
import { findHeadingKind } from '../../sections/heading.ts';
import { roleOfLabel } from '../../sections/label-roles.ts';
import type { SectionKind } from '../../sections/section-kind.ts';
import { cellRolesOf, entryLines, rolesByContent, rolesOf } from './column-table.ts';
import { labelledSection, namesSections, tableParts } from './table-parts.ts';
import { withoutTick } from './ticks.ts';

/** Lines of a table from the lines of its cells, part by part and row by row; a row that only names a part's columns is left out. */
export function tableLines(rows: readonly Line[][][], leftOut: LeftOutText[] = []): Line[] {
  const filled = rows.filter((cells) => cells.some((lines) => lines.length > 0));
  const inked = filled.map(inkedCells);
  const isForm = !hasHeadingColumn(inked) && asksByLabels(inked);
  return tableParts(filled, isForm).flatMap(({ title, rows: own }) => [
    ...(title === undefined ? [] : rowLines(title)),
    ...partLines(own, title?.flat().at(-1), isForm, leftOut),
  ]);
}

function partLines(
  ticked: readonly (readonly Line[][])[],
  title: Line | undefined,
  isOfForm: boolean,
  leftOut: LeftOutText[],
): Line[] {
  const grid = gridOf(ticked, title, leftOut);
  if (grid !== undefined) return grid;
  const filled = ticked.map((row) => row.map(withoutTick));
  if (title !== undefined && namesSections(filled))
    return filled.flatMap((row) => labelledSection(row) ?? rowLines(row));
  const roles = filled.length > 1 ? rolesOf(filled[0] ?? [], filled[1]) : undefined;
  const cellRoles = roles === undefined ? [] : cellRolesOf(filled[0] ?? [], roles);
  const inked = filled.map(inkedCells);
  const [first = [], second = []] = inked;
  const isNamed = first.length === second.length && isColumnNames(first, second);
  if (roles !== undefined || isNamed)
    leftOut.push({
      text: first.flat().map(lineText).join(' '),
      reason: roles === undefined ? 'ornament' : 'label',
    });
  const from = roles !== undefined || isNamed ? 1 : 0;
  const body = inked.slice(from);
  const isWhole = hasHeadingColumn(body);
  const isForm = !isWhole && (isOfForm || asksByLabels(body));
  const isOfEntries = title !== undefined && CORE.has(findHeadingKind(lineText(title)) ?? 'other');
  return filled.slice(from).flatMap((row, index) => {
    const own = inked[from + index] ?? [];
    const entry = entryLines(
      row,
      roles === undefined
        ? { roles: rolesByContent(row) ?? [] }
        : { roles, cellRoles, ...(filled[0] && { names: filled[0] }) },
    );
    if (entry !== undefined) return entry;
    if (isWhole) return rowLines(own.map((lines, at) => (at > 0 ? lines.map(asBeside) : lines)));
    if (!isForm || !isSideBySide(own)) return rowLines(own);
    return labelledLines(isOfEntries ? withColon(own) : own);
  });
}

const inkedCells = (cells: readonly Line[][]): Line[][] =>
  cells.filter((lines) => lines.length > 0);

/** A part that rates languages, as a row for each of them. */
function gridOf(
  rows: readonly (readonly Line[][])[],
  title: Line | undefined,
  leftOut: LeftOutText[],
): Line[] | undefined {
  const [head = [], ...rated] = rows.map((row) => row.map((cell) => cell.map(lineText).join(' ')));
  const languages = readLanguageGrid(head, rated);
  const first = rows[0]?.find((lines) => lines.length > 0)?.[0];
  if (languages === undefined || first === undefined) return undefined;
  leftOut.push({ text: head.join(' ').trim(), reason: 'label' });
  return gridLines(first, languages, title);
}

/** Where the values of a form stand, as far from the labels as any label is long. */
const VALUE_X = 100;
/** Two rows may be alike by chance. */
const MIN_LABELS = 2;
const CORE: ReadonlySet<SectionKind> = new Set(['work', 'education']);

const asBeside = (line: Line): Line => ({ ...line, besideHeadings: true });

/** A whole resume whose headings stand in the first column. */
function hasHeadingColumn(rows: readonly Line[][][]): boolean {
  return rows.some(([label = [], ...values]) => {
    const name = label.map(lineText).join(' ');
    const isCore = CORE.has(findHeadingKind(name) ?? 'other');
    return values.length > 0 && isCore && !isRowLabel(name);
  });
}

/** A form: what the first cells say is asked of the person. */
const asksByLabels = (rows: readonly Line[][][]): boolean =>
  rows.filter(isLabelled).length >= MIN_LABELS;

function isLabelled([label = [], value = [], ...more]: readonly Line[][]): boolean {
  const [first, ...rest] = label;
  if (first === undefined || rest.length > 0 || value.length === 0 || more.length > 0) return false;
  if (first.bulletX !== undefined || first.cells.length > 1) return false;
  const text = lineText(first);
  return isRowLabel(text) || isListLabel(text);
}

/** A label beside its value, or another cell of one line beside a second one. */
const isSideBySide = (row: readonly Line[][]): boolean =>
  isLabelled(row) ||
  (row.length === 2 && row.every((cell) => cell.length === 1 && cell[0]?.bulletX === undefined));

/** Below the heading of jobs or schools a label asks for a part of an entry, however it is set. */
function withColon([label = [], ...values]: readonly Line[][]): Line[][] {
  const [head] = label;
  const [cell] = head?.cells ?? [];
  if (head === undefined || cell === undefined || roleOfLabel(cell.text) === undefined)
    return [label, ...values];
  const text = `${cell.text.replace(/\s*:\s*$/, '')}:`;
  return [[{ ...head, cells: [{ ...cell, text }] }], ...values];
}

/** A label beside the first row of its value, whose other rows stand below that one. */
function labelledLines([label = [], value = []]: readonly Line[][]): Line[] {
  const isTold = label[0] !== undefined && asksForTasks(lineText(label[0]));
  const set = value.map((line): Line => {
    const mark = line.bulletX ?? (isTold ? line.x - 1 : undefined);
    return {
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, x: cell.x + VALUE_X })),
      x: line.x + VALUE_X,
      ...(mark !== undefined && { bulletX: mark + VALUE_X }),
    };
  });
  const [head] = label;
  const [first, ...more] = set;
  if (head === undefined || first === undefined) return [...label, ...set];
  // A list item stays one: the label keeps its own row.
  if (first.bulletX !== undefined) return [head, ...set];
  return [
    { ...head, cells: [...head.cells, ...first.cells], links: [...head.links, ...first.links] },
    ...more,
  ];
}

/** Few words in bold without figures, above cells that are not all bold. */
function isColumnNames(cells: readonly Line[][], below: readonly Line[][]): boolean {
  const isBold = (row: readonly Line[][]): boolean => row.every(([line]) => line?.bold === true);
  const isName = (lines: Line[]): boolean => {
    const text = lines.map(lineText).join(' ');
    return lines.length === 1 && text.split(' ').length <= 4 && !/\d|@|:$/.test(text);
  };
  return cells.length > 1 && cells.every(isName) && isBold(cells) && !isBold(below);
}

const isListed = (lines: Line[]): boolean => lines.length === 1 && lines[0]?.bulletX === undefined;

/** Cells of one line each are one line, before the cells that hold a list; other cells are columns of a layout, read one after the other. */
export function rowLines(row: readonly Line[][]): Line[] {
  const cells = row.filter((lines) => lines.length > 0);
  const dated = withDateBehind(cells);
  if (dated !== undefined) return dated;
  const listed = cells.filter(isListed);
  const told = cells.filter((lines) => !isListed(lines));
  const first = listed[0]?.[0];
  const areLists = told.every((lines) => lines.some((line) => line.bulletX !== undefined));
  if (listed.length < 2 || first === undefined || !areLists) return cells.flatMap(columnLines);
  const head = {
    ...first,
    cells: listed.flatMap((lines) => lines.flatMap((line) => line.cells)),
    links: listed.flatMap((lines) => lines.flatMap((line) => line.links)),
  };
  return [head, ...told.flat()];
}

/** An entry whose date stands in a column behind it: on the row of its first line, as behind a tab. */
function withDateBehind([text = [], dates = [], ...more]: readonly Line[][]): Line[] | undefined {
  const [first, ...rest] = text;
  const [date] = dates;
  if (first === undefined || date === undefined || dates.length > 1 || more.length > 0)
    return undefined;
  const isDated = isWholeDate(lineText(date)) && !isWholeDate(lineText(first));
  if (!isDated || rest.length === 0 || first.bulletX !== undefined || first.cells.length > 1)
    return undefined;
  return [{ ...first, cells: [...first.cells, ...date.cells], gapBefore: 1 }, ...rest];
}

/** A cell with sections of its own beside another such cell starts afresh: its first lines belong to no section of that one. */
function columnLines(lines: readonly Line[], index: number, cells: readonly Line[][]): Line[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const before = cells[index - 1] ?? [];
  // One line alone names what stands beside it.
  const starts = before.length > 1 && holdsSections(lines) && holdsSections(before);
  // A title stands beside its date as below it: no room parts them.
  const isDated = before[0] !== undefined && before.length === 1 && isDates(before[0]);
  const gapBefore = isDated ? 0 : 1;
  return [{ ...first, gapBefore, ...(starts && { startsColumn: true }) }, ...rest];
}

const isDates = (line: Line): boolean => line.bulletX === undefined && isWholeDate(lineText(line));

const holdsSections = (lines: readonly Line[]): boolean =>
  lines.some((line) => line.bulletX === undefined && findHeadingKind(lineText(line)) !== undefined);
