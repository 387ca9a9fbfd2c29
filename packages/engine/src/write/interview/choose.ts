import { countWords, jaccard, readingGrade } from '../text-measures.ts';
import { FORBIDDEN, type Frame } from './wording.ts';

/** Bars of engine.md 8: 30 words, reading grade 10, no pair with more than half of its words in common; a little inside. */
const WORDS_MAX = 29;
const GRADE_MAX = 9;
const ALIKE_MAX = 0.46;

const faults = (question: string, asked: readonly string[]): number =>
  Math.max(0, countWords(question) - WORDS_MAX) +
  Math.max(0, readingGrade(question) - GRADE_MAX) +
  (asked.some((other) => jaccard(other, question) > ALIKE_MAX) ? 10 : 0) +
  (FORBIDDEN.test(question) ? 100 : 0);

interface Before {
  /** The questions so far. */
  asked: readonly string[];
  /** Their follow-ups, each the mark of a wording. */
  used: ReadonlySet<string>;
}

/** The first wording without fault that no earlier question has, else the one with least; null where every one asks what may not be asked or repeats a question. */
export function chooseFrame(
  frames: readonly Frame[],
  { asked, used }: Before,
  turn: number,
): Frame | null {
  const start = frames.length === 0 ? 0 : turn % frames.length;
  const inTurn = [...frames.slice(start), ...frames.slice(0, start)];
  const rated = inTurn.map((frame) => ({
    frame,
    faults: faults(frame.question, asked) + (used.has(frame.followUp) ? 1 : 0),
  }));
  const best = rated.reduce<{ frame: Frame; faults: number } | null>(
    (least, one) => (least === null || one.faults < least.faults ? one : least),
    null,
  );
  return best === null || best.faults >= 10 ? null : best.frame;
}
