import { STREET_WORDS } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { saysOfPost } from '../fields/entries.ts';
import { isStreetAddress } from '../fields/location.ts';
import { titleScore } from '../fields/title-score.ts';
import { findHeadingKind, headingKindOf } from '../sections/heading.ts';
import { type Line, lineText } from './line.ts';

/** One may be a slip. */
const MIN_POSTS = 2;
const MAX_TITLE_WORDS = 9;

/** Rows of a post by their places: the employer's address, the period, what a form asks of the post, and its title below all these. */
interface Post {
  address: number | undefined;
  period: number;
  title: number;
}

/** A row behind so much room begins something new, in line heights. */
const APART = 0.5;

/** The lines with the title of each post right below its period, where an employer's form has the address above and the salary and the hours between the two: these stand below the title. */
export function withDetailsBelowTitles(lines: readonly Line[]): Line[] {
  const posts = lines.flatMap((_, at) => postAt(lines, at) ?? []);
  // With its title above its period the first one shows that what stands below is the next one's.
  const isTitled = posts[0] !== undefined && hasTitleAbove(lines, posts[0]);
  if (posts.length < MIN_POSTS || isTitled || !isEachPeriod(lines, posts)) return [...lines];
  const set: Line[] = [];
  let at = 0;
  for (const { address, period, title } of posts) {
    set.push(...lines.slice(at, address ?? period));
    set.push(lines[period] as Line, lines[title] as Line);
    if (address !== undefined) set.push(lines[address] as Line);
    set.push(...lines.slice(period + 1, title));
    at = title + 1;
  }
  return [...set, ...lines.slice(at)];
}

function postAt(lines: readonly Line[], period: number): Post | undefined {
  const isRow = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && line.cells.length === 1 && line.bulletX === undefined;
  };
  const textAt = (at: number): string => lineText(lines[at] as Line);
  if (!isRow(period) || !isWholePeriod(textAt(period))) return undefined;
  let title = period + 1;
  while (isRow(title) && saysOfPost(textAt(title))) title++;
  if (title === period + 1 || !isRow(title) || !isTitle(textAt(title))) return undefined;
  if (lines.slice(period + 1, title + 1).some(({ gapBefore }) => gapBefore >= APART))
    return undefined;
  const above = period - 1;
  const hasAddress = isRow(above) && isRow(above - 1) && isAddress(textAt(above));
  return { address: hasAddress ? above : undefined, period, title };
}

/** Whether every period of the section has its title below: where titles stand above, the last one has none. */
function isEachPeriod(lines: readonly Line[], posts: readonly Post[]): boolean {
  const [first, last] = [posts[0]?.period ?? 0, posts.at(-1)?.title ?? 0];
  const texts = lines.map(lineText);
  const heading = texts.findIndex((text, at) => at > last && headingKindOf(text) !== undefined);
  const of = new Set(posts.map(({ period }) => period));
  return texts
    .slice(0, heading < 0 ? texts.length : heading)
    .every((text, at) => at < first || of.has(at) || !isWholePeriod(text));
}

const isWholePeriod = (text: string): boolean =>
  isWholeDate(text) && findDateRange(text)?.isRange === true;

/** Whether a row that names a job stands above the period, up to the heading or the room over the post; the address may stand apart from its period. */
function hasTitleAbove(lines: readonly Line[], { address, period }: Post): boolean {
  for (let at = period - 1, rows = 0; at >= 0 && rows < MAX_ROWS_ABOVE; at--, rows++) {
    const text = lineText(lines[at] as Line);
    if (headingKindOf(text) !== undefined) return false;
    if (at !== address && titleScore(text) >= 1) return true;
  }
  return false;
}
const MAX_ROWS_ABOVE = 4;

/** With its number, or a street's name between the commas of an address. */
const isAddress = (text: string): boolean =>
  isStreetAddress(text) ||
  (text.includes(', ') && STREET_WORDS.test(fold(text)) && titleScore(text) < 1);

const isTitle = (text: string): boolean =>
  titleScore(text) >= 1 &&
  !/[.:;]$/.test(text) &&
  text.split(/\s+/).length <= MAX_TITLE_WORDS &&
  findHeadingKind(text) === undefined;
