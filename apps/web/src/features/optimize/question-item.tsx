import type { ResumeSession } from '@trueline/contracts';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';

export type Question = ResumeSession['questions'][number];

/** What is kept where there is nothing to add; the engine makes no line of it. */
const NOTHING = { answer: 'No', label: 'No' };
const NOT_KNOWN = { answer: 'Not known', label: 'I do not know' };

interface FormProps {
  saved: string;
  busy: boolean;
  error: Error | null;
  onSave: (answer: string) => void;
  onCancel: () => void;
}

function AnswerForm({ saved, busy, error, onSave, onCancel }: FormProps) {
  const [text, setText] = useState(saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text);
  };
  return (
    <form onSubmit={submit} className="mt-3 space-y-3">
      <Field
        label="Your answer"
        hint="It becomes a fact of yours, and a line that you can still change."
        error={error ? messageOf(error, 'Please try again.') : undefined}
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
        <Button type="submit" disabled={text.trim() === ''} busyLabel={busy && 'Saving…'}>
          Save my answer
        </Button>
        {saved !== '' && (
          <Button variant="outline" onClick={() => onSave('')}>
            Take it back
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface QuestionItemProps {
  session: ResumeSession;
  question: Question;
  /** It was answered, or taken back, just now: the focus goes on from here. */
  focused: boolean;
  onSave: () => void;
}

/** One question with its answer, or the ways to answer it. */
export function QuestionItem({ session, question, focused, onSave }: QuestionItemProps) {
  const saved = session.answers[question.id] ?? '';
  /** `back`: the form was closed just now, and the focus returns to the button that opened it. */
  const [writing, setWriting] = useState<'no' | 'yes' | 'back'>('no');
  const update = useUpdateResumeSession(session.id);
  const save = (answer: string) => {
    onSave();
    update.mutate(
      { answers: { [question.id]: answer.trim() } },
      { onSuccess: () => setWriting('back') },
    );
  };
  if (writing === 'yes') {
    return (
      <li className="border-l-2 border-question pl-4 wrap-anywhere">
        <p>{question.question}</p>
        <AnswerForm
          saved={saved}
          busy={update.isPending}
          error={update.error}
          onSave={save}
          onCancel={() => setWriting('back')}
        />
      </li>
    );
  }
  const about = <span className="sr-only">: {question.question}</span>;
  const negative = question.kind === 'metric' ? NOT_KNOWN : NOTHING;
  return (
    <li
      className={`border-l-2 pl-4 wrap-anywhere ${saved === '' ? 'border-question' : 'border-evidence-fill'}`}
    >
      <p>{question.question}</p>
      {saved !== '' && <p className="mt-1 font-serif">{saved}</p>}
      <div className="mt-1 flex flex-wrap gap-x-5">
        <Button
          variant="quiet"
          autoFocus={focused || writing === 'back'}
          onClick={() => setWriting('yes')}
        >
          {saved === '' ? 'Answer' : 'Change the answer'}
          {about}
        </Button>
        {saved === '' && (
          <Button
            variant="quiet"
            busyLabel={update.isPending && 'Saving…'}
            onClick={() => save(negative.answer)}
          >
            {negative.label}
            {about}
          </Button>
        )}
      </div>
      {update.error && (
        <p role="alert" className="text-sm text-conflict">
          {messageOf(update.error, 'Please try again.')}
        </p>
      )}
    </li>
  );
}
