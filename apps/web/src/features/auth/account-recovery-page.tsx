import { zodResolver } from '@hookform/resolvers/zod';
import { emailBodySchema } from '@trueline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { useTypedValues } from '../../shared/forms/typed-values.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AuthShell } from './auth-shell.tsx';

function useRecoveryForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(emailBodySchema),
    defaultValues: useTypedValues('email'),
  });
  const submit = form.handleSubmit(async (body) => {
    setAnswer(null);
    try {
      setAnswer((await call(endpoints.forgotPassword, { body })).message);
    } catch (error) {
      showServerError(form, error, 'The mail could not be asked for. Please try again.');
    }
  });
  return { form, submit, answer };
}

/** For who has lost a password, or the code generator. What the server answers doesn't tell whether an address is known. */
export function AccountRecoveryPage() {
  const { form, submit, answer } = useRecoveryForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthShell
      title="Get back into your account"
      intro="Tell us the e-mail address of your account. We send you a link with which you set a new password."
    >
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <FormFault errors={errors} />
        <Field label="E-mail" error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="email" />
          )}
        </Field>
        <Button
          type="submit"
          className="w-full"
          variant={answer === null ? 'primary' : 'outline'}
          busyLabel={isSubmitting && 'Sending…'}
        >
          {answer === null ? 'Send me a link' : 'Send it again'}
        </Button>
        {answer !== null && (
          <Notice tone="info" title={answer} urgent>
            It comes within a minute or two. If it does not, look in the spam folder, or check the
            address.
          </Notice>
        )}
      </form>
      <section className="mt-10 border-t border-line pt-6 text-sm text-soft">
        <h2 className="font-sans font-semibold text-ink">Lost your authenticator app?</h2>
        <p className="mt-1">
          Sign in with your password, then use one of the recovery codes you kept. Without any left,{' '}
          <Link to="/contact" className="underline underline-offset-4">
            write to us
          </Link>
          .
        </p>
      </section>
      <Link to="/auth" className="mt-6 inline-block py-2 text-sm underline underline-offset-4">
        Back to sign in
      </Link>
    </AuthShell>
  );
}
