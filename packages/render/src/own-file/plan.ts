import type { Change, Resume } from '@trueline/contracts';
import type { Hunk } from './edit-runs.ts';
import type { Move } from './move-paragraphs.ts';
import type { Paragraph, Row } from './paragraphs.ts';

/** The reading of a Word file, and its paragraphs in their order. */
export interface ReadFile {
  text: string;
  resume: Resume;
  paragraphs: readonly Paragraph[];
  /** XML of each part. */
  xmlOf: ReadonlyMap<string, string>;
}

/** A paragraph to add, in the form of another. */
interface NewParagraph {
  text: string;
  model: Paragraph;
}

/** What is to be done with the paragraphs of a file. */
export interface Plan {
  hunks: Map<Paragraph, Hunk[]>;
  removed: Set<Paragraph>;
  /** Rows of tables that go whole. */
  removedRows: Set<Row>;
  /** New paragraphs behind one, in order. */
  added: Map<Paragraph, NewParagraph[]>;
  moves: Move[];
}

/** A change that the file is left without, and why. */
export interface LeftChange {
  id: string;
  reason: string;
}

export const LEFT = {
  elsewhere: 'It is not written in one place of the file in these words.',
  new: 'Your file has no place of its own for a new part.',
  order: 'The lines to move do not stand as paragraphs of their own.',
  revisions: 'Tracked changes that are not decided stand in this paragraph.',
  anchored: 'A picture or a box hangs on this paragraph.',
  taken: 'Another change stands at the same place.',
} as const;
export type Outcome = (typeof LEFT)[keyof typeof LEFT] | null;

export type Decided = Pick<Change, 'id' | 'path' | 'before' | 'after'>;

export const spanOf = (path: string, { resume }: ReadFile) => resume.meta?.trueline?.spans?.[path];
/** A value's place in the read text, or that of a text kept aside. */
export const readPlace = (path: string, file: ReadFile) => ({
  text: file.text,
  start: spanOf(path, file)?.start ?? keptStart(path, file),
});

/** The file's own text kept aside knows its place by itself. */
function keptStart(path: string, { resume }: ReadFile): number | undefined {
  const [, index] = /^meta\.trueline\.kept\[(\d+)\]/.exec(path) ?? [];
  return index === undefined ? undefined : resume.meta?.trueline?.kept?.[Number(index)]?.start;
}

/** New paragraphs behind one, in its form. */
export function addBehind(paragraph: Paragraph, texts: readonly string[], plan: Plan): void {
  const added = texts.map((text) => ({ text, model: paragraph }));
  plan.added.set(paragraph, [...(plan.added.get(paragraph) ?? []), ...added]);
}

/** Adds hunks to a paragraph; false where another change has been planned at their place. */
export function edit(paragraph: Paragraph, hunks: readonly Hunk[], plan: Plan): boolean {
  const known = plan.hunks.get(paragraph) ?? [];
  const meets = (a: Hunk, b: Hunk): boolean => a.start <= b.end && b.start <= a.end;
  if (plan.removed.has(paragraph)) return false;
  if (hunks.some((hunk) => known.some((other) => meets(hunk, other)))) return false;
  plan.hunks.set(
    paragraph,
    [...known, ...hunks].sort((a, b) => a.start - b.start),
  );
  return true;
}

export const isOfText = ({ text, isFallback }: Paragraph): boolean =>
  !isFallback && text.trim() !== '';
