import { readVerb } from '../../language/en/verb-forms.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { isAct, isParticiple, SAY, withJoined } from './act-words.ts';
import {
  type Agent,
  agentAt,
  FUNCTION_WORD,
  isBase,
  isGerund,
  isPast,
  isPerson,
  isThird,
  isVerbAt,
  mayBeNoun,
  PRONOUN,
} from './agents.ts';
import { causedAt } from './caused-acts.ts';
import { isDepartment, isDoerAt, isName, isNamed } from './doers.ts';

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

const PARTICIPLE = /^(?:up|out|off|down|in|over|back|away|together)$|ly$/;

const ADVERBS_MAX = 4;
const JOINED_MAX = 6;

/** "Found and fixed by Ana": the participles before "by", where what stands behind it did so. */
function passivesAt(words: readonly Word[], by: number): number[] {
  if (words[by]?.lower !== 'by' || !isDoerAt(words, by + 1)) return [];
  let at = by - 1;
  while (by - at < ADVERBS_MAX && PARTICIPLE.test(words[at]?.lower ?? '')) at--;
  const found: number[] = [];
  while (
    found.length < JOINED_MAX &&
    isParticiple(words[at]?.lower ?? '') &&
    isJoinedTo(words, at)
  ) {
    found.push(at);
    const last = words[at - 1]?.lower ?? '';
    at -= /^(?:and|or|then)$/.test(last) ? 2 : 1;
  }
  return found;
}
/** Whether nothing but "and", a comma or an adverb parts a participle from the next one. */
const isJoinedTo = (words: readonly Word[], at: number): boolean =>
  /^,? $/.test(words[at + 1]?.gap ?? '');

/** "A team that has won", "a firm which paints", "a shop whose owner designs": told of what goes before. */
function relativesAt(words: readonly Word[], at: number): number[] {
  const pronoun = words[at]?.lower ?? '';
  const before = words[at - 1];
  if (!/^(?:who|which|that|whose)$/.test(pronoun) || before === undefined) return [];
  const isSelf = words
    .slice(0, at)
    .every(
      ({ lower, gap }, i) =>
        (isOfTitle(lower) || ADVERB.test(words[i - 1]?.lower ?? '')) && (i === 0 || gap === ' '),
    );
  const isAmong = words.slice(Math.max(0, at - 4), at).some(({ lower }) => lower === 'among');
  if (isSelf || isAmong || isPast(before.lower) || /ly$/.test(before.lower)) return [];
  let verb = at + (pronoun === 'whose' ? 2 : 1);
  let isHelped = false;
  while (
    words[verb]?.gap === ' ' &&
    (ADVERB.test(words[verb]?.lower ?? '') || isHelper(words[verb]?.lower ?? ''))
  ) {
    isHelped ||= isHelper(words[verb]?.lower ?? '');
    verb++;
  }
  const lower = words[verb]?.lower ?? '';
  if (words[verb]?.gap !== ' ') return [];
  const isState = BE.test(words[verb - 1]?.lower ?? '') && !isGerund(lower);
  const isVerb =
    (isPast(lower) && !isState) ||
    isThird(lower) ||
    (isHelped && ((isBase(lower) && !isState) || isGerund(lower))) ||
    (pronoun !== 'that' && !isState && isBase(lower));
  if (!isVerb) return [];
  const form = [isPast, isThird, isGerund, isBase].find((isOf) => isOf(lower)) ?? isBase;
  return withJoined(words, verb, form);
}
const isHelper = (lower: string): boolean => AUXILIARY.test(lower) || BE.test(lower);
/** "Keen worker who", "the person who": a line that opens with what one is. */
const isOfTitle = (lower: string): boolean =>
  !FUNCTION_WORD.test(lower) && !isPast(lower) && !isThird(lower);

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
    for (const at of [
      ...passivesAt(words, head),
      ...causedAt(words, head),
      ...relativesAt(words, head),
      ...subjectActsAt(words, head),
    ])
      places.add(at);
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
const CLAUSE_START =
  /^(?:and|but|while|when|as|so|because|whereas|where|then|until|if|after|before|once)$/;
