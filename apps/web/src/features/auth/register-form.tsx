import { zodResolver } from '@hookform/resolvers/zod';
import { type EndpointBody, type register, registerBodySchema } from '@trueline/contracts';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { NewPasswordField } from '../../shared/forms/new-password-field.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { CheckboxRow } from './checkbox-row.tsx';

const VERIFICATION_TOAST_MS = 8000;

type RegisterValues = EndpointBody<typeof register>;
type RegisterFields = UseFormReturn<RegisterValues>;

interface RegisterFormProps {
  /** Called just before the account is asked for. */
  onSubmit: () => void;
  /** The address has to be verified before the first sign-in. */
  onVerificationNeeded: (email: string) => void;
}

function useRegisterForm({ onSubmit, onVerificationNeeded }: RegisterFormProps) {
  const auth = useAuth();
  const form: RegisterFields = useForm<RegisterValues>({
    resolver: zodResolver(registerBodySchema),
    // Not ticked is no value that the contract knows, only the start.
    defaultValues: {
      username: '',
      email: '',
      password: '',
      acceptTerms: false as unknown as true,
      newsletter: false,
    },
  });
  const register = async (values: RegisterValues) => {
    onSubmit();
    try {
      const { requiresVerification, message } = await auth.register(values);
      if (!requiresVerification) return;
      const description = message ?? 'Open the link we sent you to confirm your address.';
      showToast({ title: 'Check your email', description, duration: VERIFICATION_TOAST_MS });
      onVerificationNeeded(values.email);
    } catch (error) {
      const description = showServerError(form, error, 'Registration failed');
      showToast({ title: 'Registration failed', description, tone: 'destructive' });
    }
  };
  return { form, submit: form.handleSubmit(register) };
}

function NameFields({ form }: { form: RegisterFields }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Username" error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="email" />
        )}
      </Field>
    </>
  );
}

function PasswordField({ form }: { form: RegisterFields }) {
  const [username, email, password] = useWatch({
    control: form.control,
    name: ['username', 'email', 'password'],
  });
  return (
    <NewPasswordField
      label="Password"
      registration={form.register('password')}
      error={form.formState.errors.password?.message}
      value={password}
      ownNames={[username.trim(), email.split('@')[0] ?? '']}
    />
  );
}

function Agreements({ form }: { form: RegisterFields }) {
  const link = 'underline underline-offset-4';
  return (
    <>
      <CheckboxRow
        registration={form.register('acceptTerms')}
        error={form.formState.errors.acceptTerms?.message}
      >
        I accept the{' '}
        <Link to="/terms" target="_blank" className={link}>
          terms
        </Link>
        : what I upload is kept under my account and used to make my documents, as the{' '}
        <Link to="/privacy" target="_blank" className={link}>
          privacy policy
        </Link>{' '}
        says.
      </CheckboxRow>
      <CheckboxRow registration={form.register('newsletter')}>
        Send me the newsletter now and then. I can leave it at any time.
      </CheckboxRow>
    </>
  );
}

/** Each part registers its own fields, so that they are known in the order in which they stand: the first fault takes the focus. */
export function RegisterForm(props: RegisterFormProps) {
  const { form, submit } = useRegisterForm(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <FormFault errors={errors} />
      <NameFields form={form} />
      <PasswordField form={form} />
      <Agreements form={form} />
      <Button type="submit" className="w-full" busyLabel={isSubmitting && 'Creating account…'}>
        Create account
      </Button>
    </form>
  );
}
