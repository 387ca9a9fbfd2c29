import { zodResolver } from '@hookform/resolvers/zod';
import { endTwoFactorBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormFault } from './form-fault.tsx';
import { showServerError } from './server-error.ts';

interface PasswordConfirmedFormProps {
  run: (body: { password: string }) => Promise<void>;
  /** When it could not be done and the server says no more. */
  failed: string;
  label: string;
  busyLabel: string;
  variant?: 'danger';
  cancelLabel: string;
  onCancel: () => void;
}

/** One act that wants the current password, and nothing else. */
export function PasswordConfirmedForm(props: PasswordConfirmedFormProps) {
  const { run, failed, busyLabel, ...buttons } = props;
  const form = useForm({
    resolver: zodResolver(endTwoFactorBodySchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await run(body);
    } catch (error) {
      showServerError(form, error, failed);
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
      <FormButtons {...buttons} busyLabel={isSubmitting && busyLabel} />
    </form>
  );
}
