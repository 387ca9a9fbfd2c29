import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { UsersTable } from '../../platform/db/schema.ts';
import { identityKey } from '../../platform/identity-key.ts';

export type UserRow = Selectable<UsersTable>;

export async function insertUser(db: Queryable, user: Insertable<UsersTable>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** By username or e-mail address; a username holds no `@`, so the two can't be confused. */
export function findUserByLogin(db: Queryable, login: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(login.includes('@') ? 'email_key' : 'username_key', '=', identityKey(login))
    .executeTakeFirst();
}

export function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** No other transaction changes this user, or locks it, until this one ends. */
export function lockUser(transaction: Queryable, id: string): Promise<UserRow | undefined> {
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateUser(
  db: Queryable,
  id: string,
  changes: Partial<
    Pick<
      UserRow,
      | 'username'
      | 'username_key'
      | 'password_hash'
      | 'awaiting_verification'
      | 'email_verified_at'
      | 'totp_secret'
      | 'totp_confirmed_at'
    >
  > & { totp_last_step?: number },
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** By an account, or by a reservation that still holds. */
export async function isUsernameTaken(
  db: Queryable,
  username: string,
  now: Date,
): Promise<boolean> {
  const key = identityKey(username);
  const user = db.selectFrom('users').select('username_key').where('username_key', '=', key);
  const reservation = db
    .selectFrom('username_reservations')
    .select('username_key')
    .where('username_key', '=', key)
    .where('expires_at', '>', now);
  return (await user.union(reservation).executeTakeFirst()) !== undefined;
}

export async function reserveUsername(
  db: Queryable,
  username: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('username_reservations')
    .values({ username_key: identityKey(username), expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('username_key').doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
}

/** Accounts whose address nobody verified in time, and reservations that are over. */
export async function deleteUnverified(
  db: Queryable,
  limits: { createdBefore: Date; now: Date },
): Promise<void> {
  await db
    .deleteFrom('users')
    .where('awaiting_verification', '=', true)
    .where('created_at', '<', limits.createdBefore)
    .execute();
  await db.deleteFrom('username_reservations').where('expires_at', '<=', limits.now).execute();
}
