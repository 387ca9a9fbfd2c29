import type { Account } from '@trueline/contracts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useRefreshAccount } from './account-mutations.ts';
import { ChangeForm } from './change-form.tsx';

const PasswordConfirmedForm = lazyPart(
  () => import('../../shared/forms/password-confirmed-form.tsx'),
  (module) => module.PasswordConfirmedForm,
);

/** Below this many it is time for new codes. */
const FEW_CODES = 4;

interface TwoFactorOnProps {
  account: Account;
  /** Shows them, this once. */
  onNewCodes: (codes: string[]) => void;
}

export function TwoFactorOn({ account, onNewCodes }: TwoFactorOnProps) {
  const left = account.recoveryCodesLeft;
  const refresh = useRefreshAccount();
  return (
    <div className="space-y-4">
      <p>
        It is <strong>on</strong>. You have {left} recovery {left === 1 ? 'code' : 'codes'} left.
      </p>
      {left < FEW_CODES && (
        <Notice tone="question" title="Few recovery codes are left">
          Make new ones now: without a code and without your phone you do not get in.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ChangeForm label="New recovery codes">
          {(close) => (
            <PasswordConfirmedForm
              run={async (body) =>
                onNewCodes((await call(endpoints.replaceRecoveryCodes, { body })).recoveryCodes)
              }
              failed="The older codes still count. Please try again."
              label="Make new codes"
              busyLabel="Making codes…"
              cancelLabel="Keep the older codes"
              onCancel={close}
            />
          )}
        </ChangeForm>
        <ChangeForm label="Turn it off">
          {(close) => (
            <PasswordConfirmedForm
              run={async (body) => {
                showToast({ title: (await call(endpoints.endTwoFactor, { body })).message });
                await refresh();
              }}
              failed="It is still on. Please try again."
              label="Turn it off"
              busyLabel="Turning off…"
              variant="danger"
              cancelLabel="Leave it on"
              onCancel={close}
            />
          )}
        </ChangeForm>
      </div>
    </div>
  );
}
