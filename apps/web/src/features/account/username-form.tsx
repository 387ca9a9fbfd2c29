import { zodResolver } from '@hookform/resolvers/zod';
import { type Account, updateAccountBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { FormButtons } from '../../shared/forms/form-buttons.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Field, Input } from '../../shared/ui/field.tsx';
import { useUpdateAccount } from './account-mutations.ts';

const usernameBodySchema = updateAccountBodySchema.required({ username: true });

export function UsernameForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const update = useUpdateAccount();
  const form = useForm({
    resolver: zodResolver(usernameBodySchema),
    defaultValues: { username: account.username },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ username }) => {
    try {
      await update.mutateAsync({ username });
      showToast({ title: 'Username changed', description: username });
      onDone();
    } catch (error) {
      showServerError(form, error, 'Your username is as it was. Please try again.');
    }
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FormFault errors={errors} />
      <Field label="New username" error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('username')}
            autoFocus
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <FormButtons label="Save username" busyLabel={isSubmitting && 'Saving…'} onCancel={onDone} />
    </form>
  );
}
