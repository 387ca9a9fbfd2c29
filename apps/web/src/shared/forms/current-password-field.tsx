import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

interface CurrentPasswordFieldProps {
  label?: string;
  hint?: string;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The password that the person has now: to sign in, or to show that it is still them. */
export function CurrentPasswordField({
  label = 'Current password',
  hint,
  registration,
  error,
}: CurrentPasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput {...control} {...registration} autoComplete="current-password" />
      )}
    </Field>
  );
}
