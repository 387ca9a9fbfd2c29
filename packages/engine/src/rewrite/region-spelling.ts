import { wordsOf } from '../document/words.ts';
import { findAmerican, findBritish } from '../lexicon/spelling.ts';
import { capitalize, type Rewriter, type Spelling } from './rewriter.ts';

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

/** Transformation 17: the ad's spelling, "optimised" -> "optimized". Names, which stand in capitals, stay. */
export const rewriteRegionSpelling: Rewriter = (text, { english, spelling }) => {
  if (!english || spelling === null) return null;
  const find = spelling === 'american' ? findAmerican : findBritish;
  let better = text;
  for (const word of wordsOf(text).reverse()) {
    const other = find(word.lower);
    if (other === undefined) continue;
    const isFirst = word.start === 0 || /[.!?]\s+$/.test(text.slice(0, word.start));
    const isOpener =
      isFirst &&
      word.text === capitalize(word.lower) &&
      !/^\s+(?:of |for )?[A-Z]/.test(text.slice(word.end));
    if (word.text !== word.lower && !isOpener) continue;
    better =
      better.slice(0, word.start) + (isOpener ? capitalize(other) : other) + better.slice(word.end);
  }
  if (better === text) return null;
  return {
    text: better,
    kind: 'region-spelling',
    reason: 'Spelled as the job description spells.',
  };
};
