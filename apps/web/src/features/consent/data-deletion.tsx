import { useState } from 'react';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { deleteAnalyticsData } from './analytics/stored-data.ts';
import { acceptEssentialOnly, forgetConsent } from './consent-store.ts';
import { useConsentStored } from './use-consent.ts';

/** On the cookie policy: refuse what is optional, or have all of it deleted from this browser. */
export function DataDeletion() {
  const stored = useConsentStored();
  const [done, setDone] = useState(false);
  const forget = () => {
    forgetConsent();
    deleteAnalyticsData();
    setDone(true);
  };
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={forget} className={buttonClass('danger')}>
          Delete my consent and analytics data
        </button>
        {stored && (
          <button type="button" onClick={acceptEssentialOnly} className={buttonClass('outline')}>
            Essential Only
          </button>
        )}
      </div>
      <p role="status" className="mt-3 text-sm text-soft">
        {done && 'Deleted from this browser: your choice, and what analytics services had stored.'}
      </p>
    </div>
  );
}
