import { bulletLength } from '../../../characters.ts';
import { isWholeDate } from '../../../date-range.ts';
import { isColumnName } from '../../../layout/column-name.ts';
import { findHeadingKind } from '../../../sections/heading.ts';
import type { Fragment } from '../runs/fragment.ts';
import { rowsOf } from '../runs/fragments.ts';
import type { Box } from '../runs/matrix.ts';
import {
  cellText,
  isOneCell,
  isTableOfSections,
  opensSection,
  sectionRows,
  type TableCell,
} from './label-tables.ts';

/** Borders that are drawn to the same place may end this far apart. */
const SLACK = 2.5;
const MIN_COLUMNS = 2;
/** A cell with more rows than this is a part of the page, not of a table. */
const MAX_CELL_ROWS = 16;
/** A text of more letters than this is told, not named; so is one of more words than this that are mostly in lower case. */
const MAX_NAME = 160;
const MAX_NAME_WORDS = 6;

/** Left edges of the columns and upper edges of the rows, each with the last one's other edge. */
interface Grid {
  xs: number[];
  ys: number[];
}

/** A row of a table with borders, as one piece as wide as the table. */
export interface TableRow extends Fragment {
  /** Rows of fragments to read one after the other: first what names the entry, one piece a cell, then lists and long texts. */
  printed: Fragment[][];
}

export const isTableRow = (fragment: Fragment): fragment is TableRow => 'printed' in fragment;

/** Puts the fragments inside each bordered table together by its cells; all others stay. `names`: rows that only name columns, left out. */
export function foldTables(
  fragments: readonly Fragment[],
  rules: readonly Box[],
): { folded: Fragment[]; names: string[] } {
  const names: string[] = [];
  let rest = [...fragments];
  for (const grid of [...gridsOf(rules), ...namedGrids(fragments)]) {
    const inside = rest.filter(
      (fragment) => columnOf(fragment, grid) >= 0 && rowOf(fragment, grid) >= 0,
    );
    const byRow = [...Map.groupBy(inside, (fragment) => rowOf(fragment, grid)).values()];
    const rows = byRow.map((row) =>
      isOneCell(row, grid.xs)
        ? [linesOfCell(row)]
        : [...Map.groupBy(row, (fragment) => columnOf(fragment, grid))]
            .sort(([a], [b]) => a - b)
            .map(([, cell]) => linesOfCell(cell)),
    );
    const hasSections = isTableOfSections(rows);
    if (!hasSections && !isData(rows)) continue;
    const taken = new Set(inside);
    const [top = [], ...below] = rows;
    const isNamed = isColumnNames(top, rows);
    // The corner may hold the section's heading: "Languages: | Speaking | Writing".
    const corner =
      isNamed && top[0] !== undefined && opensSection(cellText(top[0])) ? [top[0]] : [];
    if (isNamed) names.push(top.slice(corner.length).map(cellText).join(' '));
    const said = isNamed ? [...(corner.length > 0 ? [corner] : []), ...below] : rows;
    rest = [
      ...rest.filter((fragment) => !taken.has(fragment)),
      ...said.map((cells) =>
        tableRow(cells, grid, (hasSections && sectionRows(cells)) || undefined),
      ),
    ];
  }
  return { folded: rest, names };
}

function columnOf({ x, right }: Fragment, { xs }: Grid): number {
  const middle = Math.min((x + right) / 2, x + 12);
  return xs.findIndex((left, index) => middle > left && middle < (xs[index + 1] ?? left));
}

function rowOf({ y, size }: Fragment, { ys }: Grid): number {
  const middle = y - 0.3 * size;
  return ys.findIndex((top, index) => middle > top && middle < (ys[index + 1] ?? top));
}

/** Printed lines of a cell, from top to bottom. */
function linesOfCell(cell: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of [...cell].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && Math.abs(line[0].y - fragment.y) < 0.4 * fragment.size)
      line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

/** A table of data: two columns of text or more in most rows, and no cell that holds sections of its own. */
function isData(rows: readonly TableCell[][]): boolean {
  const wide = rows.filter((cells) => cells.length >= MIN_COLUMNS).length;
  const cells = rows.flat();
  return (
    wide > 0 &&
    wide >= 0.5 * rows.length &&
    cells.every((cell) => cell.length <= MAX_CELL_ROWS && !holdsSections(cell))
  );
}

