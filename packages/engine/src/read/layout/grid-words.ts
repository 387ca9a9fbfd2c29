import rows from '../../../data/phrases/self-assessment-words.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold, withoutBars } from '../characters.ts';

const WORDS = new Map(
  readTable<{ text: string; kind: string; language: string }>(rows).map(({ text, kind }) => [
    text,
    kind,
  ]),
);

/** How notes below the grid of the European form open. */
export const GRID_NOTES = [...WORDS].flatMap(([text, kind]) => (kind === 'note' ? [text] : []));

/** The words of a grid's cell as they are listed. */
export const plainOfGrid = (text: string): string =>
  withoutBars(fold(text))
    .replace(/\([^()]*\)/g, '')
    .replace(/[*:]/g, '')
    .trim();

/** What a grid of languages writes over its columns or beside them: "frame", "skill", "level" or "note"; undefined for other words. */
export const wordOfGrid = (text: string): string | undefined => WORDS.get(plainOfGrid(text));
