import type { Line } from './line.ts';

const MAX_WORDS = 5;
const ORNAMENT = '[-–—=~*•·_|:<>«»\\[\\]{}#+✦★◆■]';
const AFTER = new RegExp(`\\s*(?:(?<=\\s)${ORNAMENT}|${ORNAMENT}{2,})+\\s*$`, 'u');
const BEFORE = new RegExp(`^\\s*(?:${ORNAMENT}(?=\\s)|${ORNAMENT}{2,})+\\s*`, 'u');
const ALONE = new RegExp(`^${ORNAMENT}+$`, 'u');

/** Dashes or stars on both sides of a few words dress up a heading: "— Experience —" is no list item. */
export function withoutOrnaments(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const inked = line.cells.filter((cell) => !ALONE.test(cell.text));
    const [cell] = inked;
    if (cell === undefined || inked.length > 1) return line;
    const isOpen = line.bulletX !== undefined || line.cells[0] !== cell || BEFORE.test(cell.text);
    const isClosed = line.cells.at(-1) !== cell || AFTER.test(cell.text);
    const text = cell.text.replace(BEFORE, '').replace(AFTER, '');
    if (!isOpen || !isClosed || !isTitle(text)) return line;
    const { bulletX: _, ...plain } = line;
    return { ...plain, cells: [{ ...cell, text }] };
  });
}

const isTitle = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= MAX_WORDS;
