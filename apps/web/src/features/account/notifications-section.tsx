import type { Account } from '@trueline/contracts';
import { useId } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useUpdateAccount } from './account-mutations.ts';
import { SettingsSection } from './settings-section.tsx';

const NEWSLETTER_STATES: Record<Account['newsletter'], string> = {
  on: 'You get it. Each one has a link to leave.',
  pending: 'Waiting for you to confirm it by the link we sent you.',
  off: 'You do not get it.',
};

export function NotificationsSection({ account }: { account: Account }) {
  const id = useId();
  const update = useUpdateAccount();
  const wanted = update.isPending
    ? update.variables.newsletter === true
    : account.newsletter !== 'off';
  return (
    <SettingsSection title="Notifications" about="What we send to your address.">
      <div className="space-y-4">
        <div className="flex items-start gap-4">
          <div className="grow">
            <label htmlFor={id} className="font-semibold">
              Newsletter
            </label>
            <p id={`${id}-state`} role="status" className="text-sm text-soft">
              {update.isPending ? 'Saving…' : NEWSLETTER_STATES[account.newsletter]}
            </p>
          </div>
          <input
            type="checkbox"
            role="switch"
            id={id}
            aria-describedby={`${id}-state`}
            checked={wanted}
            aria-checked={wanted}
            onChange={({ target }) => {
              if (!update.isPending) update.mutate({ newsletter: target.checked });
            }}
            className="switch"
          />
        </div>
        {update.error && (
          <Notice tone="conflict" title={messageOf(update.error, 'Please try again.')} urgent />
        )}
        <p className="text-sm text-soft">
          Mails that your account needs always come: links you asked for, receipts, and word of a
          change of password, address or two-factor sign-in.
        </p>
      </div>
    </SettingsSection>
  );
}
