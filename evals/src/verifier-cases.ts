import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';

const CASES = join(import.meta.dirname, '../cases');

/** Resumes of made-up people; for each, edits that invent something (`[kind, path, text]`) and edits that a careful editor may make (`[path, text]`). */
export interface CaseFile {
  split?: 'tune' | 'held-out';
  resume: Resume;
  invented: [kind: string, path: string, text: string][];
  truthful: [path: string, text: string][];
}

/** The files of a set of the gate's cases; none where it is not there. */
export function readCaseFiles(folder: string): CaseFile[] {
  if (!existsSync(join(CASES, folder))) return [];
  return readdirSync(join(CASES, folder))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(CASES, folder, name), 'utf8')) as CaseFile);
}
