import { useMutation } from '@tanstack/react-query';
import type { Account } from '@trueline/contracts';
import { Suspense, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useRefreshAccount } from './account-mutations.ts';
import { SettingsSection } from './settings-section.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

// Fetched on first use: most visits of the page are about something else.
const TwoFactorSetUp = lazyPart(
  () => import('../../shared/two-factor/two-factor-set-up.tsx'),
  (module) => module.TwoFactorSetUp,
);
const RecoveryCodes = lazyPart(
  () => import('../../shared/two-factor/recovery-codes.tsx'),
  (module) => module.RecoveryCodes,
);

function TwoFactorOff({ onTurnedOn }: { onTurnedOn: (codes: string[]) => void }) {
  const start = useMutation({ mutationFn: () => call(endpoints.setUpTwoFactor) });
  if (start.data) {
    return (
      <TwoFactorSetUp
        setUp={start.data}
        confirm={(body) => call(endpoints.confirmTwoFactor, { body })}
        onTurnedOn={onTurnedOn}
        onCancel={() => start.reset()}
      />
    );
  }
  return (
    <div className="space-y-4">
      <p>It is off: your password alone gets you in.</p>
      {start.error && (
        <Notice tone="conflict" title={messageOf(start.error, 'Please try again.')} urgent />
      )}
      <Button
        variant="outline"
        busyLabel={start.isPending && 'Starting…'}
        onClick={() => start.mutate()}
      >
        Set up two-factor sign-in
      </Button>
    </div>
  );
}

/** Off, being set up, just turned on with its codes in sight, or on. */
export function TwoFactorSection({ account }: { account: Account }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = useRefreshAccount();
  const show = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    void refresh();
  };
  return (
    <SettingsSection
      title="Two-factor sign-in"
      about="Beside your password you give a code that an app on your phone makes. Who learns your password alone does not get in."
    >
      <Suspense fallback={<RunningLine />}>
        {codes !== null && (
          <RecoveryCodes codes={codes} username={account.username} onKept={() => setCodes(null)} />
        )}
        {codes === null && account.twoFactor && <TwoFactorOn account={account} onNewCodes={show} />}
        {codes === null && !account.twoFactor && <TwoFactorOff onTurnedOn={show} />}
      </Suspense>
    </SettingsSection>
  );
}
