import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { useCreateResume } from '../../shared/api/resume-mutations.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { DropZone } from './drop-zone.tsx';
import { EarlierResumes } from './earlier-resumes.tsx';
import { NoResumeYet } from './first-resume/no-resume-yet.tsx';
import { faultOf, useUploadLimits } from './upload-limits.ts';
import { usePaste } from './use-paste.ts';

const UPLOAD_FAILED = 'It was not sent. Please try again, or paste the text below.';

interface PasteFormProps {
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

function PasteForm({ text, field, busy, onChange, onSubmit }: PasteFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="mt-10 space-y-4">
      <Field label="Or paste its text">
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={5}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        disabled={text.trim() === ''}
        busyLabel={busy && 'Sending…'}
      >
        Read my resume
      </Button>
    </form>
  );
}

/** Step 1 before a resume is given: by drop, click, paste or keyboard. */
export function ChooseResume() {
  const [, setSearch] = useSearchParams();
  const create = useCreateResume();
  const limits = useUploadLimits();
  const [refused, setRefused] = useState<string>();
  const give = (given: File | string) => {
    const fault = given instanceof File ? faultOf(given, limits) : undefined;
    setRefused(fault);
    if (fault !== undefined) return create.reset();
    create.mutate(given, { onSuccess: ({ resume }) => setSearch({ resume: resume.id }) });
  };
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = create.isPending;
  usePaste((given) => {
    if (busy) return;
    if (typeof given !== 'string') return give(given);
    // Whatever lay on the clipboard is seen before it is sent.
    setText(given);
    field.current?.focus();
  });
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
      <PageHeading>Your resume, as it is</PageHeading>
      <p className="mt-3 text-lg text-soft">
        Trueline reads it and shows you what it understood. Nothing in it is changed.
      </p>
      <div className="mt-8 space-y-5">
        {(refused ?? create.error) && (
          <Notice tone="conflict" title="That was not taken" urgent>
            {refused ?? messageOf(create.error, UPLOAD_FAILED)}
          </Notice>
        )}
        <DropZone busy={busy} limits={limits} onFile={give} />
        <div role="status" className="min-h-6 text-sm text-soft">
          {busy && (
            <>
              <RunningLine />
              <p className="mt-2">Sending…</p>
            </>
          )}
        </div>
      </div>
      <PasteForm
        text={text}
        field={field}
        busy={busy}
        onChange={setText}
        onSubmit={() => give(text)}
      />
      <NoResumeYet />
      <EarlierResumes />
    </div>
  );
}
