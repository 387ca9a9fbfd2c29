import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type Account, changePasswordBodySchema } from '@trueline/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { changePassword } from '../../shared/api/endpoints.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { NewPasswordField } from '../../shared/forms/new-password-field.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { authSessionsQuery } from './account-mutations.ts';
import { SettingsSection } from './settings-section.tsx';

function usePasswordForm() {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(changePasswordBodySchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(changePassword, { body });
      showToast({ title: 'Password changed', description: message });
      form.reset();
      await client.invalidateQueries({ queryKey: authSessionsQuery().queryKey });
    } catch (error) {
      showServerError(form, error, 'Your password is as it was. Please try again.');
    }
  });
  return { form, submit };
}

export function PasswordSection({ account }: { account: Account }) {
  const { form, submit } = usePasswordForm();
  const { errors, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <SettingsSection
      title="Password"
      about="A change ends every other sign-in; this one goes on. We tell you by mail."
    >
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
        <Button type="submit" variant="outline" busyLabel={isSubmitting && 'Saving…'}>
          Change password
        </Button>
      </form>
    </SettingsSection>
  );
}
