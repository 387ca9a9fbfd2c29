import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

const CONTROL =
  'w-full rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-soft aria-invalid:border-conflict';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn(CONTROL, 'min-h-11', className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cn(CONTROL, 'block', className)} />;
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-conflict">
          {error}
        </p>
      )}
    </div>
  );
}
