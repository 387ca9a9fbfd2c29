import type { ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  useOptimizeResumeSession,
  useStopWriting,
} from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { hasResult } from '../../shared/flow/has-result.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { OptimizeResult } from './optimize-result.tsx';
import { StartTrouble } from './run-again.tsx';
import { useResumeSessionEvents } from './use-resume-session-events.ts';

function Running({ session }: { session: ResumeSession }) {
  useResumeSessionEvents(session.id);
  const { progress } = session;
  const percent = progress?.percent ?? 0;
  return (
    <div className="mx-auto max-w-xl px-5 py-20">
      <PageHeading>Fitting your resume to the ad</PageHeading>
      <progress
        aria-label="Progress of the optimization"
        max={100}
        value={percent}
        className="progress-line mt-8"
      />
      <p role="status" className="mt-4 text-soft">
        {progress?.message ?? 'Waiting for its turn…'}
      </p>
      {progress?.step === 'writing' && <StopWriting id={session.id} />}
      <p className="mt-2 text-sm text-soft">You can leave this page; it goes on by itself.</p>
    </div>
  );
}

/** While a language model writes: enough is enough. */
function StopWriting({ id }: { id: string }) {
  const stop = useStopWriting(id);
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        busyLabel={stop.isPending && 'Stopping…'}
        onClick={() => stop.mutate()}
      >
        Stop here and keep what is written
      </Button>
      {stop.error && (
        <p role="alert" className="mt-2 text-sm text-conflict">
          {messageOf(stop.error, 'Please try again.')}
        </p>
      )}
    </div>
  );
}

function Failed({ session }: { session: ResumeSession }) {
  const optimize = useOptimizeResumeSession(session.id);
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHeading>The run did not finish</PageHeading>
      <p role="alert" className="mt-4 text-lg">
        {session.failure?.message ?? 'Something went wrong on our side. Nothing was lost.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button busyLabel={optimize.isPending && 'Starting…'} onClick={() => optimize.mutate()}>
          Try again
        </Button>
        <Link to={flowAddress('/configure', session.id)} className={buttonClass('outline')}>
          Change the job ad
        </Link>
      </div>
      <div className="mt-6 empty:hidden">
        <StartTrouble session={session} error={optimize.error} />
      </div>
    </div>
  );
}

function Step({ session }: { session: ResumeSession }) {
  const isRunning = session.status === 'optimizing';
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  if (hasResult(session)) {
    const isFresh = wasRunning && session.status === 'completed';
    return <OptimizeResult session={session} isFresh={isFresh} />;
  }
  if (isRunning) return <Running session={session} />;
  if (session.status === 'failed') return <Failed session={session} />;
  return <NotCompleted session={session} />;
}

/** Step 3: the run, then what it proposes. */
export function OptimizePage() {
  return <ResumeSessionGate>{(session) => <Step session={session} />}</ResumeSessionGate>;
}
