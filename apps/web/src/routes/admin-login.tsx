import { LoginPage } from '../features/admin/login-page.tsx';
import { ThemeToggle } from '../features/site/theme-controls.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    title: 'Sign in · Administration',
    description: 'Sign in to the administration of this service.',
  });

export default function AdminLogin() {
  return <LoginPage themeToggle={<ThemeToggle />} />;
}
