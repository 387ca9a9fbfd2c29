import { ContactPage } from '../features/contact/contact-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/contact',
    title: 'Contact',
    description:
      'Write to the people who run Trueline: questions, faults, ideas, and everything about your data. A person reads and answers it by e-mail.',
    keywords: 'contact, support, help',
  });

export default ContactPage;
