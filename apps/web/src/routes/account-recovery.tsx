import { AccountRecoveryPage } from '../features/auth/account-recovery-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Account recovery',
    description: 'Get a link to set a new password.',
    keywords: 'account recovery, forgotten password, sign in',
  });

export default AccountRecoveryPage;
