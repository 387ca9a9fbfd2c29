import { ConfigurePage } from '../features/configure/configure-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () => pageMeta({ title: 'Configure', description: 'Step 2 of 5: the job ad.' });

export default ConfigurePage;
