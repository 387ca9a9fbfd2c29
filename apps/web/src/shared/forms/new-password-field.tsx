import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** As typed so far. */
  value: string;
  /** Username and address, which a password should not be made of. */
  ownNames?: readonly string[];
}

const WIDTHS = ['w-1/12', 'w-1/3', 'w-2/3', 'w-full'] as const;
const COLORS = ['bg-conflict', 'bg-question', 'bg-evidence-fill', 'bg-evidence-fill'] as const;

/** The line under the field grows with the strength; the words say the same. */
function StrengthHint({ value, ownNames }: { value: string; ownNames: readonly string[] }) {
  const strength = value === '' ? null : passwordStrength(value, ownNames);
  return (
    <div className="mt-2">
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
        {strength && (
          <div
            className={`h-full rounded-full transition-[width] duration-150 ${WIDTHS[strength.level]} ${COLORS[strength.level]}`}
          />
        )}
      </div>
      <p role="status" className="mt-1.5 text-xs text-soft">
        {strength?.text ?? 'At least 8 characters; 15 or more is better. A few words work well.'}
      </p>
    </div>
  );
}

/** A new password with a word on its strength while it is typed. */
export function NewPasswordField({
  label,
  registration,
  error,
  value,
  ownNames = [],
}: NewPasswordFieldProps) {
  return (
    <div>
      <Field label={label} error={error}>
        {(control) => <PasswordInput {...control} {...registration} autoComplete="new-password" />}
      </Field>
      <StrengthHint value={value} ownNames={ownNames} />
    </div>
  );
}
