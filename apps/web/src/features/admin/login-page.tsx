import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { administratorQuery } from './admin-queries.ts';
import { ADMIN_HOME, findAdminReturnTo } from './admin-return-to.ts';
import { LoginForm } from './login-form.tsx';
import { TwoFactorOffer } from './two-factor-offer.tsx';

function Frame({ themeToggle, children }: { themeToggle: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex h-16 max-w-md items-center justify-between px-5">
        <Link to="/" aria-label="Trueline, home" className="rounded-sm py-2">
          <Mark />
        </Link>
        {themeToggle}
      </header>
      <main className="mx-auto max-w-md px-5 py-10 sm:py-16">{children}</main>
    </div>
  );
}

/** After the first sign-in: two-factor sign-in now, or later. */
function FirstSignIn({ username, onGoOn }: { username: string; onGoOn: () => void }) {
  return (
    <>
      <PageHeading>Protect this sign-in</PageHeading>
      <p className="mt-3 mb-8 text-soft">
        With two-factor sign-in you give a code that an app on your phone makes, beside your
        password. Who learns your password alone does not get in. You can do it later too, under
        “Your sign-in”.
      </p>
      <TwoFactorOffer
        username={username}
        onKept={onGoOn}
        otherwise={
          <Button variant="outline" onClick={onGoOn}>
            Not now
          </Button>
        }
      />
    </>
  );
}

/** The administration's own sign-in; then on to the page that was asked for. */
export function LoginPage({ themeToggle }: { themeToggle: ReactNode }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [offering, setOffering] = useState(false);
  const { data, error, refetch } = useQuery(administratorQuery());
  const target = findAdminReturnTo(search.get('returnTo')) ?? ADMIN_HOME;
  if (data && !offering) return <Navigate to={target} replace />;
  if (data === undefined && !error) return <Loading />;
  return (
    <Frame themeToggle={themeToggle}>
      {data ? (
        <FirstSignIn
          username={data.admin.username}
          onGoOn={() => void navigate(target, { replace: true })}
        />
      ) : (
        <>
          <PageHeading>Administration</PageHeading>
          <p className="mt-3 mb-8 text-soft">For those who run this service.</p>
          {error && (
            <div className="mb-6">
              <Notice
                tone="conflict"
                title={messageOf(error, 'Whether you are signed in could not be asked.')}
                urgent
              >
                <Button variant="outline" className="mt-2" onClick={() => void refetch()}>
                  Try again
                </Button>
              </Notice>
            </div>
          )}
          <LoginForm onOffer={() => setOffering(true)} />
        </>
      )}
    </Frame>
  );
}
