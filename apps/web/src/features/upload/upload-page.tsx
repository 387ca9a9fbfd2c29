import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading, RunningLine } from '../../shared/ui/loading.tsx';
import { ChooseResume } from './choose-resume.tsx';
import { FailedReading } from './failed-reading.tsx';
import { ReadResult } from './read-result.tsx';

function Reading({ id }: { id: string }) {
  const { data, error } = useQuery(resumeQuery(id));
  if (error && !data) {
    return (
      <div className="mx-auto max-w-2xl px-5 py-16">
        <PageHeading>This resume could not be loaded</PageHeading>
        <p className="mt-4 text-lg text-soft">{messageOf(error, 'Please try again.')}</p>
        <Link to="/upload" className={`mt-8 ${buttonClass()}`}>
          Upload a resume
        </Link>
      </div>
    );
  }
  if (!data) return <Loading />;
  const { resume } = data;
  if (resume.status === 'failed') {
    return <FailedReading name={resume.source.name} failure={resume.failure} />;
  }
  if (resume.status === 'ready' && resume.document) {
    return <ReadResult resume={resume} document={resume.document} />;
  }
  return (
    <div className="mx-auto max-w-xl px-5 py-20">
      <PageHeading>Reading {resume.source.name}</PageHeading>
      <div role="status" className="mt-8">
        <RunningLine />
        <p className="mt-4 text-soft">
          Finding names, dates and lines. You can leave this page; it goes on by itself.
        </p>
      </div>
    </div>
  );
}

/** Step 1. The address names the resume that is being read, so that a reload goes on. */
export function UploadPage() {
  const [search] = useSearchParams();
  const id = search.get('resume');
  return id === null ? <ChooseResume /> : <Reading key={id} id={id} />;
}
