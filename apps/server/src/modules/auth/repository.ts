import type { Insertable } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import type { UsersTable } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

/** Names and addresses that differ only by case or by Unicode's look-alike forms are the same. */
export function identityKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export async function insertUser(db: Queryable, user: Insertable<UsersTable>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** By username or e-mail address; a username holds no `@`, so the two can't be confused. */
export function findUserByLogin(db: Db, login: string) {
  const key = identityKey(login);
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'password_hash'])
    .where(login.includes('@') ? 'email_key' : 'username_key', '=', key)
    .executeTakeFirst();
}

export async function insertAuthSession(
  db: Queryable,
  session: { tokenHash: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values({
      id: newId(),
      device: '',
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

/** The live session of this token with its user. */
export function findAuthSession(
  db: Db,
  session: { tokenHash: string; createdAfter: Date; usedAfter: Date },
) {
  return db
    .selectFrom('auth_sessions')
    .innerJoin('users', 'users.id', 'auth_sessions.user_id')
    .select(['users.id', 'users.username', 'users.email', 'auth_sessions.last_used_at'])
    .where('auth_sessions.token_hash', '=', session.tokenHash)
    .where('auth_sessions.created_at', '>', session.createdAfter)
    .where('auth_sessions.last_used_at', '>', session.usedAfter)
    .executeTakeFirst();
}

export async function touchAuthSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteAuthSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteExpiredAuthSessions(
  db: Db,
  limits: { createdBefore: Date; usedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where((where) =>
      where.or([
        where('created_at', '<=', limits.createdBefore),
        where('last_used_at', '<=', limits.usedBefore),
      ]),
    )
    .execute();
}
