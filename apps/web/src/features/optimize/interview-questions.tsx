import type { InterviewQuestion, ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';

const KINDS: Record<InterviewQuestion['kind'], string> = {
  behavioural: 'From your past',
  situational: 'What would you do',
  probing: 'About a line of yours',
  gap: 'About what is missing',
  motivation: 'Why this job',
  'to-ask': 'For you to ask',
};

const OUTLINE = [
  ['situation', 'Situation'],
  ['task', 'Task'],
  ['action', 'Action'],
  ['result', 'Result'],
] as const;

interface EditProps {
  question: InterviewQuestion;
  busy: boolean;
  error: Error | null;
  onSave: (question: InterviewQuestion) => void;
  onCancel: () => void;
}

function EditQuestion({ question, busy, error, onSave, onCancel }: EditProps) {
  const [text, setText] = useState(question.question);
  const [outline, setOutline] = useState(question.outline);
  return (
    <form
      className="mt-3 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ ...question, question: text.trim(), outline });
      }}
    >
      <Field label="Question">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            autoFocus
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {OUTLINE.map(([key, label]) => (
        <Field key={key} label={label}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={outline[key] ?? ''}
              onChange={({ target }) =>
                setOutline({ ...outline, [key]: target.value === '' ? null : target.value })
              }
            />
          )}
        </Field>
      ))}
      {error && (
        <p role="alert" className="text-sm text-conflict">
          {messageOf(error, 'Please try again.')}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" disabled={text.trim() === ''} busyLabel={busy && 'Saving…'}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Outline({ outline }: Pick<InterviewQuestion, 'outline'>) {
  return (
    <dl className="mt-3 space-y-2">
      {OUTLINE.map(([key, label]) => (
        <div key={key} className="text-sm sm:flex sm:gap-4">
          <dt className="w-20 shrink-0 font-semibold text-soft">{label}</dt>
          <dd className={outline[key] === null ? 'text-question' : 'font-serif'}>
            {outline[key] ?? 'Only you know this. Fill it in before the interview.'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ItemProps {
  question: InterviewQuestion;
  /** Its form was closed just now: it stands open, and the focus returns to its button. */
  returned: boolean;
  onEdit: () => void;
}

function Item({ question, returned, onEdit }: ItemProps) {
  const { kind, why, followUp, difficulty, outline } = question;
  return (
    <details open={returned} className="py-4">
      <summary className="cursor-pointer">
        <span className="font-serif text-lg wrap-anywhere">{question.question}</span>
        <span className="mt-1 block text-sm text-soft">
          {KINDS[kind]} · {difficulty}
        </span>
      </summary>
      <p className="mt-3 text-sm">
        <span className="font-semibold text-soft">Why they ask</span> {why}
      </p>
      {kind !== 'to-ask' && <Outline outline={outline} />}
      {followUp !== '' && (
        <p className="mt-3 text-sm">
          <span className="font-semibold text-soft">Then</span> {followUp}
        </p>
      )}
      <Button variant="quiet" autoFocus={returned} className="mt-2" onClick={onEdit}>
        Edit<span className="sr-only">: {question.question}</span>
      </Button>
    </details>
  );
}

/** The questions with the person's own facts laid out, each to edit. */
export function InterviewQuestionsPanel({ session }: { session: ResumeSession }) {
  // By its words: the list is written anew when a decision or an answer changes the resume.
  const [editing, setEditing] = useState<string | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const update = useUpdateResumeSession(session.id);
  const { interviewQuestions: questions, challenges } = session;
  const close = (question: string) => {
    setEditing(null);
    setReturned(question);
  };
  const save = (index: number) => (question: InterviewQuestion) =>
    update.mutate(
      { interviewQuestions: questions.with(index, question) },
      { onSuccess: () => close(question.question) },
    );
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {questions.map((question, index) => (
          <li key={question.question}>
            {editing === question.question ? (
              <div className="py-4">
                <EditQuestion
                  question={question}
                  busy={update.isPending}
                  error={update.error}
                  onSave={save(index)}
                  onCancel={() => close(question.question)}
                />
              </div>
            ) : (
              <Item
                question={question}
                returned={returned === question.question}
                onEdit={() => {
                  update.reset();
                  setEditing(question.question);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {challenges.length > 0 && (
        <section aria-labelledby="defend" className="mt-8">
          <h3 id="defend" className="text-lg font-semibold">
            Be ready to back these up
          </h3>
          <ul className="mt-3 space-y-5">
            {challenges.map(({ path, claim, challenge, prepare }) => (
              <li key={path + claim}>
                <p className="border-l-2 border-evidence-fill pl-3 font-serif">{claim}</p>
                <p className="mt-2">{challenge}</p>
                <p className="text-sm text-soft">{prepare}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
