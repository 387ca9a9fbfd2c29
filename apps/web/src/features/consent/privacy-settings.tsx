import { useState } from 'react';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { ConsentDialog, SwitchRow } from './consent-dialog.tsx';
import { NO_CHOICES, OPTIONAL_CATEGORIES } from './consent-record.ts';
import { storeConsent, storedChoices } from './consent-store.ts';

const CATEGORIES = {
  analytics: {
    label: 'Enhanced Analytics',
    description: 'Which pages are opened and how people find them, by Google Analytics.',
  },
  performance: {
    label: 'Performance & UX',
    description:
      'Recordings of how pages are used, and heatmaps, by Microsoft Clarity. All text and all inputs are masked.',
  },
  marketing: {
    label: 'Product Analytics',
    description: 'Which steps of the product people use and where they stop, by PostHog.',
  },
} as const;

/** Behind Manage: a switch for each category. */
export function PrivacySettings({ onClose }: { onClose: () => void }) {
  const [choices, setChoices] = useState(() => storedChoices() ?? NO_CHOICES);
  const save = () => {
    storeConsent(choices);
    window.location.reload();
  };
  return (
    <ConsentDialog
      title="Privacy Settings"
      description="Choose what may run in this browser. A service that this site does not use is never loaded, whatever you choose."
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={save} className={buttonClass()}>
            Save Settings
          </button>
          <button type="button" onClick={onClose} className={buttonClass('outline')}>
            Cancel
          </button>
        </>
      }
    >
      <SwitchRow
        label="Essential & Basic Analytics (required)"
        description="The session and its protection, your theme and this choice; and our server’s own counts of requests. No third party is involved."
        checked
      />
      {OPTIONAL_CATEGORIES.map((name) => (
        <SwitchRow
          key={name}
          {...CATEGORIES[name]}
          checked={choices[name]}
          onChange={(checked) => setChoices({ ...choices, [name]: checked })}
        />
      ))}
    </ConsentDialog>
  );
}
