import type { InterviewQuestion, PracticeNote } from '@trueline/contracts';
import { Check } from 'lucide-react';

interface QuestionListProps {
  questions: readonly InterviewQuestion[];
  at: number;
  isDone: (question: InterviewQuestion) => boolean;
  onChoose: (at: number) => void;
}

/** All questions, to go to any of them. */
export function QuestionList({ questions, at, isDone, onChoose }: QuestionListProps) {
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold">
        All {questions.length} questions
      </summary>
      <ol className="divide-y divide-line border-y border-line">
        {questions.map((question, index) => (
          <li key={question.question}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => onChoose(index)}
              className="flex min-h-11 w-full items-baseline gap-3 py-2.5 text-left hover:bg-sunken aria-[current]:font-semibold"
            >
              <span className="w-6 shrink-0 text-sm text-soft tabular-nums">{index + 1}</span>
              <span className="min-w-0 grow font-serif wrap-anywhere">{question.question}</span>
              {isDone(question) && (
                <span className="flex shrink-0 items-center gap-1 text-sm text-evidence">
                  <Check aria-hidden size={16} />
                  <span className="max-sm:sr-only">Practised</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What was noted on questions that are asked no more, since the resume or the list has changed. */
export function FormerNotes({ notes }: { notes: readonly PracticeNote[] }) {
  if (notes.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold">
        Your notes on other questions
      </summary>
      <dl className="divide-y divide-line border-y border-line">
        {notes.map(({ question, note }) => (
          <div key={question} className="py-2.5">
            <dt className="font-semibold wrap-anywhere">{question}</dt>
            <dd className="mt-1 font-serif whitespace-pre-wrap wrap-anywhere">{note}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
