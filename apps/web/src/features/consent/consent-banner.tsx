import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useConsentStored } from './use-consent.ts';

const CONSENT_BANNER_DELAY_MS = 2000;

const BannerPanel = lazyPart(
  () => import('./banner-panel.tsx'),
  (module) => module.BannerPanel,
);
const AnalyticsStarter = lazyPart(
  () => import('./analytics/analytics-starter.tsx'),
  (module) => module.AnalyticsStarter,
);

/** Asks for consent 2 seconds after load where none is stored; where it is, starts what it allows. */
export function ConsentBanner() {
  const stored = useConsentStored();
  const [due, setDue] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), CONSENT_BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {stored && <AnalyticsStarter />}
      {stored === false && due && !closed && <BannerPanel onClose={() => setClosed(true)} />}
    </Suspense>
  );
}
