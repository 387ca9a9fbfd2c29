import type { InterviewQuestion, ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  pendingValue,
  usePendingUpdates,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { Challenges } from './challenges.tsx';
import { EditInterviewQuestion } from './edit-interview-question.tsx';
import { InterviewQuestionItem, LeftOutQuestion } from './interview-question-item.tsx';
import { type LeftOut, withLeftOut } from './left-out-questions.ts';

/** How many questions stand there at once. */
const SHOWN = 4;

function useQuestionList(session: ResumeSession) {
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const update = useUpdateResumeSession(session.id);
  const updates = usePendingUpdates(session.id);
  const questions = pendingValue(updates, 'interviewQuestions') ?? session.interviewQuestions;
  const rows = withLeftOut(questions, leftOut);
  const save = (isKept: (index: number) => boolean, done: { onError: () => void }) =>
    update.mutate(
      { interviewQuestions: rows.filter((_, i) => isKept(i)).map(({ question }) => question) },
      done,
    );
  const isIn = (index: number) => rows[index]?.isLeftOut === false;
  return {
    rows,
    update,
    canLeaveOut: questions.length > 1,
    leaveOut: (at: number, question: InterviewQuestion) => {
      setLeftOut([...leftOut, { at, question }]);
      save((index) => index !== at && isIn(index), { onError: () => setLeftOut(leftOut) });
    },
    putBack: (at: number) => {
      setLeftOut(leftOut.filter((one) => one.at !== at));
      save((index) => index === at || isIn(index), { onError: () => setLeftOut(leftOut) });
    },
    change: (at: number, question: InterviewQuestion, onSuccess: () => void) =>
      update.mutate(
        {
          interviewQuestions: rows
            .map((row, index) => (index === at ? { ...row, question } : row))
            .filter((row) => !row.isLeftOut)
            .map((row) => row.question),
        },
        { onSuccess },
      ),
    restore: () => update.mutate({ interviewQuestions: null }, { onSuccess: () => setLeftOut([]) }),
  };
}

/** The questions with the person's own facts laid out, each to edit or to leave out. */
export function InterviewQuestionsPanel({ session }: { session: ResumeSession }) {
  // By its words: the list is written anew when a decision or an answer changes the resume.
  const [editing, setEditing] = useState<string | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const { rows, update, canLeaveOut, leaveOut, putBack, change, restore } =
    useQuestionList(session);
  const close = (question: string) => {
    setEditing(null);
    setReturned(question);
  };
  const edit = (question: string) => {
    update.reset();
    setEditing(question);
  };
  return (
    <div className="lg:mt-4">
      <Link
        to={`/interview-practice?rs=${encodeURIComponent(session.id)}`}
        className={`mb-4 ${buttonClass('outline')}`}
      >
        Practise these questions
      </Link>
      <ListWithMore
        items={rows}
        limit={SHOWN}
        name="questions"
        className="divide-y divide-line border-y border-line"
      >
        {({ question, isLeftOut }, index) => (
          <li key={question.question}>
            {isLeftOut ? (
              <LeftOutQuestion question={question.question} onPutBack={() => putBack(index)} />
            ) : editing === question.question ? (
              <div className="py-4">
                <EditInterviewQuestion
                  question={question}
                  busy={update.isPending}
                  error={update.error}
                  onSave={(edited) => change(index, edited, () => close(edited.question))}
                  onCancel={() => close(question.question)}
                />
              </div>
            ) : (
              <InterviewQuestionItem
                question={question}
                returned={returned === question.question}
                onEdit={() => edit(question.question)}
                onDrop={canLeaveOut ? () => leaveOut(index, question) : undefined}
              />
            )}
          </li>
        )}
      </ListWithMore>
      {update.error && editing === null && (
        <p role="alert" className="mt-2 text-sm text-conflict">
          {messageOf(update.error, 'Please try again.')}
        </p>
      )}
      {session.questionsEdited && (
        <Button variant="quiet" busyLabel={update.isPending && 'One moment…'} onClick={restore}>
          Take the first questions again
        </Button>
      )}
      <Challenges session={session} />
    </div>
  );
}
