import { BARE, CAUSING, ENGAGING, OF_TOOLS } from '../../../data/words/causing-verbs.ts';
import { FIRMS, MACHINES } from '../../../data/words/doer-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import type { Word } from '../../language/words.ts';
import { basesAt, isAct, isParticiple, withJoined } from './act-words.ts';
import { isBase, isPerson } from './agents.ts';
import { headOf, isActingNoun, isNamed } from './doers.ts';
import { objectAfter } from './objects.ts';

const CAUSED_WITHIN = 6;
const LINK = /^(?:to|on|upon|for|in|with)$/;

/** "Paid a plumber to fix it", "had Ana paint it", "had the boiler serviced": what one had somebody else do. */
export function causedAt(words: readonly Word[], verb: number): number[] {
  const bases = basesAt(words, verb);
  const hasVerb = (among: ReadonlySet<string>): boolean => bases.some((base) => among.has(base));
  let from = verb + 1;
  // "Sent to farms to test milk": who was sent.
  if (words[from]?.lower === 'to' && hasVerb(ENGAGING)) return [];
  if (LINK.test(words[from]?.lower ?? '') || words[from]?.lower === 'up') from++;
  if (words[from]?.gap !== ' ' || /^(?:and|or|how|by)$/.test(words[from]?.lower ?? '')) return [];
  const isOther = isSomebody(words, from);
  // "Used Selenium to test forms": a name of a tool.
  const isTool = bases.includes('use') && isNamedAt(headOf(words, from));
  const isPerfect = /^(?:had|have|has|having|got)$/.test(words[verb]?.lower ?? '');
  for (let at = from + 1; at < Math.min(words.length, from + CAUSED_WITHIN); at++) {
    const { lower, gap } = words[at] as Word;
    if (gap !== ' ' || /^(?:or|by|that|who|which)$/.test(lower)) return [];
    // "Lena and Tomasz"
    if (lower === 'and' && !(isNamedAt(at - 1) && isNamedAt(at + 1))) return [];
    if (lower === 'to') {
      const act = words[at + 1];
      const isCaused = act !== undefined && (isAct(act.lower) || hasObject(at + 1)) && isActOf(at);
      return isCaused ? withJoined(words, at + 1, (next) => isBase(next)) : [];
    }
    if (hasVerb(BARE) && isBase(lower) && !isPerson(lower) && isLastOfOther(at))
      return withJoined(words, at, isBase);
    if (isPerfect && isDeterminerAt(from) && isParticiple(lower) && at > from + 1) return [at];
  }
  return [];

  function isDeterminerAt(place: number): boolean {
    return /^(?:the|an?|my|our|his|her|their)$/.test(words[place]?.lower ?? '');
  }
  // "up to speed", "to school": a noun has nothing behind it that it is done to.
  function hasObject(act: number): boolean {
    return isBase(words[act]?.lower ?? '') && objectAfter(words, act) !== 'none';
  }
  function isNamedAt(place: number): boolean {
    const word = words[place];
    return word !== undefined && isNamed(word);
  }
  function isActOf(to: number): boolean {
    return hasVerb(CAUSING) && ((isOther && !isTool) || hasTheOther(to));
  }
  function hasTheOther(to: number): boolean {
    const head = words[to - 1]?.lower ?? '';
    return !hasVerb(OF_TOOLS) || isPerson(head) || FIRMS.has(singularOf(head));
  }
  function isLastOfOther(at: number): boolean {
    const who = words[at - 1];
    if (who === undefined) return false;
    const isOne = isPerson(who.lower) || isNamed(who) || UNNAMED.test(who.lower);
    return (isOther && isOne) || (isDeterminerAt(from) && isActingNoun(who.lower));
  }
}
const UNNAMED = /^(?:him|her|them|others|staff|everyone|somebody|someone|people)$/;
/** Whether a phrase that begins at a place names somebody. */
const isSomebody = (words: readonly Word[], from: number): boolean =>
  words
    .slice(from, headOf(words, isAnother(words[from + 1]) ? from + 1 : from) + 1)
    .some(
      (word) =>
        isPerson(word.lower) ||
        isNamed(word) ||
        UNNAMED.test(word.lower) ||
        (isActingNoun(word.lower) && !MACHINES.has(singularOf(word.lower))),
    );

/** "the other fitter" */
const isAnother = (word: Word | undefined): boolean =>
  /^(?:other|same|own)$/.test(word?.lower ?? '');
