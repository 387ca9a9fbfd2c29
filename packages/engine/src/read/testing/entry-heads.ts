import { type Row, toDraft } from '../fields/certificate-draft.ts';
import { certificateEntries } from '../fields/certificates.ts';
import { schoolEntries } from '../fields/education.ts';
import { datelessHead, type HeadPieces } from '../fields/head-pieces.ts';
import { entriesOf } from '../fields/job-entries.ts';
import { certificateRows } from '../fields/likely-certificates.ts';
import { CERTIFICATE_HEAD } from '../heads/certificate-head.ts';
import type { HeadKind } from '../heads/head-kind.ts';
import { JOB_HEAD } from '../heads/job-head.ts';
import { type HeadRows, type Lattice, latticesOf } from '../heads/lattice.ts';
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

/** A head of a kind: its rows, as the lattice takes them, and when it was. */
interface HeadOf {
  text: string;
  rows: HeadRows;
  startYear?: string;
  endYear?: string;
}

/** Kinds of entries whose heads are learned: where they stand, and how a section's rows make them. */
export const HEAD_KINDS = {
  jobs: {
    kind: JOB_HEAD as HeadKind,
    sections: ['work', 'volunteer'] as readonly SectionKind[],
    headsIn: (blocks: readonly Block[]): HeadOf[] =>
      entriesOf(blocks).flatMap(({ entry, parts }) => headOf(entry.head, parts)),
  },
  schools: {
    kind: SCHOOL_HEAD as HeadKind,
    sections: ['education'] as readonly SectionKind[],
    headsIn: (blocks: readonly Block[]): HeadOf[] =>
      schoolEntries(blocks).flatMap(({ head, parts }) => headOf(head, parts)),
  },
  certificates: {
    kind: CERTIFICATE_HEAD as HeadKind,
    sections: ['certificates'] as readonly SectionKind[],
    headsIn: (blocks: readonly Block[]): HeadOf[] =>
      certificateEntries(blocks).flatMap((rows) => headOfCertificate(rows)),
  },
};
export type HeadName = keyof typeof HEAD_KINDS;

/** None of a form, which says itself what is what. */
function headOf(head: readonly Block[], parts: HeadPieces): HeadOf[] {
  if (parts.pieces.some(({ role }) => role !== undefined)) return [];
  const startYear = parts.startDate?.text.slice(0, 4);
  const endYear = parts.endDate?.text.slice(0, 4);
  return [
    {
      text: head.map((row) => row.text).join('\n'),
      rows: datelessHead(head),
      ...(startYear && { startYear }),
      ...(endYear && { endYear }),
    },
  ];
}

function headOfCertificate(rows: readonly Row[]): HeadOf[] {
  const draft = toDraft(rows);
  if (draft === undefined) return [];
  const year = draft.date?.text.slice(0, 4);
  return [
    {
      text: rows.map((row) => row.text).join('\n'),
      rows: certificateRows(rows),
      ...(year && { startYear: year }),
    },
  ];
}

/** The heads of a document's entries of a kind, by section. `isMuted`: of which heads the words tell nothing. */
export async function listHeads(
  name: HeadName,
  bytes: Uint8Array,
  fileName: string,
  isMuted: () => boolean = () => false,
): Promise<EntryHead[][]> {
  const { kind, sections: wanted, headsIn } = HEAD_KINDS[name];
  const { sections, text } = await listSections(bytes, fileName);
  return sections
    .filter((section) => wanted.some((one) => one === section.kind))
    .map(({ blocks }) => {
      const heads = headsIn(blocks);
      const muted = heads.map(isMuted);
      const lattices = latticesOf(
        heads.map(({ rows }) => rows),
        text,
        kind,
        (head) => muted[head] ?? false,
      );
      return heads.map(({ rows: _, ...head }, index) => ({
        ...head,
        lattice: lattices[index] as Lattice,
      }));
    });
}
