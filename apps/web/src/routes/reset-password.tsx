import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Set a new password',
    description: 'Set a new password for your Trueline account.',
    keywords: 'reset password, new password, account',
  });

export default ResetPasswordPage;
