const RAIL = /^(\s*)[|│┃┆┊║](?=\s|$)/u;
const NODE = /^(\s*)[o●○◉◎◆◇*+](?=\s+\S)/u;
const MIN_ROWS = 4;

/** The rows without a line drawn down their left side and the marks that stand in it: "|", and "o" where an entry begins. A row with a further bar is a table's. */
export function withoutRail(rows: readonly string[]): string[] {
  const columns = new Map<number, number>();
  for (const row of rows) {
    const column = columnOf(row, RAIL);
    if (column !== undefined && !row.slice(column + 1).includes('|'))
      columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  const [column, count = 0] = [...columns].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (column === undefined || count < MIN_ROWS) return [...rows];
  return rows.map((row) => {
    const isOnRail = columnOf(row, RAIL) === column || columnOf(row, NODE) === column;
    return isOnRail ? `${row.slice(0, column)} ${row.slice(column + 1)}` : row;
  });
}

const columnOf = (row: string, mark: RegExp): number | undefined => mark.exec(row)?.[1]?.length;
