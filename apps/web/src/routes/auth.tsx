import { AuthPage } from '../features/auth/auth-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in to Trueline or create an account.',
    keywords: 'sign in, create account, free PRO trial',
  });

export default AuthPage;
