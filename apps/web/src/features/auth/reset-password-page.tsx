import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordBodySchema } from '@trueline/contracts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { checkSignedIn } from '../../shared/auth/auth-store.ts';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { NewPasswordField } from '../../shared/forms/new-password-field.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { AuthShell } from './auth-shell.tsx';

type Outcome = { kind: 'open' | 'spent' } | { kind: 'done'; message: string };

function useResetForm(token: string) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open' });
  const form = useForm({
    resolver: zodResolver(resetPasswordBodySchema),
    defaultValues: { token, password: '' },
  });
  const submit = form.handleSubmit(
    async (body) => {
      try {
        const { message } = await call(endpoints.resetPassword, { body });
        setOutcome({ kind: 'done', message });
        // The sign-in of this browser, if there was one, has ended with all others.
        await checkSignedIn();
      } catch (error) {
        const isSpent = error instanceof ApiError && error.body?.code === 'TOKEN_INVALID';
        if (isSpent) setOutcome({ kind: 'spent' });
        else showServerError(form, error, 'The password could not be set. Please try again.');
      }
    },
    (errors) => errors.token && setOutcome({ kind: 'spent' }),
  );
  return { form, submit, outcome };
}

/** Where the link of the mail leads. Opening it does nothing yet. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const { form, submit, outcome } = useResetForm(token);
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  if (outcome.kind === 'done') {
    return (
      <AuthShell title="Your new password is set">
        <Notice tone="info" title={outcome.message} urgent>
          Every device that was signed in has to sign in again.
        </Notice>
        <Link to="/auth" className={`mt-6 w-full ${buttonClass()}`}>
          Sign in
        </Link>
      </AuthShell>
    );
  }
  if (outcome.kind === 'spent') {
    return (
      <AuthShell title="This link does not work any more">
        <Notice tone="conflict" title="It was used already, or is too old" urgent>
          Your password is as it was. Ask for a new link; only the newest one works.
        </Notice>
        <Link to="/account-recovery" className={`mt-6 w-full ${buttonClass()}`}>
          Ask for a new link
        </Link>
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title="Set a new password"
      intro="After that, every device that is signed in has to sign in again."
    >
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <FormFault errors={errors} />
        <NewPasswordField
          label="New password"
          registration={form.register('password')}
          error={errors.password?.message}
          value={password}
        />
        <Button type="submit" className="w-full" busyLabel={isSubmitting && 'Saving…'}>
          Set this password
        </Button>
      </form>
    </AuthShell>
  );
}
