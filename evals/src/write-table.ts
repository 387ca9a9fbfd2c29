import { writeFile } from 'node:fs/promises';

type Cell = string | number;

/** A file of packages/engine/data: what it holds, what each column means, and its rows; a list of single words has no columns. */
export interface Table {
  about: string;
  /** Figures that belong to the table as a whole. */
  figures?: Record<string, number>;
  columns?: Record<string, string>;
  rows: readonly (Cell | readonly Cell[])[];
}

/** Writes a table as JSON with one row a line, so that a change of a row is a change of a line. */
export async function writeTable(
  target: URL,
  { about, figures, columns, rows }: Table,
): Promise<void> {
  const head = { about, ...(figures && { figures }), ...(columns && { columns }) };
  const cells = (row: Cell | readonly Cell[]): string =>
    typeof row === 'object'
      ? `[${row.map((cell) => JSON.stringify(cell)).join(', ')}]`
      : JSON.stringify(row);
  const open = JSON.stringify(head, null, 2).slice(0, -2);
  const lines = rows.map((row) => `    ${cells(row)}`).join(',\n');
  await writeFile(target, `${open},\n  "rows": [\n${lines}\n  ]\n}\n`);
}
