import { findNominal, readVerb } from '../../language/en/verb-forms.ts';
import type { Word } from '../../language/words.ts';
import { isPast } from './agents.ts';

/** A verb, and the one in its form that "and" joins to it: "checks and signs". */
export function withJoined(
  words: readonly Word[],
  at: number,
  isSame: (lower: string) => boolean,
): number[] {
  const isJoined = /^(?:and|or)$/.test(words[at + 1]?.lower ?? '');
  return isJoined && isSame(words[at + 2]?.lower ?? '') ? [at, at + 2] : [at];
}

/** Acts of those who have the say. */
export const SAY =
  /^(?:approval|authori[sz]ation|sign-?off|signature|review|audit|assessment|evaluation|check|decision|confirmation|okay|ok|consent|request|instruction|say-so|permission|inspection|supervision|guidance|direction|design|sketch|plan|drawing)(?:e?s)?$/;
export const isAct = (lower: string): boolean =>
  SAY.test(lower) ||
  findNominal(lower) !== null ||
  /\w{3}ing$/.test(lower) ||
  readVerb(lower).some(({ form }) => form === 'base');

export const isParticiple = (lower: string): boolean => isPast(lower) || /\w{2}ed$/.test(lower);