function holdsSections(cell: TableCell): boolean {
  return (
    cell.length > 2 &&
    cell.some(
      ([first, ...more]) => more.length === 0 && first !== undefined && opensSection(first.text),
    )
  );
}

/** The first row says what the columns hold: few words, no figures, and set apart from the rows below or three columns wide. */
function isColumnNames(cells: readonly TableCell[], rows: readonly TableCell[][]): boolean {
  const texts = cells.map(cellText);
  const isNames = texts.every((text) => text.split(' ').length <= 4 && !/\d|@/.test(text));
  const isBold = (row: readonly TableCell[] | undefined): boolean =>
    row?.every((cell) => cell[0]?.[0]?.bold) === true;
  const known = cells.flat(2);
  if (
    rows.length > 1 &&
    known.length >= MIN_COLUMNS &&
    known.every(({ text }) => isColumnName(text))
  )
    return true;
  return (
    rows.length > 1 &&
    cells.length >= MIN_COLUMNS &&
    isNames &&
    isBold(cells) &&
    !isBold(rows[1]) &&
    cells.length === Math.max(...rows.map((row) => row.length))
  );
}

function tableRow(cells: readonly TableCell[], grid: Grid, whole?: Fragment[][]): TableRow {
  const { xs } = grid;
  const isListed = (cell: TableCell): boolean => !isList(cell) && !isTold(cellText(cell));
  const listed = cells.filter(isListed);
  const told = cells
    .filter((cell) => !isListed(cell))
    .flatMap((cell) => (isList(cell) ? cell : [[merged(cell)]]));
  const names = listed.map(merged);
  const printed = whole ?? datedRows(cells, grid) ?? (names.length > 0 ? [names, ...told] : told);
  const first = printed[0]?.[0] as Fragment;
  const all = cells.flat(2);
  return {
    ...first,
    text: all.map(({ text }) => text).join(' '),
    x: xs[0] ?? first.x,
    right: xs.at(-1) ?? first.right,
    y: Math.min(...all.map(({ y }) => y)),
    printed,
  };
}

/** A date beside an entry of several rows: its first row stands beside the date and the others below it. Undefined for other rows of a table. */
function datedRows(cells: readonly TableCell[], { xs }: Grid): Fragment[][] | undefined {
  const [date, entry, ...more] = cells;
  if (date === undefined || entry === undefined || more.length > 0) return undefined;
  const [first, ...rest] = entry;
  if (first?.[0] === undefined || rest.length === 0 || !isWholeDate(cellText(date)))
    return undefined;
  if (bulletLength(first[0].text) > 0) return undefined;
  const { x } = first[0];
  const edge = xs.find((one) => one > x) ?? Number.MAX_SAFE_INTEGER;
  if (isList(entry)) return [[merged(date), ...first], ...rest];
  const whole = entry.reduce<Fragment[][][]>((groups, row) => {
    const above = groups.at(-1);
    if (above !== undefined && goesOnBelow(above.at(-1) ?? [], row, edge)) above.push(row);
    else groups.push([row]);
    return groups;
  }, []);
  const [head, ...told] = whole.map((rows) => (rows.length > 1 ? [merged(rows)] : (rows[0] ?? [])));
  return whole.length > 1 && head !== undefined ? [[merged(date), ...head], ...told] : undefined;
}

/** Whether the row below begins with a word that had no room behind this one. */
function goesOnBelow(
  row: readonly Fragment[],
  below: readonly Fragment[] | undefined,
  edge: number,
): boolean {
  const [last, next] = [row.at(-1), below?.[0]];
  if (last === undefined || next === undefined || last.bold !== next.bold) return false;
  const word = next.text.split(' ')[0] ?? '';
  const width = ((next.right - next.x) * word.length) / Math.max(1, next.text.length);
  return last.right + width + last.size / 2 > edge - last.size / 2;
}

function isTold(text: string): boolean {
  const words = text.split(/\s+/);
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return text.length > MAX_NAME || (words.length > MAX_NAME_WORDS && low > 0.5 * words.length);
}

