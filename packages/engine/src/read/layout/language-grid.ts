import type { LeftOutText } from '@trueline/contracts';
import { namesLanguages } from '../fields/languages.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { wordOfGrid } from './grid-words.ts';
import { type Cell, type Line, lineText } from './line.ts';

/** A language of a grid with what its row or column says of it. */
export interface GridLanguage {
  name: string;
  said: string;
}

/** Marks set where something is the case, and those set where it is not. */
const TICK = /^(?:[x✓✔√☑☒●•*+]|yes|y|ok|oui|ja|si|sí|sim)$/iu;
const NONE = /^(?:[-–—/✗✘☐○]|n\/?a|no|none|nil|non|nein|nee)?$/iu;
const MAX_VALUE_WORDS = 4;
const MAX_COLUMNS = 8;
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
  if (!areLanguages(names)) return undefined;
  const columns = head.slice(at + 1);
  return saidOfEach(
    names,
    rows.map((row) => row.slice(at + 1)),
    columns,
  );
}

/** Languages side by side, and what is rated one below the other. */
function byColumns(
  [, ...names]: readonly string[],
  rows: readonly (readonly string[])[],
): GridLanguage[] | undefined {
  const rated = rows.map((row) => row[0] ?? '');
  if (!areLanguages(names) || !isGridHead(['', ...rated])) return undefined;
  return saidOfEach(
    names,
    names.map((_, at) => rows.map((row) => row[at + 1] ?? '')),
    rated,
  );
}

const areLanguages = (names: readonly string[]): boolean =>
  names.every((name) => NAME.test(name) && wordOfGrid(name) === undefined) &&
  names.some(namesLanguages);

function saidOfEach(
  names: readonly string[],
  values: readonly (readonly string[])[],
  columns: readonly string[],
): GridLanguage[] | undefined {
  const all = values.flat();
  const isValue = (text: string): boolean =>
    text.split(/\s+/).length <= MAX_VALUE_WORDS && !/[()@]|\d{3}/.test(text);
  if (!all.every(isValue) || all.every((text) => NONE.test(text))) return undefined;
  // Beside ticks a cross says no; alone it is the tick.
  const isCrossed =
    all.some((text) => /^[xX✗✘]$/u.test(text)) && all.some((text) => /^[✓✔√]$/u.test(text));
  const isNone = (text: string): boolean => NONE.test(text) || (isCrossed && /^x$/i.test(text));
  return names.map((name, index) => {
    const own = columns.flatMap((column, at) => {
      const level = values[index]?.[at] ?? '';
      return isNone(level) ? [] : [{ column, level, isTick: TICK.test(level) }];
    });
    const [first] = own;
    const isOne = own.length === columns.length && own.every(({ level }) => level === first?.level);
    const said =
      isOne && first !== undefined && !first.isTick
        ? first.level
        : own
            .map(({ column, level, isTick }) => (isTick ? column : `${column} ${level}`))
            .join(', ');
    return { name, said };
  });
}

/** Grids of languages, whichever way they are turned, as one row for each language. What they write over their columns is left out where it stands nowhere else. */
export function withoutLanguageGrids(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const kept: Line[] = [];
  const leftOut: LeftOutText[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const grid = gridFrom(lines, index);
    if (grid === undefined) {
      // The head of a Word table's grid, below the heading of the same.
      if (isAgain(line, kept.at(-1))) leftOut.push({ text: lineText(line), reason: 'label' });
      else kept.push(line);
      continue;
    }
    const { languages, length } = grid;
    kept.push(...gridLines(line, languages, kept.at(-1)));
    leftOut.push({ text: lineText(line).replaceAll('\t', ' '), reason: 'label' });
    index += length;
  }
  return { lines: kept, leftOut };
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
  if (head.cells.length < 2 || head.bulletX !== undefined) return undefined;
  const texts = head.cells.map(({ text }) => labelOf(text));
  if (!isGridHead(texts) && !areLanguages(texts) && !areLanguages(texts.slice(1))) return undefined;
  const rows: string[][] = [];
  let columns: readonly Cell[] | undefined;
  for (const line of lines.slice(at + 1)) {
    if (line.cells.length < 2 || line.bulletX !== undefined || line.headingLevel !== undefined)
      break;
    columns ??= columnsOf(head, line);
    const row = columns && inColumns(line, columns, head);
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
  const texts = columns.map(() => '');
  for (const [index, cell] of cells.entries()) {
    const middle = cell.x + cell.width / 2;
    const nearest = columns
      .map((column, at) => ({ at, apart: Math.abs(column.x + column.width / 2 - middle) }))
      .sort((a, b) => a.apart - b.apart)[0];
    const at = index === 0 ? 0 : nearest?.at;
    if (at === undefined || texts[at] !== '') return undefined;
    texts[at] = cell.text.trim();
  }
  return texts;
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
