import { OptimizePage } from '../features/optimize/optimize-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Optimize', description: 'Step 3 of 5: the changes, each with its source.' });

export default OptimizePage;
