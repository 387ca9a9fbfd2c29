import type { Line } from '../line.ts';

/** A row whose cells hold one line each is one line; other cells are columns of a layout, read one after the other. */
export function rowLines(cellsWithGaps: readonly Line[][]): Line[] {
  const cells = cellsWithGaps.filter((lines) => lines.length > 0);
  const first = cells[0]?.[0];
  const isOneLine =
    cells.length > 1 &&
    cells.every((lines) => lines.length === 1 && lines[0]?.bulletX === undefined);
  if (!isOneLine || first === undefined) {
    return cells.flatMap((lines) =>
      lines.map((line, index) => (index === 0 ? { ...line, gapBefore: 1 } : line)),
    );
  }
  return [
    {
      ...first,
      cells: cells.flatMap((lines) => lines.flatMap((line) => line.cells)),
      links: cells.flatMap((lines) => lines.flatMap((line) => line.links)),
    },
  ];
}
