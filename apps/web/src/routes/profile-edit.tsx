import { ProfileEditorPage } from '../features/profile/profile-editor-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Edit your profile', description: 'What you keep of yourself.' });

export default ProfileEditorPage;
