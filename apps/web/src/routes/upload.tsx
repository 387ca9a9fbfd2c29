import { UploadPage } from '../features/upload/upload-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () => pageMeta({ title: 'Upload', description: 'Step 1 of 5: your resume.' });

export default UploadPage;
