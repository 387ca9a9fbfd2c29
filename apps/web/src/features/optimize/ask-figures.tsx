import type { ResumeSession } from '@trueline/contracts';
import { useEffect, useState } from 'react';
import { Figure } from './figure.tsx';

/** Figures that come a moment after an answer are said once they stand. */
const SPOKEN_AFTER_MS = 700;

interface AskFiguresProps {
  session: ResumeSession;
  updating: boolean;
  at: number;
  count: number;
}

/** Now, within reach, and what wording alone could reach; how far the questions are. */
export function AskFigures({ session, updating, at, count }: AskFiguresProps) {
  const { optimizedScore, withinReach = optimizedScore, ceiling } = session;
  const said = `Score now ${Math.round(optimizedScore)}, within reach ${Math.round(withinReach)}.`;
  const [spoken, setSpoken] = useState('');
  const [first] = useState(said);
  useEffect(() => {
    if (updating || (spoken === '' && said === first)) return;
    const timer = setTimeout(() => setSpoken(said), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said, first, spoken, updating]);
  return (
    <section aria-label="Score" aria-busy={updating}>
      <dl className="flex justify-between gap-x-4 max-lg:*:flex max-lg:*:flex-row-reverse max-lg:*:items-baseline max-lg:*:gap-1.5 max-lg:[&_dd]:text-lg max-lg:[&_dt]:text-xs">
        <Figure name="Now" value={optimizedScore} strong />
        <Figure name="Within reach" value={withinReach} />
        <Figure name="Wording alone" value={ceiling} />
      </dl>
      <progress
        aria-label={`Question ${at} of ${count}`}
        max={count}
        value={at - 1}
        className="progress-line mt-1.5 lg:mt-3"
      />
      <p className="mt-3 text-sm text-soft max-lg:hidden">
        Out of 100, for this ad. Within reach is the score if every open question were answered yes:
        what is possible, not a promise. Wording alone is the most that your lines can show without
        another fact from you.
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}
