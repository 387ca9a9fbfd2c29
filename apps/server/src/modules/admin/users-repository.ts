import { type Selectable, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import type { UsersTable } from '../../platform/db/schema.ts';
import { identityKey } from '../../platform/identity-key.ts';
import type { Page } from './deps.ts';
import { beforeCursor } from './keyset.ts';

const COLUMNS = [
  'id',
  'username',
  'email',
  'email_verified_at',
  'role',
  'disabled_at',
  'pro_until',
  'totp_confirmed_at',
  'created_at',
] as const;
export type AdminUserRow = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

/** Newest first; one row more than `limit` when there are further ones. */
export function listUsers(db: Db, { limit, cursor, q }: Page & { q?: string | undefined }) {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .$if(q !== undefined && q !== '', (query) => query.where(matches(q ?? '')))
    .$if(cursor !== undefined, (query) => query.where(beforeCursor('users', cursor)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The beginning of a username or address, or a whole id: each has an index. `%` and `_` mean themselves. */
function matches(q: string) {
  const start = `${identityKey(q).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(username_key like ${start} or email_key like ${start} or id = ${q})`;
}

export function findUserRow(db: Queryable, id: string): Promise<AdminUserRow | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends, so that what is decided on it still stands then. */
export function lockUserRow(db: Queryable, id: string): Promise<AdminUserRow | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function saveUser(
  db: Queryable,
  id: string,
  values: Partial<Pick<AdminUserRow, 'role' | 'pro_until' | 'disabled_at'>>,
): Promise<void> {
  await db.updateTable('users').set(values).where('id', '=', id).execute();
}

export async function countOfUser(db: Db, userId: string) {
  const { rows } = await sql<{ resumes: number; resumeSessions: number; payments: number }>`
    select
      (select count(*)::int from resumes where user_id = ${userId}) as resumes,
      (select count(*)::int from resume_sessions where user_id = ${userId}) as "resumeSessions",
      (select count(*)::int from payments
        where user_id = ${userId} and checkout_session_id is not null) as payments`.execute(db);
  return rows[0] ?? { resumes: 0, resumeSessions: 0, payments: 0 };
}

/** Newest first, without a word of what they say: neither text nor title nor file name. */
export function listResumesOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('resumes')
    .select([
      'id',
      'status',
      sql<string | null>`failure->>'code'`.as('failure_code'),
      'source_type',
      'source_bytes',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
