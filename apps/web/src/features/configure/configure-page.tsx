import type { ResumeSession } from '@trueline/contracts';
import { useNavigate } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  useOptimizeResumeSession,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { type SaveState, useAutosave } from './use-autosave.ts';

const STATES: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved. It is tried again with your next change.',
};

function JobForm({ session }: { session: ResumeSession }) {
  const navigate = useNavigate();
  const update = useUpdateResumeSession(session.id);
  const optimize = useOptimizeResumeSession(session.id);
  const { text, change, state, flush } = useAutosave(session.jobDescription, (jobDescription) =>
    update.mutateAsync({ jobDescription }),
  );
  const run = async () => {
    await flush();
    await optimize.mutateAsync();
    await navigate(flowAddress('/optimize', session.id));
  };
  const error = optimize.error ?? update.error;
  return (
    <form
      className="mt-8 space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        // A refusal is shown below: it stands in the mutations.
        run().catch(() => undefined);
      }}
    >
      <Field
        label="Job description"
        hint="The whole ad is best: tasks, requirements, and what would be nice to have."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={16}
            required
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-soft">
        {text === '' && state === 'saved' ? 'Saved as you type' : STATES[state]}
      </p>
      {error && (
        <Notice
          tone="conflict"
          title={messageOf(error, 'That did not work. Please try again.')}
          urgent
        />
      )}
      <Button
        type="submit"
        size="large"
        disabled={text.trim() === ''}
        busyLabel={optimize.isPending && 'Starting…'}
      >
        Optimize my resume
      </Button>
    </form>
  );
}

/** Step 2: the job ad. */
export function ConfigurePage() {
  return (
    <ResumeSessionGate>
      {(session) => (
        <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
          <PageHeading>The job you want</PageHeading>
          <p className="mt-3 text-lg text-soft">
            Paste the ad. Trueline finds what it asks for, and which of your lines already show it.
          </p>
          <JobForm key={session.id} session={session} />
        </div>
      )}
    </ResumeSessionGate>
  );
}
