import labelRows from '../../data/phrases/person-labels.json' with { type: 'json' };
import { readTable } from './table.ts';

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const LABELS: ReadonlySet<string> = new Set(
  readTable<{ label: string; language: string }>(labelRows).map(({ label }) => bare(label)),
);

/** Whether a text is what a form or a contact line writes in front of what it asks of the person ("Tél.", "Mobile no"), in any of its languages. */
export const isPersonLabel = (text: string): boolean => LABELS.has(bare(text));
