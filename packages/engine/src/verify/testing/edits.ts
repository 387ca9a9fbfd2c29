import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line, what somebody made of it, and whether the line says as much. */
export interface Edit {
  line: string;
  edit: string;
  isTold: boolean;
}

/** Tables of edits: whose an act is, and what says the same in other words. */
export type EditFolder = 'whose-acts' | 'same-claims';
const folderOf = (folder: EditFolder): string => join(import.meta.dirname, folder);

/** The classes of edits, a table each. */
export const listClasses = (folder: EditFolder): string[] =>
  readdirSync(folderOf(folder))
    .sort()
    .map((name) => name.replace('.txt', ''));

/** The edits of a class: a line, and under it what it says (+) and what it does not (-). */
export function readEdits(folder: EditFolder, name: string): Edit[] {
  let line = '';
  return readFileSync(join(folderOf(folder), `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .flatMap((row): Edit[] => {
      const [, sign, edit = ''] = /^ {2}([+-]) (.+)$/.exec(row) ?? [];
      if (sign !== undefined) return [{ line, edit, isTold: sign === '+' }];
      line = row;
      return [];
    });
}
