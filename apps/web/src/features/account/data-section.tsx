import { endpoints } from '../../shared/api/endpoints.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { SettingsSection } from './settings-section.tsx';

/** Everything held on the person, to take along. */
export function DataSection() {
  return (
    <SettingsSection
      title="Your data"
      about="Everything we hold on you, to look at or to take elsewhere."
    >
      <p>
        One zip file: your account, your profile, every resume with its original file, every result
        with its changes, what you paid, and where you are signed in. Resumes are in the JSON Resume
        format, which other programs read.
      </p>
      <a
        href={endpoints.exportAccount.path}
        download="trueline-export.zip"
        className={`mt-4 ${buttonClass('outline')}`}
      >
        Download my data
      </a>
    </SettingsSection>
  );
}
