import { UserPage } from '../features/admin/user-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'User · Administration',
    description: 'One account and what can be done for it.',
  });

export default UserPage;
