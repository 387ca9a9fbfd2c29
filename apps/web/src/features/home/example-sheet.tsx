import { Check, CircleHelp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Thread } from './thread.tsx';

const LABEL = 'font-sans text-xs font-semibold text-soft';

function Reason({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 py-3.5">
      {icon}
      <p className="font-sans text-sm">{children}</p>
    </li>
  );
}

/** One line of a made-up resume before and after, tied to the words it came from: what the engine does with it. */
export function ExampleSheet() {
  const area = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLElement>(null);
  const claim = useRef<HTMLElement>(null);
  return (
    <figure className="sheet px-5 pt-5 pb-3 sm:px-8 sm:pt-7">
      <figcaption className="mb-6 border-b border-line pb-3 font-sans text-sm text-soft">
        An example, from a made-up resume
      </figcaption>
      <div ref={area} className="relative pl-6">
        <p className={LABEL}>Before</p>
        <p className="mt-1.5 text-lg text-soft sm:text-xl">
          Responsible for{' '}
          <mark ref={source} className="bg-transparent text-ink">
            preparing
          </mark>{' '}
          the monthly stock reports in SQL and Tableau.
        </p>
        <p className={`mt-8 ${LABEL}`}>After</p>
        <p className="mt-1.5 text-lg sm:text-xl">
          <mark ref={claim} className="bg-transparent font-semibold text-evidence">
            Prepared
          </mark>{' '}
          the monthly stock reports in SQL and Tableau.
        </p>
        <Thread area={area} source={source} claim={claim} />
      </div>
      <ul className="mt-6 divide-y divide-line border-t border-line">
        <Reason icon={<Check aria-hidden size={18} className="mt-0.5 shrink-0 text-evidence" />}>
          <strong>The same facts, in fewer words.</strong> A verb says what you did; a duty phrase
          only says that it was yours to do.
        </Reason>
        <Reason
          icon={<CircleHelp aria-hidden size={18} className="mt-0.5 shrink-0 text-question" />}
        >
          <strong>Have you worked with Power BI?</strong> The ad asks for it. No line shows it, so
          it is not added: you are asked, and you decide.
        </Reason>
      </ul>
    </figure>
  );
}
