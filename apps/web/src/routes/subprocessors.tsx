import { SubprocessorsPage } from '../features/legal/subprocessors-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/subprocessors',
    title: 'Subprocessors',
    description:
      'The companies that may process personal information for this service, what each of them sees, and when it takes part at all.',
    keywords: 'subprocessors, data processing',
  });

export default SubprocessorsPage;
