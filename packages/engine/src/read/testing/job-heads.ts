import { entriesOf } from '../fields/job-entries.ts';
import type { Lattice } from '../heads/head-model.ts';
import { latticesOf } from '../heads/read-heads.ts';
import { lexiconSign } from '../heads/span-features.ts';
import { listSections } from '../index.ts';

/** The head of one job as its document has it. */
export interface JobHead {
  /** Its rows. */
  text: string;
  /** Year in which it begins, where it says so. */
  startYear?: string;
  lattice: Lattice;
}

/** The heads of a document's jobs, by section. `isMuted`: of which heads the words tell nothing. */
export async function listJobHeads(
  bytes: Uint8Array,
  fileName: string,
  isMuted: () => boolean = () => false,
): Promise<JobHead[][]> {
  const { sections, text } = await listSections(bytes, fileName);
  const jobs = sections.filter(({ kind }) => kind === 'work' || kind === 'volunteer');
  return jobs.map(({ blocks }) => {
    const entries = entriesOf(blocks).filter(
      ({ parts }) => !parts.pieces.some(({ role }) => role !== undefined),
    );
    const heads = entries.map(({ entry }) => entry.head);
    const signs = entries.map(() => (isMuted() ? () => 0 : lexiconSign));
    return latticesOf(heads, text, (head) => signs[head] ?? lexiconSign).map((lattice, index) => {
      const startYear = entries[index]?.parts.startDate?.text.slice(0, 4);
      const rows = heads[index] ?? [];
      return {
        lattice,
        text: rows.map((row) => row.text).join('\n'),
        ...(startYear && { startYear }),
      };
    });
  });
}
