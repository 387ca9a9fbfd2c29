import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { emailBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

interface ResendVerificationProps {
  /** Asked for where it isn't known. */
  email?: string | undefined;
}

/** Sends the link that confirms an address once more; the answer is the same for any address. */
export function ResendVerification({ email = '' }: ResendVerificationProps) {
  const resend = useMutation({
    mutationFn: (body: { email: string }) => call(endpoints.resendVerification, { body }),
  });
  const form = useForm({ resolver: zodResolver(emailBodySchema), defaultValues: { email } });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => resend.mutate(values))}
      className="space-y-4"
    >
      {email === '' && (
        <Field label="E-mail of your account" error={form.formState.errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="email" />
          )}
        </Field>
      )}
      <Button type="submit" variant="outline" busyLabel={resend.isPending && 'Sending…'}>
        Send the link again
      </Button>
      {resend.data && <Notice tone="info" title={resend.data.message} urgent />}
      {resend.error && (
        <Notice tone="conflict" title={messageOf(resend.error, 'It could not be sent.')} urgent />
      )}
    </form>
  );
}
