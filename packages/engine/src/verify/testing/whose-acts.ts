import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line, what somebody made of it, and whether the line says as much. */
export interface Edit {
  line: string;
  edit: string;
  isTold: boolean;
}

const FOLDER = join(import.meta.dirname, 'whose-acts');

/** The classes of edits, a table each. */
export const listClasses = (): string[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => name.replace('.txt', ''));

/** The edits of a class: a line, and under it what it says (+) and what it does not (-). */
export function readEdits(name: string): Edit[] {
  let line = '';
  return readFileSync(join(FOLDER, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .flatMap((row): Edit[] => {
      const [, sign, edit = ''] = /^ {2}([+-]) (.+)$/.exec(row) ?? [];
      if (sign !== undefined) return [{ line, edit, isTold: sign === '+' }];
      line = row;
      return [];
    });
}
