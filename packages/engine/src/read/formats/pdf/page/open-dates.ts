import { isWholeDate } from '../../../date-range.ts';
import type { Fragment } from '../runs/fragment.ts';

/** The end of a period stands under its beginning within this many sizes. */
const NEXT_ROW = 1.8;
const DASH_AT_END = /\s*(?:[-–—]|\b(?:to|until|bis|à|au|a|al|tot)\b)$/iu;

/** "Aug 2016 – Oct": the year stands in the next row. */
const MONTH_AT_END = /[-–—]\s*\p{L}+\.?$/u;

/** "Jan 2020 –": a period that goes on in the next row of its margin. */
export const isOpenDate = (text: string): boolean =>
  DASH_AT_END.test(text)
    ? isWholeDate(text.replace(DASH_AT_END, ''))
    : MONTH_AT_END.test(text) && !isWholeDate(text) && isWholeDate(`${text} 2020`);

/** Periods that a narrow margin breaks in two are whole, on the row that they begin on. */
export function withWholeDates(fragments: readonly Fragment[]): Fragment[] {
  const ends = new Map<Fragment, Fragment>();
  for (const open of fragments) {
    if (!isOpenDate(open.text)) continue;
    const end = fragments.find(
      (other) =>
        other.y - open.y > 0.4 * open.size &&
        other.y - open.y < NEXT_ROW * open.size &&
        other.x < open.right &&
        other.right > open.x &&
        isWholeDate(`${open.text} ${other.text}`),
    );
    if (end !== undefined) ends.set(open, end);
  }
  if (ends.size === 0) return [...fragments];
  const taken = new Set(ends.values());
  return fragments.flatMap((fragment) => {
    if (taken.has(fragment)) return [];
    const end = ends.get(fragment);
    if (end === undefined) return [fragment];
    const [x, right] = [Math.min(fragment.x, end.x), Math.max(fragment.right, end.right)];
    return [{ ...fragment, text: `${fragment.text} ${end.text}`, x, right }];
  });
}
