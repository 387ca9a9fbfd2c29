import type { ResumeSession } from '@trueline/contracts';
import { Link } from 'react-router';
import { PageHeading } from '../page-focus.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { flowAddress } from './flow-steps.ts';

/** Shown by the steps that need a result while there is none. */
export function NotCompleted({ session }: { session: ResumeSession }) {
  const back = session.status === 'pending' ? '/configure' : '/optimize';
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHeading>There is no result yet</PageHeading>
      <p className="mt-4 text-lg text-soft">
        This step opens when your resume has been fitted to the job.
      </p>
      <Link to={flowAddress(back, session.id)} className={`mt-8 ${buttonClass()}`}>
        {back === '/configure' ? 'Add the job ad' : 'See how far it is'}
      </Link>
    </div>
  );
}
