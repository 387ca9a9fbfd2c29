import { findDateRange, isWholeDate } from '../../../date-range.ts';
import { isPlace } from '../../../fields/location.ts';
import type { Fragment } from '../runs/fragment.ts';
import { isHeading } from './fragment-kinds.ts';

/** One printed row. */
export interface GridRow {
  fragments: Fragment[];
}

/** A gap between rows from which a new row of the grid begins, in usual pitches. */
const ROW_GAP = 1.3;
const MIN_SIDE_ROWS = 2;
/** A name on a ground of its own, or behind an icon, begins this much later than the text below it. */
const NAME_STEP = 24;
/** A row that dates an entry is no longer than this. */
const MAX_DATED = 70;

/** Entries, or small sections, that are set side by side in one column: read one after the other, row of the grid by row. Rows of one page, from top to bottom. */
export function withGridInOrder<T extends GridRow>(rows: readonly T[]): T[] {
  const pitch = pitchOf(rows);
  return bandsOf(rows, pitch).flatMap((band) => {
    const gutter = gutterOf(band);
    if (gutter === undefined) return band;
    const [left, right] = [sideOf(band, gutter, false), sideOf(band, gutter, true)];
    return [...left, ...withGridInOrder(right)];
  });
}

/** Cuts where there is room above a row, and at a heading that stands alone or beside others. */
function bandsOf<T extends GridRow>(rows: readonly T[], pitch: number): T[][] {
  const bands: T[][] = [];
  const named = rows.map(({ fragments }) => areNames(fragments));
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const gap = above === undefined ? 0 : yOf(row) - yOf(above);
    const opens = gap > ROW_GAP * pitch || named[index] === true;
    const isBelowNames = named[index - 1] === true && (above?.fragments.length ?? 0) > 1;
    const band = bands.at(-1);
    if (band === undefined || (opens && !isBelowNames)) bands.push([row]);
    else band.push(row);
  });
  return bands;
}

/** Headings alone, or beside one others in its type. */
function areNames(fragments: readonly Fragment[]): boolean {
  const known = fragments.find(isHeading);
  if (known === undefined) return false;
  const isAlike = ({ size, bold, fonts }: Fragment): boolean =>
    Math.abs(size - known.size) < 0.3 && bold === known.bold && fonts.main === known.fonts.main;
  return fragments.every((fragment) => isHeading(fragment) || (fragment.bold && isAlike(fragment)));
}

const yOf = ({ fragments }: GridRow): number => fragments[0]?.y ?? 0;

function pitchOf(rows: readonly GridRow[]): number {
  const steps = rows
    .slice(1)
    .map((row, index) => yOf(row) - yOf(rows[index] as GridRow))
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

/** The left edge of the right half, where nothing crosses it and both halves are whole. */
function gutterOf(band: readonly GridRow[]): number | undefined {
  const [head] = band;
  const edges = band.flatMap(({ fragments }) => fragments.slice(1).map(({ x }) => x));
  const candidates = new Set(edges.map((x) => Math.round(x)));
  for (const x of candidates) {
    const all = band.flatMap(({ fragments }) => fragments);
    if (all.some((fragment) => fragment.x < x - 3 && fragment.right > x - 1)) continue;
    const [left, right] = [sideOf(band, x, false), sideOf(band, x, true)];
    if (Math.min(left.length, right.length) < MIN_SIDE_ROWS) continue;
    const named = head !== undefined && areNames(head.fragments) ? head.fragments : [];
    // Dates and labels alone beside a heading are its section's margin.
    if (
      named.some((fragment) => fragment.x > x - 3 && fragment.x < x + NAME_STEP) &&
      namesIn(left).length > 0 &&
      !(named.length === 1 && areLabels(band, x))
    )
      return x;
    if (isEntry(left) && isEntry(right)) return x;
  }
  return undefined;
}

/** Whether each row reaches over an edge: what stands at its left has its text beside it. */
const areLabels = (band: readonly GridRow[], x: number): boolean =>
  band.every(({ fragments }) => (fragments.at(-1)?.x ?? 0) >= x - 3);

function sideOf<T extends GridRow>(band: readonly T[], x: number, isRight: boolean): T[] {
  return band.flatMap((row) => {
    const fragments = row.fragments.filter((fragment) => fragment.x >= x - 3 === isRight);
    return fragments.length === 0 ? [] : [{ ...row, fragments }];
  });
}

/** A period, and two rows or more that name something: dates and places set in a margin are no entry. */
function isEntry(rows: readonly GridRow[]): boolean {
  const texts = rows.flatMap(({ fragments }) => fragments.map(({ text }) => text));
  const dated = texts.some((text) => text.length < MAX_DATED && findDateRange(text) !== undefined);
  return dated && namesIn(rows).length >= MIN_SIDE_ROWS;
}

const namesIn = (rows: readonly GridRow[]): string[] =>
  rows
    .flatMap(({ fragments }) => fragments.map(({ text }) => text))
    .filter((text) => /\p{L}{3}/u.test(text) && !isWholeDate(text) && !isPlace(text));
