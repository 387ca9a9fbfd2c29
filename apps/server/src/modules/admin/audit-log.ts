import type { AuditAction, AuditEntry } from '@trueline/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { toJson } from '../../platform/db/json.ts';
import type { AuditLogTable } from '../../platform/db/schema.ts';
import { toPage } from '../../platform/http/cursor.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Page } from './deps.ts';
import { beforeCursor } from './keyset.ts';

/** How long it is known who did what. */
const KEEP_MS = 400 * 24 * 3_600_000;

/** What is written down: ids and settings, nothing that a person wrote. */
export interface Act {
  action: AuditAction;
  actorId?: string | undefined;
  target?: { kind: 'user' | 'auth-session' | 'optimization'; id: string; userId: string };
  reason?: string;
  changes?: AuditEntry['changes'];
  requestId?: string | undefined;
}

/** In the transaction of the act itself: neither is there without the other. */
export async function recordAct(
  { log, now }: { log: Log; now: () => Date },
  transaction: Queryable,
  { action, actorId, target, reason, changes = {}, requestId }: Act,
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({
      id: newId(),
      action,
      actor_id: actorId ?? null,
      target_kind: target?.kind ?? null,
      target_id: target?.id ?? null,
      target_user_id: target?.userId ?? null,
      reason: reason ?? null,
      changes: toJson(changes),
      request_id: requestId ?? null,
      created_at: now(),
    })
    .execute();
  log.info({ event: 'administration', action, actorId, target, reason, requestId });
}

export async function listAuditLog(db: Db, page: Page) {
  const rows = await db
    .selectFrom('audit_log as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('users as target', 'target.id', 'entry.target_user_id')
    .selectAll('entry')
    .select(['actor.username as actor_name', 'target.username as target_name'])
    .$if(page.cursor !== undefined, (query) => query.where(beforeCursor('entry', page.cursor)))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, toEntry);
}

interface EntryRow extends Selectable<AuditLogTable> {
  actor_name: string | null;
  target_name: string | null;
}

function toEntry(row: EntryRow): AuditEntry {
  const { actor_name, target_name } = row;
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    action: row.action,
    ...(row.actor_id
      ? { actor: { id: row.actor_id, ...(actor_name ? { username: actor_name } : {}) } }
      : {}),
    ...(row.target_kind && row.target_id
      ? {
          target: {
            kind: row.target_kind,
            id: row.target_id,
            ...(target_name ? { username: target_name } : {}),
          },
        }
      : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    changes: row.changes,
    ...(row.request_id ? { requestId: row.request_id } : {}),
  };
}

/** True until somebody's second sign-in to the administration. */
export async function isFirstSignIn(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('audit_log')
    .select(sql`1`.as('one'))
    .where('actor_id', '=', userId)
    .where('action', '=', 'signed-in')
    .limit(2)
    .execute();
  return rows.length < 2;
}

export async function deleteOldEntries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS);
  await db.deleteFrom('audit_log').where('created_at', '<', before).execute();
}
