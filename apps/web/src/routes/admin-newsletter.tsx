import { NewsletterPage } from '../features/admin/newsletter-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Newsletter · Administration', description: 'Subscribers of the newsletter.' });

export default NewsletterPage;
