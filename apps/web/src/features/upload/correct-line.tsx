import type { Resume } from '@trueline/contracts';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResume } from '../../shared/api/resume-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { fieldsBehind, withFields } from './correctable.ts';

const LONG_TEXT = 60;

function failureOf(error: Error): string {
  return error instanceof ApiError && error.status === 412
    ? 'This resume was changed elsewhere, and is shown as it is now. Save once more to put your words in.'
    : messageOf(error, 'Please try again.');
}

interface CorrectLineProps {
  resumeId: string;
  /** The version that `document` is. */
  version: number;
  document: Resume;
  path: string;
  onDone: () => void;
}

/** Corrects what was read into one line. */
export function CorrectLine({ resumeId, version, document, path, onDone }: CorrectLineProps) {
  const [fields, setFields] = useState(() => fieldsBehind(document, path));
  const update = useUpdateResume(resumeId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // On top of what it is now: a line corrected in another tab meanwhile stays corrected.
    update.mutate({ document: withFields(document, fields), version }, { onSuccess: onDone });
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      className="my-2 w-full space-y-3 border-l-2 border-evidence-fill pl-3 font-sans text-base font-normal"
    >
      {fields.map((field, index) => (
        <Field key={field.path} label={field.label} hint={field.hint}>
          {(control) => (
            <Textarea
              {...control}
              autoFocus={index === 0}
              rows={field.text.length > LONG_TEXT ? 4 : Math.min(8, field.text.split('\n').length)}
              maxLength={4000}
              value={field.text}
              onChange={({ target }) =>
                setFields(fields.with(index, { ...field, text: target.value }))
              }
            />
          )}
        </Field>
      ))}
      {update.error && <Notice tone="conflict" title={failureOf(update.error)} urgent />}
      <div className="flex gap-3">
        <Button type="submit" busyLabel={update.isPending && 'Saving…'}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
