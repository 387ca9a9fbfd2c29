import { ModelsPage } from '../features/admin/models-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Language models · Administration',
    description: 'Models on the server’s machine.',
  });

export default ModelsPage;