const isList = (cell: TableCell): boolean =>
  cell.some(([first]) => first !== undefined && bulletLength(first.text) > 0);

/** The lines of a cell as one piece. */
function merged(cell: TableCell): Fragment {
  const all = cell.flat();
  const first = all[0] as Fragment;
  const text = all.reduce(
    (said, { text: more }) =>
      said === '' ? more : /\S[/-]$/.test(said) ? said + more : `${said} ${more}`,
    '',
  );
  return { ...first, text, right: Math.max(...all.map(({ right }) => right)) };
}

/** Rows of one row of a table without borders stand closer than this many sizes; those of two further apart. */
const MAX_STEP = 1.45;

/** Tables without borders: below three column names or more, as far as all text keeps to those columns. */
function namedGrids(fragments: readonly Fragment[]): Grid[] {
  const rows = rowsOf(fragments);
  return rows.flatMap((names, index) => {
    if (names.length < 3 || !names.every(({ text }) => isColumnName(text))) return [];
    const xs = [...names.map(({ x }) => x - SLACK), Number.MAX_SAFE_INTEGER];
    const below = rows.slice(index + 1);
    const end = below.findIndex((row) => !row.every((fragment) => keepsTo(fragment, xs, names)));
    const inside = below.slice(0, end < 0 ? undefined : end);
    if (inside.length < 2) return [];
    return [{ xs, ys: rowTops([names, ...inside]) }];
  });
}

/** It begins at a column's edge, ends before the next one and looks like no heading. */
function keepsTo(fragment: Fragment, xs: readonly number[], names: readonly Fragment[]): boolean {
  const { x, right, size, text } = fragment;
  const column = xs.findLastIndex((edge) => edge <= x);
  const isAtEdge = column >= 0 && x - (xs[column] ?? 0) < 30;
  const isLarger = size > (names[0]?.size ?? size) + 0.8;
  return (
    isAtEdge &&
    right <= (xs[column + 1] ?? right) + 1 &&
    !isLarger &&
    !(column === 0 && findHeadingKind(text))
  );
}

/** Upper edges of the rows, the first being that of the names, with the last one's lower edge. */
function rowTops(rows: readonly Fragment[][]): number[] {
  const all = rows.flat().sort((a, b) => a.y - b.y);
  const tops = all.flatMap(({ y, size }, index) => {
    const above = all[index - 1];
    return above === undefined || y - above.y > MAX_STEP * size ? [y - size] : [];
  });
  const [first] = tops;
  const names = rows[0]?.[0];
  const second = all.find(({ y }) => names !== undefined && y > names.y + 0.5 * names.size);
  // The names stand apart from the first row, however close.
  const parted =
    first !== undefined &&
    second !== undefined &&
    !tops.some((top) => top > first && top < second.y)
      ? [second.y - second.size]
      : [];
  return [...tops, ...parted, (all.at(-1)?.y ?? 0) + 2].sort((a, b) => a - b);
}

/** Tables whose borders are drawn: level and upright lines that meet. */
function gridsOf(rules: readonly Box[]): Grid[] {
  const groups: Box[][] = [];
  for (const rule of rules) {
    const touching = groups.filter((group) => group.some((other) => touch(rule, other)));
    const whole = [rule, ...touching.flat()];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(whole);
  }
  return groups.map(gridOf).filter(({ xs, ys }) => xs.length > MIN_COLUMNS && ys.length > 1);
}

const touch = (a: Box, b: Box): boolean =>
  a[0] <= b[2] + SLACK && b[0] <= a[2] + SLACK && a[1] <= b[3] + SLACK && b[1] <= a[3] + SLACK;

function gridOf(rules: readonly Box[]): Grid {
  const isUpright = (box: Box): boolean => box[3] - box[1] > box[2] - box[0];
  return {
    xs: distinct(rules.filter(isUpright).map((box) => box[0])),
    ys: distinct(rules.filter((box) => !isUpright(box)).map((box) => box[1])),
  };
}

function distinct(values: readonly number[]): number[] {
  return [...values]
    .sort((a, b) => a - b)
    .filter((value, index, all) => index === 0 || value - (all[index - 1] ?? 0) > SLACK);
}
