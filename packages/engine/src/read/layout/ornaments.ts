import type { Line } from './line.ts';

const MAX_WORDS = 5;
const ORNAMENT = '[-–—=~*•·_|:<>«»\\[\\]{}#+✦★◆■ㅡ]';
const BEFORE = new RegExp(`^\\s*(?:${ORNAMENT}{2,}\\s*|${ORNAMENT}\\s+)`, 'u');
const IS_ORNAMENT = new RegExp(`^${ORNAMENT}$`, 'u');
const ALONE = new RegExp(`^(?:${ORNAMENT}|\\s)+$`, 'u');

/** Dashes or stars on both sides of a few words dress up a heading: "— Experience —" is no list item. A row of nothing else, as some templates have above each heading, is left out. */
export function withoutOrnaments(lines: readonly Line[]): Line[] {
  let gap = 0;
  const hasBeads = lines.filter(isBead).length >= MIN_BEADS;
  return lines.flatMap((line) => {
    const whole = line.cells.every(({ text }) => ALONE.test(text)) || (hasBeads && isBead(line));
    if (whole) gap = Math.max(gap, line.gapBefore);
    const set = gap > line.gapBefore ? { ...line, gapBefore: gap } : line;
    if (!whole) gap = 0;
    return whole ? [] : [undressed(withoutStroke(set))];
  });
}

/** The circle of a timeline, alone on its row: a letter to a text export. */
const isBead = ({ cells }: Line): boolean =>
  cells.length === 1 && /^[o°º]$/.test(cells[0]?.text ?? '');
const MIN_BEADS = 2;

/** The stroke that a template sets before what a section says. */
function withoutStroke(line: Line): Line {
  const [first, ...rest] = line.cells;
  return first?.text === 'ㅡ' && rest.length > 0 ? { ...line, cells: rest } : line;
}

function undressed(line: Line): Line {
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
