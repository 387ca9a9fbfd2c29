import { readVerb } from '../../language/en/verb-forms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { isAct, isSay, withJoined } from './act-words.ts';
import {
  type Agent,
  FUNCTION_WORD,
  isBase,
  isGerund,
  isPast,
  isThird,
  isVerbAt,
  mayBeNoun,
  PRONOUN,
} from './agents.ts';

/** These are followed by a clause. */
const CLAUSE_OPENER = setOfWords(
  'once when whenever until till if because while unless after before that which whom what whatever',
);
/** These by a clause or by one more thing. */
const CONJUNCTION = setOfWords('as so but where and since than');

/** How the words before a phrase let it be the subject of a clause. */
function subjectPlace(
  words: readonly Word[],
  { from, isDefinite }: Agent,
): 'clause' | 'list' | null {
  const before = words[from - 1];
  const gap = words[from]?.gap ?? '';
  if (before === undefined) return 'list';
  if (/[;:.()–—]| -/.test(gap)) return 'clause';
  if (CLAUSE_OPENER.has(before.lower)) return 'clause';
  if (gap.includes(',') || CONJUNCTION.has(before.lower)) return 'list';
  if (PRONOUN.test(words[from]?.lower ?? '')) return 'clause';
  const isNoun = gap === ' ' && !FUNCTION_WORD.test(before.lower) && !/ly$/.test(before.lower);
  return isDefinite && isNoun && !isVerbAt(words, from - 1) ? 'clause' : null;
}

const ADVERB = /ly$|^(?:then|later|always|also|only|never|not|just|both|all)$/;
const AUXILIARY = /^(?:has|have|had|will|would|can|could|may|must|should|did|does|do)$/;
const BE = /^(?:is|are|was|were|be|been|being|am)$/;

/** Words that open an object: "checks everything", "mixed the chemical". */
const OBJECT_OPENER = setOfWords(
  'the a an it them this that these those my our his her their everything anything all each every me us him',
);
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
  const isOpened = OBJECT_OPENER.has(next?.lower ?? '') || /^\d+$/.test(next?.lower ?? '');
  const hasObject = next?.gap === ' ' && isOpened;
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

/** Deeds told of an agent by the words around the phrase: "for the judge to sign", "to the goldsmith for resizing". */
function deedsAround(words: readonly Word[], { from, head }: Agent): number[] {
  const lowerAt = (at: number): string => words[at]?.lower ?? '';
  const [before, next, then] = [lowerAt(from - 1), lowerAt(head + 1), lowerAt(head + 2)];
  const isClose = words[head + 1]?.gap === ' ';
  const isOwner = /['’]s?$/.test(lowerAt(head)) || /^['’]/.test(words[head + 1]?.gap ?? '');
  if (isOwner) {
    const act = [head + 1, head + 2].find((at) => isSay(lowerAt(at)));
    return act === undefined ? [] : [act];
  }
  if (!isClose) return [];
  if (next === 'to' && before === 'for' && isBase(then)) return withJoined(words, head + 2, isBase);
  if (/^(?:with|while)$/.test(before) && isGerund(next)) return [head + 1];
  if (before === 'to' && next === 'for') {
    const act = [head + 2, head + 3].find((at) => words[at]?.gap === ' ' && isAct(lowerAt(at)));
    return act === undefined ? [] : [act];
  }
  return isSay(next) && /^(?:for|with|after|before|on|pending|under|at)$/.test(before)
    ? [head + 1]
    : [];
}

const PARTICIPLE_WORDS = 6;

/** "shown by the technician", "before sign-off by the manager". */
function deedBy(words: readonly Word[], { from }: Agent): number[] {
  const before = words[from - 1]?.lower;
  if (before === 'from' && isSay(words[from - 2]?.lower ?? '')) return [from - 2];
  if (before !== 'by') return [];
  for (let at = from - 2; at >= 0 && from - at <= PARTICIPLE_WORDS; at--) {
    const lower = words[at]?.lower ?? '';
    if (isPast(lower) || isGerund(lower) || isSay(lower)) return [at];
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

/** Every act that a line tells of somebody whom it names by calling, pronoun or kin. */
export function agentActs(words: readonly Word[], agent: Agent): number[] {
  const verb = verbOf(words, agent);
  const isSame = isPast(words[verb]?.lower ?? '') ? isPast : isThird;
  return [
    ...(verb === -1 ? [] : withJoined(words, verb, isSame)),
    ...deedsAround(words, agent),
    ...deedBy(words, agent),
    ...deedsWho(words, agent),
  ];
}
