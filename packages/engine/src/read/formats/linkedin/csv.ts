import { ReadError } from '../../outcome.ts';

const MAX_CELLS = 100_000;

/** Rows of comma-separated values by the names of the first row that has more than one; quotes as in RFC 4180. */
export function readCsv(text: string): Record<string, string>[] {
  const rows = rowsOf(text.replace(/^\ufeff/, ''));
  const names = rows.findIndex((row) => row.length > 1 || rows.length <= 2 || row[0] === 'Name');
  const header = rows[names] ?? [];
  return rows
    .slice(names + 1)
    .map((row) =>
      Object.fromEntries(header.map((name, index) => [name.trim(), (row[index] ?? '').trim()])),
    );
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let count = 0;
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    if (++count > MAX_CELLS) throw new ReadError('TOO_COMPLEX');
    const [whole, quoted, plain = '', end] = match;
    if (whole === '' && row.length === 0) continue;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
