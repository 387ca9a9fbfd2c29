import type { User } from '@trueline/contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids.ts';
import type { MailRequest } from '../mails/index.ts';
import { deleteTokensOf, findTokenOwner, issueAccountToken, takeToken } from './account-tokens.ts';
import { type AuthContext, after, toUser } from './deps.ts';
import {
  accountExistsMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './mails.ts';
import { hashPassword, requireUncommonPassword } from './passwords.ts';
import { sendWelcome } from './registration.ts';
import type { Client } from './sessions.ts';
import { findUser, findUserByLogin, type UserRow, updateUser } from './users.ts';

/** The link to verify an address, for an account that hasn't yet. */
export async function answerVerifyRequest(
  context: AuthContext,
  transaction: Transaction<Tables>,
  request: MailRequest,
): Promise<void> {
  const { mails, appUrl, verifyTtlS: ttlS, now } = context;
  const user = await findUserByLogin(transaction, request.email);
  if (!user || user.email_verified_at || user.disabled_at) return;
  const token = await issueAccountToken(transaction, {
    userId: user.id,
    purpose: 'verify-email',
    expiresAt: after(now(), ttlS),
  });
  await mails.enqueue(transaction, {
    key: `verify-email:${request.id}`,
    to: user.email,
    userId: user.id,
    text: verifyEmailMail(`${appUrl}/auth?verify=${token}`, ttlS),
    usefulForS: ttlS,
  });
}

export async function answerResetRequest(
  context: AuthContext,
  transaction: Transaction<Tables>,
  request: MailRequest,
): Promise<void> {
  const { mails, appUrl, resetTtlS: ttlS, now } = context;
  const user = await findUserByLogin(transaction, request.email);
  if (!user || user.disabled_at) return;
  const token = await issueAccountToken(transaction, {
    userId: user.id,
    purpose: 'reset-password',
    expiresAt: after(now(), ttlS),
  });
  await mails.enqueue(transaction, {
    key: `reset-password:${request.id}`,
    to: user.email,
    userId: user.id,
    text: resetPasswordMail(`${appUrl}/reset-password/${token}`, ttlS),
    usefulForS: ttlS,
  });
}

export async function answerExistsRequest(
  { mails, appUrl }: AuthContext,
  transaction: Transaction<Tables>,
  request: MailRequest,
): Promise<void> {
  const user = await findUserByLogin(transaction, request.email);
  if (!user) return;
  await mails.enqueue(transaction, {
    key: `account-exists:${request.id}`,
    to: user.email,
    userId: user.id,
    text: accountExistsMail(appUrl),
  });
}

/**
 * The address is the person's. Signs in who was waiting for that; others are, or can. Throws
 * TOKEN_INVALID, and ACCOUNT_DISABLED with the token unused.
 */
export async function verifyEmail(
  context: AuthContext,
  token: string,
  client: Client,
): Promise<Viewer | undefined> {
  const { db, mails, sessions, now } = context;
  const viewer = await db.transaction().execute(async (transaction) => {
    const user = await takeOwner(transaction, { token, purpose: 'verify-email', now: now() });
    if (user.disabled_at) throw new AppError('ACCOUNT_DISABLED');
    await markVerified(context, transaction, user);
    if (user.awaiting_verification) return sessions.start(transaction, toUser(user), client);
    return undefined;
  });
  mails.wake();
  return viewer;
}

/** Which account's new password this token may set. Throws TOKEN_INVALID. */
export async function resetPassword(
  context: AuthContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, mails, log, now } = context;
  const lookup = { token, purpose: 'reset-password', now: now() } as const;
  const ownerId = await findTokenOwner(db, lookup);
  const owner = ownerId === undefined ? undefined : await findUser(db, ownerId);
  if (!owner) throw new AppError('TOKEN_INVALID');
  // Before the token is used up: a refused password costs nobody their link.
  requireUncommonPassword(password, 'password', owner);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const user = await takeOwner(transaction, lookup);
    await setPassword(context, transaction, user, { passwordHash });
    await deleteTokensOf(transaction, user.id);
    // The link came by mail, so the mailbox is theirs.
    await markVerified(context, transaction, user);
  });
  mails.wake();
  log.info({ event: 'password reset', userId: owner.id });
}

/** Ends every sign-in of the user, but for the one given, and tells them by mail. */
export async function setPassword(
  { sessions, mails, appUrl }: AuthContext,
  transaction: Transaction<Tables>,
  user: User,
  { passwordHash, keepSession }: { passwordHash: string; keepSession?: string },
): Promise<void> {
  await updateUser(transaction, user.id, { password_hash: passwordHash });
  await sessions.endAll(transaction, user.id, keepSession);
  await mails.enqueue(transaction, {
    key: `password-changed:${newId()}`,
    to: user.email,
    userId: user.id,
    text: passwordChangedMail(appUrl),
  });
}

async function takeOwner(
  transaction: Transaction<Tables>,
  lookup: Parameters<typeof takeToken>[1],
): Promise<UserRow> {
  const userId = await takeToken(transaction, lookup);
  const user = userId === undefined ? undefined : await findUser(transaction, userId);
  if (!user) throw new AppError('TOKEN_INVALID');
  return user;
}

async function markVerified(
  context: AuthContext,
  transaction: Transaction<Tables>,
  user: UserRow,
): Promise<void> {
  if (!user.email_verified_at) {
    const verified = { email_verified_at: context.now(), awaiting_verification: false };
    await updateUser(transaction, user.id, verified);
  }
  if (!user.awaiting_verification) return;
  await sendWelcome(context, transaction, user);
  if (user.newsletter) await context.newsletter.join(transaction, user.email, 'registration');
}
