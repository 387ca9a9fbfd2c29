import { MONTHS, PRESENT_WORDS, SEASONS } from '../../language/months.ts';
import { fold } from '../characters.ts';
import type { Line } from './line.ts';

const DATE_WORDS: ReadonlySet<string> = new Set(
  [...Object.keys(MONTHS), ...PRESENT_WORDS, ...SEASONS]
    .map(fold)
    .filter((word) => word.length > 2),
);
/** Capitals in pieces, as letter-spacing leaves them. */
const PIECES = /(?<!\p{L})\p{Lu}{1,8}(?: \p{Lu}{1,8})+(?!\p{L})/gu;

/** `JU L Y 2015 – PR ES ENT`: letter-spaced months, seasons and words for today as words; other text stays. */
export function closeSpacedDates(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    if (!line.cells.some(({ text }) => hasPieces(text))) return line;
    const cells = line.cells.map((cell) =>
      hasPieces(cell.text) ? { ...cell, text: cell.text.replace(PIECES, closed) } : cell,
    );
    return { ...line, cells };
  });
}

const hasPieces = (text: string): boolean => /\d/.test(text) && text.search(PIECES) >= 0;

function closed(pieces: string): string {
  const word = pieces.replaceAll(' ', '');
  return DATE_WORDS.has(fold(word)) ? word : pieces;
}
