import { COLUMN_WORDS } from '../../../data/phrases/column-names.ts';
import { fold } from '../characters.ts';

/** Whether the text names a table's column: "Post held", "Institution / Board". */
export function isColumnName(text: string): boolean {
  const words = fold(text)
    .split(/[\s/-]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.length <= 5 && words.every((word) => COLUMN_WORDS.has(word));
}
