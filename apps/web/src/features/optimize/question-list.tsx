import type { ResumeSession } from '@trueline/contracts';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';

type Question = ResumeSession['questions'][number];

interface AnsweredProps {
  question: string;
  answer: string;
  /** The form was closed just now, and the focus returns here. */
  focused: boolean;
  onChange: () => void;
}

function Answered({ question, answer, focused, onChange }: AnsweredProps) {
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="font-serif wrap-anywhere">{answer}</p>
      <Button variant="quiet" autoFocus={focused} onClick={onChange}>
        Change the answer
        <span className="sr-only">: {question}</span>
      </Button>
    </div>
  );
}

function QuestionItem({ session, question }: { session: ResumeSession; question: Question }) {
  const saved = session.answers[question.id] ?? '';
  /** `back`: the form was closed just now, and the focus returns to the button that opened it. */
  const [writing, setWriting] = useState<'no' | 'yes' | 'back'>('no');
  const [text, setText] = useState(saved);
  const update = useUpdateResumeSession(session.id);
  const save = (answer: string) =>
    update.mutate(
      { answers: { [question.id]: answer.trim() } },
      { onSuccess: () => setWriting('back') },
    );
  const open = () => {
    setText(saved);
    setWriting('yes');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(text);
  };
  return (
    <li className="border-l-2 border-question pl-4 wrap-anywhere">
      <p>{question.question}</p>
      {writing !== 'yes' && saved !== '' && (
        <Answered
          question={question.question}
          answer={saved}
          focused={writing === 'back'}
          onChange={open}
        />
      )}
      {writing !== 'yes' && saved === '' && (
        <Button variant="quiet" autoFocus={writing === 'back'} onClick={open}>
          Answer
          <span className="sr-only">: {question.question}</span>
        </Button>
      )}
      {writing === 'yes' && (
        <form onSubmit={submit} className="mt-3 space-y-3">
          <Field
            label="Your answer"
            hint="It becomes a fact of yours, and a line that you can still change."
            error={update.error ? messageOf(update.error, 'Please try again.') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                autoFocus
                maxLength={2000}
                value={text}
                onChange={({ target }) => setText(target.value)}
                className="font-serif"
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              disabled={text.trim() === ''}
              busyLabel={update.isPending && 'Saving…'}
            >
              Save my answer
            </Button>
            {saved !== '' && (
              <Button variant="outline" onClick={() => save('')}>
                Take it back
              </Button>
            )}
            <Button variant="quiet" onClick={() => setWriting('back')}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

/** What the engine would have to invent, asked instead; an answer is the person's own fact. */
export function QuestionList({ session }: { session: ResumeSession }) {
  const { questions } = session;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl font-semibold">
        Questions only you can answer
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-soft">
        Answer what is true and worth telling, and leave the rest. Nothing is added that you do not
        say.
      </p>
      <ul className="mt-4 max-w-3xl space-y-5">
        {questions.map((question) => (
          <QuestionItem key={question.id} session={session} question={question} />
        ))}
      </ul>
    </section>
  );
}
