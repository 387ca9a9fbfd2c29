import { bulletLength, closeLetterSpacing, repairText } from '../../characters.ts';
import { isWholeDate } from '../../date-range.ts';
import type { Cell, Line } from '../../layout/line.ts';
import { isInSmallLetters } from '../../layout/lower-case.ts';
import { HEADING_MARK } from './dressed-headings.ts';
import { withBullets } from './list-marks.ts';

const TAB_WIDTH = 4;
/** Text counts as wrapped by hand when its lines end near one column this wide or wider. */
const MIN_WRAP_COLUMN = 55;
const RULE = /^\s*([^\p{L}\p{N}\s])\1{2,}\s*$/u;

/** Lines of plain text whose rows are as they should be. */
export function readTextLines(text: string): Line[] {
  return linesOf(withBullets(text.replace(/\r\n?/g, '\n').split('\n')));
}

/** Lines of rows whose list marks are bullets; x and width in characters. */
export function linesOf(rows: readonly string[]): Line[] {
  const columnOf = wrapColumns(rows);
  const isSmall = isInSmallLetters(rows);
  const lines: Line[] = [];
  let gapBefore = 0;
  rows.forEach((row, index) => {
    if (row.trim() === '' || RULE.test(row)) {
      gapBefore++;
      return;
    }
    const line = toLine(row, index, gapBefore);
    line.wraps = fillsColumn(row, rows[index + 1] ?? '', columnOf(row), isSmall);
    if (line.cells.length === 0) return;
    lines.push(line);
    gapBefore = 0;
  });
  return lines;
}

function toLine(given: string, index: number, gapBefore: number): Line {
  const isHeading = given.startsWith(HEADING_MARK);
  const row = isHeading ? given.slice(HEADING_MARK.length) : given;
  const lead = /^\s*/.exec(row)?.[0] ?? '';
  const repaired = repairText(
    lead.replaceAll('\t', ' '.repeat(TAB_WIDTH)) + row.slice(lead.length),
  );
  const indent = repaired.length - repaired.trimStart().length;
  const body = repaired.trim();
  const mark = bulletLength(body);
  const cells = cellsOf(closeLetterSpacing(body.slice(mark)), indent + mark);
  const line: Line = {
    cells,
    x: indent + mark,
    y: index,
    width: body.length - mark,
    size: 0,
    bold: false,
    italic: false,
    gapBefore,
    wraps: false,
    links: [],
  };
  if (mark > 0) line.bulletX = indent;
  if (isHeading) line.headingLevel = 1;
  return line;
}

/** Tabs and three or more spaces part the cells of a row. */
function cellsOf(text: string, x: number): Cell[] {
  const cells: Cell[] = [];
  // Two spaces part a date from what it dates: "Hill Farm  09 to 16".
  const dated = / {2}(?=\S(?:(?! {2}).)*$)/.exec(text);
  const isDated = dated !== null && isWholeDate(text.slice(dated.index).trim());
  const spaced = isDated ? `${text.slice(0, dated.index)}\t\t${text.slice(dated.index + 2)}` : text;
  // In a row of several wide gaps two blanks part cells, too.
  const isTable = (spaced.match(/\S {3,}(?=\S)/g)?.length ?? 0) > 1;
  const cellPattern = isTable ? /\S+(?: \S+)*/g : /\S+(?: {1,2}\S+)*/g;
  for (const match of spaced.matchAll(cellPattern)) {
    const value = match[0].replace(/ {2}/g, ' ');
    cells.push({
      text: value,
      x: x + match.index,
      width: match[0].length,
      bold: false,
      italic: false,
    });
  }
  return cells;
}

const MIN_BROKEN = 3;

/** A row with the one below it. */
type Pair = readonly [row: string, next: string];
const pairsOf = (rows: readonly string[]): Pair[] =>
  rows.map((row, index) => [row, rows[index + 1] ?? '']);

/** The column that the rows show whose sentence goes on in small letters on the next; undefined where no column explains them all. A row that was never broken may be longer. */
function columnOfBroken(pairs: readonly Pair[]): number | undefined {
  const broken = pairs.flatMap(([row, next]) => {
    const [word = ''] = next.trim().split(/\s/);
    const length = row.trimEnd().length;
    const goesOn = /[\p{L},;-]$/u.test(row.trimEnd()) && /^\p{Ll}{2}/u.test(word);
    return goesOn && length >= MIN_BROKEN_LENGTH
      ? [{ length, withNext: length + 1 + word.length }]
      : [];
  });
  const column = Math.max(...broken.map(({ length }) => length));
  if (broken.length < MIN_BROKEN || column < MIN_BROKEN_COLUMN) return undefined;
  return broken.every(({ withNext }) => withNext > column) ? column : undefined;
}

const MIN_BROKEN_LENGTH = 36;
/** Narrower than the column that lengths alone show: that each broken row explains it is proof enough. */
const MIN_BROKEN_COLUMN = 40;

const indentOf = (row: string): number => row.length - row.trimStart().length;

/** The column at which the text beside a row was wrapped: what hangs beside dates may be set narrower than the rest. */
function wrapColumns(rows: readonly string[]): (row: string) => number | undefined {
  const column = findWrapColumn(rows.filter((row) => !RULE.test(row)));
  const own = new Map<number, number | undefined>();
  const below = pairsOf(rows).filter(([row, next]) => indentOf(row) === indentOf(next));
  for (const [indent, pairs] of Map.groupBy(below, ([row]) => indentOf(row)))
    own.set(indent, columnOfBroken(pairs));
  return (row) => own.get(indentOf(row)) ?? column;
}

/** The column at which the text was wrapped by hand, or undefined where each paragraph is one line. */
function findWrapColumn(rows: readonly string[]): number | undefined {
  const shown = columnOfBroken(pairsOf(rows));
  if (shown !== undefined) return shown;
  const lengths = rows.map((row) => row.trimEnd().length).filter((length) => length > 0);
  const longest = Math.max(0, ...lengths);
  if (longest < MIN_WRAP_COLUMN || longest > 130) return undefined;
  const near = lengths.filter((length) => length > longest * 0.85).length;
  return near >= 3 ? longest : undefined;
}

/** Who breaks rows by hand, or a mailer that counts otherwise, leaves them some letters short. */
const SHORT_OF_COLUMN = 3;
const NEARLY_FULL = 0.85;

/** Whether the first word of the next row would not have fitted on this one, or a nearly full row surely goes on in it. */
function fillsColumn(
  row: string,
  next: string,
  column: number | undefined,
  isSmall: boolean,
): boolean {
  const word = next.trim().split(/\s/)[0] ?? '';
  if (column === undefined || word === '') return false;
  const text = row.trimEnd();
  if (text.length > column + 2) return false;
  // Who writes in small letters shows no sentence that goes on.
  const goesOn = !isSmall && /[\p{L},]$/u.test(text) && /^\p{Ll}{2}/u.test(word);
  return (
    text.length + 1 + word.length > column - SHORT_OF_COLUMN ||
    (goesOn && text.length > NEARLY_FULL * column)
  );
}
