import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { useAuth } from './auth-context.tsx';

/** Shows its children to a signed-in user; sends everyone else to sign in and back. Who comes to upload a first resume is offered a new account. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Loading />;
  if (status === 'guest') {
    const asked = pathname + search;
    const tab = asked === '/upload' ? '&tab=register' : '';
    return <Navigate to={`/auth?returnTo=${encodeURIComponent(asked)}${tab}`} replace />;
  }
  return children;
}
