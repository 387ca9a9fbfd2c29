import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { baseForms, isVerb } from '../../language/en/synonyms.ts';
import { findNominal, readVerb } from '../../language/en/verb-forms.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { AGENT_NOUNS, NO_AGENTS } from './agent-nouns.ts';

/** Somebody whom a line names: the words of the phrase, its article first where it has one, its noun last. */
interface Agent {
  from: number;
  head: number;
  isDefinite: boolean;
  isPlural: boolean;
}

const PERSON_ENDING = /\w{3}(?:smith|[^r]man|men|woman|ician|ologist)s?$/;
const THING = /^(?:specimen|regimen)s?$/;
const ARTICLE =
  /^(?:the|an?|my|our|his|her|their|its|another|other|each|every|both|all|some|two|three|four|five|\d+)$/;
const FUNCTION_WORD =
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
const isPast = (lower: string): boolean =>
  readVerb(lower).some(({ form }) => form === 'past') ||
  irregularBases(lower).length > 0 ||
  (/\w{2}ed$/.test(lower) && baseForms(lower).some(isVerb));
const isThird = (lower: string): boolean =>
  readVerb(lower).some(({ form }) => form === 'third') ||
  (/\w{2}[^s]s$/.test(lower) && irregularBases(lower).length === 0 && isVerbStem(lower));
const isVerbStem = (lower: string): boolean => baseForms(lower).slice(1).some(isVerb);
const isBase = (lower: string): boolean =>
  readVerb(lower).some(({ form }) => form === 'base') || isVerb(lower);
const isGerund = (lower: string): boolean => /\w{2}ing$/.test(lower) && isVerbStem(lower);

/** "the customer orders": the verb may be a noun. */
const mayBeNoun = (lower: string): boolean =>
  readVerb(lower).length === 0 ||
  readVerb(lower).some(({ form, verb }) => form !== 'past' && verb.baseIsNoun);

/** Whether a word opens a clause as its verb: first of all, or after "to" or "and", or by its form. */
function isVerbAt(words: readonly Word[], place: number): boolean {
  const lower = words[place]?.lower ?? '';
  const before = words[place - 1];
  if (/\w{2}(?:ed|ing)$/.test(lower) || irregularBases(lower).length > 0) return true;
  const isHead =
    before === undefined ||
    /^(?:to|and|or|then|also)$/.test(before.lower) ||
    /[,;:.]/.test(words[place]?.gap ?? '');
  return isHead && isBase(lower);
}

