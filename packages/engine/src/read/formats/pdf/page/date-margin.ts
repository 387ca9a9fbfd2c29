import { isBulletMark } from '../../../characters.ts';
import { isPlace } from '../../../fields/location.ts';
import type { Fragment } from '../runs/fragment.ts';
import { rowsOf } from '../runs/fragments.ts';
import { isDate, isHeading, isPeriod } from './fragment-kinds.ts';

/** Baselines this near, in sizes, are one row's. */
const SAME_ROW = 0.4;
/** A place stands under its date within this many sizes. */
const NEXT_ROW = 1.8;
const MIN_DATES = 2;

const isBeside = (a: Fragment, b: Fragment): boolean =>
  Math.abs(a.y - b.y) < SAME_ROW * Math.min(a.size, b.size);

/** Whether the left side is a margin that dates the rows beside it and no column of its own: each date has a row of the other side beside it, and dates with what stands under them are half of its rows or more, or the other side dates nothing itself. */
export function isDateMargin(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const dates = left.filter(isDate);
  if (dates.length < MIN_DATES) return false;
  if (!dates.every((date) => right.some((other) => isBeside(date, other)))) return false;
  const noted = left.filter((fragment) => isPlaceUnder(fragment, dates));
  return (
    2 * (dates.length + noted.length) >= rowsOf([...left]).length ||
    isGutter(left, right, dates) ||
    datesOnly(dates, right)
  );
}

/** Periods exactly on the baselines of rows that have none: whatever else stands at the left, above them or beside them, they are those rows' own. */
function datesOnly(dates: readonly Fragment[], right: readonly Fragment[]): boolean {
  const periods = dates.filter(isPeriod);
  return (
    periods.length >= MIN_DATES &&
    periods.every(({ x, y }) => right.some((other) => other.x > x && Math.abs(other.y - y) < 1)) &&
    !right.some(isPeriod)
  );
}

/** Nothing but headings, dates and what stands right under a date, and no heading at the other side: sections named at the margin's edge. */
function isGutter(
  left: readonly Fragment[],
  right: readonly Fragment[],
  dates: readonly Fragment[],
): boolean {
  return (
    !right.some(isHeading) &&
    left.every((fragment) => isHeading(fragment) || notedAt(fragment, left, dates) !== undefined)
  );
}

/** The date that a piece of a margin is or stands under, over rows of the margin close to one another. */
function notedAt(
  fragment: Fragment,
  margin: readonly Fragment[],
  dates: readonly Fragment[],
): Fragment | undefined {
  if (dates.includes(fragment)) return fragment;
  if (isHeading(fragment)) return undefined;
  const above = margin.find((other) => isRightUnder(fragment, other));
  return above === undefined ? undefined : notedAt(above, margin, dates);
}

function isRightUnder(fragment: Fragment, above: Fragment): boolean {
  const step = fragment.y - above.y;
  const overlaps = fragment.x < above.right && fragment.right > above.x;
  return overlaps && step > SAME_ROW * above.size && step < NEXT_ROW * above.size;
}

const isPlaceUnder = (place: Fragment, dates: readonly Fragment[]): boolean =>
  dateOver(place, dates) !== undefined;

/** The date right above a place in one margin. */
function dateOver(place: Fragment, dates: readonly Fragment[]): Fragment | undefined {
  if (!isPlace(place.text)) return undefined;
  return dates.find((date) => isRightUnder(place, date));
}

/** Places under the dates of a margin are read on the row of their date, before the text that goes on beside them; other notes there behind the row that they begin beside. */
export function withPlacesAtDates(fragments: readonly Fragment[]): Fragment[] {
  const dates = fragments.filter(
    (date) =>
      isDate(date) &&
      fragments.some((other) => other.x > date.right && isBeside(date, other)) &&
      !fragments.some((other) => other.right < date.x && isBeside(date, other)),
  );
  if (dates.length < MIN_DATES) return [...fragments];
  const edge = Math.max(...dates.map(({ right }) => right));
  const placed = fragments.map((fragment) => {
    const date = fragment.right > edge + SAME_EDGE ? undefined : dateOver(fragment, dates);
    return date === undefined ? fragment : { ...fragment, y: date.y };
  });
  return withNotesBehind(placed, dates);
}

/** Points by which a place may be wider than the widest date. */
const SAME_EDGE = 40;
/** A note begins beside a row of its entry within this many sizes. */
const BEGINS_BESIDE = 0.6;
const MAX_NOTE = 30;

/** What stands under two dates or more, in the dates' margin and beside an entry's text: "Gimli", "full-time". Each goes behind the row that the first one begins beside, the dated one where that is a list item. */
function withNotesBehind(fragments: readonly Fragment[], dates: readonly Fragment[]): Fragment[] {
  const moved = new Map<Fragment, Fragment>();
  for (const date of dates) {
    const head = fragments.find((other) => other.x > date.right && isBeside(date, other));
    if (head === undefined || isDate(head)) continue;
    const margin = fragments.filter(
      ({ right, text }) => right < head.x && text.length <= MAX_NOTE && !isBulletMark(text),
    );
    const notes = margin.filter(
      (fragment) => fragment !== date && notedAt(fragment, margin, dates) === date,
    );
    const [first] = notes;
    const beside = first && fragments.find((other) => beginsBeside(first, other, head));
    if (beside === undefined) continue;
    const row = isBulletMark(beside.text) ? head : beside;
    let end = Math.max(...fragments.flatMap((other) => (isBeside(row, other) ? other.right : [])));
    for (const note of notes) {
      const x = end + 2 * note.size;
      end = x + note.right - note.x;
      moved.set(note, { ...note, x, right: end, y: row.y });
    }
  }
  if (new Set([...moved.keys()].map(({ y }) => y)).size < MIN_DATES) return [...fragments];
  return fragments.map((fragment) => moved.get(fragment) ?? fragment);
}

const beginsBeside = (note: Fragment, text: Fragment, head: Fragment): boolean =>
  Math.abs(text.x - head.x) < 3 && Math.abs(text.y - note.y) < BEGINS_BESIDE * note.size;
