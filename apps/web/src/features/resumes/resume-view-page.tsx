import { useQuery } from '@tanstack/react-query';
import { SERVICE_NAMES, type StoredResume } from '@trueline/contracts';
import { Download } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { urlOf } from '../../shared/api/address.ts';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { useReparseResume } from '../../shared/api/resume-mutations.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { outlineOf } from '../../shared/resume-document/outline.ts';
import { ResumeOutline } from '../../shared/resume-document/resume-outline.tsx';
import { FitButton } from '../../shared/resumes/fit-button.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading, RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { needsPayment, PaymentNotice } from '../../shared/ui/payment-notice.tsx';
import { PriceTag } from '../../shared/ui/price-tag.tsx';
import { CompareWith } from './compare-with.tsx';
import { ResumeHistory } from './resume-history.tsx';

function ReadAgain({ resume }: { resume: StoredResume }) {
  const reparse = useReparseResume(resume.id);
  return (
    <section aria-labelledby="read-again" className="mt-12">
      <h2 id="read-again" className="text-xl font-semibold">
        {SERVICE_NAMES.resume_reparsing}
      </h2>
      <p className="mt-2 text-sm text-soft">
        Reads the file again, for when Trueline has learned to read better. It replaces what was
        read, and your corrections with it. If the file cannot be read, what you have stays.
      </p>
      <Button
        variant="outline"
        className="mt-4"
        busyLabel={reparse.isPending && 'Starting…'}
        onClick={() => reparse.mutate()}
      >
        Read it again
        <PriceTag service="resume_reparsing" subject={{ resumeId: resume.id }} />
      </Button>
      {resume.status === 'ready' && resume.failure && (
        <div role="status" className="mt-4">
          <Notice tone="question" title="The last try could not read the file">
            <p>{resume.failure.message} What you have stays, and it cost nothing.</p>
          </Notice>
        </div>
      )}
      {reparse.error && (
        <div className="mt-4">
          {needsPayment(reparse.error) ? (
            <PaymentNotice service="resume_reparsing" subject={{ resumeId: resume.id }} />
          ) : (
            <Notice tone="conflict" title={messageOf(reparse.error, 'Please try again.')} urgent />
          )}
        </div>
      )}
    </section>
  );
}

/** Leads to where lines are placed that the reader could not. */
function UnplacedLines({ resume: { id, document } }: { resume: StoredResume }) {
  const open = document?.meta?.trueline?.kept?.filter(({ asIs }) => !asIs).length ?? 0;
  if (open === 0) return null;
  const title = open === 1 ? 'One line has no place yet' : `${open} lines have no place yet`;
  return (
    <div className="mt-6 max-w-2xl">
      <Notice tone="question" title={title}>
        <Link
          to={`/upload?resume=${encodeURIComponent(id)}`}
          className="font-semibold underline underline-offset-4"
        >
          Say what {open === 1 ? 'it is' : 'they are'}
        </Link>
      </Notice>
    </div>
  );
}

function Sheet({ resume }: { resume: StoredResume }) {
  if (resume.status === 'parsing') {
    return (
      <div role="status" className="space-y-4 py-10">
        <RunningLine />
        <p className="text-soft">Your file is being read…</p>
      </div>
    );
  }
  if (!resume.document) {
    return (
      <Notice tone="conflict" title="This file could not be read">
        {resume.failure?.message}
      </Notice>
    );
  }
  return <ResumeOutline sections={outlineOf(resume.document)} />;
}

function Resume({ resume }: { resume: StoredResume }) {
  return (
    <div className="mx-auto max-w-6xl px-5 py-12">
      <PageHeading className="text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">
        {resume.title}
      </PageHeading>
      <p className="mt-2 text-soft wrap-anywhere">
        {resume.source.name}, uploaded {showMoment(resume.createdAt)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {resume.status === 'ready' && <FitButton resume={resume} primary />}
        <a
          href={urlOf(endpoints.downloadOriginal, { params: { id: resume.id } })}
          download
          className={buttonClass('outline')}
        >
          <Download aria-hidden size={16} />
          Your original file
        </a>
        <Link
          to={`/upload?resume=${encodeURIComponent(resume.id)}`}
          className={buttonClass('outline')}
        >
          {resume.status === 'failed' ? 'See why' : 'See it beside your file'}
        </Link>
      </div>
      <UnplacedLines resume={resume} />
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <section aria-label="What was read" className="min-w-0">
          {resume.document ? (
            <CompareWith resume={resume} document={resume.document}>
              <Sheet resume={resume} />
            </CompareWith>
          ) : (
            <Sheet resume={resume} />
          )}
        </section>
        <div className="min-w-0">
          <ResumeHistory resumeId={resume.id} />
          <ReadAgain resume={resume} />
        </div>
      </div>
    </div>
  );
}

/** One resume: what was read, what was made from it, and its file. */
export function ResumeViewPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(resumeQuery(id));
  if (data) return <Resume key={id} resume={data.resume} />;
  if (!error) return <Loading />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHeading>{isGone ? 'This resume is not here' : 'This could not be loaded'}</PageHeading>
      <p className="mt-4 text-lg text-soft">
        {isGone
          ? 'It may have been deleted, or it belongs to another account.'
          : messageOf(error, 'Nothing is lost. Please try again.')}
      </p>
      <div className="mt-8 flex gap-3">
        {!isGone && <Button onClick={() => void refetch()}>Try again</Button>}
        <Link to="/my-resumes" className={buttonClass('outline')}>
          Go to my resumes
        </Link>
      </div>
    </div>
  );
}
