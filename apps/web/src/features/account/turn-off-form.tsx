import { zodResolver } from '@hookform/resolvers/zod';
import { endTwoFactorBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { endTwoFactor } from '../../shared/api/endpoints.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { useRefreshAccount } from './account-mutations.ts';
import { FormButtons } from './form-buttons.tsx';

export function TurnOffForm({ onCancel }: { onCancel: () => void }) {
  const refresh = useRefreshAccount();
  const form = useForm({
    resolver: zodResolver(endTwoFactorBodySchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(endTwoFactor, { body });
      showToast({ title: message });
      await refresh();
    } catch (error) {
      showServerError(form, error, 'It is still on. Please try again.');
    }
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FormFault errors={errors} />
      <CurrentPasswordField
        first
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <FormButtons
        label="Turn it off"
        variant="danger"
        busyLabel={isSubmitting && 'Turning off…'}
        cancelLabel="Leave it on"
        onCancel={onCancel}
      />
    </form>
  );
}
