import { InterviewPracticePage } from '../features/interview-practice/interview-practice-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Interview practice',
    description: 'The likely questions one by one, with a timer and your own notes.',
  });

export default InterviewPracticePage;
