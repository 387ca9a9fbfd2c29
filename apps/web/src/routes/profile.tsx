import { ProfilePage } from '../features/profile/profile-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () => pageMeta({ title: 'Profile', description: 'Your account.' });

export default ProfilePage;
