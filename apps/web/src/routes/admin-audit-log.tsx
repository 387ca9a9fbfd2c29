import { AuditLogPage } from '../features/admin/audit-log-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Audit log · Administration', description: 'What administrators did.' });

export default AuditLogPage;
