import { DataDeletion } from '../features/consent/data-deletion.tsx';
import { CookiePage } from '../features/legal/cookie-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description:
      'What this site stores in your browser without asking and why, what waits for your consent, and how to change your mind and have it deleted.',
    keywords: 'cookie policy, consent, analytics',
  });

export default function CookiePolicy() {
  return <CookiePage controls={<DataDeletion />} />;
}
