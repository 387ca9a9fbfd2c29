import type { Endpoint } from '@trueline/contracts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/faults.ts';
import { toJson } from '../db/json.ts';
import { derivedId, newId, sha256 } from '../ids.ts';
import { AppError } from './app-error.ts';

const KEEP_MS = 24 * 3_600_000;
/** After this a request that never ended counts as cut off, and its key may be tried again. */
const LOCK_MS = 60_000;
const MAX_KEY_LENGTH = 255;

/** An answer as it was first given. */
interface StoredAnswer {
  status: number;
  body: unknown;
}

/** A write that a client may send again under its Idempotency-Key. */
export function isRepeatable({ method, access, secret }: Endpoint): boolean {
  return method === 'POST' && access !== 'public' && !secret;
}

export interface Idempotency {
  /** Runs `task` once per user and key and repeats its answer for 24 h; without a key, just runs it. A refusal changed nothing and isn't kept. */
  once: (
    caller: { userId: string; key: string | undefined; request: unknown },
    task: (newIdOfRequest: () => string) => Promise<StoredAnswer>,
  ) => Promise<StoredAnswer>;
  deleteExpired: () => Promise<void>;
}

/**
 * Ids made by a request with a key follow from that key, so that a request cut off by a crash
 * finds its own rows again instead of making others.
 */
export function createIdempotency(db: Db, now: () => Date): Idempotency {
  const deleteExpired = async () => {
    const limit = new Date(now().getTime() - KEEP_MS);
    await db.deleteFrom('idempotency_keys').where('created_at', '<', limit).execute();
  };
  return {
    once: async ({ userId, key, request }, task) => {
      if (key === undefined) return task(newId);
      if (key.length === 0 || key.length > MAX_KEY_LENGTH) throw new AppError('BAD_REQUEST');
      const entry = { userId, key, requestHash: sha256(JSON.stringify(request)) };
      const claimed = await claim(db, entry, now());
      if (!claimed) return replay(db, entry);
      try {
        const answer = await task(() => derivedId(userId, key, claimed.created_at.toISOString()));
        await settle(db, entry, answer);
        return answer;
      } catch (error) {
        const isRefusal = error instanceof AppError && error.status < 500;
        const released = isRefusal ? forget(db, entry) : unlock(db, entry);
        // A database that doesn't answer keeps nobody waiting a second time.
        if (isDatabaseUnavailable(error)) released.catch(() => {});
        else await released;
        throw error;
      }
    },
    deleteExpired,
  };
}

interface Entry {
  userId: string;
  key: string;
  requestHash: string;
}

/** The key's row when this request is the one to do it: the key is new, or over its time, or its request was cut off. */
function claim(db: Db, entry: Entry, now: Date): Promise<{ created_at: Date } | undefined> {
  const lockLimit = new Date(now.getTime() - LOCK_MS);
  const keepLimit = new Date(now.getTime() - KEEP_MS);
  return db
    .insertInto('idempotency_keys')
    .values({
      user_id: entry.userId,
      key: entry.key,
      request_hash: entry.requestHash,
      created_at: now,
      locked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet((set) => ({
          request_hash: set.ref('excluded.request_hash'),
          // A request cut off keeps its first time, and with it the ids made from that.
          created_at: sql<Date>`case when idempotency_keys.created_at < ${keepLimit} then excluded.created_at else idempotency_keys.created_at end`,
          locked_at: set.ref('excluded.locked_at'),
          status: null,
          body: null,
        }))
        .where((where) =>
          where.or([
            where('idempotency_keys.created_at', '<', keepLimit),
            where.and([
              where('idempotency_keys.status', 'is', null),
              where('idempotency_keys.locked_at', '<', lockLimit),
              where('idempotency_keys.request_hash', '=', entry.requestHash),
            ]),
          ]),
        ),
    )
    .returning('created_at')
    .executeTakeFirst();
}

async function replay(db: Db, entry: Entry): Promise<StoredAnswer> {
  const row = await ofEntry(db, entry).executeTakeFirst();
  if (row && row.request_hash !== entry.requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (!row || row.status === null) throw new AppError('CONFLICT', { retryAfterS: 1 });
  return { status: row.status, body: row.body };
}

function ofEntry(db: Db, { userId, key }: Entry) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key);
}

async function settle(db: Db, { userId, key }: Entry, answer: StoredAnswer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, body: toJson(answer.body) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/**
 * What the request did before its fault nobody knows: another try may come at once, and keeps the
 * first time, so that it finds what there is already.
 */
async function unlock(db: Db, { userId, key }: Entry): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ locked_at: new Date(0) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}

/** The request was refused and changed nothing: another try starts afresh. */
async function forget(db: Db, { userId, key }: Entry): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
