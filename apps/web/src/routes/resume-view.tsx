import { ResumeViewPage } from '../features/resumes/resume-view-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Resume', description: 'One resume, and what was made from it.' });

export default ResumeViewPage;
