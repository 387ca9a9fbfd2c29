import { type AdminDay, type AdminOverview, SERVICE_CURRENCY } from '@trueline/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { listQueueStates } from '../../platform/jobs/queue-states.ts';
import { QUEUE_NAMES } from '../../platform/jobs/queues.ts';
import { countSubscribers } from './mailings.ts';

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** How things stand, and the last 30 days in UTC one by one. */
export async function getOverview(db: Db, now: Date): Promise<AdminOverview> {
  return {
    ...(await countNow(db, now)),
    newsletter: await countSubscribers(db),
    queues: await countQueues(db),
    days: await countDays(db, now),
  };
}

async function rowOf<T>(db: Db, query: RawBuilder<T>): Promise<T> {
  const [row] = (await query.execute(db)).rows;
  if (row === undefined) throw new Error('a count without a row');
  return row;
}

/** Each count is one that an index answers, but for the users', whose rows are small. */
async function countNow(db: Db, now: Date) {
  const users = sql<AdminOverview['users']>`
    select count(*)::int as total,
      count(*) filter (where pro_until > ${now})::int as pro,
      count(*) filter (where disabled_at is not null)::int as disabled,
      count(*) filter (where role = 'admin')::int as administrators
    from users`;
  const resumes = sql<AdminOverview['resumes']>`
    select (select count(*)::int from resumes) as total,
      (select count(*)::int from resumes where status = 'failed') as failed`;
  const optimizations = sql<AdminOverview['optimizations']>`
    select count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'running')::int as running,
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'failed')::int as failed
    from optimization_runs`;
  const payments = sql<Omit<AdminOverview['payments'], 'currency'>>`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'paid')::int as paid,
      count(*) filter (where status = 'refunded')::int as refunded,
      coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as "paidCents"
    from payments`;
  const mails = sql<AdminOverview['mails']>`
    select count(*) filter (where failed_at is null)::int as waiting,
      ((select count(*) from mails) - count(*))::int as sent,
      count(*) filter (where failed_at is not null)::int as failed
    from mails where sent_at is null`;
  return {
    users: await rowOf(db, users),
    resumes: await rowOf(db, resumes),
    optimizations: await rowOf(db, optimizations),
    payments: { ...(await rowOf(db, payments)), currency: SERVICE_CURRENCY },
    mails: await rowOf(db, mails),
  };
}

async function countQueues(db: Db): Promise<AdminOverview['queues']> {
  const states = await listQueueStates(db);
  const count = (name: string, state: string) =>
    states.find((entry) => entry.queue === name && entry.state === state)?.jobs ?? 0;
  return QUEUE_NAMES.map((name) => ({
    name,
    waiting: count(name, 'waiting'),
    running: count(name, 'active'),
    retrying: count(name, 'later'),
  }));
}

type DayCounts = Partial<AdminDay> & { date: string };

async function countDays(db: Db, now: Date): Promise<AdminDay[]> {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const dates = Array.from({ length: DAYS }, (_, index) => {
    return new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
  });
  const since = new Date(today - (DAYS - 1) * DAY_MS);
  const parts: DayCounts[][] = [];
  for (const query of dayQueries(since)) parts.push((await query.execute(db)).rows);
  return dates.map((date) => ({
    ...EMPTY_DAY,
    date,
    ...Object.assign({}, ...parts.map((rows) => rows.find((row) => row.date === date))),
  }));
}

const EMPTY_DAY: Omit<AdminDay, 'date'> = {
  registrations: 0,
  optimizations: 0,
  failedOptimizations: 0,
  failedResumes: 0,
  failedMails: 0,
  payments: 0,
  paidCents: 0,
  waitMs: null,
  runMs: null,
};

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`;

/** Grouped by date and printed after that: printing each row's day takes longer than the rest. */
function dayQueries(since: Date): RawBuilder<DayCounts>[] {
  const [created, ended, failed, paid] = [
    dayOf('created_at'),
    dayOf('ended_at'),
    dayOf('failed_at'),
    dayOf('paid_at'),
  ];
  return [
    sql`select ${created}::text as date, count(*)::int as registrations
      from users where created_at >= ${since} group by ${created}`,
    sql`select ${ended}::text as date,
        count(*) filter (where status = 'completed')::int as optimizations,
        count(*) filter (where status = 'failed')::int as "failedOptimizations",
        extract(epoch from avg(started_at - created_at))::float8 * 1000 as "waitMs",
        extract(epoch from avg(ended_at - started_at))::float8 * 1000 as "runMs"
      from optimization_runs where ended_at >= ${since} group by ${ended}`,
    sql`select ${created}::text as date, count(*)::int as "failedResumes"
      from resumes where status = 'failed' and created_at >= ${since} group by ${created}`,
    sql`select ${failed}::text as date, count(*)::int as "failedMails"
      from mails where sent_at is null and failed_at >= ${since} group by ${failed}`,
    sql`select ${paid}::text as date, count(*)::int as payments,
        sum(amount)::float8 as "paidCents"
      from payments where paid_at >= ${since} and status = 'paid' group by ${paid}`,
  ];
}
