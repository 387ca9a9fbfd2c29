import { DashboardPage } from '../features/admin/dashboard-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Dashboard · Administration', description: 'How the service stands.' });

export default DashboardPage;
