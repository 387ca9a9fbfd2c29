import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type EndpointBody, type login, loginBodySchema } from '@trueline/contracts';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { SecondFactorField } from '../../shared/two-factor/second-factor-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { administratorQuery } from './admin-queries.ts';

type LoginFormState = UseFormReturn<EndpointBody<typeof login>>;

/** `onOffer` is called before the sign-in counts, when two-factor sign-in is to be offered. */
function useLoginForm(onOffer: () => void) {
  const client = useQueryClient();
  const [wantsCode, setWantsCode] = useState(false);
  const form = useForm<EndpointBody<typeof login>>({
    resolver: zodResolver(loginBodySchema),
    defaultValues: { username: '', password: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      const answer = await call(endpoints.adminLogin, { body });
      // What an earlier administrator was shown in this tab is not this one's.
      const { queryKey } = administratorQuery();
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
      if (answer.offerTwoFactor) onOffer();
      client.setQueryData(queryKey, answer);
    } catch (error) {
      const code = error instanceof ApiError ? error.body?.code : undefined;
      setWantsCode(code === 'TOTP_REQUIRED');
      if (code !== 'TOTP_REQUIRED') {
        form.setValue('totp', undefined);
        showServerError(form, error, 'Login failed');
      } else if (body.totp !== undefined) {
        const message = 'That code does not fit, or was used already. Enter the newest one.';
        form.setError('totp', { message }, { shouldFocus: true });
      }
    }
  });
  const startOver = () => {
    form.reset();
    setWantsCode(false);
  };
  return { form, submit, wantsCode, startOver };
}

function PasswordFields({ form }: { form: LoginFormState }) {
  const { errors } = form.formState;
  return (
    <>
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
    </>
  );
}

/** Name and password; then, where it is on, the code of the second step. */
export function LoginForm({ onOffer }: { onOffer: () => void }) {
  const { form, submit, wantsCode, startOver } = useLoginForm(onOffer);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormFault errors={errors} />
      {wantsCode ? (
        <SecondFactorField registration={form.register('totp')} error={errors.totp?.message} />
      ) : (
        <PasswordFields form={form} />
      )}
      <Button type="submit" className="w-full" busyLabel={isSubmitting && 'Signing in…'}>
        Sign in
      </Button>
      {wantsCode && (
        <Button variant="quiet" onClick={startOver}>
          Sign in as somebody else
        </Button>
      )}
    </form>
  );
}
