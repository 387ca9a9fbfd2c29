import { zodResolver } from '@hookform/resolvers/zod';
import { type Account, deleteAccountBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';

function useDeletionForm() {
  const { leave } = useAuth();
  const form = useForm({
    resolver: zodResolver(deleteAccountBodySchema),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(endpoints.deleteAccount, { body });
      leave();
      showToast({ title: message });
    } catch (error) {
      showServerError(form, error, 'Your account is still there. Please try again.');
    }
  });
  return { form, submit };
}

export function DeletionForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { form, submit } = useDeletionForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="mt-5 space-y-5">
      <FormFault errors={errors} />
      <CurrentPasswordField
        first
        label={`Password of ${account.username}`}
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busyLabel={isSubmitting && 'Deleting…'}>
          Delete everything
        </Button>
      </div>
    </form>
  );
}