function agentAt(words: readonly Word[], head: number): Agent | null {
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
const PRONOUN = /^(?:they|he|she)$/;
const MODIFIERS_MAX = 4;
/** Many who go by one name, which no one has as a title. */
export const MANY =
  /^(?:people|staff|team|crew|police|committee|council|board|management|men|women)$/;

const CONJUNCTION =
  /^(?:once|after|when|whenever|before|until|till|if|because|while|as|so|but|that|which|whom|unless|where|and|since|than|what|whatever)$/;
/** These are followed by a clause. */
const CLAUSE_OPENER =
  /^(?:once|when|whenever|until|till|if|because|while|unless|after|before|that|which|whom|what|whatever)$/;

/** How the words before a phrase let it be the subject of a clause. */
function subjectPlace(
  words: readonly Word[],
  { from, isDefinite }: Agent,
): 'clause' | 'list' | null {
  const before = words[from - 1];
  const gap = words[from]?.gap ?? '';
  if (before === undefined) return 'list';
  if (/[;:.()–—]| -/.test(gap)) return 'clause';
  if (CLAUSE_OPENER.test(before.lower)) return 'clause';
  if (gap.includes(',') || CONJUNCTION.test(before.lower)) return 'list';
  if (PRONOUN.test(words[from]?.lower ?? '')) return 'clause';
  const isNoun = gap === ' ' && !FUNCTION_WORD.test(before.lower) && !/ly$/.test(before.lower);
  return isDefinite && isNoun && !isVerbAt(words, from - 1) ? 'clause' : null;
}

const ADVERB = /ly$|^(?:then|later|always|also|only|never|not|just|both|all)$/;
const AUXILIARY = /^(?:has|have|had|will|would|can|could|may|must|should|did|does|do)$/;
const BE = /^(?:is|are|was|were|be|been|being|am)$/;

/** Words that open an object: "checks everything", "mixed the chemical". */
const OBJECT_OPENER =
  /^(?:the|an?|it|them|this|that|these|those|my|our|his|her|their|everything|anything|all|each|every|me|us|him|\d+)$/;
const AFTER_NOUN = /^(?:and|or|of|for|in|on|at|by|to|with|from|as|per)$/;

/** The first place behind an agent that is no adverb and no auxiliary, and whether there was one of these. */
function behindAuxiliaries(
  words: readonly Word[],
  { head }: Agent,
): { at: number; isHelped: boolean } {
  let at = words[head + 1]?.lower === 'who' ? head + 2 : head + 1;
  let isHelped = false;
  for (; words[at]?.gap === ' '; at++) {
    const { lower } = words[at] as Word;
    if (AUXILIARY.test(lower)) isHelped = true;
    else if (!ADVERB.test(lower)) break;
  }
  return { at, isHelped };
}

/** Whether a word right behind an agent is its verb: "the manager signs", not "the customer orders". */
function isItsVerb(
  words: readonly Word[],
  at: number,
  agent: Agent,
  place: 'clause' | 'list',
): boolean {
  const lower = words[at]?.lower ?? '';
  const next = words[at + 1];
  const hasObject = next?.gap === ' ' && OBJECT_OPENER.test(next.lower);
  const hasThing = next?.gap === ' ' && !AFTER_NOUN.test(next.lower);
  if (isPast(lower)) return place === 'clause' || (agent.from > 0 && hasThing);
  if (agent.isPlural ? isBase(lower) : isThird(lower)) {
    const isTold = place === 'clause' || (agent.isDefinite && agent.from > 0);
    return hasObject || (isTold && (place === 'clause' || !mayBeNoun(lower) || !hasThing));
  }
  // "after supervisor sign": as some write who learn English.
  const isAfter = /^(?:after|once|when|until|if)$/.test(words[agent.from - 1]?.lower ?? '');
  return isAfter && !agent.isPlural && isBase(lower) && readVerb(lower).length > 0;
}

/** The place of the verb that an agent is the subject of, or -1. */
function verbOf(words: readonly Word[], agent: Agent): number {
  const place = subjectPlace(words, agent);
  if (place === null) return -1;
  const { at, isHelped } = behindAuxiliaries(words, agent);
  const word = words[at];
  if (word?.gap !== ' ') return -1;
  if (BE.test(word.lower)) return isGerund(words[at + 1]?.lower ?? '') ? at + 1 : -1;
  const isFound = isHelped
    ? isPast(word.lower) || isBase(word.lower)
    : isItsVerb(words, at, agent, place);
  return isFound ? at : -1;
}

/** A verb, and the one in its form that "and" joins to it: "checks and signs". */
function withJoined(
  words: readonly Word[],
  at: number,
  isSame: (lower: string) => boolean,
): number[] {
  const isJoined = /^(?:and|or)$/.test(words[at + 1]?.lower ?? '');
  return isJoined && isSame(words[at + 2]?.lower ?? '') ? [at, at + 2] : [at];
}

/** Acts of those who have the say. */
const SAY =
  /^(?:approval|authori[sz]ation|sign-?off|signature|review|audit|assessment|evaluation|check|decision|confirmation|okay|ok|consent|request|instruction|say-so|permission|inspection|supervision|guidance|direction|design|sketch|plan|drawing)(?:e?s)?$/;
const isAct = (lower: string): boolean =>
  SAY.test(lower) ||
  findNominal(lower) !== null ||
  /\w{3}ing$/.test(lower) ||
  readVerb(lower).some(({ form }) => form === 'base');

/** Deeds told of an agent by the words around the phrase: "for the judge to sign", "to the goldsmith for resizing". */
function deedsAround(words: readonly Word[], { from, head }: Agent): number[] {
  const lowerAt = (at: number): string => words[at]?.lower ?? '';
  const [before, next, then] = [lowerAt(from - 1), lowerAt(head + 1), lowerAt(head + 2)];
  const isClose = words[head + 1]?.gap === ' ';
  const isOwner = /['’]s?$/.test(lowerAt(head)) || /^['’]/.test(words[head + 1]?.gap ?? '');
  if (isOwner) {
    const act = [head + 1, head + 2].find((at) => SAY.test(lowerAt(at)));
    return act === undefined ? [] : [act];
  }
  if (!isClose) return [];
  if (next === 'to' && before === 'for' && isBase(then)) return withJoined(words, head + 2, isBase);
  if (/^(?:with|while|as)$/.test(before) && isGerund(next)) return [head + 1];
  if (before === 'to' && next === 'for') {
    const act = [head + 2, head + 3].find((at) => words[at]?.gap === ' ' && isAct(lowerAt(at)));
    return act === undefined ? [] : [act];
  }
  return SAY.test(next) && /^(?:for|with|after|before|on|pending|under|at)$/.test(before)
    ? [head + 1]
    : [];
}

const PARTICIPLE_WORDS = 6;

/** "shown by the technician", "before sign-off by the manager". */
function deedBy(words: readonly Word[], { from }: Agent): number[] {
  const before = words[from - 1]?.lower;
  if (before === 'from' && SAY.test(words[from - 2]?.lower ?? '')) return [from - 2];
  if (before !== 'by') return [];
  for (let at = from - 2; at >= 0 && from - at <= PARTICIPLE_WORDS; at--) {
    const lower = words[at]?.lower ?? '';
    if (isPast(lower) || isGerund(lower) || SAY.test(lower)) return [at];
    if (words[at]?.gap !== ' ' || /^(?:and|or|who|which|that)$/.test(lower)) break;
  }
  return [];
}

/** "a nurse who draws blood", "the workshop that fixed them": told of the one named before. */
function deedsWho(words: readonly Word[], { from, head, isDefinite }: Agent): number[] {
  if (!/^(?:who|that)$/.test(words[head + 1]?.lower ?? '') || !(isDefinite || from > 0)) return [];
  if (/^(?:among|of|as)$/.test(words[from - 1]?.lower ?? '')) return [];
  const at = ADVERB.test(words[head + 2]?.lower ?? '') ? head + 3 : head + 2;
  const lower = words[at]?.lower ?? '';
  if (BE.test(lower) || AUXILIARY.test(lower)) return [];
  return isPast(lower) || isThird(lower) || isBase(lower) ? [at] : [];
}

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

/** "when called", "as asked": whoever does so. */
const ON_CALL = /^(?:when|whenever|if|as|where|once|until|unless)$/;
const isOnCall = (words: readonly Word[], at: number): boolean =>
  ON_CALL.test(words[at - 1]?.lower ?? '') &&
  words[at]?.gap === ' ' &&
  /(?:ed|told)$/.test(words[at]?.lower ?? '');

function readDeedsOfOthers(text: string): Word[] {
  const words = wordsOf(text);
  const places = new Set<number>();
  for (const head of words.keys()) {
    if (isOnCall(words, head)) places.add(head);
    const agent = agentAt(words, head);
    if (agent === null) continue;
    const verb = verbOf(words, agent);
    const isSame = isPast(words[verb]?.lower ?? '') ? isPast : isThird;
    if (verb !== -1) for (const at of withJoined(words, verb, isSame)) places.add(at);
    for (const at of [
      ...deedsAround(words, agent),
      ...deedBy(words, agent),
      ...deedsWho(words, agent),
    ])
      places.add(at);
  }
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((at) => words[at] ?? [])
    .filter(({ lower }) => !STATE.test(lower));
}
/** No deed: what one is, has, needs or knows. */
const STATE =
  /^(?:was|were|had|has|have|need(?:s|ed)?|want(?:s|ed)?|prefer(?:s|red)?|like[sd]?|kn[eo]ws?|know|seem(?:s|ed)?|came|comes?|go|goes|went|still|stay(?:s|ed)?|leaves?|left|arrive[sd]?)$/;

const TEXTS_KEPT = 1_000;

/** The words of a text that tell what somebody else does: the verbs whose subject they are, and the acts asked or awaited of them. */
export const listDeedsOfOthers: (text: string) => readonly Word[] = memoize(
  readDeedsOfOthers,
  TEXTS_KEPT,
);

/** The words before the noun in each phrase for a person: the "hoist" of "the hoist crew" is no hoist of one's own. */
export const listWordsOfAgents: (text: string) => readonly Word[] = memoize(
  readWordsOfAgents,
  TEXTS_KEPT,
);
