import { TemplatePage } from '../features/template/template-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Template', description: 'Step 4 of 5: how it will look.' });

export default TemplatePage;
