import { AccessibilityPage } from '../features/legal/accessibility-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'How Trueline can be used by keyboard, screen reader, enlarged or without motion, what falls short as far as we know, and whom to tell.',
    keywords: 'accessibility statement, WCAG 2.2',
  });

export default AccessibilityPage;
