import { AccountSettingsPage } from '../features/account/account-settings-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Account settings', description: 'Your account, its security and its data.' });

export default AccountSettingsPage;
