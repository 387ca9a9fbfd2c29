import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { isColumnName } from './column-name.ts';
import { type Line, lineText } from './line.ts';

/** Words of a column that holds dates: nearly every table of jobs or schools has one. */
const WHEN =
  /(?<!\p{L})(?:when|dates?|periods?|periode|periodo|duration|years?|from|to|month|time|annees?|quand|zeitraum|jahre?|wann|von|bis|fechas?|ano|anno|data|okres|rok|tahun|tempoh)(?!\p{L})/u;
/** Whether the words name a column that holds dates. */
export const isDateColumn = (text: string): boolean => WHEN.test(fold(text));

const MARKS = /\s*[|;]\s*|\s+[•·–—-]\s+|,\s+|\s+\/\s+/u;
const MAX_LENGTH = 110;
const MAX_WORDS = 5;
/** How far below the names the first dated row may stand. */
const ROWS_BELOW = 4;
const MIN_STACKED = 3;
/** More are a list: no table of a resume has so many columns, and each row would be asked for all below it. */
const MAX_STACKED = 14;

/** The lines without rows that only name the columns of the table below: "Employer | Position | Dates", "When, what, who for". */
export function withoutColumnNames(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const leftOut: LeftOutText[] = [];
  const rest: Line[] = [];
  let gap = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const stacked = stackedNames(lines, index);
    const count =
      stacked > 0
        ? stacked
        : namesColumns(line, lines.slice(index + 1, index + 1 + ROWS_BELOW))
          ? 1
          : 0;
    if (count === 0) {
      rest.push(gap > line.gapBefore ? { ...line, gapBefore: gap } : line);
      gap = 0;
      continue;
    }
    const named = lines.slice(index, index + count);
    leftOut.push({
      text: named.map((one) => lineText(one).replaceAll('\t', ' | ')).join(' | '),
      reason: 'label',
    });
    gap = Math.max(gap, line.gapBefore);
    index += count - 1;
  }
  return { lines: rest, leftOut };
}

function namesColumns(line: Line, below: readonly Line[]): boolean {
  const text = lineText(line);
  const [next] = below;
  if (next === undefined || line.bulletX !== undefined || text.length > MAX_LENGTH) return false;
  if (/[\d@]/.test(text)) return false;
  const pieces = line.cells.flatMap((cell) => cell.text.split(MARKS)).filter((one) => one !== '');
  const isDated = below.some((row) => findDateRange(lineText(row)));
  const isWhen = WHEN.test(fold(text));
  if (pieces.length < 2) return isDated && isWhen && isRunOfNames(pieces[0] ?? '');
  if (!pieces.every(isName) || headingsAlone(pieces)) return false;
  if (isWhen && isDated) return true;
  // Without a date the row below has to be of the same table.
  const isSplitAlike =
    line.cells.length > 1
      ? next.cells.length === line.cells.length
      : pieces.length > 2 && lineText(next).split(MARKS).length === pieces.length;
  return isSplitAlike && pieces.some((piece) => findHeadingKind(piece) === undefined);
}

const bare = (text: string): string => text.replace(/\([^()]*\)/g, ' ').replace(/[.:*_]+/g, ' ');

const isName = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_WORDS + 1 && isColumnName(bare(text));

/** Headings of sections that stand side by side are none of a table's. */
const headingsAlone = (pieces: readonly string[]): boolean =>
  pieces.every((piece) => !WHEN.test(fold(piece)) && findHeadingKind(piece) !== undefined);

/** "Institution Qualification Year": names with nothing but a blank between. */
function isRunOfNames(text: string): boolean {
  const words = fold(bare(text)).split(/\s+/);
  const telling = words.filter((word) => word.length > 3 && !WHEN.test(word));
  return (
    words.length >= 3 &&
    words.length <= 9 &&
    telling.length >= 1 &&
    words.every(isColumnName) &&
    findHeadingKind(text) === undefined
  );
}

/** How many rows from here on each hold one column's name alone, as a table pasted cell by cell begins; 0 where it does not. */
function stackedNames(lines: readonly Line[], from: number): number {
  let to = from;
  for (; to < lines.length && to - from <= MAX_STACKED; to++) {
    const line = lines[to] as Line;
    const isAlone = line.cells.length === 1 && line.bulletX === undefined;
    if (!isAlone || !isName(lineText(line)) || /\d/.test(lineText(line))) break;
  }
  // A heading above the names is the section's own.
  let start = from;
  while (start < to && findHeadingKind(lineText(lines[start] as Line)) !== undefined) start++;
  if (start > from || to - from < MIN_STACKED || to - from > MAX_STACKED) return 0;
  const texts = lines.slice(from, to).map(lineText);
  const isDated = lines.slice(to, to + ROWS_BELOW + 1).some((row) => findDateRange(lineText(row)));
  return isDated && texts.some((text) => WHEN.test(fold(text))) ? to - from : 0;
}
