import type { Resume } from '@trueline/contracts';
import { type OutlineLine, outlineOf } from '../../shared/resume-document/outline.ts';

/** Spaces and capitals aside, which other pages set otherwise. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

interface PlacedLine extends OutlineLine {
  /** Its section and words: the same line of another section says something else there. */
  key: string;
}

const linesOf = (resume: Resume): PlacedLine[] =>
  outlineOf(resume).flatMap(({ key, entries }) =>
    entries.flatMap(({ lines }) =>
      lines.map((line) => ({ ...line, key: `${key} ${plain(line.text)}` })),
    ),
  );

/** The lines of `resume` that the other's same section doesn't say; those that only moved within it are not among them. */
export function listChangedLines(resume: Resume, other: Resume): OutlineLine[] {
  const said = new Set(linesOf(other).map(({ key }) => key));
  return linesOf(resume).filter(({ key }) => !said.has(key));
}
