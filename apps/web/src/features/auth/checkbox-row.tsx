import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface CheckboxRowProps {
  registration: UseFormRegisterReturn;
  error?: string | undefined;
  children: ReactNode;
}

export function CheckboxRow({ registration, error, children }: CheckboxRowProps) {
  const id = useId();
  return (
    <div>
      <label className="flex items-start gap-3 text-sm">
        <input
          type="checkbox"
          {...registration}
          aria-invalid={error !== undefined}
          aria-describedby={error && id}
          className="mt-0.5 size-6 shrink-0 accent-evidence-fill"
        />
        <span className="pt-0.5">{children}</span>
      </label>
      {error && (
        <p id={id} className="mt-1.5 text-sm text-conflict">
          {error}
        </p>
      )}
    </div>
  );
}
