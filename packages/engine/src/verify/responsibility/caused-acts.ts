import { BARE, CAUSING } from '../../../data/words/causing-verbs.ts';
import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import type { Word } from '../../language/words.ts';
import { isAct, isParticiple, withJoined } from './act-words.ts';
import { isBase, isPerson } from './agents.ts';
import { headOf, isNamed } from './doers.ts';

/** The base forms of a verb, also with the particle behind it. */
const basesAt = (words: readonly Word[], at: number): string[] => {
  const { lower = '' } = words[at] ?? {};
  const bases = [lower, ...baseForms(lower), ...irregularBases(lower)];
  return bases.flatMap((base) => [base, `${base}_${words[at + 1]?.lower ?? ''}`]);
};

const CAUSED_WITHIN = 6;
const LINK = /^(?:to|on|upon|for|in|with)$/;

/** "Paid a plumber to fix it", "had Ana paint it", "had the boiler serviced": what one had somebody else do. */
export function causedAt(words: readonly Word[], verb: number): number[] {
  const bases = basesAt(words, verb);
  const hasVerb = (among: ReadonlySet<string>): boolean => bases.some((base) => among.has(base));
  let from = verb + 1;
  if (LINK.test(words[from]?.lower ?? '') || words[from]?.lower === 'up') from++;
  if (words[from]?.gap !== ' ' || /^(?:and|or|how)$/.test(words[from]?.lower ?? '')) return [];
  const isOther = isSomebody(words, from);
  const isPerfect = /^(?:had|have|has|having|got)$/.test(words[verb]?.lower ?? '');
  for (let at = from + 1; at < Math.min(words.length, from + CAUSED_WITHIN); at++) {
    const { lower, gap } = words[at] as Word;
    if (gap !== ' ' || /^(?:and|or|by|how|that|who|which)$/.test(lower)) return [];
    const isDeterminer = /^(?:the|an?|my|our|his|her|their)$/.test(words[from]?.lower ?? '');
    if (lower === 'to') {
      const act = words[at + 1];
      const isCaused = act !== undefined && isAct(act.lower) && isActOf(at);
      return isCaused ? withJoined(words, at + 1, (next) => isBase(next)) : [];
    }
    if (isOther && hasVerb(BARE) && isBase(lower) && !isPerson(lower) && isLastOfOther(at))
      return withJoined(words, at, isBase);
    if (isPerfect && isDeterminer && isParticiple(lower) && at > from + 1) return [at];
  }
  return [];

  function isActOf(to: number): boolean {
    return hasVerb(CAUSING) && (isOther || hasTheOther(to));
  }
  function hasTheOther(to: number): boolean {
    const isTool = bases.some((base) =>
      /^(?:use|need|get|bring|want|send|order|book|make)$/.test(base),
    );
    const head = words[to - 1]?.lower ?? '';
    return !isTool || isPerson(head) || /^(?:garage|lab|agency|landlord|council)$/.test(head);
  }
  function isLastOfOther(at: number): boolean {
    const who = words[at - 1];
    return who !== undefined && (isPerson(who.lower) || isNamed(who) || OTHERS.test(who.lower));
  }
}
const OTHERS = /^(?:him|her|them|others|staff|everyone|somebody|someone|people)$/;
/** Whether a phrase that begins at a place names somebody. */
const isSomebody = (words: readonly Word[], from: number): boolean =>
  words
    .slice(from, headOf(words, from) + 1)
    .some((word) => isPerson(word.lower) || isNamed(word) || OTHERS.test(word.lower));
