import { MessagesPage } from '../features/admin/mails-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Messages · Administration', description: 'Messages of the contact form.' });

export default MessagesPage;
