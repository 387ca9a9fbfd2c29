type Cell = string | number;

/** A file of `data/`: what each column holds, and one row a phrase. Its shape is held by `table.test.ts`, not when it is read. */
interface Table<Column extends string> {
  columns: Readonly<Record<Column, string>>;
  rows: readonly (readonly Cell[])[];
}

/** The rows of a table by the names of its columns, cells as they stand. */
export function readTable<Row extends Record<keyof Row, Cell>>(
  table: Table<keyof Row & string>,
): Row[] {
  const names = Object.keys(table.columns);
  return table.rows.map((cells) => {
    const row: Record<string, Cell | undefined> = {};
    names.forEach((name, i) => {
      row[name] = cells[i];
    });
    return row as Row;
  });
}

/** The items of a cell: "a, b" by commas, or by another mark; none of an empty or a missing one. */
export const itemsOf = (cell = '', mark = ','): string[] =>
  cell === '' ? [] : cell.split(mark).map((item) => item.trim());

/** Any of the phrases, as part of a pattern: the longest first, a hyphen at the end for any ending and "*" for one word. */
export const anyOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase.endsWith('-')
        ? String.raw`${RegExp.escape(phrase.slice(0, -1))}\p{L}*`
        : phrase
            .split('*')
            .map((part) => RegExp.escape(part))
            .join(String.raw`\w+`),
    )
    .join('|');
