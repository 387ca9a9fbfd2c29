import type { Account } from '@trueline/contracts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { ChangeForm } from './change-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const PasswordForm = lazyPart(
  () => import('./password-form.tsx'),
  (module) => module.PasswordForm,
);

export function PasswordSection({ account }: { account: Account }) {
  return (
    <SettingsSection
      title="Password"
      about="A change ends every other sign-in; this one goes on. We tell you by mail."
    >
      <ChangeForm label="Change password">
        {(close) => <PasswordForm account={account} onDone={close} />}
      </ChangeForm>
    </SettingsSection>
  );
}
