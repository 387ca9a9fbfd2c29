import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { type AuthContext, toUser } from './deps.ts';
import { verifyPassword } from './passwords.ts';
import type { AuthSessions, Client } from './sessions.ts';
import { takeSecondFactor } from './two-factor.ts';
import { findUserByLogin, type UserRow } from './users.ts';

export interface Credentials {
  username: string;
  password: string;
  totp?: string | undefined;
  /** Of the network that asks, as limits count it. */
  address: string;
}

/** Where somebody signs in: whom it lets in, and what is done in the same step. */
export interface Entrance {
  sessions: AuthSessions;
  admits: (user: UserRow) => boolean;
  also?: ((transaction: Transaction<Tables>, user: UserRow) => Promise<void>) | undefined;
}

/**
 * Throws INVALID_CREDENTIALS, also for whom the entrance isn't, and RATE_LIMITED after too many of
 * them; after the right password ACCOUNT_DISABLED, EMAIL_NOT_VERIFIED, or TOTP_REQUIRED for a
 * missing or wrong second factor.
 */
export async function login(
  context: AuthContext,
  { sessions, admits, also }: Entrance,
  credentials: Credentials,
  client: Client,
): Promise<Viewer> {
  const { db, log } = context;
  const user = await checkPassword(context, credentials, admits);
  const refuse = (code: 'ACCOUNT_DISABLED' | 'EMAIL_NOT_VERIFIED' | 'TOTP_REQUIRED') => {
    log.info({ event: 'sign-in refused', userId: user.id, code });
    return new AppError(code);
  };
  if (user.disabled_at) throw refuse('ACCOUNT_DISABLED');
  if (user.awaiting_verification) throw refuse('EMAIL_NOT_VERIFIED');
  if (!(await passesSecondFactor(context, user, credentials.totp))) throw refuse('TOTP_REQUIRED');
  const viewer = await db.transaction().execute(async (transaction) => {
    await also?.(transaction, user);
    return sessions.start(transaction, toUser(user), client);
  });
  log.info({ event: 'signed in', userId: user.id });
  return viewer;
}

/** Counted per account and address together: guesses from elsewhere don't lock the owner out. */
async function checkPassword(
  { db, rateLimits, log }: AuthContext,
  { username, password, address }: Credentials,
  admits: Entrance['admits'],
): Promise<UserRow> {
  const found = await findUserByLogin(db, username);
  const account = `${found?.id ?? identityKey(username)}\n${address}`;
  await rateLimits.consume('login-address', address);
  await rateLimits.consume('login-account', account);
  if (!(await verifyPassword(found?.password_hash, password)) || !found || !admits(found)) {
    log.info({ event: 'sign-in refused', userId: found?.id, code: 'INVALID_CREDENTIALS' });
    throw new AppError('INVALID_CREDENTIALS');
  }
  await rateLimits.refund('login-address', address);
  await rateLimits.refund('login-account', account);
  return found;
}

async function passesSecondFactor(
  { db, rateLimits, now }: AuthContext,
  user: UserRow,
  totp: string | undefined,
): Promise<boolean> {
  if (!user.totp_confirmed_at) return true;
  // The first step of a sign-in in two: no guess, and not counted as one.
  if (totp === undefined) return false;
  await rateLimits.consume('login-totp', user.id);
  if (!(await takeSecondFactor(db, user, totp, now()))) return false;
  await rateLimits.refund('login-totp', user.id);
  return true;
}
