import { Suspense, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { AdminPage } from './admin-page.tsx';
import { useAdministrator, useRefresh } from './admin-queries.ts';
import { Section } from './section.tsx';
import { TwoFactorOffer } from './two-factor-offer.tsx';

const PasswordConfirmedForm = lazyPart(
  () => import('../../shared/forms/password-confirmed-form.tsx'),
  (module) => module.PasswordConfirmedForm,
);

function TwoFactorOn() {
  const refresh = useRefresh();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button variant="danger" onClick={() => setAsked(true)}>
        Turn it off
      </Button>
    );
  }
  return (
    <Suspense fallback={<RunningLine />}>
      <PasswordConfirmedForm
        run={async (body) => {
          const { message } = await call(endpoints.endAdminTwoFactor, { body });
          showToast({ title: message });
          await refresh();
        }}
        failed="It is still on. Please try again."
        label="Turn it off"
        busyLabel="Turning off…"
        variant="danger"
        cancelLabel="Leave it on"
        onCancel={() => setAsked(false)}
      />
    </Suspense>
  );
}

/** How the administrator signs in: with the password alone, or with a code beside it. */
export function SecurityPage() {
  const { username, email, twoFactor } = useAdministrator();
  return (
    <AdminPage title="Your sign-in" intro={`${username}, ${email}`}>
      <Section
        title="Two-factor sign-in"
        about="Beside your password you give a code that an app on your phone makes. Who learns your password alone does not get in. It counts for your account on the site as well."
      >
        <div className="max-w-xl space-y-4">
          <p>
            It is <strong>{twoFactor ? 'on' : 'off'}</strong>
            {twoFactor ? '.' : ': your password alone gets you in here.'}
          </p>
          {twoFactor ? (
            <TwoFactorOn />
          ) : (
            <TwoFactorOffer username={username} onKept={() => showToast({ title: 'It is on' })} />
          )}
        </div>
      </Section>
    </AdminPage>
  );
}
