import type { ResumeSession } from '@trueline/contracts';
import { Link } from 'react-router';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { listHelp } from './what-would-help.ts';

/** A result that is no better than the original is no success: it says so, and what would help. */
export function NothingGained({ session }: { session: ResumeSession }) {
  const help = listHelp(session);
  const score = Math.round(session.optimizedScore);
  return (
    <Notice
      tone="question"
      title={`Nothing was gained for this ad so far: your resume scores ${score}`}
    >
      {help.length > 0 && (
        <>
          <p className="font-semibold">What would help</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {help.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p className={help.length > 0 ? 'mt-2' : ''}>
        {help.length > 0 ? 'If none of that is true of you, an' : 'Wording cannot help here. An'} ad
        nearer to your work will fit better:{' '}
        <Link to={flowAddress('/configure', session.id)} className="underline underline-offset-4">
          try another ad
        </Link>
        .
      </p>
    </Notice>
  );
}
