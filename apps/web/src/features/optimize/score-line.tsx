import type { ResumeSession } from '@trueline/contracts';
import { Figure } from './figure.tsx';
import { ScoreParts } from './score-parts.tsx';

/** Original, now and truthful ceiling, as figures and as places on one line from 0 to 100. */
export function ScoreLine({ session, updating }: { session: ResumeSession; updating: boolean }) {
  const { originalScore, optimizedScore, ceiling, withinReach } = session;
  // The ceiling is that of the original alone; an answer adds a fact to it.
  const hasFit = session.optimizedFit !== undefined;
  const isPastCeiling = Math.round(optimizedScore) > Math.round(ceiling);
  return (
    <section aria-label="Score" aria-busy={updating}>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 sm:gap-x-16">
        <Figure name="Score, original" value={originalScore} />
        <Figure name="Score, now" value={optimizedScore} strong={!hasFit} />
        <Figure name="Truthful ceiling" value={ceiling} />
        {withinReach !== undefined && <Figure name="Within reach" value={withinReach} />}
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
        Out of 100: what there is to mend, in what your lines answer and in how they read. The
        ceiling is what truthful wording alone can reach.
        {withinReach !== undefined &&
          ' Within reach is what it would be if every open question were answered yes: possible, not promised.'}
        {isPastCeiling && ' What you added yourself has taken you past it.'} It is not a prediction
        of being hired.
      </p>
      <ScoreParts components={session.components} />
    </section>
  );
}
