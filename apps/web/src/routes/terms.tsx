import { TermsPage } from '../features/legal/terms-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/terms',
    title: 'Terms of Service',
    description:
      'The agreement between you and the operator of this service: your account, your documents, prices, liability, and the law that applies.',
    keywords: 'terms of service, conditions',
  });

export default TermsPage;
