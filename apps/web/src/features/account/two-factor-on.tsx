import type { Account } from '@trueline/contracts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ChangeForm } from './change-form.tsx';

const TurnOffForm = lazyPart(
  () => import('./turn-off-form.tsx'),
  (module) => module.TurnOffForm,
);

/** Below this many it is time for new codes. */
const FEW_CODES = 4;

export function TwoFactorOn({ account }: { account: Account }) {
  const left = account.recoveryCodesLeft;
  return (
    <div className="space-y-4">
      <p>
        It is <strong>on</strong>. You have {left} recovery {left === 1 ? 'code' : 'codes'} left.
      </p>
      {left < FEW_CODES && (
        <Notice tone="question" title="Few recovery codes are left">
          Turn two-factor sign-in off and on again to get new ones.
        </Notice>
      )}
      <ChangeForm label="Turn it off">{(close) => <TurnOffForm onCancel={close} />}</ChangeForm>
    </div>
  );
}
