import { useMutation } from '@tanstack/react-query';
import { MAX_JOB_DESCRIPTION_LENGTH, type ResumeSession } from '@trueline/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  useOptimizeResumeSession,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import { SaveStateLine } from '../../shared/autosave/save-state-line.tsx';
import { useAutosave } from '../../shared/autosave/use-autosave.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { needsPayment, PaymentNotice } from '../../shared/ui/payment-notice.tsx';
import { PriceTag } from '../../shared/ui/price-tag.tsx';
import { EarlierAds } from './earlier-ads.tsx';
import { Extras } from './extras.tsx';
import { LiveRequirements } from './live-requirements.tsx';

const COUNT = new Intl.NumberFormat('en');

/** What is wrong with a job description, or undefined. */
function findFault(text: string, asked: boolean): string | undefined {
  if (text.length > MAX_JOB_DESCRIPTION_LENGTH) {
    return `This is ${COUNT.format(text.length)} characters long; at most ${COUNT.format(MAX_JOB_DESCRIPTION_LENGTH)} can be read. Leave out what is not about the job.`;
  }
  return asked && text.trim() === '' ? 'Paste the job ad first.' : undefined;
}

/** Saves the text, then starts the run and goes to where it shows. */
function useRun(id: string, flush: () => Promise<void>) {
  const navigate = useNavigate();
  const optimize = useOptimizeResumeSession(id);
  return useMutation({
    mutationFn: async () => {
      await flush();
      await optimize.mutateAsync();
      await navigate(flowAddress('/optimize', id));
    },
  });
}

/** Why the run did not start, or the text was not saved: beside the button that was pressed, and in sight. */
function Refusal({ session, error }: { session: ResumeSession; error: Error | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  if (!error) return null;
  return (
    <div ref={box}>
      {needsPayment(error) ? (
        <PaymentNotice service="resume_optimization" subject={{ resumeSessionId: session.id }} />
      ) : (
        <Notice
          tone="conflict"
          title={messageOf(error, 'That did not work. Please try again.')}
          urgent
        />
      )}
    </div>
  );
}

export function JobForm({ session }: { session: ResumeSession }) {
  const update = useUpdateResumeSession(session.id, { waitsForNetwork: false });
  const { text, change, state, flush } = useAutosave(
    session.id,
    session.jobDescription,
    (jobDescription) => update.mutateAsync({ jobDescription }),
  );
  const run = useRun(session.id, flush);
  const [asked, setAsked] = useState(false);
  const fault = findFault(text, asked);
  const refusal = run.error ?? (state === 'failed' ? update.error : null);
  const error = fault === undefined ? refusal : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (findFault(text, true) === undefined) run.mutate();
    else document.getElementById('job-form')?.querySelector('textarea')?.focus();
  };
  return (
    <form
      id="job-form"
      noValidate
      onSubmit={submit}
      className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0 space-y-5">
        <Field
          label="Job description"
          hint="The whole ad is best: tasks, requirements, and what would be nice to have."
          error={fault}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={16}
              required
              value={text}
              onChange={({ target }) => {
                run.reset();
                change(target.value);
              }}
            />
          )}
        </Field>
        <SaveStateLine state={state} saved={text === '' ? 'Saved as you type' : undefined} />
        <EarlierAds sessionId={session.id} onChoose={change} />
      </div>
      {/* On a phone it stands before the button: what is asked is seen before it is answered. */}
      <div className="min-w-0 lg:col-start-2 lg:row-span-2">
        <LiveRequirements text={text} />
      </div>
      <div className="min-w-0 space-y-5">
        <Extras session={session} />
        <Button type="submit" size="large" busyLabel={run.isPending && 'Starting…'}>
          Optimize my resume
          <PriceTag service="resume_optimization" subject={{ resumeSessionId: session.id }} />
        </Button>
        <Refusal session={session} error={error} />
      </div>
    </form>
  );
}
