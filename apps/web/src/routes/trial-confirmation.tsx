import { TrialConfirmationPage } from '../features/trial/trial-confirmation-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your PRO trial',
    description: 'What your PRO trial includes, and what comes after.',
    keywords: 'PRO trial, free PRO access, what PRO includes',
  });

export default TrialConfirmationPage;
