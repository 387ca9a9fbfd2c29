import { PLAIN_PHRASES } from '../../../data/words/plain-phrases.ts';
import { memoize } from '../../language/memoize.ts';
import { withoutDirection } from './directions.ts';

const plainOf = new Map<string, string>();
for (const row of PLAIN_PHRASES.trim().split('\n')) {
  const [plain = '', phrases = ''] = row.split(': ');
  for (const phrase of phrases.split(' | ')) plainOf.set(phrase, plain);
}
const longestFirst = [...plainOf.keys()]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => phrase.replaceAll('.', '[.\u2024]'));
/** A stroke stands right behind what it divides: "calls/day". */
const PHRASE = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}-])|(?=/))(?:${longestFirst.join('|')})(?![\p{L}\p{N}-])`,
  'giu',
);

/** "Was due to lead": no reason but a plan. */
const AFTER_BE = /\b(?:is|are|was|were|been) $/i;

const TEXTS_KEPT = 1_000;

/** A text with each phrase that says no more than a word as that word: "lent a hand" as "helped". */
export const inPlainWords: (text: string) => string = memoize(
  (text: string) =>
    withoutDirection(
      text.replace(PHRASE, (phrase, at: number) => {
        const isPlan = /^due to$/i.test(phrase) && AFTER_BE.test(text.slice(0, at));
        const plain = plainOf.get(phrase.toLowerCase().replaceAll('\u2024', '.')) ?? phrase;
        const gap = phrase.startsWith('/') ? ' ' : '';
        return isPlan ? phrase : gap + plain;
      }),
    ),
  TEXTS_KEPT,
);
