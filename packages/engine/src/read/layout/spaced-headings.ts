import { isEnglish } from '../../language/en/english-words.ts';
import { foldInPlace } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { partHeading } from '../sections/heading-words.ts';
import { type Line, lineText } from './line.ts';

const PIECE = /^\p{Lu}{1,3}$/u;
const SMALL_PIECE = /^\p{L}\p{Ll}{0,2}$/u;
const MIN_PIECES = 5;
const MIN_SMALL_PIECES = 4;
const MIN_SINGLE = 0.6;
/** As many headings torn alike show that a torn word under no list's heading is one, too. */
const MIN_KNOWN = 2;
/** "E MPLOYMENT", "W ork H istory": small capitals below a greater first letter, which stands apart. */
const LARGE_INITIALS =
  /^\p{Lu} (?:\p{Lu}{3,}|\p{Ll}{3,})(?: (?:&|and|AND|\p{Lu} (?:\p{Lu}{3,}|\p{Ll}{3,})))*$/u;

/** "C O R S I E AT T E S TAT I", "Em p l oy m e n t": letters set apart, of which some pairs are drawn as one. */
function isSpaced(text: string): boolean {
  const pieces = text.trim().split(/ +/);
  const isOf = (form: RegExp): boolean =>
    pieces.every((piece) => form.test(piece) || piece === '&');
  const isSmall = /^\p{Lu}/u.test(text.trim()) && pieces.length >= MIN_SMALL_PIECES;
  return (
    ((pieces.length >= MIN_PIECES && isOf(PIECE)) || (isSmall && isOf(SMALL_PIECE))) &&
    pieces.filter((piece) => piece.length === 1).length >= MIN_SINGLE * pieces.length
  );
}

/** Lines whose letter-spaced heading says its words again: where they part is told by the words that headings use. */
export function withWholeHeadings(lines: readonly Line[]): Line[] {
  const torn = lines.map((line) => line.cells.length === 1 && isSpaced(lineText(line)));
  const known = lines.map((line, at) => (torn[at] ? wholeOf(lineText(line)) : withInitials(line)));
  const count = known.filter((whole, at) => torn[at] && whole !== undefined).length;
  return lines.map((line, at) => {
    const isWord = torn[at] && count >= MIN_KNOWN;
    const text = known[at] ?? (isWord ? wordOf(lineText(line)) : undefined);
    const [cell] = line.cells;
    return text === undefined || cell === undefined
      ? line
      : { ...line, cells: [{ ...cell, text }] };
  });
}

/** The known heading that the pieces make. */
function wholeOf(text: string): string | undefined {
  const solid = text.replaceAll(' ', '');
  const words = partHeading(foldInPlace(solid));
  if (words !== undefined) return inCapitals(solid, words);
  return findHeadingKind(solid) === undefined ? undefined : solid;
}

/** The one word that the pieces make. */
function wordOf(text: string): string | undefined {
  const solid = text.replaceAll(' ', '');
  return isEnglish(solid.toLowerCase()) ? solid : undefined;
}

function withInitials(line: Line): string | undefined {
  const text = lineText(line);
  if (line.cells.length !== 1 || !LARGE_INITIALS.test(text)) return undefined;
  const whole = text.replace(/(?<![^ ])(\p{Lu}) (?=\p{L}{3})/gu, '$1');
  // "A LEVELS" says something as written. In small letters, as capitals are known without their blanks.
  const small = text.toLowerCase();
  const isAsWritten =
    findHeadingKind(small) !== undefined &&
    small.split(' ').every((word) => word.length === 1 || isEnglish(word));
  const isKnown = findHeadingKind(whole) !== undefined && !isAsWritten;
  return isKnown ? whole : undefined;
}

/** The words' own letters: folding changes none of their places. */
function inCapitals(solid: string, words: string): string {
  const parts: string[] = [];
  for (const { length } of words.split(' ')) {
    const from = parts.join('').length;
    parts.push(solid.slice(from, from + length));
  }
  return parts.join(' ');
}
