import { memoize } from '../../language/memoize.ts';
import { listDates } from './dates.ts';
import { listFrequencies } from './frequencies.ts';
import { listMeasures } from './measures.ts';
import { listNumbers } from './numbers.ts';
import { listShares } from './shares.ts';

interface Span {
  start: number;
  end: number;
}

/** Every stretch of a text that tells a number, a measure, a date, how often or what part: `check-numbers.ts` and its like compare them, no check of words does. */
export const listFigures: (text: string) => readonly Span[] = memoize((text) => [
  ...listNumbers(text),
  ...listMeasures(text).map(({ start, unitEnd }) => ({ start, end: unitEnd })),
  ...listDates(text),
  ...listFrequencies(text),
  ...listShares(text),
]);
