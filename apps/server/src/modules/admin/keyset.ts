import { sql } from 'kysely';
import { decodeCursor } from '../../platform/http/cursor.ts';

/** What comes after a page whose end this is, newest first. One comparison of rows, so that an index serves it. Throws VALIDATION_FAILED for a made-up cursor. */
export function beforeCursor(table: string, cursor = '') {
  const { createdAt, id } = decodeCursor(cursor);
  const [time, key] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${time}, ${key}) < (${createdAt}::timestamptz, ${id})`;
}
