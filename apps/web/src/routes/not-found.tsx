import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Not found', description: 'There is no page at this address.' });

export default NotFoundPage;
