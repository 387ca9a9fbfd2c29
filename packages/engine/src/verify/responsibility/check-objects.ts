import { contentWords, stemOf } from '../../language/en/stems.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isIdiom } from '../paraphrase/idioms.ts';
import { type Deed, isAny, listDeeds } from './acts.ts';
import { isPerson, listWordsOfAgents } from './agents.ts';
import { claimedDeeds, isOneDeed, objectOf, ownershipFact, wordSet } from './claimed-acts.ts';

/** "Operated the hoist" of "with the hoist crew": the source only tells by it who they are. */
export function thingsOfOthers(text: string, { lines }: Basis): Fact[] {
  const isNamed = (noun: Word): boolean => {
    const stem = stemOf(noun.lower);
    const places = lines.flatMap((line) =>
      contentWords(line.text)
        .filter(({ lower }) => stemOf(lower) === stem)
        .map((word) => listWordsOfAgents(line.text).some(({ start }) => start === word.start)),
    );
    return places.length > 0 && places.every(Boolean);
  };
  return claimedDeeds(text)
    .filter((claim) => {
      const object = objectOf(text, claim);
      return (
        claim.rank >= ORDINARY_RANK &&
        object !== undefined &&
        !isPerson(object.lower) &&
        isNamed(object)
      );
    })
    .map(({ word: { start, end } }) =>
      ownershipFact(text, start, end, 'The source names by this only who others are.'),
    );
}
const ORDINARY_RANK = 3;

/** Deeds of whoever has the say over a thing or makes it. */
const COMMANDING: ReadonlySet<string> = wordSet(
  'run lead manage operate own organize direct head oversee supervise chair design build create develop write author draft plan set price approve authorize sign issue decide choose select hire recruit negotiate teach draw_up',
);
const USING: ReadonlySet<string> = wordSet('operate run');
const FOR_BEFORE = /\b(?:for|with|of) $/i;
const SETTING =
  /^(?:in|on|at|for|with|from|by|under|against|to|through|into|via|using|during|after|before|near|around|across|beside|behind)$/;

const isNoun = (word: Word | undefined): boolean =>
  word?.gap === ' ' && contentWords(word.text).length > 0 && !/(?:ed|ing|ly)$/.test(word.lower);

/** Whether a word only tells of what kind a thing is ("budget sheet"), or where or with what a deed was done to another thing. */
function isBeside(
  all: readonly Word[],
  place: number,
  deeds: readonly Deed[],
  isUsed: boolean,
): boolean {
  const start = all[place]?.start ?? 0;
  const governor = deeds.filter(({ word }) => word.end <= start).at(-1);
  if (governor === undefined) return false;
  if (isNoun(all[place + 1])) return true;
  const between = all.slice(all.findIndex((word) => word.start === governor.word.start) + 1, place);
  const at = between.findIndex(({ lower }) => SETTING.test(lower));
  if (isUsed && /^(?:with|using|on|in|by)$/.test(between[at]?.lower ?? '')) return false;
  return at > 0 && between.slice(0, at).some(({ text }) => contentWords(text).length > 0);
}

/** Whether a line has a thing only beside what its deeds are done to. */
function isOnlySetting(line: SourceLine, stem: string, isUsed: boolean): boolean {
  const all = wordsOf(line.text);
  const deeds = listDeeds(line.text);
  return [...all.keys()]
    .filter((place) => stemOf(all[place]?.lower ?? '') === stem)
    .every((place) => isBeside(all, place, deeds, isUsed));
}

const tellsDeed = (line: SourceLine, claim: Deed): boolean =>
  line.stems.has(claim.stem) ||
  listDeeds(line.text).some((deed) => isOneDeed(claim.lemmas, deed.lemmas));

const MAKING: ReadonlySet<string> = wordSet('write author develop build create design');

/** "Wrote tests for the service" makes no service: what was made is told, and the thing behind "for". Code for it makes it. */
const isForAnother = ({ text }: SourceLine, claim: Deed, stem: string): boolean =>
  isAny(claim, MAKING) &&
  !/\b(?:code|software)\b/i.test(text) &&
  Array.from(text.matchAll(/\bfor (?:the|an?|our|its) ((?:[\w-]+ ?){1,3})/gi)).some(([, thing]) =>
    contentWords(thing ?? '').some(({ lower }) => stemOf(lower) === stem),
  );

/** "Set the budget" of "ordered supplies against the budget": made one's own what only stands beside the deed. */
export function settings(text: string, { lines }: Basis): Fact[] {
  return claimedDeeds(text)
    .filter((claim) => {
      const object = objectOf(text, claim);
      if (
        object === undefined ||
        !isAny(claim, COMMANDING) ||
        claim.lemmas.some((base) => isIdiom(text, { base, end: claim.word.end }, lines)) ||
        FOR_BEFORE.test(text.slice(0, claim.word.start))
      )
        return false;
      const stem = stemOf(object.lower);
      const told = lines.filter((line) => line.stems.has(stem));
      const isUsed = isAny(claim, USING);
      return (
        told.length > 0 &&
        !told.some((line) => tellsDeed(line, claim) && !isForAnother(line, claim, stem)) &&
        told.every((line) => isOnlySetting(line, stem, isUsed))
      );
    })
    .map(({ word: { start, end } }) =>
      ownershipFact(text, start, end, 'The source names this only beside what was done.'),
    );
}
