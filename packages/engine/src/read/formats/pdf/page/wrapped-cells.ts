import { isWholeDate } from '../../../date-range.ts';
import { isPlace } from '../../../fields/location.ts';
import type { Cell, Line } from '../../../layout/line.ts';

/** Rows of one cell stand no further apart than this many sizes. */
const MAX_PITCH = 1.55;
const SAME_EDGE = 2;
const UNFINISHED =
  /(?:[,;:&/-]|\s(?:of|and|for|the|to|with|in|at|de|du|des|et|la|le|und|von|y|e))$/i;
/** "Cook | Example Diner", "Diploma, Example College". */
const SEVERAL_PARTS = /\s[|·–—-]\s/;

/** Rows of a table whose texts are too long for their cells: what stands below in the same cells goes on with them. `right` is the edge of the last column. */
export function withWholeCells(lines: readonly Line[], right: number): Line[] {
  const whole: Line[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const above = whole.at(-1);
    const isNear = above !== undefined && line.page === above.page && isBelow(line, above, last);
    const cells = isNear ? goOnCells(above, line, right, last) : undefined;
    if (above === undefined || cells === undefined) whole.push(line);
    else whole[whole.length - 1] = { ...above, cells, links: [...above.links, ...line.links] };
    last = line;
  }
  return whole;
}

function isBelow(line: Line, above: Line, last: Line | undefined): boolean {
  const step = line.y - (last?.y ?? 0);
  return step > 0 && step < MAX_PITCH * line.size && Math.abs(line.size - above.size) < 0.5;
}

/** The cells of a row with the rest of each; undefined unless each text below is the rest of the one above it. */
function goOnCells(
  above: Line,
  line: Line,
  right: number,
  last: Line | undefined,
): Cell[] | undefined {
  if (line.bulletX !== undefined || above.bulletX !== undefined) return undefined;
  if (above.cells.length < 2) return wholePlace(above, line, right);
  const rests = new Map<Cell, Cell>();
  for (const rest of line.cells) {
    const index = above.cells.findIndex((cell) => Math.abs(cell.x - rest.x) < SAME_EDGE);
    const cell = above.cells[index];
    const next = above.cells[index + 1];
    const edge = next?.x ?? right;
    if (cell === undefined) return undefined;
    // Of a cell that took rows before, the lowest one says whether there was room.
    const lowest = last?.cells.find(({ x }) => Math.abs(cell.x - x) < SAME_EDGE) ?? cell;
    if (!goesOn({ ...cell, width: lowest.width, text: lowest.text }, rest, edge, index === 0))
      return undefined;
    rests.set(cell, rest);
  }
  return above.cells.map((cell) => {
    const rest = rests.get(cell);
    if (rest === undefined) return cell;
    const text = `${cell.text} ${rest.text}`;
    return { ...cell, text, width: Math.max(cell.width, rest.width) };
  });
}

/** "Example Police, Prince" and "Albert, SK" below it. */
function wholePlace(above: Line, line: Line, right: number): Cell[] | undefined {
  const [cell, rest] = [above.cells[0], line.cells[0]];
  if (cell === undefined || rest === undefined || line.cells.length > 1) return undefined;
  const begun = /.*[,|·–—]\s+(?<place>\p{Lu}[^,|]{0,24})$/u.exec(cell.text)?.groups?.place;
  if (begun === undefined || Math.abs(cell.x - rest.x) > SAME_EDGE) return undefined;
  if (!isPlace(`${begun} ${rest.text}`) || !isRestOf(cell, rest, right)) return undefined;
  return [{ ...cell, text: `${cell.text} ${rest.text}` }];
}

/** The rest's first word had no room before the edge; in the first column, where a further entry may begin, the sentence must visibly go on too, or name title and employer in one. */
function goesOn(cell: Cell, rest: Cell, edge: number, isFirst: boolean): boolean {
  if (isWholeDate(cell.text) || isWholeDate(rest.text)) return false;
  if (!isRestOf(cell, rest, edge)) return false;
  return (
    !isFirst ||
    /^[\p{Ll}(&]/u.test(rest.text) ||
    UNFINISHED.test(cell.text) ||
    SEVERAL_PARTS.test(cell.text)
  );
}

/** Of the same type, and its first word had no room before the edge. */
function isRestOf(cell: Cell, rest: Cell, edge: number): boolean {
  // A title in bold before its employer: the row's end is of the rest's type.
  const isMixed = cell.bold && !rest.bold && SEVERAL_PARTS.test(cell.text);
  if (!isMixed && (cell.bold !== rest.bold || cell.italic !== rest.italic)) return false;
  const word = rest.text.split(' ')[0] ?? '';
  const wordWidth = (rest.width * word.length) / Math.max(1, rest.text.length);
  const letter = cell.width / Math.max(1, cell.text.length);
  return cell.x + cell.width + letter + wordWidth >= edge - 3 * letter;
}
