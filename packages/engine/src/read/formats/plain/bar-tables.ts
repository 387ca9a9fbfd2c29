/** A table's row drawn with bars at its edges. */
const ROW = /^\s*\|(?<cells>[^|]*(?:\|[^|]*)*\|)\s*$/u;
/** One row may be a title between two bars. */
const MIN_ROWS = 2;
const EMPTY = /^[\s:=+-]*$/u;

/** "| Mar 2015 - present | Cook | soups, bread |": rows of cells between bars part at tabs, and rules between the rows go. */
export function withBarsApart(rows: readonly string[]): string[] {
  const cells = rows.map(cellsOf);
  if (cells.filter((one) => one !== undefined).length < MIN_ROWS) return [...rows];
  return rows.map((row, index) => {
    const own = cells[index];
    if (own === undefined) return row;
    return own.every((cell) => EMPTY.test(cell))
      ? ''
      : own.filter((cell) => cell !== '').join('\t');
  });
}

function cellsOf(row: string): string[] | undefined {
  const inner = ROW.exec(row)?.groups?.cells;
  const cells = inner
    ?.split('|')
    .slice(0, -1)
    .map((cell) => cell.trim().replace(/\s+/g, ' '));
  return cells !== undefined && cells.length > 1 ? cells : undefined;
}
