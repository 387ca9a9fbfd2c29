import type { Db, Queryable } from '../../platform/db/database.ts';
import { identityKey } from '../../platform/identity-key.ts';

export function findAccount(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('email_changes', 'email_changes.user_id', 'users.id')
    .select([
      'users.id',
      'username',
      'email',
      'users.created_at',
      'accepted_terms_at',
      'email_verified_at',
      'pro_until',
      'totp_confirmed_at',
      'new_email',
      'old_token_hash',
      'new_token_hash',
      'email_changes.expires_at',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findUserByEmail(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', identityKey(email))
    .executeTakeFirst();
}

export async function saveEmailChange(
  db: Queryable,
  change: {
    id: string;
    userId: string;
    newEmail: string;
    oldTokenHash: string;
    newTokenHash: string;
    expiresAt: Date;
  },
): Promise<void> {
  const values = {
    id: change.id,
    new_email: change.newEmail,
    old_token_hash: change.oldTokenHash,
    new_token_hash: change.newTokenHash,
    expires_at: change.expiresAt,
  };
  await db
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export interface PendingChange {
  userId: string;
  newEmail: string;
  oldConfirmed: boolean;
  newConfirmed: boolean;
}

/** Uses up the token of one end; of any number of calls at once, one gets the change. */
export async function takeEnd(
  db: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<PendingChange | undefined> {
  for (const column of ['old_token_hash', 'new_token_hash'] as const) {
    const row = await db
      .updateTable('email_changes')
      .set({ [column]: null })
      .where('user_id', '=', userId)
      .where(column, '=', tokenHash)
      .where('expires_at', '>', now)
      .returning(['new_email', 'old_token_hash', 'new_token_hash'])
      .executeTakeFirst();
    if (!row) continue;
    return {
      userId,
      newEmail: row.new_email,
      oldConfirmed: row.old_token_hash === null,
      newConfirmed: row.new_token_hash === null,
    };
  }
  return undefined;
}

/** Answers the address of before. Links mailed to that one are dead. */
export async function applyEmailChange(
  db: Queryable,
  { userId, newEmail }: PendingChange,
  now: Date,
): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('users')
    .set({ email: newEmail, email_key: identityKey(newEmail), email_verified_at: now })
    .where('id', '=', userId)
    .execute();
  await deleteEmailChange(db, userId);
  await db.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
  return email;
}

export async function deleteEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** Until the transaction ends nothing new is written for this user, such as a resume with its file. */
export async function lockUser(db: Queryable, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function listFileKeys(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resumes')
    .select('file_key')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** With everything that hangs on it; payments stay for the books, without their person and what they were for. */
export async function deleteUser(db: Queryable, user: { id: string; email: string }) {
  await db
    .updateTable('payments')
    .set({ resume_session_id: null, resume_id: null, checkout_url: null })
    .where('user_id', '=', user.id)
    .execute();
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  await db
    .deleteFrom('mail_requests')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', user.email.toLowerCase()))
    .execute();
}

export async function saveNewsletterWish(db: Queryable, userId: string, wish: boolean) {
  await db.updateTable('users').set({ newsletter: wish }).where('id', '=', userId).execute();
}
