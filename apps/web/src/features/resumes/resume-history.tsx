import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeSessionsQuery } from '../../shared/api/resume-session-queries.ts';
import { type FlowPath, flowAddress } from '../../shared/flow/flow-steps.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

const PLACES: Record<string, { path: FlowPath; state: string }> = {
  pending: { path: '/configure', state: 'Waiting for the job ad' },
  optimizing: { path: '/optimize', state: 'Being optimized' },
  failed: { path: '/optimize', state: 'The last run failed' },
};

/** What this resume was fitted to, newest first, with its scores and files. */
export function ResumeHistory({ resumeId }: { resumeId: string }) {
  const { data, error } = useQuery(resumeSessionsQuery());
  const sessions = data?.items.filter((session) => session.resumeId === resumeId) ?? [];
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
        {sessions.map(({ id, status, job, originalScore, optimizedScore, updatedAt }) => {
          const place = PLACES[status];
          const name = [job?.title, job?.company].filter(Boolean).join(', ');
          return (
            <li key={id} className="py-4">
              <Link
                to={flowAddress(place?.path ?? '/optimize', id)}
                className="font-serif text-lg underline decoration-edge underline-offset-4 hover:decoration-ink"
              >
                {name === '' ? 'A job without a name yet' : name}
              </Link>
              <p className="text-sm text-soft tabular-nums">
                {place?.state ??
                  `Score ${Math.round(originalScore)}, now ${Math.round(optimizedScore)}`}{' '}
                · {showMoment(updatedAt)}
              </p>
              {status === 'completed' && (
                <Link
                  to={flowAddress('/download', id)}
                  className="text-sm underline decoration-edge underline-offset-4"
                >
                  All files
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
