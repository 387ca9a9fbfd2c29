import { wordsOf } from '../language/words.ts';
import { isEmptySentence, isNamedWish, sentencesOf } from '../rules/summary-sentences.ts';
import { holdsTitleWord } from './held-titles.ts';
import { countWords, type Part } from './summary-facts.ts';
import type { Facts } from './summary-patterns.ts';

/** Fewer words at the top of a page are a title and a date; the person's own say something sooner. */
const SUMMARY_WORDS_MIN = 8;
const KEPT_WORDS_MIN = 6;
/** So much of what the person tells of themselves has to be left. */
const KEPT_SHARE = 0.5;

/** How a sentence opens that says what one is after. */
const WISH =
  /^(?:to \p{Ll}+|(?:still |now )?(?:looking|seeking|searching|what i)|i (?:want|wish|hope|would|am looking))\b/iu;
const TOLD_WORDS_MIN = 8;
/** A sentence so long tells more than an age or a boast. */
const LONG_WORDS = 18;

/** The sentences of an old summary that tell something of the person besides what they wish for. */
export const toldOf = (before: string): string[] =>
  sentencesOf(before).filter(
    (sentence) =>
      !isNamedWish(sentence) &&
      !WISH.test(sentence) &&
      countWords(sentence) >= (isEmptySentence(sentence) ? LONG_WORDS : TOLD_WORDS_MIN),
  );

/** Whether a new summary is a mere stump, or gives up most of what the old one told: the person's own is better then. */
export function saysTooLittle(before: string, after: string): boolean {
  const own = toldOf(before);
  if (countWords(after) < (before === '' ? SUMMARY_WORDS_MIN : KEPT_WORDS_MIN)) return true;
  const told = own.flatMap((sentence) => wordsOf(sentence).map(({ lower }) => lower));
  const left = new Set(wordsOf(after).map(({ lower }) => lower));
  return told.filter((word) => left.has(word)).length < KEPT_SHARE * told.length;
}

/** So many words of the person's own say something without a title. */
const OWN_WORDS_MIN = 8;

/** Whether the sentences of a summary say who one is and what the ad asks for: a title with its years and something beside, or a title with two things; or enough in the person's own words. */
export function tellsEnough(
  parts: readonly Part[],
  kept: readonly string[],
  facts: Facts,
): boolean {
  if (countWords(kept.join(' ')) >= OWN_WORDS_MIN) return true;
  const text = parts.map((part) => part.text).join(' ');
  const isNamed = facts.title !== '' && text.includes(facts.title);
  if (!isNamed && !holdsTitleWord(kept.join(' '))) return false;
  const isBeside = parts.some(({ lines }) => lines.length > 0) || kept.length > 0;
  return isBeside && countWords(text) >= SUMMARY_WORDS_MIN;
}
