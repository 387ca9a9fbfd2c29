import { titleScore } from '../fields/title-score.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Cell, type Line, lineText } from './line.ts';

const MIN_ROWS = 3;
/** Cells of one column begin so near each other, in points or characters. */
const SAME_EDGE = 6;
const BLANK_ROW = 2;
const TITLE = String.raw`(?:(?:mr|mrs|ms|miss|dr|prof|rev|fr|sr|eng|ing|engr|capt|col)\b\.? ?)*`;
const NAME = new RegExp(String.raw`^${TITLE}(?:\p{Lu}[\p{L}.'’-]*(?: |$)){2,5}$`, 'iu');

/** "Dr Grace Hill": two words and more, each with its capital. */
const isName = (text: string): boolean =>
  NAME.test(text) && text.split(' ').every((word) => /^[\p{Lu}(]|^(?:de|da|van|von)$/u.test(word));

const isPerson = (text: string): boolean => isName(text) && titleScore(text) < 1;

const isNear = (cell: Cell | undefined, other: Cell | undefined): boolean =>
  cell !== undefined && other !== undefined && Math.abs(cell.x - other.x) <= SAME_EDGE;

/** The rows below a heading in which two people stand side by side: a name in each of two columns, and what is said of each below it. */
function rowsOfTwo(lines: readonly Line[], from: number): Line[] {
  const first = lines[from];
  const [left, right, ...more] = first?.cells ?? [];
  if (!left || !right || more.length > 0 || !isPerson(left.text) || !isPerson(right.text))
    return [];
  const rows: Line[] = [];
  for (const line of lines.slice(from)) {
    const [one, two, ...others] = line.cells;
    const isPair = others.length === 0 && isNear(one, left) && isNear(two, right);
    const isRest = two === undefined && (isNear(one, left) || isNear(one, right));
    const isApart = rows.length > 0 && line.gapBefore >= BLANK_ROW;
    const isNext = two === undefined && findHeadingKind(lineText(line)) !== undefined;
    if (line.bulletX !== undefined || isApart || isNext || !(isPair || isRest)) break;
    rows.push(line);
  }
  const last = rows.findLastIndex(({ cells }) => cells.length === 2);
  const whole = rows.slice(0, last + 2).filter((row, at) => at <= last || row.gapBefore < 0.5);
  return whole.filter(({ cells }) => cells.length === 2).length >= MIN_ROWS ? whole : [];
}

/** A person with all that is said below, as people write it on one row. */
function personOf(rows: readonly Line[], edge: Cell, gapBefore: number): Line {
  const own = rows.flatMap(({ cells }) => cells.find((one) => isNear(one, edge)) ?? []);
  const text = own.map((cell) => cell.text.replace(/,$/, '')).join(', ');
  const first = rows[0] as Line;
  const links = [...new Set(rows.flatMap((row) => row.links))];
  const cell = { ...edge, text };
  return { ...first, cells: [cell], x: edge.x, width: edge.width, gapBefore, links };
}

/** The lines with people who can be asked one below the other, where they stood side by side under their heading. */
export function withRefereesApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    apart.push(line);
    if (line.cells.length > 1 || findHeadingKind(lineText(line)) !== 'references') continue;
    const rows = rowsOfTwo(lines, at + 1);
    const [left, right] = rows[0]?.cells ?? [];
    if (left === undefined || right === undefined) continue;
    apart.push(personOf(rows, left, rows[0]?.gapBefore ?? 0), personOf(rows, right, 1));
    at += rows.length;
  }
  return apart;
}
