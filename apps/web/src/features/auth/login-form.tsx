import { zodResolver } from '@hookform/resolvers/zod';
import {
  type EndpointBody,
  loginBodySchema,
  type login as loginEndpoint,
} from '@trueline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { looksLikeEmail } from '../../shared/format/email-shape.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { useTypedValues } from '../../shared/forms/typed-values.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { SecondFactorField } from '../../shared/two-factor/second-factor-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** What the server wants beside the right password. */
type Wanted = 'nothing' | 'code' | 'verification';

function useLoginForm() {
  const { login } = useAuth();
  const [wanted, setWanted] = useState<Wanted>('nothing');
  const form = useForm<EndpointBody<typeof loginEndpoint>>({
    resolver: zodResolver(loginBodySchema),
    defaultValues: useTypedValues('username', 'password'),
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await login(values);
      showToast({ title: 'Signed in' });
    } catch (error) {
      const code = error instanceof ApiError ? error.body?.code : undefined;
      if (code === 'TOTP_REQUIRED') {
        setWanted('code');
        if (values.totp === undefined) return;
        const message = 'That code does not fit, or was used already. Enter the newest one.';
        form.setError('totp', { message }, { shouldFocus: true });
        return;
      }
      form.setValue('totp', undefined);
      // The notice says it, with the way out.
      if (code === 'EMAIL_NOT_VERIFIED') return setWanted('verification');
      setWanted('nothing');
      const description = showServerError(form, error, 'Login failed');
      showToast({ title: 'Login failed', description, tone: 'destructive' });
    }
  });
  const startOver = () => {
    form.reset({ username: '', password: '' });
    setWanted('nothing');
  };
  return { form, submit, wanted, startOver };
}

export function LoginForm() {
  const { form, submit, wanted, startOver } = useLoginForm();
  const { errors, isSubmitting } = form.formState;
  if (wanted === 'code') {
    return (
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <FormFault errors={errors} />
        <SecondFactorField registration={form.register('totp')} error={errors.totp?.message} />
        <Button type="submit" className="w-full" busyLabel={isSubmitting && 'Signing in…'}>
          Sign in
        </Button>
        <Button variant="quiet" onClick={startOver}>
          Sign in as somebody else
        </Button>
      </form>
    );
  }
  const name = form.getValues('username').trim();
  return (
    <div className="space-y-6">
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <FormFault errors={errors} />
        <Field label="Username or e-mail" error={errors.username?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <CurrentPasswordField
          label="Password"
          registration={form.register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" className="w-full" busyLabel={isSubmitting && 'Signing in…'}>
          Sign in
        </Button>
        <p className="text-sm">
          <Link to="/account-recovery" className="underline underline-offset-4">
            Forgot your password?
          </Link>
        </p>
      </form>
      {wanted === 'verification' && (
        <Notice tone="question" title="Please confirm your e-mail address first" urgent>
          <p className="mb-4">Open the link we sent you when you created the account.</p>
          <ResendVerification email={looksLikeEmail(name) ? name : undefined} />
        </Notice>
      )}
    </div>
  );
}
