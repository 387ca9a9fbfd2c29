import { HowItWorksPage } from '../features/how-it-works/how-it-works-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/how-it-works',
    title: 'How it works',
    description:
      'Five steps from the resume you have to the files you send: upload, configure, optimize, template, download. You decide about every change.',
    keywords: 'how to tailor a resume, resume steps, job description match',
  });

export default HowItWorksPage;
