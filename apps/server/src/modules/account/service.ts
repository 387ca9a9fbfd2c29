import { Readable } from 'node:stream';
import type { Account, EndpointBody, updateAccount } from '@trueline/contracts';
import { zipStream } from '../../platform/files/zip.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { newId } from '../../platform/ids.ts';
import { countRecoveryCodes, lockAdministrators, requireNotOnly } from '../auth/index.ts';
import type { AccountDeps } from './deps.ts';
import { confirmEmailChange, requestEmailChange } from './email-change.ts';
import { accountDeletedMail } from './mails.ts';
import { personalData } from './personal-data.ts';
import {
  type AccountRow,
  deleteEmailChange,
  deleteUser,
  findAccount,
  listFileKeys,
  lockUser,
  saveNewsletterWish,
} from './repository.ts';

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(deps: AccountDeps) {
  return {
    get: (userId: string) => getAccount(deps, userId),
    update: async (userId: string, changes: EndpointBody<typeof updateAccount>) => {
      if (changes.username !== undefined) await deps.auth.changeUsername(userId, changes.username);
      if (changes.newsletter !== undefined) await setNewsletter(deps, userId, changes.newsletter);
      return getAccount(deps, userId);
    },
    requestEmailChange: (userId: string, given: { email: string; password: string }) =>
      requestEmailChange(deps, userId, given),
    /** Nothing to withdraw is fine. */
    withdrawEmailChange: (userId: string) => deleteEmailChange(deps.db, userId),
    confirmEmailChange: (userId: string, token: string) => confirmEmailChange(deps, userId, token),
    export: (userId: string) => exportAccount(deps, userId),
    delete: (userId: string, password: string) => deleteAccount(deps, userId, password),
  };
}

async function getRow({ db }: AccountDeps, userId: string): Promise<AccountRow> {
  const row = await findAccount(db, userId);
  // Deleted between the look at the sign-in and here.
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}

async function getAccount(deps: AccountDeps, userId: string): Promise<Account> {
  const row = await getRow(deps, userId);
  const now = deps.now();
  const pending = pendingEmail(row, now);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    ...(pending ? { pendingEmail: pending } : {}),
    createdAt: row.created_at.toISOString(),
    ...(row.pro_until ? { proUntil: row.pro_until.toISOString() } : {}),
    pro: row.pro_until !== null && row.pro_until > now,
    twoFactor: row.totp_confirmed_at !== null,
    recoveryCodesLeft: await countRecoveryCodes(deps.db, userId),
    newsletter: await deps.newsletter.statusOf(row.email),
  };
}

function pendingEmail(row: AccountRow, now: Date): Account['pendingEmail'] {
  if (row.new_email === null || row.expires_at === null || row.expires_at <= now) return undefined;
  return {
    email: row.new_email,
    oldConfirmed: row.old_token_hash === null,
    newConfirmed: row.new_token_hash === null,
  };
}

/** Whose address is verified is subscribed at once; others get a link to confirm. Throws RATE_LIMITED. */
async function setNewsletter(deps: AccountDeps, userId: string, wish: boolean): Promise<void> {
  const { db, newsletter, mails, rateLimits } = deps;
  const { email, email_verified_at } = await getRow(deps, userId);
  const mustConfirm = wish && !email_verified_at;
  if (mustConfirm) await rateLimits.consume('mail-recipient', identityKey(email));
  await db.transaction().execute(async (transaction) => {
    await saveNewsletterWish(transaction, userId, wish);
    if (!wish) return newsletter.leave(transaction, email);
    if (!mustConfirm) return newsletter.join(transaction, email, 'account');
    // At once, not by a job: the person is signed in, and looks at the answer.
    return newsletter.answerRequest(transaction, { id: newId(), email, source: 'account' });
  });
  mails.wake();
}

async function exportAccount(deps: AccountDeps, userId: string): Promise<Readable> {
  const [row, account] = [await getRow(deps, userId), await getAccount(deps, userId)];
  const entries = personalData(deps, userId, {
    account: { ...account, acceptedTermsAt: row.accepted_terms_at.toISOString() },
    newsletter: await deps.newsletter.exportOf(row.email),
  });
  return Readable.from(zipStream(entries, deps.now()));
}

/** Nothing can be brought back; the only administrator has to stay, or nobody could make another. Files go by a job that is queued with the deletion, so that none stays behind. */
async function deleteAccount(deps: AccountDeps, userId: string, password: string): Promise<void> {
  const { db, auth, jobs, mails, newsletter, log } = deps;
  const { email } = await auth.requirePassword(userId, { password, field: 'password' });
  await db.transaction().execute(async (transaction) => {
    requireNotOnly(await lockAdministrators(transaction), userId);
    await lockUser(transaction, userId);
    const files = await listFileKeys(transaction, userId);
    const outboxFiles = await mails.listOutboxFiles(transaction, userId);
    await newsletter.forget(transaction, email);
    await deleteUser(transaction, { id: userId, email });
    await jobs.enqueue(transaction, 'delete-files', { files, outboxFiles });
    const text = accountDeletedMail();
    await mails.enqueue(transaction, { key: `account-deleted:${newId()}`, to: email, text });
  });
  jobs.wake('delete-files');
  mails.wake();
  log.info({ event: 'account deleted', userId });
}
