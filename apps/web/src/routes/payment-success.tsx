import { PaymentSuccessPage } from '../features/payments/payment-success-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({ title: 'Payment', description: 'What became of your payment.' });

export default PaymentSuccessPage;
