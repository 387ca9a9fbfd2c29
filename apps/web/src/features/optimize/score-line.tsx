import type { ResumeSession } from '@trueline/contracts';
import { ScoreParts } from './score-parts.tsx';

function Figure({ name, value, strong }: { name: string; value: number; strong?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd
        className={`font-serif text-2xl tabular-nums sm:text-3xl ${strong ? 'font-semibold text-evidence' : ''}`}
      >
        {Math.round(value)}
      </dd>
    </div>
  );
}

/** Original, now and truthful ceiling, as figures and as places on one line from 0 to 100. */
export function ScoreLine({ session, updating }: { session: ResumeSession; updating: boolean }) {
  const { originalScore, optimizedScore, ceiling } = session;
  // The ceiling is that of the original alone; an answer adds a fact to it.
  const isPastCeiling = Math.round(optimizedScore) > Math.round(ceiling);
  return (
    <section aria-label="Score" aria-busy={updating}>
      <dl className="flex gap-10 sm:gap-16">
        <Figure name="Original" value={originalScore} />
        <Figure name="Now" value={optimizedScore} strong />
        <Figure name="Truthful ceiling" value={ceiling} />
      </dl>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="mt-3 h-3 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        <path d="M0 3H100" className="stroke-line" strokeWidth={2} />
        <path d={`M0 3H${originalScore}`} className="stroke-edge" strokeWidth={2} />
        <path
          d={`M${originalScore} 3H${optimizedScore}`}
          className="stroke-evidence-fill"
          strokeWidth={4}
        />
        <path d={`M${originalScore} 0V6M${ceiling} 0V6`} className="stroke-soft" strokeWidth={2} />
        <path d={`M${optimizedScore} 0V6`} className="stroke-evidence-fill" strokeWidth={4} />
      </svg>
      <p className="mt-3 max-w-3xl text-sm text-soft">
        Out of 100: how well your lines answer this ad and how well they read. The ceiling is what
        truthful wording alone can reach.
        {isPastCeiling && ' What you added yourself has taken you past it.'} It is not a prediction
        of being hired.
      </p>
      <ScoreParts components={session.components} />
    </section>
  );
}
