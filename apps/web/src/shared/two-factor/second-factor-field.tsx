import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';

interface SecondFactorFieldProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

const KINDS = {
  app: {
    label: 'Code of your authenticator app',
    hint: 'Six digits. A new one comes every 30 seconds.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of those you kept when you set up two-factor sign-in. Each works once.',
    inputMode: 'text',
    autoComplete: 'off',
    other: 'Use the code of the app instead',
  },
} as const;

/** The second step of a sign-in: a code of the app, or one of those kept for when it is lost. */
export function SecondFactorField({ registration, error }: SecondFactorFieldProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const { label, hint, inputMode, autoComplete, other } = KINDS[kind];
  return (
    <div>
      <Field key={kind} label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            {...registration}
            // It takes the place of the fields of the first step.
            autoFocus
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="tabular-nums tracking-wider"
          />
        )}
      </Field>
      <Button
        variant="quiet"
        className="mt-1"
        onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
      >
        {other}
      </Button>
    </div>
  );
}
