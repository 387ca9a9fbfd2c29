import { FeaturesPage } from '../features/features-page/features-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/features',
    title: 'Features',
    description:
      'Reading, fitting, templates, cover letter, interview questions, ATS metadata and skills analysis: what Trueline makes of your resume, each line with its source.',
    keywords:
      'resume optimization, cover letter, interview questions, ATS metadata, skills analysis',
  });

export default FeaturesPage;
