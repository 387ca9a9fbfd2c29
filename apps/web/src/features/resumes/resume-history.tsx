import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { resumeSessionsQuery } from '../../shared/api/resume-session-queries.ts';
import { useFurtherPages } from '../../shared/api/use-further-pages.ts';
import { downloadAddressOf, jobNameOf, nextStepOf } from '../../shared/flow/next-step.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ShowMore } from '../../shared/ui/show-more.tsx';

/** What this resume was fitted to, newest first, with its scores and files. */
export function ResumeHistory({ resumeId }: { resumeId: string }) {
  const { data, error } = useQuery(resumeSessionsQuery());
  const further = useFurtherPages(endpoints.listResumeSessions, data?.nextCursor);
  const sessions = [...(data?.items ?? []), ...further.items].filter(
    (session) => session.resumeId === resumeId,
  );
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl font-semibold">
        Fitted to
      </h2>
      {error && !data && (
        <Notice tone="conflict" title={messageOf(error, 'The history could not be loaded.')} />
      )}
      {!data && !error && <RunningLine />}
      {data && sessions.length === 0 && (
        <p className="mt-2 text-soft">No job yet. Paste an ad, and see what it asks for.</p>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {sessions.map((session) => {
          const { to, state } = nextStepOf(session);
          const download = downloadAddressOf(session);
          return (
            <li key={session.id} className="py-4">
              <Link
                to={to}
                className="font-serif text-lg underline decoration-edge underline-offset-4 hover:decoration-ink"
              >
                {jobNameOf(session)}
              </Link>
              <p className="text-sm text-soft tabular-nums">
                {state} · {showMoment(session.updatedAt)}
              </p>
              {download !== undefined && (
                <Link
                  to={download}
                  aria-label={`Download: ${jobNameOf(session)}`}
                  className="text-sm underline decoration-edge underline-offset-4"
                >
                  Download
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <ShowMore pages={further} />
    </section>
  );
}
