import type { Resume } from '@trueline/contracts';
import { diffArrays } from 'diff';
import { type OutlineSection, outlineOf } from '../../shared/resume-document/outline.ts';

/** A line of one resume beside the line of the other that stands in its place; empty where there is none. */
export interface ComparedLine {
  path: string;
  before: string;
  after: string;
}

export interface ComparedSection {
  key: string;
  heading: string;
  lines: ComparedLine[];
}

const linesOf = (section: OutlineSection | undefined): string[] =>
  (section?.entries ?? []).flatMap(({ lines }) => lines.map(({ text }) => text));

/** Lines that both have stay together; of those between them, the first stands by the first, and so on. */
function pairLines(key: string, before: string[], after: string[]): ComparedLine[] {
  const pairs: { before: string; after: string }[] = [];
  let removed: string[] = [];
  const flush = (added: string[]) => {
    for (let i = 0; i < Math.max(removed.length, added.length); i++) {
      pairs.push({ before: removed[i] ?? '', after: added[i] ?? '' });
    }
    removed = [];
  };
  for (const part of diffArrays(before, after)) {
    if (part.removed) removed = part.value;
    else if (part.added) flush(part.value);
    else {
      flush([]);
      pairs.push(...part.value.map((text) => ({ before: text, after: text })));
    }
  }
  flush([]);
  return pairs.map((pair, index) => ({ ...pair, path: `${key}[${index}]` }));
}

/** Two resumes, section by section, in the order of the second; what only the first has comes last. */
export function compareResumes(before: Resume, after: Resume): ComparedSection[] {
  const [old, now] = [outlineOf(before), outlineOf(after)];
  const gone = old.filter(({ key }) => !now.some((section) => section.key === key));
  return [...now, ...gone].map(({ key, heading }) => {
    const find = (sections: OutlineSection[]) => sections.find((section) => section.key === key);
    return { key, heading, lines: pairLines(key, linesOf(find(old)), linesOf(find(now))) };
  });
}

export function isSame({ before, after }: ComparedLine): boolean {
  return before === after;
}
