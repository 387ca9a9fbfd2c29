import names from '../../../data/phrases/column-names.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';

/** Words that name the columns of a table of jobs or schools, folded. */
const COLUMN_WORDS: ReadonlySet<string> = new Set(
  readTable<{ word: string; language: string }>(names).map(({ word }) => word),
);

/** Whether the text names a table's column: "Post held", "Institution / Board". */
export function isColumnName(text: string): boolean {
  const words = fold(text)
    .split(/[\s/-]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.length <= 5 && words.every((word) => COLUMN_WORDS.has(word));
}
