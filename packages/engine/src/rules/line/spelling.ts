import { isEnglish } from '../../language/en/english-words.ts';
import { isNameInside, opensName } from '../../language/en/name-places.ts';
import { findSlip } from '../../language/en/slips.ts';
import { findMeant } from '../../language/en/spelling.ts';
import { isTradeWord } from '../../language/en/word-frequency.ts';
import { defineRule, plural } from '../define-rule.ts';
import { capitalize } from '../line-text.ts';

const WORD = /(?<![\p{L}\p{N}.@/_#-])\p{L}\p{Ll}+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

const ANY_WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Words near which the others are of the same language. */
const NEAR = 4;
/** So many letters hold them. */
const REACH = 160;
/** Small words of languages that people put titles and names of papers in, and none of English. */
const FOREIGN: ReadonlySet<string> = new Set(
  'de du des la le les et au aux der die das und für von den el los las del y em da do dos di della degli het een van'.split(
    ' ',
  ),
);
/** Words that English has taken over with their marks. */
const TAKEN_OVER: ReadonlySet<string> = new Set(
  'café cafés façade façades crèche résumé résumés naïve élite fiancé fiancée protégé entrée décor à'.split(
    ' ',
  ),
);
/** Of those the ones that are English words too: "the van", "a die". */
const ENGLISH_TOO: ReadonlySet<string> = new Set(['van', 'die', 'den', 'do', 'dos']);
/** What English has borrowed whole. */
const BORROWED =
  /\b(?:chef de (?:partie|cuisine|rang)|en (?:route|suite|masse|bloc)|de (?:facto|luxe|novo|minimis|rigueur)|du jour|au (?:pair|fait|gratin)|et (?:al|cetera))\b/giu;
/** "d'aptitude", "l'enfance". */
const ELIDED = /^(?:[dl]|qu)['’]\p{Ll}/u;

const isSmall = (word: string): boolean => FOREIGN.has(word) || ELIDED.test(word);
const isAccented = (word: string): boolean =>
  /^\p{Ll}+$/u.test(word) && /[^\p{ASCII}]/u.test(word) && !TAKEN_OVER.has(word);

const STOP = /[.,;:()|•–—\n]/;

/** The words of a text, each borrowed phrase as one. */
const wordsOf = (text: string): string[] =>
  text.replace(BORROWED, 'borrowed').match(ANY_WORD) ?? [];

/** Whether of the words from one on, the nearest first, a small foreign one stands right beside it, or behind such as are no English ("pratique de"); a name ("de Vries") parts them. */
function isBesideSmall(words: readonly string[]): boolean {
  const next = words.find((word) => isSmall(word) || !/^\p{Ll}+$/u.test(word) || isEnglish(word));
  return next !== undefined && isSmall(next) && !ENGLISH_TOO.has(next);
}

/** Whether a word stands in a stretch of another language: "directeur général", "chef de chantier". A name with a "de" in it, further off, is one word of it alone. */
function isAmongForeign(text: string, at: number, length: number): boolean {
  const head = text.slice(Math.max(0, at - REACH), at);
  const tail = text.slice(at + length, at + length + REACH);
  const near = [...wordsOf(head).slice(-NEAR), ...wordsOf(tail).slice(0, NEAR)];
  const isStretch = near.filter((word) => isSmall(word) || isAccented(word)).length > 1;
  return (
    isStretch ||
    near.some(isAccented) ||
    isBesideSmall(wordsOf(head.split(STOP).at(-1) ?? '').reverse()) ||
    isBesideSmall(wordsOf(tail.split(STOP)[0] ?? ''))
  );
}

/** Words that tell that a stretch is English. */
const ENGLISH_SMALL =
  /^(?:the|and|of|for|to|with|by|from|my|our|your|their|was|were|are|is|that|this|which|who|not|at|it|i)$/;
/** A slip further than this from the word that it may have meant may be a word of another language. */
const NEAR_SCORE = 1;
const LINE_WORDS_MAX = 12;
/** So end slips of English verbs and adverbs, and no words of other languages. */
const ENGLISH_END = /(?:ed|ing|ly)$/;

/** Whether most words of a text beside one are of another language: "zelador profissional". */
function isOfOthers(words: readonly string[]): boolean {
  let known = 0;
  let unknown = 0;
  for (const [at, word] of words.entries()) {
    const lower = word.toLowerCase();
    if (!/^\p{L}{3,}$/u.test(lower) && !ENGLISH_SMALL.test(lower)) continue;
    if (isEnglish(lower) || isTradeWord(lower) || findMeant(lower) !== undefined) known++;
    else if ((findSlip(lower)?.score ?? NEAR_SCORE) < NEAR_SCORE) continue;
    // A capital in the middle is a name's.
    else if (word === lower || at === 0) unknown++;
  }
  return unknown > 0 && unknown >= known && !words.some((word) => ENGLISH_SMALL.test(word));
}

/** Whether the clause or the short line that a word stands in is of another language. */
function isInOthers(text: string, at: number, word: string): boolean {
  const [head, tail] = [text.slice(0, at), text.slice(at + word.length)];
  const line = wordsOf(`${head.split('\n').at(-1)} ${tail.split('\n')[0]}`);
  const clause = wordsOf(`${head.split(STOP).at(-1)} ${tail.split(STOP)[0]}`);
  return isOfOthers(clause) || (line.length <= LINE_WORDS_MAX && isOfOthers(line));
}

/** A text with other words in place of some: `find` gets each in small letters, and as it stands. What stands in a stretch of another language is that language's, and a name is its owner's; where `mayName`, so is what opens one. */
export const spell = (
  text: string,
  find: (lower: string, word: string) => string | undefined,
  mayName = false,
): string =>
  text.replace(WORD, (word, at: number) => {
    const lower = word.toLowerCase();
    const right = find(lower, word);
    if (right === undefined || isNameInside(text, at, word)) return word;
    if (mayName && opensName(text, at, word)) return word;
    if (isAmongForeign(text, at, word.length)) return word;
    if (!ENGLISH_END.test(lower) && isInOthers(text, at, word)) return word;
    return word === lower ? right : capitalize(right);
  });

/** Words that no dictionary has, where one word alone can have been meant; names and skills are none of them. */
export const spelling = defineRule({
  id: 'spelling',
  kind: 'spelling',
  order: 15,
  precedence: 175,
  appliesTo: ['bullet', 'prose', 'skill', 'term'],
  languages: ['en'],
  // Slips that are known for certain do not wait for those that only the person can be sure of.
  detect: ({ text }, { corrections }) => [
    spell(text, (word) => corrections?.get(word) ?? findMeant(word)),
    spell(text, (word) => (corrections?.has(word) === false ? undefined : findMeant(word))),
  ],
  rewrite: (wordings) => wordings,
  reason: 'The word as dictionaries have it.',
  summary: (n) => `Corrected the spelling in ${plural(n, 'line', 'lines')}.`,
  examples: [
    ['Worked in a fast paced enviroment', 'Worked in a fast paced environment'],
    ['Equipement checks each morning', 'Equipment checks each morning'],
    ['Met Jan de Vries on enviroment checks', 'Met Jan de Vries on environment checks'],
  ],
  leaves: [
    'Cooked for the Enviroment-Club',
    'Waited tables at the Compleat Angler hotel',
    'Served the Plumer family for nine years',
    'Drove mr plumer to his shops',
    'Kept the tools in order',
    'Reported to the directeur général of the port',
    'Held the Certificat pratique de langue française',
    'Held the Certificat pratique de langue and the Brevet de technicien superieur',
  ],
});
