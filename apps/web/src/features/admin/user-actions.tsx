import type { AdminUser } from '@trueline/contracts';
import { changeUser } from './change-user.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { ProAction } from './pro-action.tsx';
import { Section } from './section.tsx';

function StandingAction({ user }: { user: AdminUser }) {
  const { username, disabled } = user;
  return disabled ? (
    <ConfirmAction
      label="Enable account"
      title={`Enable ${username}’s account?`}
      confirmLabel="Enable account"
      busyLabel="Enabling…"
      run={() => changeUser(user, { disabled: false })}
      done={`${username} can sign in again`}
    >
      <p>They can sign in again, with everything as they left it.</p>
    </ConfirmAction>
  ) : (
    <ConfirmAction
      label="Disable account"
      variant="danger"
      title={`Disable ${username}’s account?`}
      confirmLabel="Disable account"
      busyLabel="Disabling…"
      danger
      run={() => changeUser(user, { disabled: true })}
      done={`${username}’s account is disabled`}
    >
      <p>
        Every sign-in of theirs ends now, and they cannot sign in until you enable the account
        again. Nothing of theirs is deleted. They get no mail about it.
      </p>
    </ConfirmAction>
  );
}

function RoleAction({ user }: { user: AdminUser }) {
  const { username, role } = user;
  return role === 'admin' ? (
    <ConfirmAction
      label="Take the role away"
      variant="danger"
      title={`Is ${username} no administrator any more?`}
      confirmLabel="Take the role away"
      busyLabel="Saving…"
      danger
      run={() => changeUser(user, { role: 'user' })}
      done={`${username} is no administrator any more`}
    >
      <p>Every sign-in of theirs ends now. They keep their account, as a user like any other.</p>
    </ConfirmAction>
  ) : (
    <ConfirmAction
      label="Make administrator"
      title={`Make ${username} an administrator?`}
      confirmLabel="Make administrator"
      busyLabel="Saving…"
      run={() => changeUser(user, { role: 'admin' })}
      done={`${username} is an administrator now`}
    >
      <p>
        They can then do here all that you can: see every account, disable it, and make other
        administrators. Every sign-in of theirs ends now.
      </p>
    </ConfirmAction>
  );
}

/** What an administrator can do for one user; each asks first, and the audit log keeps it. */
export function UserActions({ user }: { user: AdminUser }) {
  return (
    <Section title="Act on this account" about="Each asks once more, and goes into the audit log.">
      <div className="flex flex-wrap gap-3">
        <ProAction user={user} />
        <RoleAction user={user} />
        <StandingAction user={user} />
      </div>
    </Section>
  );
}
