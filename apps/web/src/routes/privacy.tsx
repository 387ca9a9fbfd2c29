import { PrivacyPage } from '../features/legal/privacy-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What personal information we collect and what for, who else sees it, how long we keep it, and how you see, correct, take or delete it.',
    keywords: 'privacy policy, PIPEDA, personal information',
  });

export default PrivacyPage;
