import { findDateRange } from '../../../date-range.ts';
import { isPlace } from '../../../fields/location.ts';
import type { Fragment } from '../runs/fragment.ts';
import { rowsOf } from '../runs/fragments.ts';
import { isDateMargin } from './date-margin.ts';
import { isDate, isHeading, isLabel } from './fragment-kinds.ts';

/** A part of a page that is read from top to bottom before the next one. */
export interface Region {
  fragments: Fragment[];
  /** Side of a gutter at `gutterX`; `full` where the text runs across. */
  side: 'full' | 'left' | 'right';
  gutterX: number;
  /** Where its rows end, when a column goes on below the other one's last row. */
  edge?: number;
}

interface Gutter {
  x: number;
  above: Fragment[];
  left: Fragment[];
  right: Fragment[];
  below: Fragment[];
}

const MIN_ROWS = 4;
/** Columns without headings of their own need this many rows a side ... */
const MIN_ROWS_UNNAMED = 8;
/** ... and no more than this share of rows side by side: dates in a margin share every baseline with the text. */
const MAX_SHARED_BASELINES = 0.5;

/** Share of a page's pieces that stand beside a gutter which another page has shown, for it to be one here too. */
const MIN_BESIDE_KNOWN = 0.85;

/** XY-cut at white gutters: full-width parts and columns, in reading order. `known`: gutters of the other pages. */
export function regionsOf(fragments: readonly Fragment[], known: readonly number[] = []): Region[] {
  if (fragments.length === 0) return [];
  const gutter = findGutter(fragments) ?? knownGutter(fragments, known) ?? contactGutter(fragments);
  if (gutter === undefined) return [{ fragments: [...fragments], side: 'full', gutterX: 0 }];
  return [
    ...regionsOf(gutter.above),
    ...columnsWithin(gutter.left, 'left', gutter.x),
    ...columnsWithin(gutter.right, 'right', gutter.x),
    ...regionsBelow(gutter),
  ];
}

/** Rows that end this near to where a column's longest one does have filled it, in parts of its width. */
const NEAR_EDGE = 0.08;

/** What stands below columns; where it stays within the left one's width, that one goes on: a row that fills it has broken off there. */
function regionsBelow({ left, below }: Gutter): Region[] {
  const regions = regionsOf(below);
  const [only] = regions;
  if (only === undefined || regions.length > 1) return regions;
  const [start, edge] = [
    Math.min(...left.map(({ x }) => x)),
    Math.max(...left.map(({ right }) => right)),
  ];
  const full = left.filter(({ right }) => right > edge - NEAR_EDGE * (edge - start));
  const isWithin = only.fragments.every(({ x, right }) => x > start - 2 && right < edge + 2);
  return isWithin && full.length > 1 ? [{ ...only, edge }] : regions;
}

/** A column, or the two that it is in turn: each of these must have headings of its own. */
function columnsWithin(fragments: Fragment[], side: 'left' | 'right', gutterX: number): Region[] {
  const whole: Region = { fragments, side, gutterX };
  const gutter = fragments.length === 0 ? undefined : findGutter(fragments);
  if (gutter === undefined || !isNamed(gutter.left) || !isNamed(gutter.right)) return [whole];
  const head = gutter.above.length === 0 ? [] : [{ ...whole, fragments: gutter.above }];
  const tail = gutter.below.length === 0 ? [] : [{ ...whole, fragments: gutter.below }];
  return [
    ...head,
    { fragments: gutter.left, side: 'left', gutterX: gutter.x },
    { fragments: gutter.right, side: 'right', gutterX: gutter.x },
    ...tail,
  ];
}

/** Where columns part on this page by its own look. */
export const gutterXOf = (fragments: readonly Fragment[]): number | undefined =>
  fragments.length === 0 ? undefined : findGutter(fragments)?.x;

