import { zodResolver } from '@hookform/resolvers/zod';
import { type Account, endTwoFactorBodySchema } from '@trueline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { endTwoFactor } from '../../shared/api/endpoints.ts';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useRefreshAccount } from './account-mutations.ts';

/** Below this many it is time for new codes. */
const FEW_CODES = 4;

function TurnOffForm({ onCancel }: { onCancel: () => void }) {
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
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busyLabel={isSubmitting && 'Turning off…'}>
          Turn it off
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Leave it on
        </Button>
      </div>
    </form>
  );
}

export function TwoFactorOn({ account }: { account: Account }) {
  const [turningOff, setTurningOff] = useState(false);
  const left = account.recoveryCodesLeft;
  return (
    <div className="space-y-4">
      <p>
        It is <strong>on</strong>. You have {left} recovery {left === 1 ? 'code' : 'codes'} left.
      </p>
      {left < FEW_CODES && (
        <Notice tone="question" title="Few recovery codes are left">
          Turn two-factor sign-in off and on again to get new ones.
        </Notice>
      )}
      {turningOff ? (
        <TurnOffForm onCancel={() => setTurningOff(false)} />
      ) : (
        <Button variant="outline" onClick={() => setTurningOff(true)}>
          Turn it off
        </Button>
      )}
    </div>
  );
}
