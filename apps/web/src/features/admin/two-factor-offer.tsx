import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useRefresh } from './admin-queries.ts';

const TwoFactorSetUp = lazyPart(
  () => import('../../shared/two-factor/two-factor-set-up.tsx'),
  (module) => module.TwoFactorSetUp,
);
const RecoveryCodes = lazyPart(
  () => import('../../shared/two-factor/recovery-codes.tsx'),
  (module) => module.RecoveryCodes,
);

interface TwoFactorOfferProps {
  username: string;
  /** Another way on, beside the button that starts the set-up. */
  otherwise?: ReactNode;
  /** Called once it is on and the recovery codes are kept. */
  onKept: () => void;
}

type SetUpProps = Omit<TwoFactorOfferProps, 'otherwise'> & {
  setUp: { secret: string; otpauthUrl: string };
  onCancel: () => void;
};

/** The steps: key, code, recovery codes. */
function SetUp({ setUp, onCancel, username, onKept }: SetUpProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = useRefresh();
  const kept = () => {
    onKept();
    void refresh();
  };
  return (
    <Suspense fallback={<RunningLine />}>
      {codes === null ? (
        <TwoFactorSetUp
          setUp={setUp}
          confirm={(body) => call(endpoints.confirmAdminTwoFactor, { body })}
          onTurnedOn={setCodes}
          onCancel={onCancel}
        />
      ) : (
        <RecoveryCodes codes={codes} username={username} onKept={kept} />
      )}
    </Suspense>
  );
}

/** A button that begins to set up two-factor sign-in, and in its place the steps once it is pressed. */
export function TwoFactorOffer({ otherwise, ...rest }: TwoFactorOfferProps) {
  const start = useMutation({ mutationFn: () => call(endpoints.setUpAdminTwoFactor) });
  if (start.data) return <SetUp {...rest} setUp={start.data} onCancel={() => start.reset()} />;
  return (
    <div className="space-y-4">
      {start.error && (
        <Notice tone="conflict" title={messageOf(start.error, 'Please try again.')} urgent />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busyLabel={start.isPending && 'Starting…'} onClick={() => start.mutate()}>
          Set up two-factor sign-in
        </Button>
        {otherwise}
      </div>
    </div>
  );
}
