import type { Transaction } from 'kysely';
import { findBrokenConstraint } from '../../platform/db/faults.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { newId, newMailToken, sha256 } from '../../platform/ids.ts';
import type { AccountDeps } from './deps.ts';
import { addressInUseMail, newAddressMail, oldAddressMail } from './mails.ts';
import {
  applyEmailChange,
  findUserByEmail,
  type PendingChange,
  saveEmailChange,
  takeEnd,
} from './repository.ts';

/**
 * Sends a link to the old and to the new address; the newest request counts. An address that has
 * an account is answered the same, and its owner is told. Throws VALIDATION_FAILED.
 */
export async function requestEmailChange(
  deps: AccountDeps,
  userId: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, auth, mails, rateLimits, verifyTtlS, now } = deps;
  const user = await auth.requirePassword(userId, { password, field: 'password' });
  if (identityKey(user.email) === identityKey(email)) {
    throw new AppError('VALIDATION_FAILED', { fields: { email: 'That is your address already.' } });
  }
  const mayMailNew = await rateLimits.allows('mail-recipient', identityKey(email));
  const [oldToken, newToken] = [newMailToken(), newMailToken()];
  await db.transaction().execute(async (transaction) => {
    const id = newId();
    await saveEmailChange(transaction, {
      id,
      userId,
      newEmail: email,
      oldTokenHash: sha256(oldToken),
      newTokenHash: sha256(newToken),
      expiresAt: new Date(now().getTime() + verifyTtlS * 1000),
    });
    const mail = { userId, usefulForS: verifyTtlS };
    const oldText = oldAddressMail(linkOf(deps, oldToken), email);
    await mails.enqueue(transaction, {
      ...mail,
      key: `email-change-old:${id}`,
      to: user.email,
      text: oldText,
    });
    if (!mayMailNew) return;
    const isInUse = (await findUserByEmail(transaction, email)) !== undefined;
    const text = isInUse
      ? addressInUseMail(deps.appUrl)
      : newAddressMail(linkOf(deps, newToken), user.username);
    await mails.enqueue(transaction, { ...mail, key: `email-change-new:${id}`, to: email, text });
  });
  mails.wake();
}

const linkOf = ({ appUrl }: AccountDeps, token: string) =>
  `${appUrl}/account-settings?confirmEmail=${token}`;

/** Whether both ends have confirmed now, so that the address has changed. Throws TOKEN_INVALID, EMAIL_TAKEN. */
export async function confirmEmailChange(
  deps: AccountDeps,
  userId: string,
  token: string,
): Promise<boolean> {
  const { db, log, now } = deps;
  try {
    const changed = await db.transaction().execute(async (transaction) => {
      const change = await takeEnd(transaction, { userId, tokenHash: sha256(token), now: now() });
      if (!change) throw new AppError('TOKEN_INVALID');
      if (!change.oldConfirmed || !change.newConfirmed) return false;
      await apply(deps, transaction, change);
      return true;
    });
    if (changed) log.info({ event: 'e-mail address changed', userId });
    return changed;
  } catch (error) {
    if (findBrokenConstraint(error)?.includes('email')) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
}

async function apply(
  { newsletter, now }: AccountDeps,
  transaction: Transaction<Tables>,
  change: PendingChange,
): Promise<void> {
  const oldEmail = await applyEmailChange(transaction, change, now());
  await newsletter.moveAddress(transaction, oldEmail, change.newEmail);
}
