import type { Account } from '@trueline/contracts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { ChangeForm } from './change-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const UsernameForm = lazyPart(
  () => import('./username-form.tsx'),
  (module) => module.UsernameForm,
);

export function UsernameSection({ account }: { account: Account }) {
  return (
    <SettingsSection title="Username" about="You can sign in with it, and the menu shows it.">
      <p className="mb-4 font-semibold wrap-anywhere">{account.username}</p>
      <ChangeForm label="Change username">
        {(close) => <UsernameForm account={account} onDone={close} />}
      </ChangeForm>
    </SettingsSection>
  );
}
