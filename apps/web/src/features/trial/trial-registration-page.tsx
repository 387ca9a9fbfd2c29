import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { accountQuery } from '../../shared/api/payment-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ProDays } from './pro-days.tsx';
import { ProList } from './pro-list.tsx';

/** What the trial is, how much of it is left, and what comes after; it began by itself at registration. */
export function TrialRegistrationPage() {
  const { data, error, refetch } = useQuery(accountQuery());
  if (!data && !error) return <Loading />;
  return (
    <div className="mx-auto max-w-4xl px-5 py-14">
      <PageHeading>Your PRO trial</PageHeading>
      {data ? (
        <ProDays account={data.account} />
      ) : (
        <div className="mt-6 space-y-4">
          <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} urgent />
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {(data?.account.proUntil !== undefined || error) && <ProList />}
      <div className="mt-12 flex flex-wrap gap-3">
        <Link to="/upload" className={buttonClass('primary', 'large')}>
          Upload a resume
        </Link>
        <Link to="/dashboard" className={buttonClass('outline', 'large')}>
          Go to the dashboard
        </Link>
      </div>
    </div>
  );
}
