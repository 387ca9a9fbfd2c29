import { useQuery } from '@tanstack/react-query';
import type { KnownAnswer } from '@trueline/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  knownAnswersQuery,
  useDeleteKnownAnswer,
  useRewordKnownAnswer,
} from '../../shared/api/known-answers.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { groupByRole } from './known-answer-groups.ts';

interface FormProps {
  answer: KnownAnswer;
  line: string;
  onDone: () => void;
}

function RewordForm({ answer, line, onDone }: FormProps) {
  const [text, setText] = useState(line);
  const reword = useRewordKnownAnswer();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reword.mutate({ id: answer.id, line: text.trim() }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="mt-2 space-y-3">
      <Field
        label="Your line"
        hint="It is taken as your statement in new runs. Results that you have already stay as they are."
        error={reword.error ? messageOf(reword.error, 'Please try again.') : undefined}
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
          className="min-h-11"
          disabled={text.trim() === ''}
          busyLabel={reword.isPending && 'Saving…'}
        >
          Save
        </Button>
        <Button variant="quiet" className="min-h-11" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface ItemProps {
  answer: KnownAnswer;
  onDeleted: () => void;
}

function Item({ answer, onDeleted }: ItemProps) {
  /** `back`: a form was closed just now, and the focus returns to the first button. */
  const [mode, setMode] = useState<'shown' | 'back' | 'editing' | 'deleting'>('shown');
  const remove = useDeleteKnownAnswer();
  const { prompt, fact } = answer;
  const about = <span className="sr-only">: {fact?.line ?? prompt}</span>;
  return (
    <li className="border-l-2 border-evidence-fill pl-4 wrap-anywhere">
      {fact && mode !== 'editing' && <p className="font-serif">{fact.line}</p>}
      <p className="text-sm text-soft">{prompt}</p>
      {mode === 'editing' && fact && (
        <RewordForm answer={answer} line={fact.line} onDone={() => setMode('back')} />
      )}
      {(mode === 'shown' || mode === 'back') && (
        <div className="flex flex-wrap gap-x-5">
          {fact && (
            <Button
              variant="quiet"
              className="min-h-11"
              autoFocus={mode === 'back'}
              onClick={() => setMode('editing')}
            >
              Edit{about}
            </Button>
          )}
          <Button
            variant="quiet"
            className="min-h-11"
            autoFocus={mode === 'back' && !fact}
            onClick={() => setMode('deleting')}
          >
            {fact ? 'Delete' : 'Ask me again'}
            {about}
          </Button>
        </div>
      )}
      {mode === 'deleting' && (
        <div className="mt-2">
          <p className="text-sm">
            {fact
              ? 'New runs will know nothing of it. Results that you have already stay as they are.'
              : 'It may be asked again in the next run.'}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button
              variant={fact ? 'danger' : 'outline'}
              className="min-h-11"
              autoFocus
              busyLabel={remove.isPending && 'Deleting…'}
              onClick={() => remove.mutate(answer.id, { onSuccess: onDeleted })}
            >
              {fact ? 'Delete it' : 'Yes, ask me again'}
            </Button>
            <Button variant="quiet" className="min-h-11" onClick={() => setMode('back')}>
              Keep it
            </Button>
          </div>
          {remove.error && (
            <p role="alert" className="mt-2 text-sm text-conflict">
              {messageOf(remove.error, 'Please try again.')}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** What the person told in answers, under the role it belongs to; nothing before the first answer. */
export function KnownAnswers() {
  const { data, error, refetch } = useQuery(knownAnswersQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  if (error && !data) {
    return (
      <Notice tone="conflict" title={messageOf(error, 'Your answers could not be loaded.')} urgent>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!data || (data.items.length === 0 && said === '')) return null;
  const onDeleted = () => {
    setSaid('Deleted.');
    // The button that had the focus is gone with its line.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="known-answers">
      <h2 id="known-answers" ref={heading} tabIndex={-1} className="text-xl font-semibold">
        What you told in answers
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-soft">
        New runs use these without asking again. They are yours alone, and go with your export.
      </p>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {said}
      </p>
      {groupByRole(data.items).map(({ title, answers }) => (
        <div key={title} className="mt-5">
          <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
          <ul className="mt-2 max-w-3xl space-y-3">
            {answers.map((answer) => (
              <Item key={answer.id} answer={answer} onDeleted={onDeleted} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
