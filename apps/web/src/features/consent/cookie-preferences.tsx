import { useState } from 'react';
import { showToast } from '../../shared/toast/toast-store.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { ConsentDialog, SwitchRow } from './consent-dialog.tsx';
import { NO_CHOICES } from './consent-record.ts';
import { storedChoices, storeOlderConsent } from './consent-store.ts';

interface CookiePreferencesProps {
  onClose: () => void;
  /** Opens the settings with every category in place of these. */
  onSettings: () => void;
}

/** To change a stored choice; it keeps the older, shorter record. */
export function CookiePreferences({ onClose, onSettings }: CookiePreferencesProps) {
  const [choices, setChoices] = useState(() => storedChoices() ?? NO_CHOICES);
  const save = (next: { analytics: boolean; marketing: boolean }) => {
    storeOlderConsent(next);
    onClose();
    showToast({ title: 'Your preferences are saved' });
  };
  const acceptEach = () => {
    storeOlderConsent({ analytics: true, marketing: true });
    window.location.reload();
  };
  return (
    <ConsentDialog
      title="Cookie Preferences"
      description="Change what you agreed to. Session recordings stay off unless you allow them in the Privacy Settings."
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={() => save(choices)} className={buttonClass()}>
            Save Preferences
          </button>
          <button type="button" onClick={acceptEach} className={buttonClass('outline')}>
            Accept All
          </button>
          <button
            type="button"
            onClick={() => save({ analytics: false, marketing: false })}
            className={buttonClass('outline')}
          >
            Reject Optional
          </button>
          <button type="button" onClick={onSettings} className={buttonClass('quiet')}>
            Privacy Settings
          </button>
        </>
      }
    >
      <SwitchRow label="Necessary" description="Sign-in and its protection; always on." checked />
      <SwitchRow
        label="Analytics"
        description="Which pages are opened and how people find them."
        checked={choices.analytics}
        onChange={(analytics) => setChoices({ ...choices, analytics })}
      />
      <SwitchRow
        label="Marketing"
        description="Product analytics: which steps people use and where they stop."
        checked={choices.marketing}
        onChange={(marketing) => setChoices({ ...choices, marketing })}
      />
    </ConsentDialog>
  );
}
