import type { InterviewQuestion } from '@trueline/contracts';
import { Outline } from './outline.tsx';

/** What a question is after, the frame of an answer in the person's own facts, and what comes next. */
export function QuestionFacts({ question }: { question: InterviewQuestion }) {
  const { kind, why, followUp, outline } = question;
  return (
    <>
      <p className="text-sm">
        <span className="font-semibold text-soft">Why they ask</span> {why}
      </p>
      {kind !== 'to-ask' && <Outline outline={outline} />}
      {followUp !== '' && (
        <p className="mt-3 text-sm">
          <span className="font-semibold text-soft">Then</span> {followUp}
        </p>
      )}
    </>
  );
}
