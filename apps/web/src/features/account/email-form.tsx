import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmailBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormButtons } from '../../shared/forms/form-buttons.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Field, Input } from '../../shared/ui/field.tsx';
import { useRefreshAccount } from './account-mutations.ts';

/** Asks for another address; what waits then stands in the section. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const refresh = useRefreshAccount();
  const form = useForm({
    resolver: zodResolver(changeEmailBodySchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(endpoints.changeEmail, { body });
      showToast({ title: 'Check your email', description: message });
      await refresh();
      onDone();
    } catch (error) {
      showServerError(form, error, 'Your address is as it was. Please try again.');
    }
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FormFault errors={errors} />
      <Field label="New e-mail" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            autoFocus
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <CurrentPasswordField
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <FormButtons
        label="Send the links"
        busyLabel={isSubmitting && 'Sending…'}
        onCancel={onDone}
      />
    </form>
  );
}
