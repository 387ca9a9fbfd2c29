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

function Questions({ kept }: { kept: Answers }) {
  const [noticePeriod, setNoticePeriod] = useState(kept.noticePeriod ?? '');
  const [salaryExpectation, setSalaryExpectation] = useState(kept.salaryExpectation ?? '');
  const save = useSaveFormAnswers();
  const isKept =
    noticePeriod.trim() === (kept.noticePeriod ?? '') &&
    salaryExpectation.trim() === (kept.salaryExpectation ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { noticePeriod: noticePeriod.trim(), salaryExpectation: salaryExpectation.trim() },
      { onSuccess: () => showToast({ title: 'Kept in your profile' }) },
    );
  };
  return (
    <form onSubmit={submit} className="mt-4 space-y-5">
      <Question
        label="Notice period"
        example="For example: 4 weeks, or from 1 March."
        value={noticePeriod}
        onChange={setNoticePeriod}
      />
      <Question
        label="Salary expectation"
        example="For example: $62,000 to $68,000 a year. Only you see it."
        value={salaryExpectation}
        onChange={setSalaryExpectation}
      />
      {save.error && (
        <p role="alert" className="text-sm text-conflict">
          {messageOf(save.error, 'It was not saved. Please try again.')}
        </p>
      )}
      <Button type="submit" disabled={isKept} busyLabel={save.isPending && 'Saving…'}>
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
      {data && <Questions key={JSON.stringify(data.answers)} kept={data.answers} />}
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
