import type { InterviewQuestion } from '@trueline/contracts';
import { useSearchParams } from 'react-router';

/** The question that the address names, from 1, else the first: a reload goes on where one was. */
export function useQuestionInHand(questions: readonly InterviewQuestion[]) {
  const [query, setQuery] = useSearchParams();
  const named = Number.parseInt(query.get('question') ?? '', 10) - 1;
  const at = questions[named] === undefined ? 0 : named;
  return {
    at,
    question: questions[at] as InterviewQuestion,
    /** Beyond either end nothing happens. */
    goTo: (next: number) => {
      if (questions[next] === undefined) return;
      setQuery(
        (before) => {
          before.set('question', String(next + 1));
          return before;
        },
        // The back button leaves the practice.
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
