import { foldInPlace } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { partHeading } from '../sections/heading-words.ts';
import { type Line, lineText } from './line.ts';

const PIECE = /^\p{Lu}{1,3}$/u;
const MIN_PIECES = 5;
const MIN_SINGLE = 0.6;

/** "C O R S I E AT T E S TAT I": capitals set apart, of which some pairs are drawn as one. */
function isSpaced(text: string): boolean {
  const pieces = text.trim().split(/ +/);
  return (
    pieces.length >= MIN_PIECES &&
    pieces.every((piece) => PIECE.test(piece) || piece === '&') &&
    pieces.filter((piece) => piece.length === 1).length >= MIN_SINGLE * pieces.length
  );
}

/** Lines whose letter-spaced heading says its words again: where they part is told by the words that headings use. */
export const withWholeHeadings = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [cell, ...others] = line.cells;
    const text = lineText(line);
    if (cell === undefined || others.length > 0 || !isSpaced(text)) return line;
    const solid = text.replaceAll(' ', '');
    const words = partHeading(foldInPlace(solid));
    const whole = words === undefined ? solid : inCapitals(solid, words);
    if (words === undefined && findHeadingKind(solid) === undefined) return line;
    return { ...line, cells: [{ ...cell, text: whole }] };
  });

/** The words' own letters: folding changes none of their places. */
function inCapitals(solid: string, words: string): string {
  const parts: string[] = [];
  for (const { length } of words.split(' ')) {
    const from = parts.join('').length;
    parts.push(solid.slice(from, from + length));
  }
  return parts.join(' ');
}
