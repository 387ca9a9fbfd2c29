import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.ts';
import { accountQuery } from '../../shared/api/payment-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showDay } from '../../shared/resume-document/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { OwnModelSection } from './own-model-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { UsernameSection } from './username-section.tsx';

/** Everything about the account itself, one section for each matter. */
export function AccountSettingsPage() {
  const { data, error, refetch } = useQuery(accountQuery());
  if (!data && !error) return <Loading />;
  if (!data) {
    return (
      <div className="mx-auto max-w-4xl space-y-4 px-5 py-14">
        <PageHeading>Account settings</PageHeading>
        <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} urgent />
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  const { account } = data;
  return (
    <div className="mx-auto max-w-5xl px-5 py-14 print:py-0">
      <div className="mb-9 print:hidden">
        <PageHeading>Account settings</PageHeading>
        <p className="mt-2 text-soft">Yours since {showDay(account.createdAt)}.</p>
      </div>
      <div className="mb-9 empty:hidden print:hidden">
        <ConfirmEmail />
      </div>
      <UsernameSection account={account} />
      <EmailSection account={account} />
      <PasswordSection account={account} />
      <TwoFactorSection account={account} />
      <SignInsSection />
      <NotificationsSection account={account} />
      <OwnModelSection />
      <PlanSection account={account} />
      <DataSection />
      <DeletionSection account={account} />
    </div>
  );
}
