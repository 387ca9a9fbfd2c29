import { PASSIVE_DEEDS } from '../../language/en/general-words.ts';
import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import { contentWords, isEmptyWord, stemOf, stemsWithSynonyms } from '../../language/en/stems.ts';
import { baseForms, isVerb } from '../../language/en/synonyms.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { lemmasAt } from '../paraphrase/reworded.ts';
import { isTitleWord } from '../paraphrase/same-wording.ts';
import { donePurposeAt } from './done-purposes.ts';
import { objectAfter } from './objects.ts';
import { listOwnership } from './ownership.ts';
import { type Qualifier, qualifyWords } from './qualifiers.ts';
import { whoseGerund } from './served-acts.ts';

/** A deed with what it is done to. */
export interface Deed {
  word: Word;
  lemmas: readonly string[];
  stem: string;
  rank: number;
  /** The content words right behind it, and the last of them: what it is done to. */
  objects: ReadonlySet<string>;
  head: ReadonlySet<string>;
  /** What its object may stand for: numbers for "figures". */
  plainerHead: ReadonlySet<string>;
  isTakenBack: boolean;
}

/** Where a verb may stand: at the head of a clause, or after what governs one. */
const VERB_PLACE =
  /(?:^(?:\w+ly )?|[,;:.(]\s?|\b(?:and|or|who|that|which|by|to|while|when|in|of|for|also|then|i|was|were|is|are|been|be) (?:\w+ly )?)$/i;
/** So many characters before a word hold what governs it; a longer look would cost a long line its square. */
const GOVERNED_WITHIN = 60;
const OBJECT_WORDS = 4;
const ORDINARY_RANK = 3;

const OBJECT_END =
  /\b(?:in|at|for|of|with|to|on|by|from|under|during|along|across|around|near|into|within|inside|outside|between|per|as|before|after|when|while|until|via|using|through|that|which|who)\b/i;
const TIME =
  /^(?:hour|(?:mon|tues|wednes|thurs|fri|satur|sun|week)?day|night|shift|week|month|quarter|season|year|time)s?$|^(?:second|other)$|ly$/;

/** "sets up and runs Haas mills and edits code": of the first verb, "up Haas mills". */
function beforeNextVerb(clause: string): string {
  let kept = '';
  for (const part of clause.split(/ (?:and|or) /)) {
    const [first = ''] = part.trim().split(' ');
    const isNext = kept !== '' && isInflected(first.toLowerCase());
    if (isNext && contentWords(kept).length > 0) break;
    kept += ` ${isNext ? part.trim().slice(first.length) : part}`;
  }
  return kept;
}

const isInflected = (lower: string): boolean =>
  readVerb(lower).some(({ form, verb }) => form !== 'base' || !verb.baseIsNoun) ||
  irregularBases(lower).length > 0;

/** "half of the guide" is of the guide. */
const AMOUNT = /^(?:half|part|some|most|thirds?|quarters?|rest|number|lots?)$/;

/** "Drafting and review of contracts": of both. */
const JOINED_NOUN = /^ (?:and|or|&) [\w-]+ of\b/;

/** The content words that a verb governs: those up to the next preposition, or right behind it. */
function objectsAfter(text: string, end: number): string[] {
  const rest = text.slice(end).split(/[,;.](?!\d)/)[0] ?? '';
  const clause = beforeNextVerb(rest.replace(JOINED_NOUN, ''));
  const parts = clause
    .split(OBJECT_END)
    .map((part) =>
      contentWords(part).filter(({ lower }) => !/['’]s?$/.test(lower) && !isEmptyWord(lower)),
    );
  const things = parts.map((part) =>
    part.filter(({ lower }) => !TIME.test(lower) && !AMOUNT.test(lower)),
  );
  return ([...things, ...parts].find((list) => list.length > 0) ?? [])
    .slice(0, OBJECT_WORDS)
    .map(({ lower }) => lower);
}

const plainerStems = (word: string): string[] =>
  baseForms(word).flatMap((lemma) => [...plainerThan(lemma)].map((plain) => stemOf(plain)));

const stemsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => stemsWithSynonyms(word)));

const isVerbForm = (word: Word, isFirst: boolean): boolean =>
  readVerb(word.lower).length > 0 ||
  irregularBases(word.lower).length > 0 ||
  /\w{2}(?:ed|ing)$/.test(word.lower) ||
  (isFirst && isVerb(word.lower));

/** "Prepare and sign": a verb right beside the one that opens the line, or of the part that "and" opens. */
function isJoinedVerb(words: readonly Word[], place: number): boolean {
  const from = words[0]?.text === 'I' ? 1 : 0;
  if (place !== from + 1 && place !== from + 2) return false;
  const isJoined = /^(?:and|or)$/.test(words[place - 1]?.lower ?? '');
  return (
    isJoined &&
    words.slice(from, place - 1).every(({ lower }) => isVerb(lower)) &&
    isVerb(words[place]?.lower ?? '')
  );
}

/** "to clear the snow", "hired to clear snow": any verb with what it is done to right behind it. */
const isInfinitive = (words: readonly Word[], place: number): boolean =>
  isBehindTo(words, place) &&
  isVerb(words[place]?.lower ?? '') &&
  (objectAfter(words, place) === 'firm' || donePurposeAt(words, place) !== null);
/** Whether "to" governs a word, right before it or over the verb that "and" joins to it: "to open and close". */
export const isBehindTo = (words: readonly Word[], place: number): boolean =>
  words[place - 1]?.lower === 'to' ||
  (/^(?:and|or)$/.test(words[place - 1]?.lower ?? '') &&
    words[place - 3]?.lower === 'to' &&
    isVerb(words[place - 2]?.lower ?? ''));

/** "Nurse caring for 12 patients", "worked at a bakery baking bread". */
const isOwnGerund = (words: readonly Word[], place: number): boolean =>
  whoseGerund(words, place) === 'own' &&
  (objectAfter(words, place) !== 'none' ||
    /^(?:for|with|after)$/.test(words[place + 1]?.lower ?? ''));

/** "Charge nurse" is no deed. */
const isTitle = (next: Word | undefined): boolean =>
  next !== undefined && isTitleWord(next.lower) && !/s$/.test(next.lower);

const PARTICLE = /^(?:up|out|off|on|in|over|down|away|back|after|through|together)$/;

/** Of a verb with its particle right behind it only the two together: "sign up" is not "sign". */
function withParticle(words: readonly Word[], place: number): readonly string[] {
  const lemmas = lemmasAt(words, place);
  const next = words[place + 1]?.lower ?? '';
  return PARTICLE.test(next) ? lemmas.filter((lemma) => lemma.endsWith(`_${next}`)) : lemmas;
}

/** "co-designed" is designing. */
export const withoutCo = (lower: string): string => lower.replace(/^co-/, '');

function readDeeds(text: string): Deed[] {
  const words = wordsOf(text);
  const places = words.flatMap((word, place) =>
    (VERB_PLACE.test(text.slice(Math.max(0, word.start - GOVERNED_WITHIN), word.start)) ||
      isOwnGerund(words, place)) &&
    (isVerbForm(word, place === 0) || isJoinedVerb(words, place) || isInfinitive(words, place)) &&
    !isTitle(words[place + 1])
      ? [place]
      : [],
  );
  if (places.length === 0) return [];
  const qualified = qualifyWords(text);
  const ranks = new Map(listOwnership(text).map(({ start, rank }) => [start, rank]));
  return places.flatMap((place): Deed[] => {
    const word = words[place];
    if (word === undefined) return [];
    const { qualifiers } = qualified[place] ?? { qualifiers: NO_QUALIFIERS };
    const objects = objectsAfter(text, word.end);
    const lemmas = withParticle(words, place).flatMap((lemma) => [lemma, withoutCo(lemma)]);
    const isPassive = lemmas.some((lemma) => PASSIVE_DEEDS.has(lemma));
    return [
      {
        word,
        lemmas,
        stem: stemOf(withoutCo(word.lower)),
        rank: ranks.get(word.start) ?? (isPassive ? 1 : ORDINARY_RANK),
        objects: stemsOf(objects),
        head: stemsOf(objects.slice(-1)),
        plainerHead: new Set(objects.slice(-1).flatMap(plainerStems)),
        isTakenBack: TAKEN_BACK.some((qualifier) => qualifiers.has(qualifier)),
      },
    ];
  });
}
const TAKEN_BACK = ['negated', 'planned', 'others'] as const;
const NO_QUALIFIERS: ReadonlySet<Qualifier> = new Set();

const TEXTS_KEPT = 500;

/** The deeds of a text in order, read once. */
export const listDeeds: (text: string) => readonly Deed[] = memoize(readDeeds, TEXTS_KEPT);

/** Whether a word of a text stands where a verb does and is one. */
export const isDeed = (text: string, { start }: Pick<Word, 'start'>): boolean =>
  listDeeds(text).some(({ word }) => word.start === start);

export const isAny = (deed: Deed, among: ReadonlySet<string>): boolean =>
  deed.lemmas.some((lemma) => among.has(lemma));

/** "Wrote a series" of "my series ran in October". */
export const isMine = (told: string, { head }: Deed): boolean =>
  Array.from(told.matchAll(/\bmy ((?:\w+ ){0,2}?)(\w+)/gi)).some((match) =>
    head.has(stemOf((match[2] ?? '').toLowerCase())),
  );
