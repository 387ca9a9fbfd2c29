import type { Line } from './line.ts';

const MAX_WORDS = 5;
const ORNAMENT = '[-–—=~*•·_|:<>«»\\[\\]{}#+✦★◆■]';
const BEFORE = new RegExp(`^\\s*(?:${ORNAMENT}{2,}\\s*|${ORNAMENT}\\s+)`, 'u');
const IS_ORNAMENT = new RegExp(`^${ORNAMENT}$`, 'u');
const ALONE = new RegExp(`^${ORNAMENT}+$`, 'u');

/** Dashes or stars on both sides of a few words dress up a heading: "— Experience —" is no list item. */
export function withoutOrnaments(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const inked = line.cells.filter((cell) => !ALONE.test(cell.text));
    const [cell] = inked;
    if (cell === undefined || inked.length > 1) return line;
    const isOpen = line.bulletX !== undefined || line.cells[0] !== cell || BEFORE.test(cell.text);
    const isClosed = line.cells.at(-1) !== cell || ornamentsAfter(cell.text) > 0;
    const bare = cell.text.replace(BEFORE, '');
    const text = bare.slice(0, bare.length - ornamentsAfter(bare));
    if (!isOpen || !isClosed || !isTitle(text)) return line;
    const { bulletX: _, ...plain } = line;
    return { ...plain, cells: [{ ...cell, text }] };
  });
}

/** How long the ornaments at the text's end are, with the blanks among them: two at least, or one behind a blank. Counted from the end, as a pattern would try each run of dashes in every way. */
function ornamentsAfter(text: string): number {
  let from = text.length;
  let count = 0;
  while (from > 0) {
    const character = text[from - 1] ?? '';
    if (IS_ORNAMENT.test(character)) count++;
    else if (!/\s/.test(character)) break;
    from--;
  }
  const isApart = count > 1 || /^\s/.test(text.slice(from));
  return count > 0 && isApart ? text.length - from : 0;
}

const isTitle = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= MAX_WORDS;
