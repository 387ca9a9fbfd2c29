import { stemmer } from 'stemmer';
import { memoize } from '../memoize.ts';

const STOP_WORDS = new Set(
  `a about across all also an and any are as at be been being both but by can could do does each etc for from
  further had has have having he her his how i if in including into is it its like may more most must new no
  not of on one or other our out over own per she should so some such than that the their them then there
  these they this those through to under up us use used using very via was we well were what when where which
  while who will with within without would you your ability able experience strong excellent good great work
  working knowledge understanding skill skills years year related relevant required preferred plus`.split(
    /\s+/,
  ),
);

const WORDS_KEPT = 20_000;
const stem = memoize(stemmer, WORDS_KEPT);

/** Content words of a text as stems, in order; function words and the stock words of ads left out. */
export function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? [];
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)).map(stem);
}
