import { MyResumesPage } from '../features/resumes/my-resumes-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'My resumes', description: 'Every resume that you have uploaded.' });

export default MyResumesPage;
