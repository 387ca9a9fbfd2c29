import { DownloadPage } from '../features/download/download-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () => pageMeta({ title: 'Download', description: 'Step 5 of 5: your files.' });

export default DownloadPage;
