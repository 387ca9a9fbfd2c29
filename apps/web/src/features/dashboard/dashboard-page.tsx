import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { resumesQuery } from '../../shared/api/resume-queries.ts';
import { resumeSessionsQuery } from '../../shared/api/resume-session-queries.ts';
import { useFurtherPages } from '../../shared/api/use-further-pages.ts';
import {
  downloadAddressOf,
  jobNameOf,
  nextStepOf,
  type ResumeSessionItem,
} from '../../shared/flow/next-step.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ShowMore } from '../../shared/ui/show-more.tsx';
import { PlanLine } from './plan-line.tsx';
import { ResumeList } from './resume-list.tsx';
import { ScoreChart } from './score-chart.tsx';

/** The files of a finished result, beside what it waits for. */
function DownloadLink({ session }: { session: ResumeSessionItem }) {
  const to = downloadAddressOf(session);
  if (to === undefined) return null;
  return (
    <Link to={to} aria-label={`Download: ${jobNameOf(session)}`} className={buttonClass('outline')}>
      <Download aria-hidden size={16} />
      Download
    </Link>
  );
}

function GoOn({ session }: { session: ResumeSessionItem }) {
  const { state, action, to } = nextStepOf(session);
  return (
    <section
      aria-labelledby="go-on"
      className="mt-8 flex flex-wrap items-end justify-between gap-6 border-l-2 border-evidence-fill pl-5 sm:pl-7"
    >
      <div className="min-w-0">
        <h2 id="go-on" className="font-sans text-sm font-semibold text-soft">
          Go on with
        </h2>
        <p className="mt-1 font-serif text-xl sm:text-2xl">{jobNameOf(session)}</p>
        <p className="mt-1 text-soft">{state}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={to} className={buttonClass('primary', 'large')}>
          {action}
        </Link>
        <DownloadLink session={session} />
      </div>
    </section>
  );
}

function History({ sessions }: { sessions: ResumeSessionItem[] }) {
  return (
    <section aria-labelledby="earlier" className="mt-14">
      <h2 id="earlier" className="mb-4 text-xl font-semibold">
        Earlier work
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => {
          const { state, action, to } = nextStepOf(session);
          return (
            <li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
              <div className="min-w-0 grow basis-60">
                <p className="truncate font-serif text-lg">{jobNameOf(session)}</p>
                <p className="text-sm text-soft">
                  {state} · {showMoment(session.updatedAt)}
                </p>
              </div>
              <Link
                to={to}
                aria-label={`${action}: ${jobNameOf(session)}`}
                className={buttonClass('quiet')}
              >
                {action}
              </Link>
              <DownloadLink session={session} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FirstSteps() {
  return (
    <div className="mt-8 max-w-2xl">
      <p className="text-lg text-soft">
        Nothing here yet. Start with the resume you have, as it is.
      </p>
      <ol className="mt-8 space-y-5 border-l-2 border-evidence-fill pl-6">
        {[
          ['Upload your resume', 'Trueline reads it and shows you what it understood.'],
          ['Paste the job ad', 'It finds what the ad asks for, and where your resume shows it.'],
          ['Decide on each change', 'Then download the result.'],
        ].map(([title, text]) => (
          <li key={title}>
            <p className="font-serif text-lg font-semibold">{title}</p>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <Link to="/upload" className={`mt-9 ${buttonClass('primary', 'large')}`}>
        Upload my resume
      </Link>
    </div>
  );
}

/** What to go on with, first; then what was done before. */
export function DashboardPage() {
  const page = useRef<HTMLDivElement>(null);
  const sessions = useQuery(resumeSessionsQuery());
  const resumes = useQuery(resumesQuery());
  const further = useFurtherPages(endpoints.listResumeSessions, sessions.data?.nextCursor);
  const error = sessions.error ?? resumes.error;
  if (error && !(sessions.data && resumes.data)) {
    return (
      <div className="mx-auto max-w-4xl px-5 py-14">
        <PageHeading>Dashboard</PageHeading>
        <div className="mt-8 space-y-4">
          <Notice tone="conflict" title="Your work could not be loaded" urgent>
            {messageOf(error, 'Nothing is lost. Please try again.')}
          </Notice>
          <Button onClick={() => void Promise.all([sessions.refetch(), resumes.refetch()])}>
            Try again
          </Button>
        </div>
      </div>
    );
  }
  if (!sessions.data || !resumes.data) return <Loading />;
  const items = [...sessions.data.items, ...further.items];
  const [newest, ...earlier] = items;
  const empty = newest === undefined && resumes.data.items.length === 0;
  return (
    <div ref={page} className="mx-auto max-w-4xl px-5 py-14">
      <PageHeading>Dashboard</PageHeading>
      <PlanLine />
      {empty && <FirstSteps />}
      {newest && <GoOn session={newest} />}
      <ScoreChart sessions={sessions.data.items} />
      {earlier.length > 0 && <History sessions={earlier} />}
      <ShowMore pages={further} />
      {resumes.data.items.length > 0 && (
        <section aria-labelledby="resumes" className="mt-14">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="resumes" className="text-xl font-semibold">
              Your resumes
            </h2>
            <Link to="/upload" className={buttonClass('outline')}>
              Upload another
            </Link>
          </div>
          <ResumeList
            resumes={resumes.data.items}
            countResults={(id) => items.filter(({ resumeId }) => resumeId === id).length}
            onDeleted={() => page.current?.querySelector('h1')?.focus()}
          />
          {resumes.data.nextCursor !== null && (
            <Link to="/my-resumes" className={`mt-6 ${buttonClass('outline')}`}>
              See all your resumes
            </Link>
          )}
        </section>
      )}
    </div>
  );
}
