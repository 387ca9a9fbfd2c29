import { setOfWords, type Word } from '../../language/words.ts';

/** Words behind which a clause may begin. */
export const CLAUSE_WORDS = setOfWords(
  'and but while when whenever as so because whereas where then until if after before once though which that what',
);
const MARK = /[,;:.()•|–—]| -/;
/** A mark behind which nothing goes on from before. */
export const SENTENCE_MARK = /[;:.()•|–—]| -/;

/** Whether a line tells of oneself as well: where it says "I", a clause without it is somebody else's. */
export const tellsOfSelf = (words: readonly Word[]): boolean =>
  words.some(({ lower, text, gap }, at) => {
    const before = words[at - 1];
    const next = words[at + 1];
    return (
      lower === 'i' &&
      ((at === 0 && text === 'I') || MARK.test(gap) || CLAUSE_WORDS.has(before?.lower ?? '')) &&
      next !== undefined &&
      /^[\s’']/.test(next.gap) &&
      !/^(?:level|grade|class|part|phase|type|stage|unit|world|war)$/.test(before?.lower ?? '')
    );
  });

/** Whether a clause may begin at a place: at a mark or behind a word that opens one. */
export const opensClause = (words: readonly Word[], at: number): boolean =>
  at === 0 || MARK.test(words[at]?.gap ?? '') || CLAUSE_WORDS.has(words[at - 1]?.lower ?? '');
