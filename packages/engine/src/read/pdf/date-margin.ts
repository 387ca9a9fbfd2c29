import { isWholeDate } from '../date-range.ts';
import { isPlace } from '../fields/location.ts';
import type { Fragment } from './fragments.ts';
import { rowsOf } from './fragments.ts';

/** Baselines this near, in sizes, are one row's. */
const SAME_ROW = 0.4;
/** A place stands under its date within this many sizes. */
const NEXT_ROW = 1.8;
const MIN_DATES = 2;

const isBeside = (a: Fragment, b: Fragment): boolean =>
  Math.abs(a.y - b.y) < SAME_ROW * Math.min(a.size, b.size);

/** Whether the left side is a margin that dates the rows beside it and no column of its own: dates and their places are half of its rows or more, and each date has a row of the other side beside it. */
export function isDateMargin(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const dates = left.filter(({ text }) => isWholeDate(text));
  if (dates.length < MIN_DATES) return false;
  const places = left.filter((fragment) => isPlaceUnder(fragment, dates));
  return (
    2 * (dates.length + places.length) >= rowsOf([...left]).length &&
    dates.every((date) => right.some((other) => isBeside(date, other)))
  );
}

const isPlaceUnder = (place: Fragment, dates: readonly Fragment[]): boolean =>
  dateOver(place, dates) !== undefined;

/** The date right above a place in one margin. */
function dateOver(place: Fragment, dates: readonly Fragment[]): Fragment | undefined {
  if (!isPlace(place.text)) return undefined;
  return dates.find((date) => {
    const step = place.y - date.y;
    const overlaps = place.x < date.right && place.right > date.x;
    return overlaps && step > SAME_ROW * date.size && step < NEXT_ROW * date.size;
  });
}

/** Places under the dates of a margin are read on the row of their date, before the text that goes on beside them. */
export function withPlacesAtDates(fragments: readonly Fragment[]): Fragment[] {
  const dates = fragments.filter(
    (date) =>
      isWholeDate(date.text) &&
      fragments.some((other) => other.x > date.right && isBeside(date, other)) &&
      !fragments.some((other) => other.right < date.x && isBeside(date, other)),
  );
  if (dates.length < MIN_DATES) return [...fragments];
  const edge = Math.max(...dates.map(({ right }) => right));
  return fragments.map((fragment) => {
    const date = fragment.right > edge + SAME_EDGE ? undefined : dateOver(fragment, dates);
    return date === undefined ? fragment : { ...fragment, y: date.y };
  });
}

/** Points by which a place may be wider than the widest date. */
const SAME_EDGE = 40;
