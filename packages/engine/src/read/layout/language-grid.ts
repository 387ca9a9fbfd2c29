import type { LeftOutText } from '@trueline/contracts';
import { isLanguageName, namesLanguages } from '../fields/languages.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type GridLanguage, isMark, saidOfEach } from './grid-levels.ts';
import { scaleOf, wordOfGrid } from './grid-words.ts';
import { type Cell, type Line, lineText } from './line.ts';
import { replaceParts } from './replace-parts.ts';

const MAX_COLUMNS = 8;
const MAX_ROWS = 40;
const NAME = /^\p{Lu}?\p{L}[\p{L}’' -]{1,25}(?: \([\p{L}’' -]{2,25}\))?$/u;

/** The languages of a grid, empty cells being "": what the columns rate stands before each level unless all agree, and a tick says the column's name. Undefined where the rows are none. */
export function readLanguageGrid(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): GridLanguage[] | undefined {
  if (rows.length === 0 || head.length < 2 || head.length > MAX_COLUMNS) return undefined;
  if (rows.some((row) => row.length !== head.length)) return undefined;
  return byRows(head, rows) ?? byColumns(head, rows);
}

/** Whether the row names the columns of a grid: at least two things rated, or two levels for ticks. */
const isGridHead = (head: readonly string[]): boolean => {
  const kinds = head.filter((text) => text !== '').map(wordOfGrid);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return kinds.every((kind) => kind !== undefined) && Math.max(count('skill'), count('level')) > 1;
};

function byRows(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): GridLanguage[] | undefined {
  const at = head.findIndex((text) => ['skill', 'level'].includes(wordOfGrid(text) ?? '')) - 1;
  if (at < 0 || !isGridHead(head)) return undefined;
  const names = rows.map((row) => row[at] ?? '');
  // A column that says of itself to hold languages may name some that no list has.
  const isNamed = findHeadingKind(labelOf(head[at] ?? '')) === 'languages';
  if (!areLanguages(names) || !(isNamed || names.every(isLanguageName))) return undefined;
  const columns = head.slice(at + 1);
  const values = rows.map((row) => row.slice(at + 1));
  return saidOfEach({ names, values, columns, scale: scaleOf(head) });
}

/** Languages side by side, and what is rated one below the other; levels beside the languages that are known so well are none. */
function byColumns(
  [corner = '', ...names]: readonly string[],
  rows: readonly (readonly string[])[],
): GridLanguage[] | undefined {
  const columns = rows.map((row) => row[0] ?? '');
  const kinds = columns.map(wordOfGrid);
  const areUses = kinds.every((kind) => kind === 'skill');
  const isFrame = corner === '' || wordOfGrid(corner) === 'frame';
  if (!isFrame && !(areUses && wordOfGrid(corner) === undefined && !namesLanguages(corner)))
    return undefined;
  if (!areLanguages(names) || !names.every(isLanguageName) || !isGridHead(['', ...columns]))
    return undefined;
  const values = names.map((_, at) => rows.map((row) => row[at + 1] ?? ''));
  if (!areUses && !values.flat().every(isMark)) return undefined;
  return saidOfEach({ names, values, columns, scale: scaleOf([corner, ...columns]) });
}

const areLanguages = (names: readonly string[]): boolean =>
  names.every((name) => NAME.test(name) && wordOfGrid(name) === undefined) &&
  names.some(isLanguageName);

/** Grids of languages, whichever way they are turned, as one row for each language. What they write over their columns is left out where it stands nowhere else. */
export function withoutLanguageGrids(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  return replaceParts(lines, (index, above) => {
    const line = lines[index] as Line;
    const grid = gridFrom(lines, index);
    // The head of a Word table's grid, below the heading of the same.
    if (grid === undefined)
      return isAgain(line, above) ? { length: 1, lines: [], leftOut: [lineText(line)] } : undefined;
    return {
      length: grid.length + 1,
      lines: gridLines(line, grid.languages, above),
      leftOut: [lineText(line).replaceAll('\t', ' ')],
    };
  });
}

const isAgain = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  wordOfGrid(lineText(line)) === 'frame' &&
  [line, above].every((one) => findHeadingKind(labelOf(lineText(one))) === 'languages');

