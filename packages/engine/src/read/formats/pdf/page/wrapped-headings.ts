import { isFieldLabel } from '../../../layout/field-labels.ts';
import { findHeadingKind } from '../../../sections/heading.ts';
import type { Fragment } from '../runs/fragment.ts';
import { isHeading } from './fragment-kinds.ts';

/** The rest of a heading or label stands under its beginning within this many sizes. */
const NEXT_ROW = 1.7;
const GOES_ON = /(?:[&,/-]|\s(?:and|et|und|y|e))$/i;
const MAX_LENGTH = 40;

/** Rows that a heading or a label takes at most: "Name and type of organisation / providing education and / training". */
const MAX_ROWS = 4;

/** Headings and labels of forms that a narrow margin breaks, such as "Academic / Background", are whole, on the row that they begin on. */
export function withWholeHeadings(fragments: readonly Fragment[]): Fragment[] {
  const rests = new Map<Fragment, Fragment[]>();
  const taken = new Set<Fragment>();
  for (const first of fragments) {
    if (taken.has(first) || first.text.length > MAX_LENGTH || /\d|\t/.test(first.text)) continue;
    const rest = restOf(first, fragments);
    if (rest.length === 0 || !isBesideText(first, rest, fragments)) continue;
    rests.set(first, rest);
    for (const each of rest) taken.add(each);
  }
  if (rests.size === 0) return [...fragments];
  return fragments.flatMap((fragment) => {
    if (taken.has(fragment)) return [];
    const whole = [fragment, ...(rests.get(fragment) ?? [])];
    const x = Math.min(...whole.map((part) => part.x));
    const right = Math.max(...whole.map((part) => part.right));
    return [{ ...fragment, text: textOf(whole), x, right }];
  });
}

/** The rows below that go on with a heading or label: as many as make one with it. */
function restOf(first: Fragment, fragments: readonly Fragment[]): Fragment[] {
  const rows = [first];
  let most = 1;
  while (rows.length < MAX_ROWS) {
    const last = rows.at(-1) as Fragment;
    const next = fragments.find((other) => isSetUnder(last, other));
    if (next === undefined) break;
    if (isWhole(rows, next)) most = rows.length + 1;
    rows.push(next);
  }
  return rows.slice(1, most);
}

const textOf = (parts: readonly Fragment[]): string => parts.map(({ text }) => text).join(' ');

/** The next row in the same type, at the same left edge or the same right one. */
function isSetUnder(first: Fragment, rest: Fragment): boolean {
  const step = rest.y - first.y;
  return (
    step > 0.4 * first.size &&
    step < NEXT_ROW * first.size &&
    Math.abs(rest.size - first.size) < 0.3 &&
    rest.bold === first.bold &&
    rest.fonts.main === first.fonts.main &&
    (Math.abs(rest.x - first.x) < 2 || Math.abs(rest.right - first.right) < 2) &&
    isUpper(first) === isUpper(rest)
  );
}

/** One heading or label over these rows, and not two of them. */
function isWhole(rows: readonly Fragment[], next: Fragment): boolean {
  const above = textOf(rows);
  const whole = `${above} ${next.text}`;
  const isOther = isFieldLabel(next.text) && !GOES_ON.test(above);
  if (isFieldLabel(whole)) return !isOther;
  // "School" and "Course" are two labels, however the two words read together.
  if (isOther && isFieldLabel(above)) return false;
  if (findHeadingKind(whole) === undefined) return false;
  return GOES_ON.test(above) || findHeadingKind(above) === undefined || isLastWord(next);
}

const isUpper = ({ text }: Fragment): boolean => text === text.toUpperCase();

/** Behind what is a heading already: "Employment / History". */
const isLastWord = (rest: Fragment): boolean => !isHeading(rest) && !/\s/.test(rest.text);

/** In a margin of headings the section's text stands beside them. */
function isBesideText(
  first: Fragment,
  rest: readonly Fragment[],
  fragments: readonly Fragment[],
): boolean {
  const edge = Math.max(first.right, ...rest.map(({ right }) => right));
  const bottom = Math.max(...rest.map(({ y, size }) => y + 0.4 * size));
  return fragments.some(({ x, y }) => x > edge && y > first.y - first.size && y < bottom);
}
