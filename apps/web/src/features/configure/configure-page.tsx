import type { ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { JobForm } from './job-form.tsx';

/** The ad of a run that has begun or ended: another text would drop its result, so that is a decision of its own. */
function FinishedAd({ session, onChange }: { session: ResumeSession; onChange: () => void }) {
  const running = session.status === 'optimizing';
  return (
    <div className="mt-8 space-y-5">
      <section
        aria-label="Job description"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="max-h-[26rem] overflow-auto rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap text-soft wrap-anywhere"
      >
        {session.jobDescription}
      </section>
      <p className="text-sm text-soft">
        {running
          ? 'Your resume is being fitted to this ad now.'
          : 'Your resume has been fitted to this ad. With another text it is fitted anew, and your decisions on the changes so far are dropped.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={flowAddress('/optimize', session.id)} className={buttonClass('primary', 'large')}>
          {running ? 'See how far it is' : 'Continue to the result'}
        </Link>
        {!running && (
          <Button variant="outline" size="large" onClick={onChange}>
            Change the ad
          </Button>
        )}
      </div>
    </div>
  );
}

function JobAd({ session }: { session: ResumeSession }) {
  const [editing, setEditing] = useState(
    session.status === 'pending' || session.status === 'failed',
  );
  if (editing) {
    return (
      <>
        <p className="mt-3 text-lg text-soft">
          Paste the ad. Trueline finds what it asks for, and which of your lines already show it.
        </p>
        <JobForm session={session} />
      </>
    );
  }
  return <FinishedAd session={session} onChange={() => setEditing(true)} />;
}

/** Step 2: the job ad. */
export function ConfigurePage() {
  return (
    <ResumeSessionGate>
      {(session) => (
        <div className="mx-auto max-w-5xl px-5 py-12 sm:py-16">
          <PageHeading>The job you want</PageHeading>
          <JobAd key={session.id} session={session} />
        </div>
      )}
    </ResumeSessionGate>
  );
}
