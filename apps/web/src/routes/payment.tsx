import { PaymentPage } from '../features/payments/payment-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Payments', description: 'What each service costs, and what you have paid.' });

export default PaymentPage;
