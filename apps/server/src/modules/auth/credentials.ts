import type { AlsoWrite } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids.ts';
import { deleteTokensOf } from './account-tokens.ts';
import { type AuthContext, toUser } from './deps.ts';
import { recoveryCodesRenewedMail, twoFactorChangedMail } from './mails.ts';
import { hashPassword, requireUncommonPassword, verifyPassword } from './passwords.ts';
import { setPassword } from './recovery.ts';
import type { Client } from './sessions.ts';
import {
  deleteRecoveryCodes,
  findTotpStep,
  newTotpSecret,
  replaceRecoveryCodes,
} from './two-factor.ts';
import { findUser, lockUser, type UserRow, updateUser } from './users.ts';

/** Throws VALIDATION_FAILED naming `field`, and RATE_LIMITED after too many tries. */
export async function requirePassword(
  { db, rateLimits }: AuthContext,
  userId: string,
  { password, field }: { password: string; field: string },
): Promise<UserRow> {
  await rateLimits.consume('current-password', userId);
  const user = requireThere(await findUser(db, userId));
  if (!(await verifyPassword(user.password_hash, password))) {
    const fields = { [field]: 'That is not your current password.' };
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  await rateLimits.refund('current-password', userId);
  return user;
}

/** Ends every other sign-in; this one goes on under a new token. */
export async function changePassword(
  context: AuthContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  client: Client & { previous: Viewer },
): Promise<Viewer> {
  const { db, sessions, mails, log } = context;
  const given = { password: currentPassword, field: 'currentPassword' };
  const user = await requirePassword(context, client.previous.user.id, given);
  requireUncommonPassword(newPassword, 'newPassword', user);
  const passwordHash = await hashPassword(newPassword);
  const viewer = await db.transaction().execute(async (transaction) => {
    await setPassword(context, transaction, user, { passwordHash });
    await deleteTokensOf(transaction, user.id);
    return sessions.start(transaction, toUser(user), client);
  });
  mails.wake();
  log.info({ event: 'password changed', userId: user.id });
  return viewer;
}

/** A secret to be confirmed; another call gives another one. Throws CONFLICT when it is on. */
export function setUpTwoFactor({ db }: AuthContext, userId: string, also?: AlsoWrite) {
  return db.transaction().execute(async (transaction) => {
    const user = requireThere(await lockUser(transaction, userId));
    if (user.totp_confirmed_at) throw alreadyOn();
    const setUp = newTotpSecret(user.email);
    await updateUser(transaction, userId, { totp_secret: setUp.secret });
    await also?.(transaction);
    return setUp;
  });
}

/** On from here; answers the recovery codes, which are shown this once. Throws VALIDATION_FAILED for a wrong code. */
export async function confirmTwoFactor(
  context: AuthContext,
  userId: string,
  code: string,
  also?: AlsoWrite,
): Promise<string[]> {
  const { db, mails, rateLimits, log, now } = context;
  await rateLimits.consume('login-totp', userId);
  const recoveryCodes = await db.transaction().execute(async (transaction) => {
    const user = requireThere(await lockUser(transaction, userId));
    if (user.totp_confirmed_at) throw alreadyOn();
    const step = user.totp_secret && findTotpStep(user.totp_secret, code, now());
    if (!step) {
      const fields = { totp: 'That code does not fit. Enter the newest one of your app.' };
      throw new AppError('VALIDATION_FAILED', { fields });
    }
    // The code counts as used: it does not sign in once more.
    await updateUser(transaction, userId, { totp_confirmed_at: now(), totp_last_step: step });
    await tellOfTwoFactor(context, transaction, user, true);
    await also?.(transaction);
    return replaceRecoveryCodes(transaction, userId);
  });
  await rateLimits.refund('login-totp', userId);
  mails.wake();
  log.info({ event: 'two-factor on', userId });
  return recoveryCodes;
}

/** New codes in place of all older ones; answered this once. Throws CONFLICT while it is off. */
export async function renewRecoveryCodes(
  context: AuthContext,
  userId: string,
  password: string,
): Promise<string[]> {
  const { db, mails, log } = context;
  await requirePassword(context, userId, { password, field: 'password' });
  const codes = await db.transaction().execute(async (transaction) => {
    const user = requireThere(await lockUser(transaction, userId));
    if (!user.totp_confirmed_at) {
      throw new AppError('CONFLICT', { message: 'Two-factor sign-in is off. Set it up first.' });
    }
    await mails.enqueue(transaction, {
      key: `recovery-codes:${newId()}`,
      to: user.email,
      userId,
      text: recoveryCodesRenewedMail(context.appUrl),
    });
    return replaceRecoveryCodes(transaction, userId);
  });
  mails.wake();
  log.info({ event: 'recovery codes renewed', userId });
  return codes;
}

/** Being off already is fine. */
export async function endTwoFactor(
  context: AuthContext,
  userId: string,
  password: string,
  also?: AlsoWrite,
): Promise<void> {
  const { db, mails, log } = context;
  const user = await requirePassword(context, userId, { password, field: 'password' });
  await db.transaction().execute(async (transaction) => {
    await updateUser(transaction, userId, { totp_secret: null, totp_confirmed_at: null });
    await deleteRecoveryCodes(transaction, userId);
    if (user.totp_confirmed_at) await tellOfTwoFactor(context, transaction, user, false);
    await also?.(transaction);
  });
  mails.wake();
  log.info({ event: 'two-factor off', userId });
}

async function tellOfTwoFactor(
  { mails, appUrl }: AuthContext,
  transaction: Parameters<typeof mails.enqueue>[0],
  user: UserRow,
  isOn: boolean,
): Promise<void> {
  await mails.enqueue(transaction, {
    key: `two-factor:${newId()}`,
    to: user.email,
    userId: user.id,
    text: twoFactorChangedMail(appUrl, isOn),
  });
}

function requireThere(user: UserRow | undefined): UserRow {
  // Deleted between the look at the sign-in and here.
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

const alreadyOn = () =>
  new AppError('CONFLICT', { message: 'Two-factor sign-in is on already. Turn it off first.' });
