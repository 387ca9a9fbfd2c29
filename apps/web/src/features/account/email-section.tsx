import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type Account, changeEmailBodySchema } from '@trueline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { changeEmail, resendVerification } from '../../shared/api/endpoints.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useRefreshAccount } from './account-mutations.ts';
import { SettingsSection } from './settings-section.tsx';

function Unverified({ email }: { email: string }) {
  const resend = useMutation({ mutationFn: () => call(resendVerification, { body: { email } }) });
  return (
    <Notice tone="question" title="This address is not confirmed yet">
      <p>A confirmed address gets you back in when you lose your password.</p>
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
      <p className="mt-2">Until both are, nothing changes. Ask again below to get new links.</p>
    </Notice>
  );
}

function useEmailForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const refresh = useRefreshAccount();
  const form = useForm({
    resolver: zodResolver(changeEmailBodySchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    setAnswer(null);
    try {
      const { message } = await call(changeEmail, { body });
      setAnswer(message);
      form.reset();
      await refresh();
    } catch (error) {
      showServerError(form, error, 'Your address is as it was. Please try again.');
    }
  });
  return { form, submit, answer };
}

export function EmailSection({ account }: { account: Account }) {
  const { form, submit, answer } = useEmailForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <SettingsSection
      title="E-mail"
      about="Receipts, links and news about your account go there. A change counts once you have confirmed it at the old and the new address."
    >
      <div className="space-y-5">
        <p className="wrap-anywhere">
          Now: <strong>{account.email}</strong>
        </p>
        {!account.emailVerified && <Unverified email={account.email} />}
        <Pending pending={account.pendingEmail} email={account.email} />
        <form noValidate onSubmit={submit} className="space-y-4">
          <FormFault errors={errors} />
          {answer !== null && <Notice tone="info" title={answer} urgent />}
          <Field label="New e-mail" error={errors.email?.message}>
            {(control) => (
              <Input {...control} {...form.register('email')} type="email" autoComplete="email" />
            )}
          </Field>
          <CurrentPasswordField
            registration={form.register('password')}
            error={errors.password?.message}
          />
          <Button type="submit" variant="outline" busyLabel={isSubmitting && 'Sending…'}>
            Change e-mail
          </Button>
        </form>
      </div>
    </SettingsSection>
  );
}
