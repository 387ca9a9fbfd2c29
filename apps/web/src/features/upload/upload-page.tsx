import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading, RunningLine } from '../../shared/ui/loading.tsx';
import { PollTrouble } from '../../shared/ui/poll-trouble.tsx';
import { ChooseResume } from './choose-resume.tsx';
import { FailedReading } from './failed-reading.tsx';
import { FirstResume } from './first-resume/first-resume.tsx';
import { FIRST_RESUME_PARAM } from './first-resume/no-resume-yet.tsx';
import { ReadResult } from './read-result.tsx';

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHeading>{gone ? 'This is not here' : 'This resume could not be loaded'}</PageHeading>
      <p className="mt-4 text-lg text-soft">
        {gone
          ? 'It may have been deleted, or it belongs to another account.'
          : messageOf(error, 'Nothing is lost. Please try again.')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!gone && <Button onClick={onRetry}>Try again</Button>}
        <Link to="/upload" className={buttonClass(gone ? 'primary' : 'outline')}>
          Upload a resume
        </Link>
      </div>
    </div>
  );
}

function Reading({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(resumeQuery(id));
  if (error && !data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { resume } = data;
  if (resume.status === 'failed') {
    return <FailedReading name={resume.source.name} failure={resume.failure} />;
  }
  if (resume.status === 'ready' && resume.document) {
    return <ReadResult resume={resume} document={resume.document} />;
  }
  return (
    <>
      {error && <PollTrouble error={error} running onRetry={() => void refetch()} />}
      <div className="mx-auto max-w-xl px-5 py-20">
        <PageHeading>
          <span className="wrap-anywhere">Reading {resume.source.name}</span>
        </PageHeading>
        <div role="status" className="mt-8">
          <RunningLine />
          <p className="mt-4 text-soft">
            Finding names, dates and lines. You can leave this page; it goes on by itself.
          </p>
        </div>
      </div>
    </>
  );
}

/** Step 1. The address names the resume that is being read, so that a reload goes on. */
export function UploadPage() {
  const [search] = useSearchParams();
  const id = search.get('resume');
  if (id !== null) return <Reading key={id} id={id} />;
  return search.has(FIRST_RESUME_PARAM) ? <FirstResume /> : <ChooseResume />;
}
