import { SERVICE_PRICE } from '@trueline/contracts';
import { PricingPage } from '../features/pricing/pricing-page.tsx';
import { pageMeta } from '../shared/page-meta.ts';
import { servicesData } from '../shared/structured-data.ts';

export { RouteErrorBoundary as ErrorBoundary } from '../shared/route-error.tsx';

export const meta = () =>
  pageMeta({
    path: '/pricing',
    title: 'Pricing',
    description: `Most of Trueline is free. Four services cost ${SERVICE_PRICE} each time you use them, without a subscription; new accounts begin with free days of PRO.`,
    keywords: `pricing, pay as you go, ${SERVICE_PRICE}, resume optimization price`,
    structuredData: [servicesData],
  });

export default PricingPage;
