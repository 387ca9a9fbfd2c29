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
  for (const line of lines) {
    const above = joined.at(-1);
    const [date, ...others] = above?.cells ?? [];
    const [rest, ...behind] = line.cells;
    if (above && date && rest && isRestOf(date, rest)) {
      joined[joined.length - 1] = {
        ...above,
        cells: [{ ...date, text: `${date.text} ${rest.text}` }, ...others],
      };
      const [next] = behind;
      if (next) joined.push({ ...line, cells: behind, x: next.x });
    } else {
      const end = above && date && rest && others.length === 0 ? endOf(date, rest) : undefined;
      if (end === undefined || !above || !date || !rest) {
        joined.push(line);
        continue;
      }
      const text = `${date.text} ${rest.text.slice(0, end).trim()}`;
      joined[joined.length - 1] = { ...above, cells: [{ ...date, text }] };
      const left = rest.text.slice(end).trim();
      const cells = [...(left === '' ? [] : [{ ...rest, text: left }]), ...behind];
      if (cells.length > 0) joined.push({ ...line, cells });
    }
  }
  return joined;
}

const OPENS_END = /^(?:to|until|'?till?|through|bis|au|jusqu['’]\p{L}+|al?|hasta|até|t\/m|tot)\s/iu;

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

function isRestOf(date: Cell, rest: Cell): boolean {
  const [left, right] = [date.x - rest.x, date.x + date.width - rest.x - rest.width];
  return (
    Math.min(Math.abs(left), Math.abs(right)) < SAME_EDGE &&
    BROKEN_OFF.test(date.text) &&
    completes(date.text, rest.text)
  );
}
