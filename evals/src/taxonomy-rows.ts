import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The rows of a table of EVAL_DATA_DIR/taxonomy, tab-separated with its columns' names above, each by column. Fails where the file is missing. */
export async function taxonomyRows(file: string): Promise<Record<string, string>[]> {
  const path = join(process.env.EVAL_DATA_DIR ?? '', 'taxonomy', file);
  const [head = '', ...rows] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  const keys = head.split('\t');
  return rows.map((row) => {
    const values = row.split('\t');
    return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']));
  });
}
