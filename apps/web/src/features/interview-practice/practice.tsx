import type { InterviewQuestion, ResumeSession } from '@trueline/contracts';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  usePendingUpdates,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import { useRefreshOnReturn } from '../../shared/flow/use-refresh-on-return.ts';
import { QUESTION_KINDS } from '../../shared/interview/outline.tsx';
import { QuestionFacts } from '../../shared/interview/question-facts.tsx';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { OwnNotes } from './own-notes.tsx';
import { findNote, listFormerNotes, mergeNotes } from './practice-notes.ts';
import { FormerNotes, QuestionList } from './question-list.tsx';
import { Timer } from './timer.tsx';
import { usePracticeKeys } from './use-practice-keys.ts';
import { useQuestionInHand } from './use-question-in-hand.ts';

/** Marks questions as practised, at once. */
function useDone(session: ResumeSession) {
  const update = useUpdateResumeSession(session.id, {
    onError: (error) =>
      showToast({
        title: 'That was not saved',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  const pending = usePendingUpdates(session.id).flatMap(({ practiceNotes = [] }) => practiceNotes);
  return {
    notes: mergeNotes(session.practiceNotes, pending),
    mark: (question: string, isDone: boolean) =>
      update.mutate({ practiceNotes: [{ question, isDone }] }),
  };
}

interface StepsProps {
  at: number;
  count: number;
  isDone: boolean;
  onStep: (by: 1 | -1) => void;
  onDone: () => void;
}

/** Within reach of the thumb on a phone. */
function Steps({ at, count, isDone, onStep, onDone }: StepsProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 grid grid-cols-[auto_1fr_auto] gap-2 border-t border-line bg-paper px-5 py-3 *:min-h-12">
      <Button variant="outline" disabled={at === 0} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden size={18} />
        <span className="max-sm:sr-only">Previous</span>
      </Button>
      <Button variant={isDone ? 'chosen' : 'outline'} aria-pressed={isDone} onClick={onDone}>
        <Check aria-hidden size={18} />
        {isDone ? 'Practised' : 'Mark as practised'}
      </Button>
      <Button disabled={at === count - 1} onClick={() => onStep(1)}>
        Next
        <ChevronRight aria-hidden size={18} />
      </Button>
    </div>
  );
}

function useFocusOnChange(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return heading;
}

/** One question at a time, its facts at hand when they are wanted. */
export function Practice({ session }: { session: ResumeSession }) {
  const questions = session.interviewQuestions;
  const { at, question, goTo } = useQuestionInHand(questions);
  const { notes, mark } = useDone(session);
  const [hasFacts, setHasFacts] = useState(false);
  const [ticks, setTicks] = useState(0);
  const heading = useFocusOnChange(question.question);
  useRefreshOnReturn(session.id);
  const isDone = (one: InterviewQuestion) => findNote(notes, one.question).isDone;
  const step = (by: 1 | -1) => goTo(at + by);
  usePracticeKeys({
    next: () => step(1),
    previous: () => step(-1),
    facts: () => setHasFacts(!hasFacts),
    timer: () => setTicks(ticks + 1),
    done: () => mark(question.question, !isDone(question)),
  });
  const done = questions.filter(isDone).length;
  return (
    <>
      <Progress at={at} count={questions.length} done={done} />
      <section aria-label="Question in hand" className="mt-5">
        <p className="text-sm text-soft">{QUESTION_KINDS[question.kind]}</p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-1 scroll-mt-24 text-xl font-semibold wrap-anywhere sm:text-2xl"
        >
          {question.question}
        </h2>
        <Timer key={question.question} toggles={ticks} />
        <Button
          variant="outline"
          className="mt-4 min-h-11"
          aria-expanded={hasFacts}
          aria-controls={hasFacts ? 'facts' : undefined}
          onClick={() => setHasFacts(!hasFacts)}
        >
          {hasFacts ? 'Hide my facts' : 'Show my facts'}
        </Button>
        {hasFacts && (
          <div id="facts" className="mt-3 border-l-2 border-evidence-fill pl-4">
            <QuestionFacts question={question} />
          </div>
        )}
        <OwnNotes
          key={`notes ${question.question}`}
          sessionId={session.id}
          question={question.question}
          saved={findNote(session.practiceNotes, question.question).note}
        />
        <Steps
          at={at}
          count={questions.length}
          isDone={isDone(question)}
          onStep={step}
          onDone={() => mark(question.question, !isDone(question))}
        />
      </section>
      <QuestionList questions={questions} at={at} isDone={isDone} onChoose={goTo} />
      <FormerNotes notes={listFormerNotes(session.practiceNotes, questions)} />
    </>
  );
}

function Progress({ at, count, done }: { at: number; count: number; done: number }) {
  return (
    <div className="mt-6">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <p className="font-semibold tabular-nums">
          Question {at + 1} of {count}
        </p>
        <p role="status" className="text-soft tabular-nums">
          {done === count ? 'All practised.' : `${done} practised`}
        </p>
      </div>
      <progress
        aria-label={`${done} of ${count} questions practised`}
        max={count}
        value={done}
        className="progress-line mt-2"
      />
      <p className="mt-2 text-sm text-soft max-lg:hidden">
        Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>t</kbd> timer, <kbd>f</kbd> facts,{' '}
        <kbd>d</kbd> practised
      </p>
    </div>
  );
}
