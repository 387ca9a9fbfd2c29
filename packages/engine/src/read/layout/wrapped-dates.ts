import { findDateRange, isWholeDate } from '../date-range.ts';
import type { Cell, Line } from './line.ts';

/** A period that a narrow gutter breaks off: it ends with its dash, or with the month behind it. */
const BROKEN_OFF = /\d\s*[-–—]\s*(?:\p{L}{3,9}\.?)?$/u;
/** How far the rest may stand from the left or the right edge of the first part, in points or characters. */
const SAME_EDGE = 2;

/** Whether the two texts are one period together and the second is nothing by itself but its end. */
function completes(open: string, rest: string): boolean {
  const joined = `${open} ${rest}`;
  const range = findDateRange(joined);
  return range?.isRange === true && range.from === 0 && range.to === joined.length;
}

/** A date gutter too narrow for its periods breaks them over two lines: `Sept 2018 –` and `present` below it. Puts them on one. */
export function joinWrappedDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  lines.forEach((line, index) => {
    const above = joined.at(-1);
    const [date, ...others] = above?.cells ?? [];
    const [rest, ...behind] = line.cells;
    const whole = date && rest && wholeOf(date, others, line, lines[index + 1]);
    if (above && date && rest && whole !== undefined) {
      joined[joined.length - 1] = { ...above, cells: [{ ...date, text: whole }, ...others] };
      const [next] = behind;
      const { bulletX: _, ...plain } = line;
      if (next) joined.push({ ...plain, cells: behind, x: next.x });
      return;
    }
    const end = above && date && rest && others.length === 0 ? endOf(date, rest) : undefined;
    if (end === undefined || !above || !date || !rest) {
      joined.push(line);
      return;
    }
    const text = `${date.text} ${rest.text.slice(0, end).trim()}`;
    joined[joined.length - 1] = { ...above, cells: [{ ...date, text }] };
    const left = rest.text.slice(end).trim();
    const cells = [...(left === '' ? [] : [{ ...rest, text: left }]), ...behind];
    if (cells.length > 0) joined.push({ ...line, cells });
  });
  return joined;
}

const OPENS_END =
  /^(?:to|until|'?till?|through|bis|au|à|jusqu['’]\p{L}+|al?|hasta|até|t\/m|tot)\s/iu;

/** How far the end of a period goes that stands below its beginning: "to now", "to May 2019 Sample Packhouse". */
function endOf(date: Cell, rest: Cell): number | undefined {
  const isBelow = Math.abs(date.x - rest.x) < SAME_EDGE && OPENS_END.test(rest.text);
  if (!isBelow || !isWholeDate(date.text) || findDateRange(date.text)?.isRange) return undefined;
  const end =
    endOfRange(`${date.text} ${rest.text}`) ?? endOfRange(`${date.text} ${opening(rest)}`);
  return end === undefined ? undefined : end - date.text.length - 1;
}

const endOfRange = (text: string): number | undefined => {
  const range = findDateRange(text);
  return range?.isRange === true && range.from === 0 ? range.to : undefined;
};

/** "to now" of "to now Sample Packhouse". */
const opening = ({ text }: Cell): string => text.split(/\s+/).slice(0, 2).join(' ');

/** A word or a dash alone in the gutter between the two dates that it joins. */
const JOINS = /^(?:[-–—]+|to|until|till|bis|au|à|al?|hasta|até|tot|fino a)$/iu;
const OPENS_WITH_DASH = /^[-–—]\s*/u;

/** The gutter's date with what its row below adds to it: the rest of a broken one, its end behind a dash or "to", or the "to" alone over that end. Undefined where the row says something else. */
function wholeOf(
  date: Cell,
  others: readonly Cell[],
  line: Line,
  below: Line | undefined,
): string | undefined {
  const rest = line.cells[0] as Cell;
  const whole = `${date.text} ${rest.text}`;
  if (sharesEdge(date, rest) && isBrokenOff(date.text) && completes(date.text, rest.text))
    return whole;
  // In a margin, text hangs beside the first date; below a date alone stands what it dates.
  if (others.length === 0 || !isPoint(date.text)) return undefined;
  if (line.bulletX !== undefined) {
    const isDash =
      Math.abs(line.bulletX - date.x) < SAME_EDGE && isPointOrEnd(date.text, rest.text);
    return isDash ? `${date.text} - ${rest.text}` : undefined;
  }
  if (!sharesEdge(date, rest)) return undefined;
  const opens = OPENS_WITH_DASH.test(rest.text) || OPENS_END.test(rest.text);
  if (opens && completes(date.text, rest.text)) return whole;
  const end = below?.cells[0];
  const joins = JOINS.test(rest.text) && end !== undefined && sharesEdge(date, end);
  return joins && completes(whole, end.text) ? whole : undefined;
}

const isPoint = (text: string): boolean =>
  isWholeDate(text) && findDateRange(text)?.isRange === false;

const isPointOrEnd = (date: string, rest: string): boolean =>
  !findDateRange(rest)?.isRange && completes(`${date} -`, rest);

const isBrokenOff = (text: string): boolean => BROKEN_OFF.test(text) || ENDS_WITH_TO.test(text);
const ENDS_WITH_TO = /\d\s(?:to|until|till|bis|au|à|al?|hasta|até|tot|fino a)$/iu;

function sharesEdge(date: Cell, rest: Cell): boolean {
  const [left, right] = [date.x - rest.x, date.x + date.width - rest.x - rest.width];
  return Math.min(Math.abs(left), Math.abs(right)) < SAME_EDGE;
}
