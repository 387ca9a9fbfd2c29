import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { findReturnTo } from './return-to.ts';

/** Sign in or register; then on to where the person wanted to go, else to the dashboard or, when new, the profile. */
export function AuthPage() {
  const { status } = useAuth();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const [home, setHome] = useState('/dashboard');
  const [unverified, setUnverified] = useState<string | null>(null);
  const returnTo = hydrated ? findReturnTo(search.get('returnTo')) : null;
  if (status === 'user') return <Navigate to={returnTo ?? home} replace />;
  return (
    <div className="mx-auto w-full max-w-md px-5 py-12 sm:py-20">
      <PageHeading>{returnTo === null ? 'Get started' : 'Sign in to go on'}</PageHeading>
      <p className="mt-3 text-soft">Your resumes and results are kept under your account.</p>
      {unverified !== null && (
        <div className="mt-6">
          <Notice tone="info" title="Check your e-mail" urgent>
            Open the link we sent to {unverified}, then sign in here.
          </Notice>
        </div>
      )}
      <div className="mt-8">
        <Tabs
          label="Account"
          onChange={() => setHome('/dashboard')}
          tabs={[
            { id: 'sign-in', title: 'Sign in', panel: <LoginForm /> },
            {
              id: 'register',
              title: 'Create account',
              panel: (
                <RegisterForm
                  onSubmit={() => setHome('/profile')}
                  onVerificationNeeded={setUnverified}
                />
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
