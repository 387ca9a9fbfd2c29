import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import type { ButtonVariant } from '../../shared/ui/button-class.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';

interface ChangeFormProps {
  /** On the button that opens it, such as "Change password". */
  label: string;
  variant?: ButtonVariant;
  /** Draws the form, whose code may be fetched now; `close` brings the button back. */
  children: (close: () => void) => ReactNode;
}

/** A button, and in its place a form once it is pressed: a page of settings shows how things are, not a wall of fields. */
export function ChangeForm({ label, variant = 'outline', children }: ChangeFormProps) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  if (state === 'open') {
    return <Suspense fallback={<RunningLine />}>{children(() => setState('closed'))}</Suspense>;
  }
  return (
    <Button
      variant={variant}
      // Takes back the focus that its form had.
      autoFocus={state === 'closed'}
      onClick={() => setState('open')}
    >
      {label}
    </Button>
  );
}
