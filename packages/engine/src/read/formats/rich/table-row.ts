import type { LeftOutText } from '@trueline/contracts';
import { type Line, lineText } from '../../layout/line.ts';
import { findHeadingKind } from '../../sections/heading.ts';

/** Lines of a table from the lines of its cells, row by row; a first row that only names the columns is left out. */
export function tableLines(rows: readonly Line[][][], leftOut: LeftOutText[] = []): Line[] {
  const inked = rows.map((cells) => cells.filter((lines) => lines.length > 0));
  const [first = [], second = []] = inked.filter((cells) => cells.length > 0);
  const namesColumns = first.length === second.length && isColumnNames(first, second);
  if (!namesColumns) return inked.flatMap(rowLines);
  leftOut.push({ text: first.flat().map(lineText).join(' '), reason: 'ornament' });
  return inked.filter((cells) => cells !== first).flatMap(rowLines);
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

/** A cell with sections of its own beside another such cell starts afresh: its first lines belong to no section of that one. */
function columnLines(lines: readonly Line[], index: number, cells: readonly Line[][]): Line[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const starts = index > 0 && holdsSections(lines) && holdsSections(cells[index - 1] ?? []);
  return [{ ...first, gapBefore: 1, ...(starts && { startsColumn: true }) }, ...rest];
}

const holdsSections = (lines: readonly Line[]): boolean =>
  lines.some((line) => findHeadingKind(lineText(line)) !== undefined);
