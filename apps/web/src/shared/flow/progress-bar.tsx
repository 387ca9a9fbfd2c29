import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { resumeSessionQuery } from '../api/resume-session-queries.ts';
import { useResumeSessionId } from './flow-context.tsx';
import {
  FLOW_STEPS,
  type FlowPath,
  flowAddress,
  isStepDone,
  readResumeAddress,
  stepOf,
} from './flow-steps.ts';

type Standing = 'done' | 'current' | 'open';

const LINE: Record<Standing, string> = {
  done: 'border-evidence-fill',
  current: 'border-evidence-fill',
  open: 'border-line',
};

function StepLabel({ number, title, isDone }: { number: number; title: string; isDone: boolean }) {
  return (
    <span className="flex items-center gap-2 py-2.5">
      {isDone ? (
        <Check aria-hidden size={16} className="text-evidence" />
      ) : (
        <span aria-hidden className="tabular-nums">
          {number}
        </span>
      )}
      {title}
      {isDone && <span className="sr-only">, done</span>}
    </span>
  );
}

/** The five steps as one line that is drawn as far as the person has come. */
export function FlowProgressBar() {
  const { pathname } = useLocation();
  const resumeSessionId = useResumeSessionId();
  const current = stepOf(pathname);
  // Only looked up in the cache: the page itself loads the resume session.
  const { data } = useQuery({ ...resumeSessionQuery(resumeSessionId ?? ''), enabled: false });
  const resumeId = data?.resumeSession.resumeId;
  const addressOf = (path: FlowPath) => {
    if (path !== '/upload' || resumeId === undefined) return flowAddress(path, resumeSessionId);
    return readResumeAddress(resumeId, resumeSessionId);
  };
  return (
    <nav aria-label="Progress" className="border-b border-line bg-paper">
      <div className="mx-auto max-w-6xl px-5">
        <p className="pt-3 pb-2 text-sm font-semibold sm:hidden">
          Step {current} of {FLOW_STEPS.length}
          <span className="font-normal text-soft"> · {FLOW_STEPS[current - 1]?.title}</span>
        </p>
        <ol className="flex">
          {FLOW_STEPS.map(({ title, path }, index) => {
            const number = index + 1;
            const isDone = isStepDone(path, current, data?.resumeSession);
            const standing = number === current ? 'current' : isDone ? 'done' : 'open';
            const label = <StepLabel number={number} title={title} isDone={isDone} />;
            return (
              <li
                key={path}
                aria-current={standing === 'current' ? 'step' : undefined}
                className={`-mb-px grow basis-0 border-b-2 text-sm max-sm:h-0.5 ${LINE[standing]} ${standing === 'current' ? 'font-semibold text-ink' : 'text-soft'}`}
              >
                <span className="hidden sm:block">
                  {number < current ? (
                    <Link to={addressOf(path)} className="inline-block hover:text-ink">
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
