import { findHeadingKind } from '../sections/heading.ts';
import { isRowLabel } from './form-rows.ts';
import { type Line, lineText } from './line.ts';

/** Rows at the top in which a name stands. */
const TOP = 2;
const WORD = /^\p{Lu}[\p{L}.'’-]*$/u;
const MIN_LETTERS = 5;
/** "C A D E T", also with a hyphen or an apostrophe among the letters. */
const SPREAD = new RegExp(
  `(?<![^\\s])\\p{Lu}(?: [\\p{Lu}'’-]){${MIN_LETTERS - 1},}(?![^\\s])`,
  'gu',
);

/** A name whose words or letters are set far apart, at the top: one cell, each word whole. */
export function withWholeName(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => (index < TOP ? closed(line) : line));
}

function closed(line: Line): Line {
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: cell.text.replace(SPREAD, (letters) => letters.replaceAll(' ', '')),
  }));
  const [first] = cells;
  const isApart =
    cells.length > 1 &&
    cells.length <= 5 &&
    cells.every(({ text }) => WORD.test(text) && !isRowLabel(text)) &&
    findHeadingKind(lineText(line).replaceAll('\t', ' ')) === undefined &&
    cells.every(({ text }) => findHeadingKind(text) === undefined);
  if (first === undefined || !isApart) return { ...line, cells };
  return {
    ...line,
    cells: [{ ...first, text: cells.map(({ text }) => text).join(' '), width: line.width }],
  };
}
