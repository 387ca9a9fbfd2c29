import { schoolEntries } from '../fields/education.ts';
import { datelessHead, type HeadPieces } from '../fields/head-pieces.ts';
import { entriesOf } from '../fields/job-entries.ts';
import type { HeadKind } from '../heads/head-kind.ts';
import { JOB_HEAD } from '../heads/job-head.ts';
import { type Lattice, latticesOf } from '../heads/lattice.ts';
import { SCHOOL_HEAD } from '../heads/school-head.ts';
import { listSections } from '../index.ts';
import type { Block } from '../sections/block.ts';
import type { SectionKind } from '../sections/section-kind.ts';

/** The head of one entry as its document has it. */
export interface EntryHead {
  /** Its rows. */
  text: string;
  /** Year in which it begins and ends, where it says so. */
  startYear?: string;
  endYear?: string;
  lattice: Lattice;
}

interface Rows {
  head: readonly Block[];
  parts: HeadPieces;
}

/** Kinds of entries whose heads are learned: where they stand, and how a section's rows make them. */
export const HEAD_KINDS = {
  jobs: {
    kind: JOB_HEAD as HeadKind,
    sections: ['work', 'volunteer'] as readonly SectionKind[],
    entriesIn: (blocks: readonly Block[]): Rows[] =>
      entriesOf(blocks).map(({ entry, parts }) => ({ head: entry.head, parts })),
  },
  schools: {
    kind: SCHOOL_HEAD as HeadKind,
    sections: ['education'] as readonly SectionKind[],
    entriesIn: (blocks: readonly Block[]): Rows[] => schoolEntries(blocks),
  },
};
export type HeadName = keyof typeof HEAD_KINDS;

/** The heads of a document's entries of a kind, by section. `isMuted`: of which heads the words tell nothing. */
export async function listHeads(
  name: HeadName,
  bytes: Uint8Array,
  fileName: string,
  isMuted: () => boolean = () => false,
): Promise<EntryHead[][]> {
  const { kind, sections: wanted, entriesIn } = HEAD_KINDS[name];
  const { sections, text } = await listSections(bytes, fileName);
  return sections
    .filter((section) => wanted.some((one) => one === section.kind))
    .map(({ blocks }) => {
      const entries = entriesIn(blocks).filter(
        ({ parts }) => !parts.pieces.some(({ role }) => role !== undefined),
      );
      const heads = entries.map(({ head }) => datelessHead(head));
      const muted = entries.map(isMuted);
      return latticesOf(heads, text, kind, (head) => muted[head] ?? false).map((lattice, index) => {
        const { head = [], parts } = entries[index] ?? {};
        const startYear = parts?.startDate?.text.slice(0, 4);
        const endYear = parts?.endDate?.text.slice(0, 4);
        return {
          lattice,
          text: head.map((row) => row.text).join('\n'),
          ...(startYear && { startYear }),
          ...(endYear && { endYear }),
        };
      });
    });
}