/** The grid whose head is this row, and how many rows it has below. */
function gridFrom(
  lines: readonly Line[],
  at: number,
): { languages: GridLanguage[]; length: number } | undefined {
  const head = lines[at] as Line;
  if (head.cells.length < 2 || head.cells.length > MAX_COLUMNS) return undefined;
  if (head.bulletX !== undefined) return undefined;
  const texts = head.cells.map(({ text }) => labelOf(text));
  if (!isGridHead(texts) && !areLanguages(texts) && !areLanguages(texts.slice(1))) return undefined;
  const rows: string[][] = [];
  let columns: readonly Cell[] | undefined;
  for (const line of lines.slice(at + 1, at + 1 + MAX_ROWS)) {
    if (line.cells.length < 2 || line.bulletX !== undefined || line.headingLevel !== undefined)
      break;
    columns ??= columnsOf(head, line);
    const row = columns && inColumns(line, columns, head);
    // A level whose column is not sure leaves all rows as they stand.
    if (row === undefined && isLanguageName(line.cells[0]?.text ?? '')) return undefined;
    if (row === undefined) break;
    rows.push(row);
  }
  const [first] = rows;
  if (first === undefined) return undefined;
  const named = first.length > texts.length ? ['', ...texts] : texts;
  for (let length = rows.length; length > 0; length--) {
    const languages = readLanguageGrid(named, rows.slice(0, length));
    if (languages !== undefined) return { languages, length };
  }
  return undefined;
}

/** The head's cells, before which a first one may be empty. */
function columnsOf(head: Line, first: Line): readonly Cell[] | undefined {
  const [name] = first.cells;
  if (name === undefined) return undefined;
  const texts = head.cells.map(({ text }) => labelOf(text));
  const hasName =
    !['skill', 'level'].includes(wordOfGrid(texts[0] ?? '') ?? '') &&
    !namesLanguages(texts[0] ?? '');
  return hasName ? head.cells : [name, ...head.cells];
}

/** The texts of a row by its columns: by their number, or where some are empty by their place. */
function inColumns({ cells }: Line, columns: readonly Cell[], head: Line): string[] | undefined {
  if (cells.length === columns.length) return cells.map(({ text }) => text.trim());
  if (cells.length > columns.length || (head.page === undefined && head.size > 0)) return undefined;
  if (head.page === undefined && [...gapsOf(cells), ...gapsOf(head.cells)].some(isOfTabs))
    return inTabs(cells, columns, head);
  const texts = columns.map(() => '');
  for (const [index, cell] of cells.entries()) {
    const over = columns.flatMap((column, at) => (isOver(column, cell) ? [at] : []));
    const at = index === 0 ? 0 : over[0];
    if (at === undefined || (index > 0 && over.length > 1) || texts[at] !== '') return undefined;
    texts[at] = cell.text.trim();
  }
  return texts;
}

const isOver = (column: Cell, cell: Cell): boolean =>
  column.x < cell.x + cell.width && cell.x < column.x + column.width;

const gapsOf = (cells: readonly Cell[]): number[] =>
  cells.slice(1).map(({ x }, at) => x - ((cells[at]?.x ?? 0) + (cells[at]?.width ?? 0)));

/** In plain text cells with fewer than three blanks between them are parted by tabs. */
const isOfTabs = (gap: number): boolean => gap < 3;

/** A row parted by tabs, where a second tab is an empty cell: all cells of the head must be told, as tabs show no place. */
function inTabs(
  cells: readonly Cell[],
  columns: readonly Cell[],
  head: Line,
): string[] | undefined {
  if (gapsOf(head.cells).some((gap) => gap > 1)) return undefined;
  const gaps = gapsOf(cells);
  const texts = cells.flatMap(({ text }, at) => [
    ...new Array<string>(Math.max(0, (gaps[at - 1] ?? 1) - 1)).fill(''),
    text.trim(),
  ]);
  return texts.length === columns.length ? texts : undefined;
}

const labelOf = (text: string): string => text.replace(/[\s:*]+$/, '').trim();

/** One row for each language, below the heading that the head of the grid held where none stands above. */
export function gridLines(
  head: Line,
  languages: readonly GridLanguage[],
  above: Line | undefined,
): Line[] {
  const [first] = head.cells;
  if (first === undefined) return [];
  const isNamed = above !== undefined && findHeadingKind(lineText(above)) === 'languages';
  const rows = languages.map(({ name, said }): Line => {
    const text = said === '' ? name : `${name} (${said})`;
    const cell = { ...first, text, bold: false, italic: false };
    return { ...head, cells: [cell], bold: false, gapBefore: 0, wraps: false };
  });
  const isHeading = !isNamed && findHeadingKind(labelOf(first.text)) === 'languages';
  return isHeading
    ? [{ ...head, cells: [first], width: first.width, gapBefore: 1 }, ...rows]
    : rows;
}
