import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { QueueState } from '../metrics/metrics.ts';

/** What waits and runs, by queue; a queue with nothing to do is missing. */
export async function listQueueStates(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select
      name as queue,
      case
        when state = 'active' then 'active'
        when start_after <= now() then 'waiting'
        else 'later'
      end as state,
      count(*)::int as jobs,
      coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as "oldestS"
    from pgboss.job
    where state in ('created', 'retry', 'active')
    group by 1, 2`.execute(db);
  return rows;
}
