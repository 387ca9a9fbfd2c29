import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { verify } from '../index.ts';

/** Of made-up resumes: a line, and what a careful editor (`told`) or one who says too much (`invented`) made of it. */
export type LinePair = [before: string, after: string];

export const resumeWith = (line: string): Resume => ({
  work: [{ name: 'Demo Works', position: 'Associate', highlights: [line] }],
});

/** Whether one bullet may stand for another in a made-up role. */
export const isTold = (before: string, after: string): boolean =>
  verify(resumeWith(before), resumeWith(after)).ok;

/** Kinds and reasons of objections by which the source says another thing; any other asks the person. */
const OTHER_KINDS: ReadonlySet<string> = new Set(
  'number date employer title degree certificate name language school award contact'.split(' '),
);
const DENIALS = /^The source says that (?:this was|somebody else|it came)/;

/** Whether the source says another thing than a document, rather than less. */
export const isContradicted = (original: Resume, document: Resume): boolean =>
  verify(original, document).unsupported.some(
    ({ kind, reason }) => OTHER_KINDS.has(kind) || DENIALS.test(reason),
  );

/** Pairs of a line of the source and a line that stands for it; these are indented under it. */
export function listPairs(table: string): LinePair[] {
  let source = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line): LinePair[] => {
      if (line.startsWith('  ')) return [[source, line.trim()]];
      source = line;
      return [];
    });
}

/** The pairs of every table of a kind. */
export function readPairs(kind: 'told' | 'invented'): LinePair[] {
  const folder = join(import.meta.dirname, kind);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => listPairs(readFileSync(join(folder, name), 'utf8')));
}
