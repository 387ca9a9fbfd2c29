import { useMutation } from '@tanstack/react-query';
import type { Account } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useKeepAccount } from './account-mutations.ts';
import { ChangeForm } from './change-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const EmailForm = lazyPart(
  () => import('./email-form.tsx'),
  (module) => module.EmailForm,
);

function Unverified({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => call(endpoints.resendVerification, { body: { email } }),
  });
  return (
    <Notice tone="question" title="This address is not confirmed yet">
      <p>Until it is, we do not know that our mails reach you.</p>
      <Button
        variant="outline"
        className="mt-3"
        busyLabel={resend.isPending && 'Sending…'}
        onClick={() => resend.mutate()}
      >
        Send me a link to confirm it
      </Button>
      <p role="status" className="mt-2">
        {resend.data?.message}
        {resend.error && messageOf(resend.error, 'It could not be sent. Please try again.')}
      </p>
    </Notice>
  );
}

/** A change of address that waits for one end, or both. */
function Pending({ pending, email }: { pending: Account['pendingEmail']; email: string }) {
  const keep = useKeepAccount();
  const withdraw = useMutation({
    mutationFn: () => call(endpoints.withdrawEmail),
    onSuccess: keep,
  });
  if (!pending) return null;
  const ends = [
    { address: email, confirmed: pending.oldConfirmed },
    { address: pending.email, confirmed: pending.newConfirmed },
  ];
  return (
    <Notice tone="question" title={`Waiting to become ${pending.email}`}>
      <ul className="space-y-1">
        {ends.map(({ address, confirmed }) => (
          <li key={address} className="wrap-anywhere">
            {address}: {confirmed ? 'confirmed' : 'waiting for the link in its mail'}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Until both are, nothing changes. Ask for the change again to get new links.
      </p>
      <Button
        variant="outline"
        className="mt-3"
        busyLabel={withdraw.isPending && 'Withdrawing…'}
        onClick={() => withdraw.mutate()}
      >
        Withdraw the change
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {withdraw.error && messageOf(withdraw.error, 'It still waits. Please try again.')}
      </p>
    </Notice>
  );
}

export function EmailSection({ account }: { account: Account }) {
  return (
    <SettingsSection
      title="E-mail"
      about="Receipts, links and news about your account go there. A change counts once you have confirmed it at the old and the new address."
    >
      <div className="space-y-4">
        <p className="font-semibold wrap-anywhere">{account.email}</p>
        {!account.emailVerified && <Unverified email={account.email} />}
        <Pending pending={account.pendingEmail} email={account.email} />
        <ChangeForm label="Change e-mail">{(close) => <EmailForm onDone={close} />}</ChangeForm>
      </div>
    </SettingsSection>
  );
}
