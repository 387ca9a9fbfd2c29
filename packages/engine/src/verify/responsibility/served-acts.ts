import { MACHINES, TIMES, WORKPLACES } from '../../../data/words/doer-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { isServedNoun } from '../../language/en/readings.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { withJoined } from './act-words.ts';
import { FUNCTION_WORD, isGerund, isPast, isPerson, isVerbAt, MANY } from './agents.ts';
import { objectAfter } from './objects.ts';

const SERVING = setOfWords('for of to under beside behind alongside with at from near by');
const AMONG = setOfWords('in on of');
const ARTICLE =
  /^(?:the|an?|my|our|his|her|their|another|some|both|all|one|two|three|four|five|six|\d+)$/;
/** "Served customers using the till": with what, or no act. */
const NO_ACT = setOfWords(
  'using including involving regarding concerning following according depending',
);
/** "Worked at a bakery baking bread", "three years at a firm painting ships": one's own work there. */
const OWN_WORK =
  /^(?:work(?:ed|ing|s)?|employed|employment|job|jobs|placement|internship|years?|months?|summers?|seasons?|weeks?)$/;
const MODIFIERS_MAX = 4;

type Whose = 'own' | 'theirs' | null;

/** Whose the act is behind a phrase for somebody, a place of work or a machine: theirs "for a surgeon", one's own "as a nurse". */
function whoseBehind(words: readonly Word[], from: number, head: number): Whose {
  const before = words[from - 1];
  const noun = words[head]?.lower ?? '';
  if (before === undefined || AS_ONE.test(before.lower) || isOwnTitle(words, from, head))
    return 'own';
  if (words[from]?.gap !== ' ') return null;
  // "in a team building sheds": one of them.
  if (AMONG.has(before.lower) && MANY.test(noun)) return null;
  const isOfPlace = !isPerson(noun) || WORKPLACES.has(singularOf(noun));
  if (isOfPlace && words.slice(0, from).some(({ lower }) => OWN_WORK.test(lower))) return 'own';
  return SERVING.has(before.lower) || isVerbAt(words, from - 1) ? 'theirs' : null;
}
const AS_ONE = /^(?:as|am|is|was|were|been|being|becoming|became)$/;
/** "Team leader training", "licensed plumber fitting": one alone at the head of a line, with no article behind a verb. */
function isOwnTitle(words: readonly Word[], from: number, head: number): boolean {
  const noun = words[head]?.lower ?? '';
  const before = words[from - 1]?.lower ?? '';
  const isOne = from === 1 && from === head && singularOf(noun) === noun;
  return isOne && (!isPast(before) || QUALIFIED.test(before));
}
const QUALIFIED =
  /^(?:licen[cs]ed|qualified|trained|certified|registered|accredited|chartered|experienced|skilled|retired)$/;

/** Where the phrase begins whose last word stands at a place. */
function phraseFrom(words: readonly Word[], head: number): number {
  let from = head;
  while (from > 0 && head - from < MODIFIERS_MAX && words[from]?.gap === ' ') {
    const { lower } = words[from - 1] as Word;
    if (ARTICLE.test(lower)) return from - 1;
    if (FUNCTION_WORD.test(lower) || SERVING.has(lower) || isVerbAt(words, from - 1)) break;
    from--;
  }
  return from;
}

/** "Bundles for a barrister arguing appeals": whatever has an article there and does something to things. */
const isSomebodyServed = (words: readonly Word[], from: number, act: number): boolean =>
  /^(?:for|to|of|under|beside)$/.test(words[from - 1]?.lower ?? '') &&
  !/^(?:responsible|charge|care|day)$/.test(words[from - 2]?.lower ?? '') &&
  /^(?:an?|another|\d+)$/.test(words[from]?.lower ?? '') &&
  !TIMES.has(singularOf(words[act - 1]?.lower ?? '')) &&
  objectAfter(words, act) === 'firm';

/** "staff training in Leeds", "the customer ordering system": one noun. */
const isOneNoun = (words: readonly Word[], from: number, act: number): boolean => {
  const object = objectAfter(words, act);
  const isServed = isServedNoun(words[act - 1]?.lower ?? '');
  return object === 'none'
    ? isServed
    : object === 'noun' && (isServed || !/^an?$/.test(words[from]?.lower ?? ''));
};

/** Whose act a participle right behind somebody tells: "a surgeon performing operations"; null where it is none, or of nobody in sight. */
export function whoseGerund(words: readonly Word[], act: number): Whose {
  const { lower = '', gap } = words[act] ?? {};
  const head = act - 1;
  const noun = words[head]?.lower ?? '';
  const one = singularOf(noun);
  if (gap !== ' ' || !isGerund(lower) || NO_ACT.has(lower)) return null;
  const from = phraseFrom(words, head);
  if (ARTICLE.test(noun) || words[act + 1]?.gap !== ' ' || isOneNoun(words, from, act)) return null;
  const isKnown = isPerson(noun) || WORKPLACES.has(one) || MACHINES.has(one);
  return isKnown || isSomebodyServed(words, from, act) ? whoseBehind(words, from, head) : null;
}

/** "Interpreter for a surgeon performing operations": the acts of those whom one served, led or worked beside. */
export const servedActsAt = (words: readonly Word[], act: number): number[] =>
  whoseGerund(words, act) === 'theirs' ? withJoined(words, act, isGerund) : [];
