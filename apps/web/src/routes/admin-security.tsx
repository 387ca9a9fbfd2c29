import { SecurityPage } from '../features/admin/security-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your sign-in · Administration',
    description: 'How you sign in to the administration.',
  });

export default SecurityPage;
