import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';

/** A made-up role: its lines (-), what a line may become (+), skills that they show (*), and what they don't say (!). */
export interface Role {
  position: string;
  lines: string[];
  told: string[];
  skills: string[];
  invented: string[];
}

const TABLE = join(import.meta.dirname, 'roles.txt');

export function readRoles(): Role[] {
  const roles: Role[] = [];
  for (const line of readFileSync(TABLE, 'utf8').trim().split('\n')) {
    const role = roles.at(-1);
    const text = line.slice('  - '.length);
    if (!line.startsWith('  '))
      roles.push({ position: line, lines: [], told: [], skills: [], invented: [] });
    else if (line.startsWith('  -')) role?.lines.push(text);
    else if (line.startsWith('  +')) role?.told.push(text);
    else if (line.startsWith('  *')) role?.skills.push(text);
    else role?.invented.push(text);
  }
  return roles;
}

/** A resume of the role, with one more skill where one is given. */
export const resumeOf = ({ position, lines }: Role, skill?: string): Resume => ({
  basics: { name: 'Ada Madeup', label: position },
  work: [
    {
      name: 'Demo Works',
      position,
      startDate: '2018-01',
      endDate: '2022-05',
      highlights: lines,
    },
  ],
  skills: [{ name: 'Skills', keywords: skill === undefined ? ['teamwork'] : ['teamwork', skill] }],
});

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\W+/);

/** The place of the line that shares most words with a text. */
export function placeOf({ lines }: Role, text: string): number {
  const words = new Set(wordsOf(text));
  const shared = lines.map((line) => wordsOf(line).filter((word) => words.has(word)).length);
  return shared.indexOf(Math.max(...shared));
}
