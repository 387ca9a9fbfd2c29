import { zodResolver } from '@hookform/resolvers/zod';
import { confirmTwoFactorBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { FormButtons } from '../forms/form-buttons.tsx';
import { FormFault } from '../forms/form-fault.tsx';
import { showServerError } from '../forms/server-error.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { QrCode } from './qr-code.tsx';

interface TwoFactorSetUpProps {
  setUp: { secret: string; otpauthUrl: string };
  /** Turns it on. Throws `ApiError`. */
  confirm: (body: { totp: string }) => Promise<{ recoveryCodes: string[] }>;
  onTurnedOn: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** In groups of four, as people read it over to a phone. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

function Secret({ secret, otpauthUrl }: TwoFactorSetUpProps['setUp']) {
  return (
    <div className="space-y-3 rounded-md bg-sunken px-4 py-4">
      <QrCode text={otpauthUrl} label="QR code of the setup key" />
      <p className="text-sm font-semibold">Setup key</p>
      <p>
        <code className="text-base wrap-anywhere">{grouped(secret)}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} label="Copy the key" />
        <a
          href={otpauthUrl}
          className="inline-flex min-h-10 items-center text-sm font-semibold underline underline-offset-4"
        >
          Open in an app on this device
        </a>
      </div>
    </div>
  );
}

/** The secret goes to the app; a code that comes back proves it, and turns two-factor sign-in on. */
export function TwoFactorSetUp({ setUp, confirm, onTurnedOn, onCancel }: TwoFactorSetUpProps) {
  const form = useForm({
    resolver: zodResolver(confirmTwoFactorBodySchema),
    defaultValues: { totp: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      onTurnedOn((await confirm(body)).recoveryCodes);
    } catch (error) {
      showServerError(form, error, 'It is still off. Please try again.');
    }
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <ol className="list-decimal space-y-5 pl-5 marker:font-semibold marker:text-evidence">
        <li className="space-y-3">
          <p>
            Scan this code with your authenticator app, such as Aegis, 2FAS or Google Authenticator,
            or type in the key. It is of the kind “time-based”.
          </p>
          <Secret {...setUp} />
        </li>
        <li className="space-y-3">
          <p>Enter the code that the app shows now.</p>
          <FormFault errors={errors} />
          <Field label="Code of the app" error={errors.totp?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('totp')}
                // It takes the place of the button that was pressed.
                autoFocus
                inputMode="numeric"
                autoComplete="one-time-code"
                className="max-w-48 tabular-nums tracking-wider"
              />
            )}
          </Field>
        </li>
      </ol>
      <FormButtons
        label="Turn it on"
        busyLabel={isSubmitting && 'Turning on…'}
        onCancel={onCancel}
      />
    </form>
  );
}
