import { ProfileSetupPage } from '../features/profile/profile-setup-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Set up your profile', description: 'Your profile, filled from a resume.' });

export default ProfileSetupPage;
