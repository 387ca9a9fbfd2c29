import { ApplicationFormPage } from '../features/application-form/application-form-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Application form',
    description: 'What application forms ask, ready to copy.',
  });

export default ApplicationFormPage;
