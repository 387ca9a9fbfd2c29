import { isWholeDate } from '../../../date-range.ts';
import { isPlace } from '../../../fields/location.ts';
import { type Cell, type Line, lineText } from '../../../layout/line.ts';

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
  for (const [index, line] of lines.entries()) {
    const above = whole.at(-1);
    const isNear = above !== undefined && line.page === above.page && isBelow(line, above, last);
    const cells =
      isNear && !isToldBelow(above, lines.slice(index))
        ? (goOnCells(above, line, right, last) ?? wholeHead(above, line, lines[index + 1], right))
        : undefined;
    if (above === undefined || cells === undefined) whole.push(line);
    else whole[whole.length - 1] = { ...above, cells, links: [...above.links, ...line.links] };
    last = line;
  }
  return whole;
}

/** Beside a date: more rows than a name takes, or a sentence, tell of the entry that the row names. */
function isToldBelow(above: Line, [line, ...below]: readonly Line[]): boolean {
  const [date, head, ...more] = above.cells;
  if (date === undefined || head === undefined || line === undefined) return false;
  if (more.length > 0 || !isWholeDate(date.text)) return false;
  if (goesOnVisibly(head.text, lineText(line))) return false;
  const isOfText = (one: Line | undefined): one is Line =>
    one?.cells.length === 1 &&
    one.bulletX === undefined &&
    Math.abs(one.x - head.x) < SAME_EDGE &&
    Math.abs(one.size - line.size) < 0.5;
  if (!isOfText(line)) return false;
  const rows = [line];
  for (const one of below) {
    if (!isOfText(one) || !isBelow(one, above, rows.at(-1))) break;
    rows.push(one);
  }
  return rows.length > MAX_REST || (rows.length > 1 && SENTENCE.test(rows.map(lineText).join(' ')));
}
/** "The Old Example of" over "Fine Cooking", "Ran the desk in" over "both halls". */
const goesOnVisibly = (above: string, below: string): boolean =>
  UNFINISHED.test(above) || (/^\P{L}*\p{Lu}/u.test(above) && /^[\p{Ll}(&]/u.test(below));
const MAX_REST = 2;
/** Ends with a full stop, or holds one that closes a sentence; short forms have fewer letters. */
const SENTENCE = /\p{Ll}{4}[.!?](?:\s|$)/u;

/** The last word or two of a dated row that reaches far: "coordinator of family" over "care", and then its list. */
function wholeHead(
  above: Line,
  line: Line,
  next: Line | undefined,
  right: number,
): Cell[] | undefined {
  const [date, head, ...more] = above.cells;
  const [rest, ...others] = line.cells;
  if (date === undefined || head === undefined || rest === undefined) return undefined;
  if (more.length + others.length > 0 || !isWholeDate(date.text)) return undefined;
  const isSet = Math.abs(rest.x - head.x) < SAME_EDGE && line.bulletX === undefined;
  const isAlone = next === undefined || next.bulletX !== undefined || next.cells.length > 1;
  const isShort = /^\p{Ll}[^.:;]*$/u.test(rest.text) && rest.text.split(' ').length < 3;
  const isLong = head.width > FAR * (right - head.x) && /^\p{Lu}/u.test(head.text);
  const isOfType =
    (head.bold === rest.bold && head.italic === rest.italic) ||
    above.fonts?.end === line.fonts?.start;
  if (!isSet || !isAlone || !isShort || !isLong || !isOfType) return undefined;
  return [date, { ...head, text: `${head.text} ${rest.text}` }];
}
const FAR = 0.75;

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
