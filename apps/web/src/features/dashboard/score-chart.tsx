import { isGain } from '../../shared/flow/gain.ts';
import { jobNameOf, type ResumeSessionItem } from '../../shared/flow/next-step.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';

const SHOWN = 8;

/** What the latest optimizations did: from the original score to the one now, oldest first. */
export function ScoreChart({ sessions }: { sessions: readonly ResumeSessionItem[] }) {
  const done = sessions.filter(({ status }) => status === 'completed').slice(0, SHOWN);
  if (done.length < 2) return null;
  return (
    <section aria-labelledby="scores" className="mt-14">
      <h2 id="scores" className="text-xl font-semibold">
        Latest scores
      </h2>
      <ul className="mt-4 space-y-4">
        {done.map((session) => {
          const { originalScore, optimizedScore, ceiling } = session;
          return (
            <li key={session.id}>
              <p className="flex justify-between gap-4 text-sm">
                <span className="min-w-0 truncate">{jobNameOf(session)}</span>
                <span className="shrink-0 text-soft tabular-nums">
                  {isGain(session)
                    ? `${Math.round(originalScore)} to ${Math.round(optimizedScore)} of ${Math.round(ceiling)}`
                    : `${Math.round(optimizedScore)} of ${Math.round(ceiling)}, nothing gained`}
                </span>
              </p>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="mt-1 h-3 w-full *:[vector-effect:non-scaling-stroke]"
              >
                <path d="M0 3H100" className="stroke-line" strokeWidth={2} />
                <path d={`M0 3H${originalScore}`} className="stroke-edge" strokeWidth={2} />
                <path
                  d={`M${originalScore} 3H${optimizedScore}`}
                  className="stroke-evidence-fill"
                  strokeWidth={4}
                />
                <path d={`M${ceiling} 0V6`} className="stroke-soft" strokeWidth={2} />
              </svg>
              <p className="sr-only">{showMoment(session.updatedAt)}</p>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-soft">
        Grey: the original. Green: what truthful wording added. The mark: the truthful ceiling.
      </p>
    </section>
  );
}
