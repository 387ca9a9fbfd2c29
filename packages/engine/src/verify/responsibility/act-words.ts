import { SAYS } from '../../../data/words/act-words.ts';
import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import { findNominal, findParticiple, readVerb } from '../../language/en/verb-forms.ts';
import type { Word } from '../../language/words.ts';
import { isPast } from './agents.ts';

/** The base forms of a verb, also with the particle behind it. */
export function basesAt(words: readonly Word[], at: number): string[] {
  const { lower = '' } = words[at] ?? {};
  const bases = [lower, ...baseForms(lower), ...irregularBases(lower)];
  return bases.flatMap((base) => [base, `${base}_${words[at + 1]?.lower ?? ''}`]);
}

/** A verb, and the one in its form that "and" joins to it: "checks and signs". */
export function withJoined(
  words: readonly Word[],
  at: number,
  isSame: (lower: string) => boolean,
): number[] {
  const isJoined = /^(?:and|or)$/.test(words[at + 1]?.lower ?? '');
  return isJoined && isSame(words[at + 2]?.lower ?? '') ? [at, at + 2] : [at];
}

/** Whether a noun names an act of those who have the say: "approval", "reviews". */
export const isSay = (lower: string): boolean => SAYS.has(lower) || SAYS.has(singularOf(lower));

export const isAct = (lower: string): boolean =>
  isSay(lower) ||
  findNominal(lower) !== null ||
  /\w{3}ing$/.test(lower) ||
  readVerb(lower).some(({ form }) => form === 'base');

export const isParticiple = (lower: string): boolean =>
  isPast(lower) || /\w{2}ed$/.test(lower) || findParticiple(lower) !== null;
