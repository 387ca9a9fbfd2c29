import { EMPTY_ADVERB, UTILIZE, UTILIZE_TO_USE, WORDY_PHRASES } from '../../language/en/phrases.ts';
import { capitalize, type Rewriter } from '../rewriter.ts';

const keepCapital = (was: string, now: string): string =>
  /^[A-Z]/.test(was) ? capitalize(now) : now;

/** Transformation 6: a wordy phrase to the short one that means the same. */
export const rewriteWordy: Rewriter = (text, { english }) => {
  if (!english) return null;
  let better = text.replace(UTILIZE, (was, ending: string) =>
    keepCapital(was, UTILIZE_TO_USE[ending.toLowerCase()] ?? was),
  );
  for (const [phrase, short] of WORDY_PHRASES) {
    better = better.replace(phrase, (was, word: unknown) =>
      keepCapital(was, short.replace('$1', typeof word === 'string' ? word : '')),
    );
  }
  if (better === text) return null;
  return { text: better, kind: 'wordy', reason: 'The same in fewer words.' };
};

/** An adverb that claims quality without a fact, at the head of a line: "Successfully managed ...". */
export const rewriteEmptyAdverb: Rewriter = (text, { english }) => {
  if (!english || !EMPTY_ADVERB.test(text)) return null;
  return {
    text: capitalize(text.replace(EMPTY_ADVERB, '')),
    kind: 'wordy',
    reason: 'The work shows that it was done well; the adverb only says so.',
  };
};
