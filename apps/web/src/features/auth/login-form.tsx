import { zodResolver } from '@hookform/resolvers/zod';
import { loginBodySchema } from '@trueline/contracts';
import { useForm } from 'react-hook-form';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showServerError } from './form-errors.ts';
import { PasswordInput } from './password-input.tsx';

export function LoginForm() {
  const { login } = useAuth();
  const form = useForm({
    resolver: zodResolver(loginBodySchema),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await login(values);
      showToast({ title: 'Signed in' });
    } catch (error) {
      const description = showServerError(form, error, 'Login failed');
      showToast({ title: 'Login failed', description, tone: 'destructive' });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {errors.root?.server?.message && (
        <Notice tone="conflict" title={errors.root.server.message} />
      )}
      <Field label="Username or e-mail" error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('username')}
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit" className="w-full" busyLabel={isSubmitting && 'Signing in…'}>
        Sign in
      </Button>
    </form>
  );
}
