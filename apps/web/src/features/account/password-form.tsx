import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type Account, changePasswordBodySchema } from '@trueline/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormButtons } from '../../shared/forms/form-buttons.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { NewPasswordField } from '../../shared/forms/new-password-field.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { authSessionsQuery } from './account-mutations.ts';

function usePasswordForm(onDone: () => void) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(changePasswordBodySchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(endpoints.changePassword, { body });
      showToast({ title: 'Password changed', description: message });
      await client.invalidateQueries({ queryKey: authSessionsQuery().queryKey });
      onDone();
    } catch (error) {
      showServerError(form, error, 'Your password is as it was. Please try again.');
    }
  });
  return { form, submit };
}

export function PasswordForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { form, submit } = usePasswordForm(onDone);
  const { errors, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FormFault errors={errors} />
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        readOnly
        hidden
        value={account.username}
        autoComplete="username"
        aria-label="Username"
      />
      <CurrentPasswordField
        first
        registration={form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <NewPasswordField
        label="New password"
        registration={form.register('newPassword')}
        error={errors.newPassword?.message}
        value={newPassword}
        ownNames={[account.username, account.email.split('@')[0] ?? '']}
      />
      <FormButtons label="Save password" busyLabel={isSubmitting && 'Saving…'} onCancel={onDone} />
    </form>
  );
}
