import Papa from 'papaparse';
import { ReadError } from '../../outcome.ts';

const MAX_CELLS = 100_000;

/** Rows of comma-separated values (RFC 4180) by the names of the first row that has more than one. */
export function readCsv(text: string): Record<string, string>[] {
  const rows = rowsOf(text);
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
  let count = 0;
  Papa.parse<string[]>(text, {
    delimiter: ',',
    skipEmptyLines: 'greedy',
    step: ({ data }, parser) => {
      count += data.length;
      if (count > MAX_CELLS) parser.abort();
      else rows.push(data);
    },
  });
  if (count > MAX_CELLS) throw new ReadError('TOO_COMPLEX');
  return rows;
}
