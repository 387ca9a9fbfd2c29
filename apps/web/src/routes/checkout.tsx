import { CheckoutPage } from '../features/payments/checkout-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () => pageMeta({ title: 'Checkout', description: 'One payment.' });

export default CheckoutPage;
