import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useConsentStored } from './use-consent.ts';

const CookiePreferences = lazyPart(
  () => import('./cookie-preferences.tsx'),
  (module) => module.CookiePreferences,
);

/** The way back to one's choice, there once a choice is stored. */
export function CookiePreferencesButton() {
  const stored = useConsentStored();
  const [open, setOpen] = useState(false);
  if (!stored) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-9 rounded-sm underline-offset-4 hover:text-ink hover:underline"
      >
        Cookie Preferences
      </button>
      {open && (
        <Suspense>
          <CookiePreferences onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
