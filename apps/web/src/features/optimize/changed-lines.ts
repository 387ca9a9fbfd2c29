import type { Resume } from '@trueline/contracts';
import { type OutlineLine, outlineOf } from '../../shared/resume-document/outline.ts';

/** Spaces and capitals aside, which other pages set otherwise. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const linesOf = (resume: Resume): OutlineLine[] =>
  outlineOf(resume).flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));

/** The lines of `resume` that the other says nowhere, wherever they stand; those that only moved are not among them. */
export function listChangedLines(resume: Resume, other: Resume): OutlineLine[] {
  const said = new Set(linesOf(other).map(({ text }) => plain(text)));
  return linesOf(resume).filter(({ text }) => !said.has(plain(text)));
}
