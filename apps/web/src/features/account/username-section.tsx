import { zodResolver } from '@hookform/resolvers/zod';
import { type Account, updateAccountBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { useUpdateAccount } from './account-mutations.ts';
import { SettingsSection } from './settings-section.tsx';

export function UsernameSection({ account }: { account: Account }) {
  const update = useUpdateAccount();
  const form = useForm({
    resolver: zodResolver(updateAccountBodySchema.required({ username: true })),
    values: { username: account.username },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ username }) => {
    try {
      await update.mutateAsync({ username });
      showToast({ title: 'Username changed', description: username });
    } catch (error) {
      showServerError(form, error, 'Your username is as it was. Please try again.');
    }
  });
  return (
    <SettingsSection title="Username" about="You can sign in with it, and the menu shows it.">
      <form noValidate onSubmit={submit} className="space-y-4">
        <FormFault errors={errors} />
        <Field label="Username" error={errors.username?.message}>
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
        <Button
          type="submit"
          variant="outline"
          disabled={!isDirty}
          busyLabel={isSubmitting && 'Saving…'}
        >
          Save username
        </Button>
      </form>
    </SettingsSection>
  );
}
