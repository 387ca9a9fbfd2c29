import type { ResumeSession } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { useOptimizeResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { needsPayment, PaymentNotice } from '../../shared/ui/payment-notice.tsx';

/** Why a run could not be started: what it costs, or what went wrong. */
export function StartTrouble({ session, error }: { session: ResumeSession; error: Error | null }) {
  if (!error) return null;
  if (!needsPayment(error)) {
    return <Notice tone="conflict" title={messageOf(error, 'Please try again.')} urgent />;
  }
  return <PaymentNotice service="resume_optimization" subject={{ resumeSessionId: session.id }} />;
}

/** Above the result of an earlier run, when the last one failed. */
export function RunAgain({ session }: { session: ResumeSession }) {
  const optimize = useOptimizeResumeSession(session.id);
  return (
    <div className="space-y-4">
      <Notice tone="question" title="The last run failed. This is the result of the one before">
        <p>{session.failure?.message ?? 'Something went wrong on our side. Nothing was lost.'}</p>
        <Button
          variant="outline"
          className="mt-3"
          busyLabel={optimize.isPending && 'Starting…'}
          onClick={() => optimize.mutate()}
        >
          Try again
        </Button>
      </Notice>
      <StartTrouble session={session} error={optimize.error} />
    </div>
  );
}
