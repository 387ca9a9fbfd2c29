import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { useAuth } from './auth-context.tsx';

/** Shows its children to a signed-in user; sends everyone else to sign in and back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Loading />;
  if (status === 'guest') {
    return <Navigate to={`/auth?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return children;
}
