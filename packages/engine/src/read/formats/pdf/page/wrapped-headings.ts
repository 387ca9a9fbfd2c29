import { findHeadingKind } from '../../../sections/heading.ts';
import type { Fragment } from '../runs/fragment.ts';
import { isHeading } from './fragment-kinds.ts';

/** The rest of a heading stands under its beginning within this many sizes. */
const NEXT_ROW = 1.7;
const GOES_ON = /(?:[&,/-]|\s(?:and|et|und|y|e))$/i;
const MAX_LENGTH = 40;

/** Headings that a narrow margin breaks in two, such as "Academic / Background", are whole, on the row that they begin on. */
export function withWholeHeadings(fragments: readonly Fragment[]): Fragment[] {
  const rests = new Map<Fragment, Fragment>();
  for (const first of fragments) {
    if (first.text.length > MAX_LENGTH || /\d|\t/.test(first.text)) continue;
    const rest = fragments.find((other) => goesOn(first, other));
    if (rest !== undefined && isBesideText(first, rest, fragments)) rests.set(first, rest);
  }
  if (rests.size === 0) return [...fragments];
  const taken = new Set(rests.values());
  return fragments.flatMap((fragment) => {
    const rest = rests.get(fragment);
    if (taken.has(fragment)) return [];
    if (rest === undefined) return [fragment];
    const [x, right] = [Math.min(fragment.x, rest.x), Math.max(fragment.right, rest.right)];
    return [{ ...fragment, text: `${fragment.text} ${rest.text}`, x, right }];
  });
}

/** One heading in one type over two rows, and not two headings. */
function goesOn(first: Fragment, rest: Fragment): boolean {
  const step = rest.y - first.y;
  return (
    step > 0.4 * first.size &&
    step < NEXT_ROW * first.size &&
    Math.abs(rest.size - first.size) < 0.3 &&
    rest.bold === first.bold &&
    rest.fonts.main === first.fonts.main &&
    (Math.abs(rest.x - first.x) < 2 || Math.abs(rest.right - first.right) < 2) &&
    findHeadingKind(`${first.text} ${rest.text}`) !== undefined &&
    isUpper(first) === isUpper(rest) &&
    (GOES_ON.test(first.text) || !isHeading(first) || isLastWord(rest))
  );
}

const isUpper = ({ text }: Fragment): boolean => text === text.toUpperCase();

/** Behind what is a heading already: "Employment / History". */
const isLastWord = (rest: Fragment): boolean => !isHeading(rest) && !/\s/.test(rest.text);

/** In a margin of headings the section's text stands beside them. */
function isBesideText(first: Fragment, rest: Fragment, fragments: readonly Fragment[]): boolean {
  const edge = Math.max(first.right, rest.right);
  return fragments.some(
    ({ x, y }) => x > edge && y > first.y - first.size && y < rest.y + 0.4 * rest.size,
  );
}
