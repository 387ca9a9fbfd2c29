import { useQuery } from '@tanstack/react-query';
import type { ResumeSession } from '@trueline/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '../api/api-error.ts';
import { resumeSessionQuery } from '../api/resume-session-queries.ts';
import { PageHeading } from '../page-focus.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Loading } from '../ui/loading.tsx';
import { PollTrouble } from '../ui/poll-trouble.tsx';
import { useResumeSessionId } from './flow-context.tsx';
import { WaitingUpdates } from './waiting-updates.tsx';

function Detour({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHeading>{heading}</PageHeading>
      <p className="mt-4 text-lg text-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function Loaded({ id, children }: { id: string; children: (session: ResumeSession) => ReactNode }) {
  const { data, error, refetch } = useQuery(resumeSessionQuery(id));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Detour
        heading="This is not here"
        text="It may have been deleted, or it belongs to another account."
      >
        <Link to="/dashboard" className={buttonClass()}>
          Go to the dashboard
        </Link>
      </Detour>
    );
  }
  if (error && !data) {
    return (
      <Detour
        heading="This could not be loaded"
        text={messageOf(error, 'Nothing is lost. Please try again.')}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
      </Detour>
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      {error && (
        <PollTrouble
          error={error}
          running={data.resumeSession.status === 'optimizing'}
          onRetry={() => void refetch()}
        />
      )}
      <WaitingUpdates resumeSessionId={id} />
      {children(data.resumeSession)}
    </>
  );
}

/** Loads the resume session that the address names, and says what to do where there is none. */
export function ResumeSessionGate({
  children,
}: {
  children: (session: ResumeSession) => ReactNode;
}) {
  const id = useResumeSessionId();
  if (id === null) {
    return (
      <Detour
        heading="Start with your resume"
        text="This step needs a resume. Upload one, or go on with one from your dashboard."
      >
        <Link to="/upload" className={buttonClass()}>
          Upload my resume
        </Link>
        <Link to="/dashboard" className={buttonClass('outline')}>
          Go to the dashboard
        </Link>
      </Detour>
    );
  }
  return (
    <Loaded key={id} id={id}>
      {children}
    </Loaded>
  );
}
