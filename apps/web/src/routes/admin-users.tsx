import { UsersPage } from '../features/admin/users-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Users · Administration', description: 'Everybody with an account.' });

export default UsersPage;
