import type { Resume } from '../dress/model.ts';
import { drawHtml } from './html.ts';
import { htmlBuilders } from './html-builders.ts';
import { htmlForms } from './html-forms.ts';
import { htmlStructures } from './html-structures.ts';
import { type Drawn, drawSheet } from './sheet.ts';
import { drawWord, wordStructures } from './word.ts';
import { wordTables } from './word-tables.ts';

/** A resume laid out as a page of another program. */
export interface Page extends Drawn {
  id: string;
  structure: string;
  columns: 'one' | 'several';
  resume: Resume;
}

const STRUCTURES = [
  ...htmlStructures,
  ...htmlBuilders,
  ...wordStructures,
  ...wordTables,
  ...htmlForms,
];

/** The nth page of a seed: structures in turn, content and looks by lot. */
export function drawPage(n: number, seed: number): Page {
  const structure = STRUCTURES[n % STRUCTURES.length]!;
  const sheet = drawSheet(n, seed);
  const drawn = 'write' in structure ? drawWord(sheet, structure) : drawHtml(sheet, structure);
  const { id, columns } = structure;
  return { ...drawn, id: `${seed}/${n}`, structure: id, columns, resume: sheet.resume };
}
