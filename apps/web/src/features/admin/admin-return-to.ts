import { findReturnTo } from '../../shared/return-to.ts';

export const ADMIN_HOME = '/admin/dashboard';

/** The page of the administration to go on to after signing in there; null for any other address. */
export function findAdminReturnTo(value: string | null): string | null {
  const path = findReturnTo(value);
  if (path === null || !/^\/admin(?:[/?#]|$)/.test(path)) return null;
  // Dots that climb out of it, or into the sign-in, are resolved as a browser does.
  const { pathname } = new URL(path, 'https://origin.invalid');
  if (pathname !== '/admin' && !pathname.startsWith('/admin/')) return null;
  return pathname.startsWith('/admin/login') ? null : path;
}

/** Where to sign in, and come back from to where one is. */
export function adminLoginAddress({ pathname, search }: { pathname: string; search: string }) {
  return `/admin/login?returnTo=${encodeURIComponent(pathname + search)}`;
}
