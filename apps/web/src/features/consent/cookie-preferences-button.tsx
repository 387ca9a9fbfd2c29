import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useConsentStored } from './use-consent.ts';

const CookiePreferences = lazyPart(
  () => import('./cookie-preferences.tsx'),
  (module) => module.CookiePreferences,
);

const PrivacySettings = lazyPart(
  () => import('./privacy-settings.tsx'),
  (module) => module.PrivacySettings,
);

/** The way back to one's choice, there once a choice is stored. */
export function CookiePreferencesButton() {
  const stored = useConsentStored();
  const [open, setOpen] = useState<'preferences' | 'settings' | null>(null);
  if (!stored) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen('preferences')}
        className="min-h-9 rounded-sm underline-offset-4 hover:text-ink hover:underline"
      >
        Cookie Preferences
      </button>
      <Suspense>
        {open === 'preferences' && (
          <CookiePreferences
            // A dialog tells that it closed after the next one has opened.
            onClose={() => setOpen((now) => (now === 'preferences' ? null : now))}
            onSettings={() => setOpen('settings')}
          />
        )}
        {open === 'settings' && <PrivacySettings onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
