import { TIMES } from '../../../data/words/doer-words.ts';
import { closedClassesOf } from '../../language/en/closed-classes.ts';
import { MATERIALS } from '../../language/en/gerunds.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { MASS_NOUNS } from '../../language/en/nouns.ts';
import { partsOfSpeech } from '../../language/en/synonyms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { FUNCTION_WORD, isPerson } from './agents.ts';

/** What stands right behind a verb: surely what it is done to, a noun that may be, or neither. */
export type ObjectKind = 'firm' | 'noun' | 'none';

const OPENS_OBJECT = setOfWords(
  'the a an my our his her their it them this these all every each both him',
);
const PARTICLE = setOfWords('up out off down away back over');
const ADVERB =
  /ly$|^(?:then|later|always|also|only|never|daily|inside|outside|fresh|ready|twice|once)$/;
const OBJECT_WORDS = 4;

/** What a verb at a place is done to: "painted fences", "sold 40 cars"; a time, a place or an adverb is none. */
export function objectAfter(words: readonly Word[], verb: number): ObjectKind {
  const behind = words[verb + 1];
  const from = PARTICLE.has(behind?.lower ?? '') && behind?.gap === ' ' ? verb + 2 : verb + 1;
  const first = words[from];
  if (first?.gap !== ' ') return 'none';
  if (isTime(words, from)) return 'none';
  if (OPENS_OBJECT.has(first.lower))
    return isTime(words, from + 1) || isTime(words, from + 2) ? 'none' : 'firm';
  if (/^\d/.test(first.lower))
    return isPlural(words[from + 1]) && !isTime(words, from + 1) ? 'firm' : 'none';
  const isOpen = !FUNCTION_WORD.test(first.lower) && closedClassesOf(first.lower).size === 0;
  if (!isOpen || ADVERB.test(first.lower)) return 'none';
  for (let at = from; at < from + OBJECT_WORDS; at++) {
    const word = words[at];
    if (word?.gap !== ' ' || FUNCTION_WORD.test(word.lower)) break;
    if (isTime(words, at)) break;
    if (isPlural(word) || HERDS.has(word.lower)) return 'firm';
    if (MATERIALS.has(word.lower) || MASS_NOUNS.has(word.lower)) return 'firm';
  }
  return isNoun(first) ? 'noun' : 'none';
}
/** Many without an "s". */
const HERDS = setOfWords('sheep cattle fish people children men women poultry livestock deer');
const isTime = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word?.gap === ' ' && (TIMES.has(singularOf(word.lower)) || TIMES.has(word.lower));
};
const isPlural = (word: Word | undefined): boolean =>
  word?.gap === ' ' &&
  /s$/.test(word.lower) &&
  singularOf(word.lower) !== word.lower &&
  (partsOfSpeech(singularOf(word.lower)).has('n') ||
    partsOfSpeech(singularOf(word.lower)).size === 0 ||
    isPerson(word.lower));
const isNoun = ({ lower, text }: Word): boolean =>
  partsOfSpeech(lower).has('n') || partsOfSpeech(lower).size === 0 || /^\p{Lu}/u.test(text);

/** Whether a word that only an object begins with stands behind a verb: "set up the pipeline", "does the tax". */
export const opensObject = (words: readonly Word[], verb: number): boolean =>
  words
    .slice(verb + 1, verb + 3)
    .some(
      ({ lower, gap }, i) =>
        gap === ' ' &&
        OPENS_OBJECT.has(lower) &&
        (i === 0 || PARTICLE.has(words[verb + 1]?.lower ?? '')),
    );
