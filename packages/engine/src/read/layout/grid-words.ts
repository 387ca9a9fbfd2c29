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

const SCALE = /\s*\(([^()]*[\d=][^()]*)\)/g;

/** The scale that a grid's head gives in brackets, "(1 - excellent; 5 - basic)"; empty where it gives none, undefined where it gives several. */
export function scaleOf(head: readonly string[]): string | undefined {
  const scales = head.flatMap((text) => [...text.matchAll(SCALE)]);
  const [scale = '', ...others] = new Set(scales.map(([, inner = '']) => inner.trim()));
  return others.length === 0 ? scale.replaceAll(/\s*[;|]\s*/g, ', ') : undefined;
}

export const withoutScale = (text: string): string => text.replaceAll(SCALE, '');
