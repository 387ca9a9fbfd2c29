import { useQuery } from '@tanstack/react-query';
import { CLAIMS } from '@trueline/contracts';
import { Link } from 'react-router';
import { accountQuery } from '../../shared/api/payment-queries.ts';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { ProDays } from './pro-days.tsx';
import { ProList } from './pro-list.tsx';

function GuestIntro() {
  return (
    <p className="mt-4 max-w-2xl text-lg text-soft">
      {CLAIMS.trial === null
        ? 'PRO includes every service.'
        : `Every new account begins with ${CLAIMS.trial.days} days of PRO.`}{' '}
      Sign in to see how long yours lasts.
    </p>
  );
}

function AccountIntro() {
  const { data } = useQuery(accountQuery());
  return data ? <ProDays account={data.account} /> : null;
}

/** Where the welcome mail leads, signed in or not. */
export function TrialConfirmationPage() {
  const { status } = useAuth();
  const isUser = status === 'user';
  return (
    <div className="mx-auto max-w-4xl px-5 py-14">
      <PageHeading>{isUser ? 'Welcome to PRO' : 'Your PRO trial'}</PageHeading>
      {isUser ? <AccountIntro /> : <GuestIntro />}
      <ProList />
      <div className="mt-12 flex flex-wrap gap-3">
        <Link
          to={isUser ? '/upload' : '/auth?returnTo=%2Ftrial-registration'}
          className={buttonClass('primary', 'large')}
        >
          {isUser ? 'Upload a resume' : 'Sign in'}
        </Link>
        {isUser && (
          <Link to="/account-settings" className={buttonClass('outline', 'large')}>
            Account settings
          </Link>
        )}
        {status === 'guest' && (
          <Link to="/auth?tab=register" className={buttonClass('outline', 'large')}>
            Create an account
          </Link>
        )}
      </div>
    </div>
  );
}
