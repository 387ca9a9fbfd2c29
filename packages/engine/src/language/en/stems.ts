import { stemmer } from 'stemmer';
import { memoize } from '../memoize.ts';
import { type Word, wordsOf } from '../words.ts';
import { APART_WORDS } from './apart-words.ts';
import { EMPTY_WORDS, SAME_WORDS } from './same-words.ts';
import { spellingKey } from './spelling.ts';
import { findNominal, findParticiple, readVerb } from './verb-forms.ts';

/** Words that carry no fact of their own. */
const FUNCTION_WORDS = new Set(
  `a an the and or but nor so yet of to in on at by for from with without within into onto over under up down out off about as than
  then that this these those which who whom whose what where when while whilst if because although though via per through
  throughout since during before after between among across along around against toward towards upon it its they them their theirs he him
  his she her hers you your yours i me my mine we us our ours be is are was were been being am have has had having do does did done
  will would can could may might must shall should not no there here also too very more less each some any such own same other
  another both either neither etc eg ie re vs using use used uses including include includes included various several many
  multiple new well again once going goes went living covering regarding concerning involving totaling totalling spanning
  le la les de des du un une et ou en au aux pour par sur dans avec`.split(/\s+/),
);

/** Plurals with another vowel or ending. */
const PLURALS: ReadonlyMap<string, string> = new Map(
  'calves calf,loaves loaf,knives knife,wolves wolf,halves half,scarves scarf,hooves hoof,women woman,men man,teeth tooth,feet foot,mice mouse,geese goose'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The canonical stems of a word that stands in several groups: "operate" runs and drives. */
const groupsOf = new Map<string, string[]>();
for (const words of SAME_WORDS) {
  const first = stemmer(words[0] ?? '');
  for (const word of words) {
    const stem = baseStem(word);
    groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), `=${first}`]);
  }
}

/** "résumés" and "resumes" are one word. */
function plainLetters(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

const WORDS_KEPT = 20_000;

/** The stem of a word without its synonyms: of verbs of the lexicon and their nouns that of the base ("wrote", "implementation"). */
function baseStem(word: string): string {
  const written = plainLetters(word.toLowerCase()).replace(/['’]s?$/, '');
  const lower = PLURALS.get(written) ?? written.replace(/^e-(?=mail)/, '');
  const apart = APART_WORDS.get(lower);
  if (apart !== undefined) return `${apart}!`;
  // The stemmer makes "ad" of it.
  if (/^add(?:s|ed|ing)?$/.test(lower)) return 'add';
  const verb = (readVerb(lower)[0] ?? findNominal(lower) ?? findParticiple(lower))?.verb.base;
  return stemmer(spellingKey(verb ?? lower).replace(/(?<=\p{L}{3})is(?=e|ation|ing)/gu, 'iz'));
}

/** One stem for all forms of a word. */
export const stemOf = memoize(baseStem, WORDS_KEPT);

/** The stem, and one mark for each group of words that may stand for it. */
export function stemsWithSynonyms(word: string): readonly string[] {
  const stem = stemOf(word);
  return [stem, ...(groupsOf.get(stem) ?? [])];
}

/** The stems of a text's content words, with the marks of their groups. */
export const stemSet = (text: string): Set<string> =>
  new Set(contentWords(text).flatMap((word) => stemsWithSynonyms(word.lower)));

/** Whether a set of stems holds a word or one that may stand for it. */
export const holdsWord = (stems: ReadonlySet<string>, word: string): boolean =>
  stemsWithSynonyms(word).some((stem) => stems.has(stem));

const isFunctionWord = (lower: string): boolean => FUNCTION_WORDS.has(lower) || lower.length < 2;

/** The words of a text that carry content, numbers aside. */
export function contentWords(text: string): Word[] {
  return wordsOf(text)
    .flatMap(splitHyphens)
    .filter((word) => /\p{L}/u.test(word.text) && !isFunctionWord(word.lower));
}

/** "12-person" and "customer-facing" are words of their own; their places stay those of the whole. */
function splitHyphens(word: Word): Word[] {
  if (!/[-/.]/.test(word.text) || /\.\p{L}/u.test(word.text)) return [word];
  return word.text
    .split(/[-/]/)
    .map((part) => ({ ...word, text: part, lower: part.toLowerCase() }));
}

const emptyStems = new Set([...EMPTY_WORDS].map((word) => stemOf(word)));

/** Whether a word only belongs to the wording: "experienced", "performed". */
export const isEmptyWord = (lower: string): boolean => emptyStems.has(stemOf(lower));
