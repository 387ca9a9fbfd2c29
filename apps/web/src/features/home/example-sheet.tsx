import { CircleHelp } from 'lucide-react';
import { useRef } from 'react';
import { EXAMPLE } from './example.ts';
import { Thread } from './thread.tsx';

const LABEL = 'font-sans text-xs font-semibold text-soft';
const [FIRST] = EXAMPLE.changes;

function Scores() {
  const { original, optimized, ceiling } = EXAMPLE.scores;
  return (
    <dl className="flex gap-8 font-sans">
      {[
        ['Original', original],
        ['Now', optimized],
        ['Truthful ceiling', ceiling],
      ].map(([name, score]) => (
        <div key={name}>
          <dt className="text-xs text-soft">{name}</dt>
          <dd className="text-xl font-semibold tabular-nums">{score}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One line of a made-up resume before and after, tied to the words it came from: the engine's own result. */
export function ExampleSheet() {
  const area = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLElement>(null);
  const claim = useRef<HTMLElement>(null);
  if (FIRST === undefined) return null;
  return (
    <figure className="sheet px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
      <figcaption className="mb-5 border-b border-line pb-3 font-sans text-sm text-soft">
        A made-up resume, fitted to a made-up ad for an {EXAMPLE.jobTitle}
      </figcaption>
      <div ref={area} className="relative pl-6">
        <p className={LABEL}>Before</p>
        <p className="mt-1.5 text-lg text-soft sm:text-xl">
          {FIRST.start}{' '}
          <mark ref={source} className="bg-transparent text-ink">
            {FIRST.before}
          </mark>{' '}
          {FIRST.end}
        </p>
        <p className={`mt-7 ${LABEL}`}>After</p>
        <p className="mt-1.5 text-lg sm:text-xl">
          {FIRST.start}{' '}
          <mark ref={claim} className="bg-transparent font-semibold text-evidence">
            {FIRST.after}
          </mark>{' '}
          {FIRST.end}
        </p>
        <Thread area={area} source={source} claim={claim} />
      </div>
      <p className="mt-6 font-sans text-sm text-soft">{FIRST.reason}</p>
      <div className="mt-5 border-t border-line pt-4">
        <Scores />
      </div>
      <p className="mt-4 flex items-start gap-3 border-t border-line pt-4 font-sans text-sm">
        <CircleHelp aria-hidden size={18} className="mt-0.5 shrink-0 text-question" />
        <span>
          <strong>Not added: {EXAMPLE.missing.join(' and ')}.</strong> The ad asks for{' '}
          {EXAMPLE.missing.length > 1 ? 'them and no line shows them' : 'it and no line shows it'}.
          You are asked, and you decide.
        </span>
      </p>
    </figure>
  );
}
