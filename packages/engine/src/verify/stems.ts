import { stemmer } from 'stemmer';
import { type Word, wordsOf } from '../document/words.ts';
import { findNominal, readVerb } from '../lexicon/verb-forms.ts';

/** Words that carry no fact of their own. */
const FUNCTION_WORDS = new Set(
  `a an the and or but nor so yet of to in on at by for from with without within into onto over under up down out off about as than
  then that this these those which who whom whose what where when while whilst if because although though via per through
  throughout during before after between among across along around against toward towards upon it its they them their theirs he him
  his she her hers you your yours i me my mine we us our ours be is are was were been being am have has had having do does did done
  will would can could may might must shall should not no there here also too very more less each some any such own same other
  another both either neither etc eg ie re vs using use used uses including include includes included various several many
  multiple new well again once twice
  le la les de des du un une et ou en au aux pour par sur dans avec`.split(/\s+/),
);

/** Words for the same thing, so that a rewording is not read as a new fact. */
const SAME_WORDS: readonly string[][] = [
  [
    'staff',
    'employee',
    'worker',
    'personnel',
    'people',
    'person',
    'workforce',
    'colleague',
    'member',
  ],
  ['customer', 'client', 'guest', 'patron', 'shopper'],
  ['job', 'role', 'position', 'work'],
  ['company', 'firm', 'business', 'organization', 'organisation'],
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'annual', 'annually', 'year'],
  ['regular', 'regularly', 'basis'],
  ['prompt', 'promptly', 'timely', 'quickly', 'quick'],
  ['app', 'application'],
  ['website', 'site', 'web'],
  ['task', 'duty', 'assignment'],
  ['building', 'facility'],
  ['error', 'mistake', 'bug', 'defect'],
  ['issue', 'problem'],
  ['fast', 'faster', 'quicker'],
  ['before', 'prior'],
  ['most', 'majority'],
  ['time', 'duration', 'runtime'],
];

const canonical = new Map(
  SAME_WORDS.flatMap((words) =>
    words.map((word) => [stemmer(word), stemmer(words[0] ?? word)] as const),
  ),
);
const cache = new Map<string, string>();
const CACHE_MAX = 20_000;

/** One stem for all forms of a word: verbs of the lexicon and their nouns by the base ("wrote", "implementation"), words for one thing by the first of them. */
export function stemOf(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  const verb = (readVerb(lower)[0] ?? findNominal(lower))?.verb.base;
  const stem = stemmer((verb ?? lower).replace(/(?<=\p{L}{3})is(?=e|ation|ing)/gu, 'iz'));
  const found = canonical.get(stem) ?? stem;
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(word, found);
  return found;
}

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
