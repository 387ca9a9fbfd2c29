import { OPEN_NOUNS, OPEN_TO } from '../../../data/words/undone-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { isBase } from './agents.ts';
import { objectAfter } from './objects.ts';
import { OUTCOME_WORDS } from './shared-work.ts';

const OPEN = setOfWords(OPEN_TO);
const NOUNS = setOfWords(OPEN_NOUNS);
/** What may stand between, behind which anything goes: by whom, when or where, how. */
const BETWEEN =
  /^(?:by|in|at|on|for|since|during|after|before|last|next|this|once|twice|never|not|now|also|back|again|\w+ly|often)$/;
const WITHIN = 8;
/** "Took the opportunity to". */
const TAKEN = /^(?:take|takes|took|taken|taking|use|used|using|seized?|seizing)$/;

/** "Qualified to level 3", "ordered to size": a noun. */
const LEVEL = /^(?:level|grade|degree|standard|band|class|stage|size|order)$/;

/** The place of the "to" behind a word, over what may stand between. */
function toBehind(words: readonly Word[], at: number): number {
  const isFree = BETWEEN.test(words[at + 1]?.lower ?? '');
  const last = isFree ? at + WITHIN : at + 1;
  for (let to = at + 1; to <= last && words[to]?.gap === ' '; to++)
    if (words[to]?.lower === 'to') return to;
  return -1;
}

/** "Was able to cut errors by 12%", "was able to sell 140 cars": the figure says that it was reached. */
function isReached(words: readonly Word[], at: number, act: number): boolean {
  const wasAble =
    words[at]?.lower === 'able' && /^(?:was|were|been)$/.test(words[at - 1]?.lower ?? '');
  const isOutcome = words[act]?.text.replace(OUTCOME_WORDS, '') === '';
  const hasFigure = words.slice(act, act + WITHIN).some(({ lower }) => /^\d/.test(lower));
  return hasFigure && (wasAble || isOutcome);
}

/** Whether what stands behind a word and "to" is only asked of one or open to one: "instructed to teach", "how to teach". */
export const isOpenTo = (word: Word | undefined): boolean =>
  word !== undefined && (OPEN.has(word.lower) || word.lower === 'how');

/** Where acts begin that one was asked, allowed or able to do, which is not to have done them: "told by the manager to upsell", "permission to drive". */
export function listOpenStarts(words: readonly Word[]): number[] {
  return words.flatMap(({ lower }, at) => {
    const isNoun = NOUNS.has(lower) || NOUNS.has(singularOf(lower));
    if (!OPEN.has(lower) && !isNoun) return [];
    const to = isNoun ? at + 1 : toBehind(words, at);
    const act = words[to + 1];
    if (words[to]?.lower !== 'to' || act?.gap !== ' ' || !isBase(act.lower)) return [];
    if (LEVEL.test(act.lower)) return [];
    const isTaken = words.slice(Math.max(0, at - 2), at).some((word) => TAKEN.test(word.lower));
    if (isNoun && (isTaken || objectAfter(words, to + 1) === 'none')) return [];
    return isReached(words, at, to + 1) ? [] : [act.start];
  });
}
