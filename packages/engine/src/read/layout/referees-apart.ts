import { titleScore } from '../fields/title-score.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Cell, type Line, lineText } from './line.ts';

const MIN_ROWS = 3;
/** Below two who stand so, others do with less. */
const MIN_FURTHER_ROWS = 2;
/** Cells of one column begin so near each other, in points or characters. */
const SAME_EDGE = 6;
const BLANK_ROW = 0.8;
const TITLE = String.raw`(?:(?:mr|mrs|ms|miss|dr|prof|rev|fr|sr|eng|ing|engr|capt|col)\b\.? ?)*`;
const NAME = new RegExp(String.raw`^${TITLE}(?:\p{Lu}[\p{L}.'’-]*(?: |$)){2,5}$`, 'iu');

/** "Dr Grace Hill": two words and more, each with its capital. */
const isName = (text: string): boolean =>
  NAME.test(text) && text.split(' ').every((word) => /^[\p{Lu}(]|^(?:de|da|van|von)$/u.test(word));

const isPerson = (text: string): boolean => isName(text) && titleScore(text) < 1;

const isNear = (cell: Cell | undefined, other: Cell | undefined): boolean =>
  cell !== undefined && other !== undefined && Math.abs(cell.x - other.x) <= SAME_EDGE;

const MAX_PAIRS = 4;
const CONTACT = /@|\d{3}/;

const isPair = ({ cells }: Line): boolean => {
  const [left, right, ...more] = cells;
  if (left === undefined || right === undefined || more.length > 0) return false;
  return isPerson(left.text) && isPerson(right.text);
};

/** A blank row parts two pairs; so do new names right below the contacts of the people above. */
const opensPair = (line: Line, above: Line | undefined): boolean =>
  line.gapBefore >= BLANK_ROW ||
  (isPair(line) && above?.cells.some(({ text }) => CONTACT.test(text)) === true);

/** Two people side by side: their names, and below them what stands at the edge of either. */
function isPairOfPeople([first, ...others]: readonly Line[], index: number): boolean {
  const [left, right] = first?.cells ?? [];
  if (first === undefined || !isPair(first)) return false;
  const rows = others.filter(({ cells: [one, two, ...more], bulletX }) => {
    const isBoth = isNear(one, left) && isNear(two, right);
    const isOne = two === undefined && (isNear(one, left) || isNear(one, right));
    return bulletX === undefined && more.length === 0 && (isBoth || isOne);
  });
  const both = others.filter(({ cells }) => cells.length === 2).length + 1;
  return rows.length === others.length && both >= (index === 0 ? MIN_ROWS : MIN_FURTHER_ROWS);
}

/** The rows of each two people who stand side by side below a heading; none where one row of the section cannot be told for sure. */
function pairsBelow(lines: readonly Line[], from: number): Line[][] {
  const pairs: Line[][] = [];
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (line.cells.length === 1 && findHeadingKind(lineText(line)) !== undefined) break;
    const opens = at === from || opensPair(line, lines[at - 1]);
    // What stands apart in one column is said of none of them.
    if (at > from && opens && line.cells.length === 1) {
      const isMore = isBesideBelow(lines.slice(at));
      if (isMore) return [];
      break;
    }
    if (opens) pairs.push([line]);
    else pairs.at(-1)?.push(line);
  }
  return pairs.length <= MAX_PAIRS && pairs.every(isPairOfPeople) ? pairs : [];
}

/** Whether a row of two columns comes before the next heading. */
function isBesideBelow(rows: readonly Line[]): boolean {
  const end = rows.findIndex((row) => findHeadingKind(lineText(row)) !== undefined);
  return rows.slice(0, end < 0 ? rows.length : end).some(({ cells }) => cells.length === 2);
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
    const pairs = pairsBelow(lines, at + 1);
    for (const [index, rows] of pairs.entries()) {
      const [left, right] = rows[0]?.cells ?? [];
      if (left === undefined || right === undefined) continue;
      const gap = index === 0 ? (rows[0]?.gapBefore ?? 0) : 1;
      apart.push(personOf(rows, left, gap), personOf(rows, right, 1));
      at += rows.length;
    }
  }
  return apart;
}