function findGutter(fragments: readonly Fragment[]): Gutter | undefined {
  const counts = Map.groupBy(fragments, (fragment) => Math.round(fragment.x / 2) * 2);
  const minX = Math.min(...fragments.map((fragment) => fragment.x));
  const found: { gutter: Gutter; score: number }[] = [];
  for (const [x, sharing] of counts) {
    if (sharing.length < 3 || x < minX + 20) continue;
    const cut = cutAt(fragments, Math.min(...sharing.map((fragment) => fragment.x)) - 1);
    const rows = rowsBeside(cut);
    if (rows < MIN_ROWS) continue;
    const gutter = withoutTail(withoutHead(withoutEdgeDates(cut)));
    const score = gutter === cut ? rows : rowsBeside(gutter);
    if (score >= MIN_ROWS && areColumns(gutter)) found.push({ gutter, score });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .map(({ gutter }) => gutter)
    .find((gutter) => !found.some((other) => datesTheRight(gutter, other.gutter)));
}

/** Whether what lies between two gutters only dates what lies right of the second: then that one parts no columns. */
function datesTheRight({ x, left, right }: Gutter, other: Gutter): boolean {
  if (other.x >= x) return false;
  const between = left.filter((fragment) => fragment.x >= other.x - 1);
  return between.length < left.length && isDateMargin(between, right);
}

const rowsBeside = ({ left, right }: Gutter): number =>
  Math.min(rowsOf(left).length, rowsOf(right).length);

/** The gutter of another page, where nearly all that stands here keeps to one side of it or the other: a sidebar that has little left to say. */
function knownGutter(fragments: readonly Fragment[], known: readonly number[]): Gutter | undefined {
  return known
    .map((x) => cutAt(fragments, x))
    .find(
      ({ left, right }) =>
        left.length > 0 &&
        right.length > 0 &&
        left.length + right.length >= MIN_BESIDE_KNOWN * fragments.length &&
        !isDateMargin(left, right),
    );
}

/** Contacts beside the largest type of the page, whose rows would be read between its lines. */
function contactGutter(fragments: readonly Fragment[]): Gutter | undefined {
  const end = Math.min(
    ...fragments.flatMap((each) => (isHeading(each) ? [each.y - each.size] : [])),
  );
  const head = fragments.filter(({ y }) => y < end);
  const largest = Math.max(...head.map(({ size }) => size));
  const below = fragments.filter(({ y }) => y >= end);
  const isBesideName = (side: readonly Fragment[], other: readonly Fragment[]): boolean =>
    isContacts(side) &&
    other.some(({ size }) => size === largest) &&
    sharedBaselines([...side], [...other]) < 1;
  const edges = new Set(
    head.filter(({ size }) => size < largest).map(({ x }) => Math.floor(x) - 1),
  );
  for (const x of edges) {
    const left = head.filter(({ right }) => right <= x + 1);
    const right = head.filter((fragment) => fragment.x >= x);
    if (left.length + right.length < head.length || left.length === 0) continue;
    if (isBesideName(right, left) || isBesideName(left, right))
      return { x, above: [], left, right, below };
  }
  return undefined;
}

/** The tallest band that nothing crosses at `x`, with what lies left, right, above and below. */
function cutAt(fragments: readonly Fragment[], x: number): Gutter {
  const isLeft = (fragment: Fragment): boolean =>
    fragment.right <= x + 1 || runsIntoColumn(fragment, fragments, x);
  const crossing = fragments.filter((fragment) => fragment.x < x - 2 && !isLeft(fragment));
  const edges = [
    Number.NEGATIVE_INFINITY,
    ...crossing.map((fragment) => fragment.y).sort((a, b) => a - b),
    Number.POSITIVE_INFINITY,
  ];
  let top = 0;
  let bottom = 0;
  let most = -1;
  for (let index = 1; index < edges.length; index++) {
    const [from = 0, to = 0] = [edges[index - 1], edges[index]];
    const count = fragments.filter(
      (fragment) => fragment.y > from + 1 && fragment.y < to - 1,
    ).length;
    if (count > most) [top, bottom, most] = [from, to, count];
  }
  const inside = fragments.filter((fragment) => fragment.y > top + 1 && fragment.y < bottom - 1);
  return {
    x,
    above: fragments.filter((fragment) => fragment.y <= top + 1),
    below: fragments.filter((fragment) => fragment.y >= bottom - 1),
    left: inside.filter(isLeft),
    right: inside.filter((fragment) => !isLeft(fragment)),
  };
}

/** Dates set to the page's edge above the right column or below it belong to rows of the full width that end before the gutter: columns stand no higher and no lower than the right one's own text. */
function withoutEdgeDates(gutter: Gutter): Gutter {
  const { left, right } = gutter;
  const set = right.filter((fragment) => isEdgeDate(fragment, gutter));
  const dates = [...set, ...right.filter((fragment) => isSetWith(fragment, set, gutter))];
  if (dates.length === 0 || dates.length === right.length) return gutter;
  const own = right.filter((fragment) => !dates.includes(fragment)).sort((a, b) => a.y - b.y);
  const [first, last] = [own[0], own.at(-1)] as [Fragment, Fragment];
  const isAbove = ({ y }: Fragment): boolean => y < first.y - first.size;
  const isBelow = ({ y }: Fragment): boolean => y > last.y + last.size;
  const from = dates.some(isAbove) ? first.y - first.size : Number.NEGATIVE_INFINITY;
  // A section that is dated at the page's edge is named above its first date.
  const below = dates.filter(isBelow).map(({ y }) => y);
  const named = left.filter((fragment) => isBelow(fragment) && isHeading(fragment));
  const to =
    below.length === 0
      ? Number.POSITIVE_INFINITY
      : Math.min(...below, ...named.map(({ y }) => y)) - 2;
  const all = [...left, ...right];
  const isBeside = ({ y }: Fragment): boolean => y >= from && y <= to;
  return {
    x: gutter.x,
    above: [...gutter.above, ...all.filter(({ y }) => y < from)],
    left: left.filter(isBeside),
    right: right.filter(isBeside),
    below: [...all.filter(({ y }) => y > to), ...gutter.below],
  };
}

/** Rows of the left between two rows of the right, from which the upper one is no part of the column. */
const MIN_ROWS_ALONE = 3;

/** Where the right column is named beside a heading of the left one, after rows that the left had for itself, both begin there: above stand short rows of the full width, and contacts or dates at their ends. */
function withoutHead(gutter: Gutter): Gutter {
  const { left, right } = gutter;
  const names = right.filter((fragment) => isHeading(fragment)).sort((a, b) => a.y - b.y);
  const start = names.find(({ y, size }) => {
    const above = Math.max(0, ...right.map((other) => (other.y < y - size ? other.y : 0)));
    const alone = left.filter((other) => other.y > above + size && other.y < y - size);
    return (
      left.some((other) => Math.abs(other.y - y) < 2 && isHeading(other)) &&
      rowsOf(alone).length >= MIN_ROWS_ALONE
    );
  });
  if (start === undefined) return gutter;
  const isAbove = ({ y }: Fragment): boolean => y < start.y - 2;
  return {
    ...gutter,
    above: [...gutter.above, ...left.filter(isAbove), ...right.filter(isAbove)],
    left: left.filter((fragment) => !isAbove(fragment)),
    right: right.filter((fragment) => !isAbove(fragment)),
  };
}

/** Below the last row of the right column a section of the left one may be the full width's, whose rows are all short: it is read after both. */
function withoutTail(gutter: Gutter): Gutter {
  const { left, right } = gutter;
  const end = Math.max(...right.map(({ y }) => y));
  const named = left.filter((fragment) => fragment.y > end + fragment.size && isHeading(fragment));
  if (named.length === 0) return gutter;
  const from = Math.min(...named.map(({ y, size }) => y - 0.5 * size));
  const tail = left.filter(({ y }) => y >= from);
  return {
    ...gutter,
    left: left.filter((fragment) => !tail.includes(fragment)),
    below: [...tail, ...gutter.below],
  };
}

/** A date, or the place below it, beside a row of the left, at no left edge of the right column. */
const isEdgeDate = (date: Fragment, { x, left, right }: Gutter): boolean =>
  date.x > x + MIN_EDGE_STEP &&
  isDateOrPlace(date) &&
  left.some((other) => Math.abs(other.y - date.y) < 0.4 * date.size) &&
  !right.some((other) => Math.abs(other.x - date.x) < 3 && !isDateOrPlace(other));

/** What ends where a date at the page's edge ends, right above it or below it and beside a row of the left: a place that no list has. */
const isSetWith = (note: Fragment, dates: readonly Fragment[], { x, left }: Gutter): boolean =>
  !dates.includes(note) &&
  note.x > x + MIN_EDGE_STEP &&
  dates.some(
    (date) => Math.abs(date.right - note.right) < 1.5 && Math.abs(date.y - note.y) < 2 * note.size,
  ) &&
  left.some((other) => Math.abs(other.y - note.y) < 0.4 * note.size);

const isDateOrPlace = (fragment: Fragment): boolean => isDate(fragment) || isPlace(fragment.text);

/** How far from the gutter a date stands that is set to the page's right edge. */
const MIN_EDGE_STEP = 20;

/** Overfull text of a narrow column, such as a long address, ends where the other column's row has begun. */
function runsIntoColumn(fragment: Fragment, fragments: readonly Fragment[], x: number): boolean {
  return (
    fragment.x < x - 2 &&
    fragments.some(
      (other) =>
        other.x > x - 1 &&
        other.x < fragment.right &&
        Math.abs(other.y - fragment.y) < 0.4 * fragment.size,
    )
  );
}

/** Whether a section's heading stands in these fragments. */
export function isNamed(fragments: readonly Fragment[]): boolean {
  return fragments.some(isHeading);
}

function areColumns({ left, right }: Gutter): boolean {
  if (isDateMargin(left, right) || isHeadingMargin(left, right)) return false;
  if (isLabelMargin(left, right)) return false;
  const shared = sharedBaselines(left, right);
  if (isNamed(left) && isNamed(right)) return shared < 0.9;
  if ((isContacts(left) && isNamed(right)) || (isContacts(right) && isNamed(left))) return true;
  const rows = Math.min(rowsOf(left).length, rowsOf(right).length);
  return rows >= MIN_ROWS_UNNAMED && shared < MAX_SHARED_BASELINES;
}

/** Share of a margin's pieces from its first heading on that are headings. */
const MIN_HEADINGS = 0.75;

/** Headings at the left and nothing below them, each beside a row of the other side: they name that row's section. */
function isHeadingMargin(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const named = left.filter((fragment) => isHeading(fragment));
  const top = Math.min(...named.map(({ y }) => y));
  const own = left.filter(({ y }) => y >= top);
  const isBeside = ({ y, size }: Fragment): boolean =>
    right.some((other) => Math.abs(other.y - y) < 0.6 * size);
  return named.length >= 2 && named.length >= MIN_HEADINGS * own.length && named.every(isBeside);
}

/** Share of a margin's pieces that are labels of a form, and how many there are at least. */
const MIN_LABEL_SHARE = 0.5;
const MIN_LABELS = 4;

/** The labels of a form, each beside its value. */
function isLabelMargin(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const labels = left.filter(isLabel);
  if (labels.length < MIN_LABELS || labels.length < MIN_LABEL_SHARE * left.length) return false;
  const isBeside = ({ y, size }: Fragment): boolean =>
    right.some((other) => Math.abs(other.y - y) < 0.6 * size);
  return labels.filter(isBeside).length >= 0.8 * labels.length;
}

const CONTACT = /@|\d{3}.*\d{4}|www\.|https?:|\.\w+\/\w/;
const MAX_CONTACT_ROWS = 12;

/** A few rows with an address or a number in two of them, and no dates. */
function isContacts(side: readonly Fragment[]): boolean {
  return (
    rowsOf(side).length <= MAX_CONTACT_ROWS &&
    side.filter(({ text }) => CONTACT.test(text)).length > 1 &&
    !side.some(({ text }) => findDateRange(text) !== undefined)
  );
}

/** Share of the shorter side's rows that have a row of the other side beside them. */
function sharedBaselines(left: Fragment[], right: Fragment[]): number {
  const [few, many] = [rowsOf(left), rowsOf(right)].sort((a, b) => a.length - b.length);
  const beside = (few ?? []).filter(([first]) =>
    (many ?? []).some(([other]) => Math.abs((first?.y ?? 0) - (other?.y ?? 0)) < 1.5),
  );
  return beside.length / Math.max(1, few?.length ?? 0);
}
