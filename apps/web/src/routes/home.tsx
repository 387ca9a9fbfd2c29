import { HomePage } from '../features/home/home-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';
import { applicationData, organizationData } from '../shared/structured-data.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/',
    description:
      'Fit your resume to a job ad. Every change names the words of yours it came from, and nothing is made up.',
    keywords: 'resume optimization, resume and job description, ATS resume, truthful resume',
    structuredData: [organizationData, applicationData],
  });

export default HomePage;
