import { useQuery } from '@tanstack/react-query';
import { type FormAnswers as Answers, MAX_FORM_ANSWER_LENGTH } from '@trueline/contracts';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { formAnswersQuery, useSaveFormAnswers } from '../api/form-answers.ts';
import { showToast } from '../toast/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';

interface QuestionProps {
  label: string;
  example: string;
  value: string;
  onChange: (value: string) => void;
}

function Question({ label, example, value, onChange }: QuestionProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56">
        <Field label={label} hint={example}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={MAX_FORM_ANSWER_LENGTH}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      </div>
      {value.trim() !== '' && (
        <div className="mb-6">
          <CopyButton text={value.trim()} label="Copy" name={label} />
        </div>
      )}
    </div>
  );
}

const QUESTIONS = [
  {
    name: 'noticePeriod',
    label: 'Notice period',
    example: 'For example: 4 weeks, or from 1 March.',
  },
  {
    name: 'salaryExpectation',
    label: 'Salary expectation',
    example: 'For example: $62,000 to $68,000 a year. Only you see it.',
  },
] as const satisfies readonly { name: keyof Answers; label: string; example: string }[];

function Questions({ kept }: { kept: Answers }) {
  /** What was typed and not kept yet; what wasn't touched follows what is kept, whichever tab kept it. */
  const [typed, setTyped] = useState<Answers>({});
  const save = useSaveFormAnswers();
  const changed = Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim()])
      .filter(([name = '', value]) => value !== (kept[name as keyof Answers] ?? '')),
  ) as Answers;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(changed, {
      onSuccess: () => {
        // What was typed on meanwhile is not kept yet.
        setTyped((now) =>
          Object.fromEntries(
            Object.entries(now).filter(
              ([name, value]) => changed[name as keyof Answers] !== value.trim(),
            ),
          ),
        );
        showToast({ title: 'Kept in your profile' });
      },
    });
  };
  return (
    <form onSubmit={submit} className="mt-4 space-y-5">
      {QUESTIONS.map(({ name, ...question }) => (
        <Question
          key={name}
          {...question}
          value={typed[name] ?? kept[name] ?? ''}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      {save.error && (
        <p role="alert" className="text-sm text-conflict">
          {messageOf(save.error, 'It was not saved. Please try again.')}
        </p>
      )}
      <Button
        type="submit"
        disabled={Object.keys(changed).length === 0}
        busyLabel={save.isPending && 'Saving…'}
      >
        Keep these answers
      </Button>
    </form>
  );
}

/** Notice period and salary expectation: asked once, kept for the person alone, written into no document. */
export function FormAnswers() {
  const { data, error, refetch } = useQuery(formAnswersQuery());
  return (
    <section aria-labelledby="form-answers">
      <h2 id="form-answers" className="text-xl font-semibold">
        Only you can say
      </h2>
      <p className="mt-1 text-soft">
        Asked once and kept in your profile for your next application. Neither goes into your
        resume, letter, proof or pack. Empty a field to delete its answer.
      </p>
      {data && <Questions kept={data.answers} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <div className="mt-4 space-y-4">
          <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} urgent />
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
    </section>
  );
}
