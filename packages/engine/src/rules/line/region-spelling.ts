import { findAmerican, findBritish } from '../../language/en/spelling.ts';
import { wordsOf } from '../../language/words.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { LineContext, Spelling } from '../line-context.ts';
import { capitalize } from '../line-text.ts';

/** So many words of one spelling, and none of the other, tell an ad's region. */
const AD_WORDS_MIN = 2;

/** Which spelling a text keeps to; null where it has too few such words or mixes them. */
export function findSpelling(text: string, min = AD_WORDS_MIN): Spelling | null {
  let american = 0;
  let british = 0;
  for (const { lower } of wordsOf(text)) {
    if (findBritish(lower) !== undefined) american++;
    else if (findAmerican(lower) !== undefined) british++;
  }
  if (american >= min && british === 0) return 'american';
  return british >= min && american === 0 ? 'british' : null;
}

/** Words and parts of words with a hyphen, none of an address. */
const LETTERS = /(?<![\p{L}\p{N}.@/_#])\p{L}+(?![\p{L}\p{N}@/_]|\.\p{L})/gu;

/** The spelling of a lower-case word on the other side of the Atlantic. */
export const otherSpelling = (lower: string): string | undefined =>
  findAmerican(lower) ?? findBritish(lower);

function spellAsAd(text: string, { spelling, adWritings }: LineContext): string {
  const find = (word: string): string | undefined =>
    spelling === null
      ? otherSpelling(word) === undefined
        ? undefined
        : adWritings.get(word)
      : (spelling === 'american' ? findAmerican : findBritish)(word);
  let better = text;
  for (const { 0: own, index } of [...text.matchAll(LETTERS)].reverse()) {
    const lower = own.toLowerCase();
    const other = find(lower);
    if (other === undefined || other === lower) continue;
    const isFirst = index === 0 || /[.!?]\s+$/.test(text.slice(0, index));
    const end = index + own.length;
    const isOpener =
      isFirst && own === capitalize(lower) && !/^\s+(?:of |for )?[A-Z]/.test(text.slice(end));
    if (own !== lower && !isOpener) continue;
    better = better.slice(0, index) + (isOpener ? capitalize(other) : other) + better.slice(end);
  }
  return better;
}

/** The ad's spelling; where the ad's region is open, of the words alone that the ad itself writes. Names, which stand in capitals, stay. */
export const regionSpelling = defineRule({
  id: 'region-spelling',
  kind: 'region-spelling',
  order: 20,
  precedence: 170,
  appliesTo: ['bullet', 'prose', 'skill'],
  languages: ['en'],
  detect: ({ text }, context) => spellAsAd(text, context),
  rewrite: (better) => better,
  reason: 'Spelled as the job description spells.',
  summary: (n) => `Spelled ${plural(n, 'line', 'lines')} as the job description does.`,
  examples: [
    ['Optimised warehouse routes', 'Optimized warehouse routes'],
    ['Labelled and catalogued 900 bins', 'Labeled and cataloged 900 bins'],
  ],
  leaves: ['Managed the Harbour Colour account', 'Sorted mail at the front desk'],
  given: { spelling: 'american' },
});
