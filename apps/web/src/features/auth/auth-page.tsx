import { useSearchParams } from 'react-router';
import { findReturnTo } from '../../shared/return-to.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { SignInPage } from './sign-in-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

/** Sign in or register; or, with the token of a mail (`?verify=`), confirm the address. */
export function AuthPage() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  // A prerendered page knows no query.
  const query = hydrated ? search : new URLSearchParams();
  const token = query.get('verify');
  if (token !== null) return <VerifyEmailPage token={token} />;
  const first = query.get('tab') === 'register' ? 'register' : 'sign-in';
  return <SignInPage key={first} first={first} returnTo={findReturnTo(query.get('returnTo'))} />;
}
