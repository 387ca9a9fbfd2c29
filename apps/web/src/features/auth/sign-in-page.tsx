import { useState } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { AuthShell } from './auth-shell.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResendVerification } from './resend-verification.tsx';

interface SignInPageProps {
  /** The tab that is open at first. */
  first: 'sign-in' | 'register';
  /** Where the person wanted to go; null where that is nowhere, or not safe. */
  returnTo: string | null;
}

function CheckYourMail({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className="space-y-6">
      <Notice tone="info" title="Check your email" urgent>
        <p className="wrap-anywhere">
          We sent a link to {email}. Open it and press the button there: that confirms the address
          and signs you in.
        </p>
      </Notice>
      <p className="text-sm text-soft">
        Nothing there after a minute or two? Look in the spam folder, or have it sent again.
      </p>
      <ResendVerification email={email} />
      <Button variant="quiet" onClick={onBack}>
        Use another address
      </Button>
    </div>
  );
}

/** Then on to where the person wanted to go, else to the dashboard or, when new, the profile. */
export function SignInPage({ first, returnTo }: SignInPageProps) {
  const { status } = useAuth();
  const [home, setHome] = useState('/dashboard');
  const [tab, setTab] = useState<SignInPageProps['first']>(first);
  const [unverified, setUnverified] = useState<string | null>(null);
  if (status === 'user') return <Navigate to={returnTo ?? home} replace />;
  if (unverified !== null) {
    return (
      <AuthShell title="One more step">
        <CheckYourMail email={unverified} onBack={() => setUnverified(null)} />
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title={returnTo === null || first === 'register' ? 'Get started' : 'Sign in to go on'}
      intro="Your resumes and results are kept under your account."
    >
      <Tabs
        label="Account"
        first={tab}
        onChange={(id) => {
          setTab(id === 'register' ? 'register' : 'sign-in');
          setHome('/dashboard');
        }}
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
    </AuthShell>
  );
}
