import { zodResolver } from '@hookform/resolvers/zod';
import { type EndpointBody, type register, registerBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showServerError } from './form-errors.ts';
import { PasswordInput } from './password-input.tsx';

/** Specification, section 9. */
const VERIFICATION_TOAST_MS = 8000;

type RegisterValues = EndpointBody<typeof register>;

interface RegisterFormProps {
  /** Called just before the account is asked for. */
  onSubmit: () => void;
  /** The address has to be verified before the first sign-in. */
  onVerificationNeeded: (email: string) => void;
}

function useRegisterForm({ onSubmit, onVerificationNeeded }: RegisterFormProps) {
  const auth = useAuth();
  const form = useForm({
    resolver: zodResolver(registerBodySchema),
    // Not ticked is no value that the contract knows, only the start.
    defaultValues: {
      username: '',
      email: '',
      password: '',
      acceptTerms: false as unknown as true,
    },
  });
  const register = async (values: RegisterValues) => {
    onSubmit();
    try {
      const { requiresVerification, message } = await auth.register(values);
      if (!requiresVerification) return;
      const description = message ?? 'Open the link we sent you to confirm your address.';
      showToast({ title: 'Check your e-mail', description, duration: VERIFICATION_TOAST_MS });
      onVerificationNeeded(values.email);
    } catch (error) {
      const description = showServerError(form, error, 'Registration failed');
      showToast({ title: 'Registration failed', description, tone: 'destructive' });
    }
  };
  return { form, submit: form.handleSubmit(register) };
}

export function RegisterForm(props: RegisterFormProps) {
  const { form, submit } = useRegisterForm(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {errors.root?.server?.message && (
        <Notice tone="conflict" title={errors.root.server.message} />
      )}
      <Field label="Username" error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('username')}
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label="Password"
        hint="At least 8 characters; 15 or more is better. A few words work well."
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <div>
        <label className="flex items-start gap-3 text-sm">
          <input
            type="checkbox"
            {...form.register('acceptTerms')}
            aria-invalid={errors.acceptTerms !== undefined}
            aria-describedby={errors.acceptTerms && 'terms-error'}
            className="mt-0.5 size-6 shrink-0 accent-evidence-fill"
          />
          <span>
            I accept the terms: what I upload is kept under my account and used to make my
            documents.
          </span>
        </label>
        {errors.acceptTerms && (
          <p id="terms-error" className="mt-1.5 text-sm text-conflict">
            {errors.acceptTerms.message}
          </p>
        )}
      </div>
      <Button type="submit" className="w-full" busyLabel={isSubmitting && 'Creating account…'}>
        Create account
      </Button>
    </form>
  );
}
