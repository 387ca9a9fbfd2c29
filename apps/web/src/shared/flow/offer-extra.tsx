import type { ResumeSession } from '@trueline/contracts';
import { messageOf } from '../api/api-error.ts';
import { useUpdateResumeSession } from '../api/resume-session-mutations.ts';
import { Button } from '../ui/button.tsx';

interface OfferProps {
  session: ResumeSession;
  extra: 'includeCoverLetter' | 'includeInterviewQuestions' | 'includeAtsMetadata';
  label: string;
  /** While it is made. */
  busyLabel?: string;
  variant?: 'outline';
}

/** A button for what was not asked for with the run: it is made at once and comes into the pack. */
export function OfferExtra({ session, extra, label, busyLabel = 'Writing…', variant }: OfferProps) {
  const update = useUpdateResumeSession(session.id);
  return (
    <>
      <Button
        {...(variant && { variant })}
        busyLabel={update.isPending && busyLabel}
        onClick={() => update.mutate({ [extra]: true })}
      >
        {label}
      </Button>
      {update.error && (
        <p role="alert" className="mt-2 text-sm text-conflict">
          {messageOf(update.error, 'Please try again.')}
        </p>
      )}
    </>
  );
}
