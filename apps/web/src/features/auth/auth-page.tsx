import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isTypingBeforeHydration } from '../../shared/forms/typed-values.ts';
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
  const [isSigningIn] = useState(() => !hydrated && isTypingBeforeHydration());
  const token = query.get('verify');
  if (token !== null) return <VerifyEmailPage token={token} />;
  // Who has begun to type into the drawn form stays in it.
  const first = query.get('tab') === 'register' && !isSigningIn ? 'register' : 'sign-in';
  return <SignInPage key={first} first={first} returnTo={findReturnTo(query.get('returnTo'))} />;
}
