import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import { contentWords } from '../../language/en/stems.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { Fact } from '../objection.ts';
import { familiesOf } from './act-families.ts';
import { type Deed, listDeeds } from './acts.ts';
import { listDeedsOfOthers } from './whose-acts.ts';

/** A place of a text that claims a part that the source does not give. */
export const ownershipFact = (text: string, start: number, end: number, reason: string): Fact => ({
  kind: 'ownership',
  text: text.slice(start, end),
  start,
  end,
  reason,
});

/** The words of a list that blanks part. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Whether a deed may be told as another, the same one included. */
export function isOneDeed(
  claim: readonly string[],
  told: readonly string[],
  inOtherWords = true,
): boolean {
  if (!inOtherWords) return claim.some((base) => told.includes(base));
  const families = new Set(told.flatMap((base) => [...familiesOf(base)]));
  return claim.some(
    (base) =>
      told.includes(base) ||
      told.some((plain) => plainerThan(base).has(plain)) ||
      [...familiesOf(base)].some((family) => families.has(family)),
  );
}

/** The deeds that a text tells of oneself: no passive, no noun that looks like a verb. */
export function claimedDeeds(text: string): Deed[] {
  const others = new Set(listDeedsOfOthers(text).map(({ start }) => start));
  const isThird = (lower: string): boolean =>
    readVerb(lower).some(({ form }) => form === 'third') && !/ed$/.test(lower);
  const isTold = isThird(wordsOf(text)[0]?.lower ?? '');
  return listDeeds(text).filter(({ word: { lower, start } }) => {
    const before = text.slice(0, start);
    if (others.has(start) || BE_BEFORE.test(before)) return false;
    if (isThird(lower)) return isTold;
    if (
      irregularBases(lower).length > 0 &&
      /[^n]n$/.test(lower) &&
      findVerbForm(lower, 'past') === null
    )
      return false;
    return !PREPOSITION_BEFORE.test(before) || /ing$/.test(lower);
  });
}
const BE_BEFORE = /\b(?:was|were|is|are|am|been|be|being|got) (?:\w+ly )?$/i;
const PREPOSITION_BEFORE = /\b(?:in|of|for|by|on|with|at) (?:\w+ly )?$/i;

/** The noun of what a verb is done to: "hoist" of "operated the site hoist daily". */
export function objectOf(text: string, { word }: Deed): Word | undefined {
  const phrase =
    /^(?: (?:the|an?|its|our|their))?(?: (?!(?:in|at|for|of|with|to|on|by|from|as|and|or|up|out)\b)[\w-]+)+/i.exec(
      text.slice(word.end),
    )?.[0];
  return phrase === undefined ? undefined : contentWords(phrase).at(-1);
}
