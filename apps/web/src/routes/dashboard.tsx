import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Dashboard', description: 'What to go on with, and your resumes.' });

export default DashboardPage;
