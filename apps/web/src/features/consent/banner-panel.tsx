import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../shared/lazy-part.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { acceptAll, acceptEssentialOnly, continueWithCurrent } from './consent-store.ts';

const PrivacySettings = lazyPart(
  () => import('./privacy-settings.tsx'),
  (module) => module.PrivacySettings,
);

const LINK = 'rounded-sm underline underline-offset-4 hover:no-underline';
const CHOICE = `w-full sm:w-auto ${buttonClass('outline')}`;

/** The bar at the bottom; the page stays usable behind it. Refusing takes as many presses as agreeing. */
export function BannerPanel({ onClose }: { onClose: () => void }) {
  const [managing, setManaging] = useState(false);
  return (
    <section
      aria-label="Cookie consent"
      data-consent-banner
      className="animate-rise fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-t border-line bg-raised shadow-float"
    >
      <div className="mx-auto max-w-6xl px-5 py-4">
        <div className="flex items-start gap-4">
          <div className="grow">
            <h2 className="text-base font-semibold">Your choice about cookies</h2>
            <p className="mt-1 max-w-3xl text-sm text-soft">
              We need a few cookies to keep you signed in and your account safe. With your consent,
              analytics show us how the site is used. Nothing is loaded from others before you
              agree. See our{' '}
              <Link to="/privacy-policy" className={LINK}>
                Privacy Policy
              </Link>{' '}
              and{' '}
              <Link to="/cookie-policy" className={LINK}>
                Cookie Policy
              </Link>
              .
            </p>
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mt-1 -mr-2 grid size-10 shrink-0 place-items-center rounded-md text-soft hover:text-ink"
          >
            <X aria-hidden size={18} />
          </button>
        </div>
        <div className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          <button type="button" onClick={acceptAll} className={CHOICE}>
            Accept All
          </button>
          <button type="button" onClick={acceptEssentialOnly} className={CHOICE}>
            Essential Only
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setManaging(true)}
            className={`col-span-2 ${CHOICE}`}
          >
            Manage
          </button>
          <button
            type="button"
            onClick={continueWithCurrent}
            className={`col-span-2 sm:px-2 ${buttonClass('quiet')}`}
          >
            Continue with current settings
          </button>
        </div>
      </div>
      {managing && (
        <Suspense>
          <PrivacySettings onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </section>
  );
}
