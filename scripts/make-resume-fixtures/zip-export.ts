import { zipSync } from 'fflate';
import type { Source } from './source.ts';

/** LinkedIn's data export: the source holds each CSV after a line `=== name.csv`. */
export function zipExport({ text }: Source): Uint8Array {
  const files = text
    .split(/^=== /m)
    .slice(1)
    .map((part): [string, Uint8Array] => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), new TextEncoder().encode(part.slice(end + 1))];
    });
  return zipSync(Object.fromEntries(files), { mtime: '2020-01-01' });
}
