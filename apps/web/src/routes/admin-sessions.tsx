import { SessionsPage } from '../features/admin/sessions-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Sessions · Administration', description: 'Sign-ins and resume sessions.' });

export default SessionsPage;
