import { OptimizationsPage } from '../features/admin/optimizations-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Optimizations · Administration', description: 'Runs of the optimizer.' });

export default OptimizationsPage;