const OTHER_PRONOUN = /^(?:he|she|they|someone|somebody|everyone|everybody|others|nobody)$/;
const OBJECT = /^(?:the|an?|my|our|his|her|their|it|them|this|these|all|every)$/;
const TIME =
  /^(?:hour|day|night|week|month|quarter|year|season|morning|evening|shift|time|same)s?$/;
const SUBJECT_WORDS = 4;

/** "Sam wired the board", "head office ordered stock", "everyone else lifted": the verb of a clause whose subject stands before it and is somebody else. */
function subjectActsAt(words: readonly Word[], first: number): number[] {
  const word = words[first] as Word;
  const isOpen =
    first === 0 ||
    /[,;:.()–—]| -/.test(word.gap) ||
    CLAUSE_START.test(words[first - 1]?.lower ?? '');
  if (!isOpen || /^(?:i|we)$/.test(word.lower)) return [];
  const last = Math.min(words.length - 1, first + SUBJECT_WORDS);
  for (let at = first + 1; at <= last && words[at]?.gap === ' '; at++) {
    const verb = at + auxiliariesAt(words, at);
    const { lower = '' } = words[verb] ?? {};
    if (words[verb]?.gap === ' ' && hasTense(lower, verb > at) && isSubject(words, first, at, verb))
      return withJoined(words, verb, isThird(lower) ? isThird : isPast);
    if (isPast(words[at]?.lower ?? '') || FUNCTION_WORD.test(words[at]?.lower ?? '')) {
      // "Kofi and Lena laid"
      const isNames = words[at]?.lower === 'and' && isName(word) && isNamed(words[at + 1] ?? word);
      if (!isNames) return [];
    }
  }
  return [];
}
const hasTense = (lower: string, isHelped: boolean): boolean =>
  isPast(lower) || /\w{2}ed$/.test(lower) || isThird(lower) || (isHelped && isBase(lower));
function auxiliariesAt(words: readonly Word[], at: number): number {
  let count = 0;
  while (
    words[at + count]?.gap === ' ' &&
    (AUXILIARY.test(words[at + count]?.lower ?? '') || ADVERB.test(words[at + count]?.lower ?? ''))
  )
    count++;
  return count;
}

/** Whether the words of a clause up to its verb name somebody else who does it, and nothing that it is done to. */
function isSubject(words: readonly Word[], first: number, to: number, verb: number): boolean {
  const subject = words.slice(first, to);
  const [opener] = subject;
  const noun = subject.at(-1);
  if (opener === undefined || noun === undefined) return false;
  const next = words[verb + 1];
  const isClose = next?.gap === ' ';
  const isTimed = isClose && words.slice(verb + 2, verb + 4).some(({ lower }) => TIME.test(lower));
  const hasObject = isClose && OBJECT.test(next.lower) && !isTimed;
  const hasThing =
    isClose &&
    !FUNCTION_WORD.test(next.lower) &&
    !ADVERB.test(next.lower) &&
    !/^\d/.test(next.lower);
  // A line that opens with "he" or "she" tells of the person.
  const isOwn = first === 0 && !words.some(({ lower }) => lower === 'i');
  if (isOwn && /^s?he$/.test(opener.lower)) return false;
  if (OTHER_PRONOUN.test(opener.lower) || noun.lower === 'else') return true;
  if (subject.some(({ lower }) => isPast(lower) || isGerund(lower))) return false;
  const isOpening = first === 0;
  if (isOpening ? isName(opener) : isNamed(opener))
    return hasObject || (isThird(words[verb]?.lower ?? '') && hasThing);
  if (!isOpening) return false;
  const isThirdForm = isThird(words[verb]?.lower ?? '') && !isPast(words[verb]?.lower ?? '');
  if (isPerson(noun.lower)) return hasObject || hasThing;
  if (isDepartment(opener.lower)) return hasObject;
  return (
    /^(?:the|an?|our|my|his|her|their)$/.test(opener.lower) &&
    (hasObject || (isThirdForm && hasThing))
  );
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
