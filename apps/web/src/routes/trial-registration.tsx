import { TrialRegistrationPage } from '../features/trial/trial-registration-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your PRO trial',
    description: 'How long your PRO trial lasts, and what it includes.',
  });

export default TrialRegistrationPage;
