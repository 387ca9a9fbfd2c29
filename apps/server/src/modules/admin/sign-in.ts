import type { User } from '@trueline/contracts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { identityKey } from '../../platform/identity-key.ts';
import type { AuthService } from '../auth/index.ts';
import { isFirstSignIn, recordAct } from './audit-log.ts';
import type { Actor, AdminDeps } from './deps.ts';

type Credentials = Parameters<AuthService['loginAdministrator']>[0];
type Client = Parameters<AuthService['loginAdministrator']>[1];

/**
 * Refuses as a user's sign-in does; who is no administrator gets INVALID_CREDENTIALS whatever the
 * password. Each refusal is written down but for the first step of a sign-in in two.
 */
export async function signIn(
  deps: AdminDeps,
  credentials: Credentials,
  client: Client,
  requestId: string,
): Promise<Viewer> {
  try {
    return await deps.auth.loginAdministrator(credentials, client, (transaction, { id }) =>
      recordAct(deps, transaction, { action: 'signed-in', actorId: id, requestId }),
    );
  } catch (error) {
    const isFirstStep = credentials.totp === undefined && isRefusal(error, 'TOTP_REQUIRED');
    if (isRefusal(error) && !isFirstStep) {
      await recordRefusal(deps, credentials.username, error.code, requestId);
    }
    throw error;
  }
}

/** Tries over the limit aren't among them, so that nobody fills the table. */
function isRefusal(error: unknown, code?: string): error is AppError {
  return (
    error instanceof AppError && error.status === 401 && (code === undefined || error.code === code)
  );
}

/** What was typed isn't kept: people type their password there, too. */
async function recordRefusal(deps: AdminDeps, login: string, reason: string, requestId: string) {
  const user = await deps.db
    .selectFrom('users')
    .select('id')
    .where(login.includes('@') ? 'email_key' : 'username_key', '=', identityKey(login))
    .executeTakeFirst();
  await recordAct(deps, deps.db, {
    action: 'sign-in-denied',
    reason,
    requestId,
    ...(user ? { target: { kind: 'user', id: user.id, userId: user.id } } : {}),
  });
}

export async function signOut(deps: AdminDeps, viewer: Viewer, requestId: string): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    await deps.auth.logout(viewer.sessionToken, transaction);
    const act = { action: 'signed-out', actorId: viewer.user.id, requestId } as const;
    await recordAct(deps, transaction, act);
  });
}

export async function describeAdministrator({ db }: AdminDeps, user: User) {
  const row = await db
    .selectFrom('users')
    .select('totp_confirmed_at')
    .where('id', '=', user.id)
    .executeTakeFirst();
  const twoFactor = row?.totp_confirmed_at != null;
  return {
    admin: { ...user, twoFactor },
    offerTwoFactor: !twoFactor && (await isFirstSignIn(db, user.id)),
  };
}

/** Two-factor sign-in of one's own account, as in the account settings, and written down. */
export function createTwoFactor(deps: AdminDeps) {
  const { auth } = deps;
  const record =
    (actor: Actor, action: 'two-factor-started' | 'two-factor-on' | 'two-factor-off') =>
    (transaction: Parameters<typeof recordAct>[1]) =>
      recordAct(deps, transaction, { action, actorId: actor.id, requestId: actor.requestId });
  return {
    setUp: (actor: Actor) => auth.setUpTwoFactor(actor.id, record(actor, 'two-factor-started')),
    confirm: (actor: Actor, code: string) =>
      auth.confirmTwoFactor(actor.id, code, record(actor, 'two-factor-on')),
    end: (actor: Actor, password: string) =>
      auth.endTwoFactor(actor.id, password, record(actor, 'two-factor-off')),
  };
}
