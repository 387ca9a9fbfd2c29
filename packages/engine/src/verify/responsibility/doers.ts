import { closedClassesOf } from '../../language/en/closed-classes.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { MONTHS } from '../../language/months.ts';
import type { Word } from '../../language/words.ts';
import { FUNCTION_WORD, isGerund, isPerson, isVerbAt } from './agents.ts';

/** Teams of a firm that are named without an article: "paid by finance". */
const DEPARTMENTS: ReadonlySet<string> = new Set(
  `physics management finance engineering procurement purchasing accounts accounting payroll marketing sales legal security
  maintenance reception dispatch production quality devops operations hr it qa qc council headquarters head`.split(
    /\s+/,
  ),
);
/** What stands behind "by" with an article and did nothing: amounts, times, means and places. */
const NO_DOERS: ReadonlySet<string> = new Set(
  `hour end day week month year night time book dozen box case pallet load truckload kilo pound metre meter ton tonne hand
  phone letter factor third half quarter fifth tenth use side river sea road door window gate lake wall bar pool`.split(
    /\s+/,
  ),
);
const SELF = /^(?:me|myself|us|ourselves)$/;
const DETERMINER =
  /^(?:the|an?|my|our|his|her|their|its|another|some|one|two|three|four|five|six|\d+)$/;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const HONORIFIC = /^(?:mr|mrs|ms|dr|prof|sir|sister|father)$/;

/** Whether a word is written as a name and is no time. */
export const isNamed = ({ text, lower }: Word): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) && !DAY.test(lower) && MONTHS[lower] === undefined;

/** Whether a word at the head of a line is somebody's name: no word of English has its letters. */
export const isName = (word: Word): boolean =>
  isNamed(word) && (HONORIFIC.test(word.lower) || !isEnglish(word.lower.replace(/['’]s?$/, '')));

/** A longer row of nouns is no phrase, and is not walked through from each of its words. */
const PHRASE_WORDS = 8;

/** The last word of the noun phrase that begins at a place. */
export function headOf(words: readonly Word[], from: number): number {
  let at = from;
  while (
    at - from < PHRASE_WORDS &&
    words[at + 1]?.gap === ' ' &&
    !FUNCTION_WORD.test(words[at + 1]?.lower ?? '') &&
    closedClassesOf(words[at + 1]?.lower ?? '').size === 0
  )
    at++;
  return at;
}

/** Whether the phrase behind "by" names who did something: somebody, a firm, a team; no means, time or amount. */
export function isDoerAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || SELF.test(word.lower)) return false;
  const isPlural = (place: number): boolean => /[^s]s$/.test(words[place]?.lower ?? '');
  const head = headOf(words, at);
  const people = words.slice(at, head + 1).some(({ lower }) => isPerson(lower));
  if (/^(?:the|an?|my|our|his|her|their|another)$/.test(word.lower))
    return !words.slice(at + 1, head + 1).some(({ lower }) => NO_DOERS.has(lower));
  if (DETERMINER.test(word.lower)) return people;
  if (isGerund(word.lower)) return false;
  if (isNamed(word) || DEPARTMENTS.has(word.lower)) return true;
  if (/^(?:others|them|him|her|someone|somebody|everyone|volunteers|staff)$/.test(word.lower))
    return true;
  return people && isPlural(head) && !isVerbAt(words, head);
}

/** Whether a word may stand for a team that acts: "marketing", "head office". */
export const isDepartment = (lower: string): boolean => DEPARTMENTS.has(lower);
