import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

interface CurrentPasswordFieldProps {
  label?: string;
  /** Takes the focus when it appears: the first field of a form that was asked for. */
  first?: boolean;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The password that the person has now: to sign in, or to show that it is still them. */
export function CurrentPasswordField({
  label = 'Current password',
  first = false,
  registration,
  error,
}: CurrentPasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...registration}
          autoFocus={first}
          autoComplete="current-password"
        />
      )}
    </Field>
  );
}
