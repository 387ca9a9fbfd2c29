import { closedClassesOf } from '../../language/en/closed-classes.ts';
import { findDateRange } from '../date-range.ts';
import { type Line, lineText } from '../layout/line.ts';
import { findHeadingKind } from './heading.ts';

/** On a page, text set below an item's text and not below its mark is the rest of the item. */
export function isUnderItem(first: Line, previous: Line, line: Line): boolean {
  if (first.bulletX === undefined || line.page === undefined || line.gapBefore > 0.3) return false;
  if (/[.!?)]$/.test(lineText(previous)) && /^\p{Lu}/u.test(lineText(line))) return false;
  if (line.bold && !previous.bold) return false;
  return Math.abs(line.x - first.x) < 1.5 && line.x > first.bulletX + 3;
}

/** In plain text, a row without a mark that goes on where an item stops in mid-sentence: in small letters, or with the figure or the name that its last word asks for. */
export function isRestOfItem(first: Line, previous: Line, line: Line): boolean {
  if (first.bulletX === undefined || line.page !== undefined || line.size > 0) return false;
  const [above, below] = [lineText(previous), lineText(line)];
  if (line.gapBefore > 0 || !/^\p{Lu}/u.test(lineText(first))) return false;
  if (/[\p{L},]$/u.test(above) && /^\p{Ll}/u.test(below)) return true;
  const isRow = findHeadingKind(below) !== undefined || findDateRange(below)?.from === 0;
  if (isRow || line.cells.length > 1) return false;
  const [, last = ''] = LAST_WORD.exec(above) ?? [];
  if (/^\p{Lu}/u.test(below)) return NEVER_LAST.has(last);
  const asks =
    /[,&=/–-]$/.test(above) || WORDS_BETWEEN.some((name) => closedClassesOf(last).has(name));
  return asks && FIGURE.test(below);
}

const LAST_WORD = /\s(\p{Ll}+)$/u;
const FIGURE = /^[(~<>≥≤±+€$£#"“]*\d/u;
const WORDS_BETWEEN = ['preposition', 'conjunction', 'determiner'] as const;
/** No sentence ends with these; "took part in" and "carried on" do. */
const NEVER_LAST: ReadonlySet<string> = new Set(
  'the a an my our their its every of for to with by from at into than and or between among via per'.split(
    ' ',
  ),
);
