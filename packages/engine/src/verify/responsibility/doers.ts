import {
  DEPARTMENTS,
  MACHINES,
  NICKNAMES,
  NO_DOERS,
  OTHERS,
  SHARES_OF_GROUP,
  TIMES,
  WORKPLACES,
} from '../../../data/words/doer-words.ts';
import { CHANNELS, METHODS } from '../../../data/words/means-words.ts';
import { closedClassesOf } from '../../language/en/closed-classes.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { isVerb, partsOfSpeech } from '../../language/en/synonyms.ts';
import { MONTHS } from '../../language/months.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { FUNCTION_WORD, isGerund, isPerson, isVerbAt } from './agents.ts';

const SELF = setOfWords('me myself us ourselves');
const ARTICLE = setOfWords('the a an my our his her their another');
const DETERMINER = setOfWords('its some one two three four five six both several many few');
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const HONORIFIC = setOfWords('mr mrs ms dr prof sir sister father');

/** Whether a word is written as a name and is no time. */
export const isNamed = ({ text, lower }: Word): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) && !DAY.test(lower) && MONTHS[lower] === undefined;

/** Whether a word at the head of a line is somebody's name: no word of English has its letters. */
export const isName = (word: Word): boolean =>
  isNamed(word) && (HONORIFIC.has(word.lower) || !isEnglish(word.lower.replace(/['’]s?$/, '')));

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

/** Whether a noun names those who act without a name of their own: a firm, a shift, a machine. */
export const isActingNoun = (lower: string): boolean =>
  [lower, singularOf(lower)].some((one) => WORKPLACES.has(one) || MACHINES.has(one));

const isPlural = (lower: string): boolean => /[^s]s$/.test(lower);

/** Whether the phrase behind "by" names who did something: somebody, a firm, a team; no means, time or amount. */
export function isDoerAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || SELF.has(word.lower)) return false;
  // "one of the owners", "half the team"
  if (SHARES_OF_GROUP.has(word.lower) || ARTICLE.has(word.lower)) {
    const inner = innerOfShare(words, at);
    if (inner !== null) return isDoerAt(words, inner);
  }
  const head = headOf(words, at);
  const phrase = words.slice(at, head + 1);
  const isSomebody = phrase.some(({ lower }) => isPerson(lower) || isActingNoun(lower));
  const last = words[head]?.lower ?? '';
  if (ARTICLE.has(word.lower)) return !NO_DOERS.has(last) && !NO_DOERS.has(singularOf(last));
  if (DETERMINER.has(word.lower) || /^\d+$/.test(word.lower)) return isSomebody || isNickname(last);
  if (DEPARTMENTS.has(word.lower)) return true;
  if (isGerund(word.lower)) return false;
  if (isNamed(word) || isShortName(word) || isInitial(words, at)) return true;
  if (OTHERS.has(word.lower) || word.lower === 'volunteers' || word.lower === 'staff') return true;
  if (isPlural(last) && isNickname(last)) return true;
  const isParty = isPlural(last) && (isSomebody || /^part(?:ies|ners)$/.test(last));
  return isParty && !isVerbAt(words, head);
}
/** "by sparks", "by chippies": what a trade calls its people, most of it in no dictionary; "by e-mails" names none. */
const isNickname = (lower: string): boolean => {
  const one = singularOf(lower);
  const isUnknown = /^[a-z]{3,}$/.test(one) && partsOfSpeech(one).size === 0 && !isVerb(one);
  return (
    NICKNAMES.has(one) || (isUnknown && !NO_DOERS.has(one) && !TIMES.has(one) && !isMeansWord(one))
  );
};
const isMeansWord = (one: string): boolean => CHANNELS.has(one) || METHODS.has(one);

/** "ISS", "NHS": a firm in capitals. */
const isShortName = ({ text }: Word): boolean => /^\p{Lu}{2,5}$/u.test(text);

/** "J. Novak" */
const isInitial = (words: readonly Word[], at: number): boolean =>
  /^\p{Lu}$/u.test(words[at]?.text ?? '') &&
  words[at + 1]?.gap === ' ' &&
  isNamed(words[at + 1] as Word);

/** The words of a line with no stop inside a name: the one of "J. Novak" and "Mr. Lee" ends no sentence, as written or as small as it is made where sentences are told apart. */
export const withoutStopsInNames = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) => {
    const before = words[at - 1];
    const isStop = /^[.\u2024] $/.test(word.gap) && before !== undefined && isNamed(word);
    const isTitle = isStop && (/^\p{Lu}$/u.test(before.text) || HONORIFIC.has(before.lower));
    return isTitle ? { ...word, gap: ' ' } : word;
  });

/** Where the group begins that a share is of, or null: "the owners" of "one of the owners", "the rest of the crew". */
function innerOfShare(words: readonly Word[], at: number): number | null {
  const share = ARTICLE.has(words[at]?.lower ?? '') ? at + 1 : at;
  if (!SHARES_OF_GROUP.has(words[share]?.lower ?? '')) return null;
  const next = words[share + 1]?.lower ?? '';
  if (next === 'of') return share + 2;
  return ARTICLE.has(next) ? share + 1 : null;
}

/** Whether a word may stand for a team that acts: "marketing", "head office". */
export const isDepartment = (lower: string): boolean => DEPARTMENTS.has(lower);
