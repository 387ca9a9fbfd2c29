import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Ids of who can administrate; the rows are held, so that two can't unmake each other at once. */
export async function lockAdministrators(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Throws CONFLICT when nobody would be left who could make another administrator. */
export function requireNotOnly(administrators: string[], userId: string): void {
  if (administrators.length > 1 || administrators[0] !== userId) return;
  const message = 'You are the only administrator. Make somebody else one first.';
  throw new AppError('CONFLICT', { message });
}
