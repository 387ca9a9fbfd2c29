import { findDateRange, isWholeDate } from '../../../date-range.ts';
import { isRowLabel } from '../../../layout/form-rows.ts';
import { findHeadingKind } from '../../../sections/heading.ts';
import type { Fragment } from '../runs/fragment.ts';

/** A test of a fragment's text, made once for each: every place where columns may part asks it again. */
function once(test: (text: string) => boolean): (fragment: Fragment) => boolean {
  const known = new WeakMap<Fragment, boolean>();
  return (fragment) => {
    const told = known.get(fragment) ?? test(fragment.text);
    known.set(fragment, told);
    return told;
  };
}

export const isHeading = once((text) => findHeadingKind(text) !== undefined);
/** What a form writes before what it asks for. */
export const isLabel = once(isRowLabel);
/** A date or a period and nothing else. */
export const isDate = once(isWholeDate);
/** Holds a period. */
export const isPeriod = once((text) => findDateRange(text)?.isRange === true);
