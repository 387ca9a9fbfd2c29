import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { leaseTimes } from './queues.ts';

/**
 * Takes jobs back whose worker has said nothing for so long: to be done at once, since the death of
 * a process is no reason to wait, or as failed once their tries are used up (a job may be what ends
 * its workers). Answers the queues that have work again.
 */
export async function takeBackSilent(
  boss: PgBoss,
  { db }: Database,
  silenceMs: number,
): Promise<string[]> {
  const isSilent = sql<boolean>`state = 'active'
    and coalesce(heartbeat_on, started_on) <= now() - ${silenceMs} * interval '1 millisecond'`;
  const again = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where ${isSilent} and retry_count < retry_limit
    returning name`.execute(db);
  const exhausted = await sql<{ id: string; name: string }>`
    select id, name from pgboss.job where ${isSilent}`.execute(db);
  for (const { id, name } of exhausted.rows) await boss.fail(name, id, { message: 'worker ended' });
  return [...new Set(again.rows.map(({ name }) => name))];
}

/** Looks for silent workers of every process again and again; returns how to stop it. */
export function watchSilentWorkers(
  boss: PgBoss,
  database: Database,
  { leaseS, log, wake }: { leaseS: number; log: Log; wake: (queue: string) => void },
): () => void {
  const { silenceMs, lookoutMs } = leaseTimes(leaseS);
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const queue of await takeBackSilent(boss, database, silenceMs)) wake(queue);
    } catch (err) {
      log.warn({ err }, 'looking for silent workers failed');
    } finally {
      isLooking = false;
    }
  }, lookoutMs);
  return () => clearInterval(timer);
}
