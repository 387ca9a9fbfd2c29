import type { InterviewQuestion } from '@trueline/contracts';

/** A question that was left out while this page was open, and where it stood among all of them. */
export interface LeftOut {
  at: number;
  question: InterviewQuestion;
}

interface QuestionRow {
  question: InterviewQuestion;
  isLeftOut: boolean;
}

/** The questions with those that were left out still in their places. */
export function withLeftOut(
  questions: readonly InterviewQuestion[],
  leftOut: readonly LeftOut[],
): QuestionRow[] {
  const rows = questions.map((question) => ({ question, isLeftOut: false }));
  for (const { at, question } of leftOut.toSorted((a, b) => a.at - b.at)) {
    rows.splice(at, 0, { question, isLeftOut: true });
  }
  return rows;
}
