import { MailsPage } from '../features/admin/mails-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Mails · Administration', description: 'What became of the mails.' });

export default MailsPage;
