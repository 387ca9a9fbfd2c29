import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { baseForms, isVerb } from '../../language/en/synonyms.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { AGENT_NOUNS, NO_AGENTS } from './agent-nouns.ts';

/** Somebody whom a line names: the words of the phrase, its article first where it has one, its noun last. */
export interface Agent {
  from: number;
  head: number;
  isDefinite: boolean;
  isPlural: boolean;
}

const PERSON_ENDING = /\w{3}(?:smith|[^r]man|men|woman|ician|ologist)s?$/;
const THING = /^(?:specimen|regimen)s?$/;
const ARTICLE =
  /^(?:the|an?|my|our|his|her|their|its|another|other|each|every|both|all|some|two|three|four|five|\d+)$/;
export const FUNCTION_WORD =
  /^(?:and|or|but|nor|to|of|in|on|at|by|for|from|with|without|into|onto|over|under|up|down|out|off|about|as|than|then|that|which|who|whom|what|where|when|while|if|because|though|per|through|since|during|before|after|once|until|between|among|across|along|around|i|we|they|he|she|it|is|are|was|were|be|been|so|not|no|have|has|had|me|them|him|us|you)$/;

const withoutOwner = (lower: string): string => lower.replace(/['’]s?$/, '');
const singular = (lower: string): string =>
  lower.replace(/(?<=\w)ies$/, 'y').replace(/(?<=\w[^s])s$/, '');

/** Whether a word names somebody, alone or many: "chemist", "boss", "crew". */
export function isPerson(lower: string): boolean {
  const noun = withoutOwner(lower);
  return [noun, singular(noun)].some(
    (one) =>
      !NO_AGENTS.has(one) &&
      (TITLE_WORDS.has(one) || AGENTS.has(one) || (PERSON_ENDING.test(one) && !THING.test(one))),
  );
}
const AGENTS: ReadonlySet<string> = new Set(AGENT_NOUNS);

/** What a word is as a form of a verb: "signs" the third person, "built" a past. */
export const isPast = (lower: string): boolean =>
  readVerb(lower).some(({ form }) => form === 'past') ||
  irregularBases(lower).length > 0 ||
  (/\w{2}ed$/.test(lower) && baseForms(lower).some(isVerb));
export const isThird = (lower: string): boolean =>
  readVerb(lower).some(({ form }) => form === 'third') ||
  (/\w{2}[^s]s$/.test(lower) && irregularBases(lower).length === 0 && isVerbStem(lower));
const isVerbStem = (lower: string): boolean => baseForms(lower).slice(1).some(isVerb);
export const isBase = (lower: string): boolean =>
  readVerb(lower).some(({ form }) => form === 'base') || isVerb(lower);
export const isGerund = (lower: string): boolean => /\w{2}ing$/.test(lower) && isVerbStem(lower);

/** "the customer orders": the verb may be a noun. */
export const mayBeNoun = (lower: string): boolean =>
  readVerb(lower).length === 0 ||
  readVerb(lower).some(({ form, verb }) => form !== 'past' && verb.baseIsNoun);

/** Whether a word opens a clause as its verb: first of all, or after "to" or "and", or by its form. */
export function isVerbAt(words: readonly Word[], place: number): boolean {
  const lower = words[place]?.lower ?? '';
  const before = words[place - 1];
  if (/\w{2}(?:ed|ing)$/.test(lower) || irregularBases(lower).length > 0) return true;
  const isHead =
    before === undefined ||
    /^(?:to|and|or|then|also)$/.test(before.lower) ||
    /[,;:.]/.test(words[place]?.gap ?? '');
  return isHead && isBase(lower);
}

export function agentAt(words: readonly Word[], head: number): Agent | null {
  const noun = words[head];
  if (noun === undefined) return null;
  if (PRONOUN.test(noun.lower))
    return { from: head, head, isDefinite: true, isPlural: noun.lower === 'they' };
  if (!isPerson(noun.lower) || isTool(words, head)) return null;
  const next = words[head + 1];
  if (next?.gap === ' ' && isPerson(next.lower) && !isThird(next.lower)) return null;
  let from = head;
  let isDefinite = false;
  for (let at = head - 1; at >= 0 && head - at <= MODIFIERS_MAX; at--) {
    const { lower } = words[at] as Word;
    if (words[at + 1]?.gap !== ' ' || FUNCTION_WORD.test(lower)) break;
    if (ARTICLE.test(lower)) {
      isDefinite = true;
      from = at;
      break;
    }
    // "the licensed surveyor"
    if (isVerbAt(words, at) && !ARTICLE.test(words[at - 1]?.lower ?? '')) break;
    from = at;
  }
  const { lower } = noun;
  return { from, head, isDefinite, isPlural: /[^s]s$/.test(lower) || MANY.test(lower) };
}
/** "by Postman": a name that ends as words for somebody do. */
const isTool = (words: readonly Word[], head: number): boolean => {
  const { lower, text } = words[head] as Word;
  const isNamed = words[head - 1]?.lower === 'by' && /^\p{Lu}\p{Ll}/u.test(text);
  return isNamed && !TITLE_WORDS.has(lower) && !AGENTS.has(lower);
};
export const PRONOUN = /^(?:they|he|she)$/;
const MODIFIERS_MAX = 4;
/** Many who go by one name, which no one has as a title. */
export const MANY =
  /^(?:people|staff|team|crew|police|committee|council|board|management|men|women)$/;

/** The words that stand in the phrase of a person before its noun: "hoist" of "the hoist crew". */
function readWordsOfAgents(text: string): Word[] {
  const words = wordsOf(text);
  return [...words.keys()].flatMap((place) => {
    const agent = agentAt(words, place);
    const isNamed =
      agent !== null && agent.from > 0 && words[place]?.lower.startsWith('board') === false;
    return isNamed ? words.slice(agent.from, agent.head) : [];
  });
}

const TEXTS_KEPT = 1_000;

/** The words before the noun in each phrase for a person: the "hoist" of "the hoist crew" is no hoist of one's own. */
export const listWordsOfAgents: (text: string) => readonly Word[] = memoize(
  readWordsOfAgents,
  TEXTS_KEPT,
);
