import { setTimeout } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { type Job, PgBoss } from 'pg-boss';
import { type Database, jobsDatabaseOf } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Log } from '../log.ts';
import {
  failedQueueOf,
  type JobData,
  leaseTimes,
  QUEUE_NAMES,
  type QueueName,
  queueOptions,
} from './queues.ts';
import { takeBackSilent, watchSilentWorkers } from './silent-workers.ts';

const POLL_S = 1;
const FAILED_POLL_S = 2;
const STOP_TIMEOUT_MS = 6_000;

/** Does one job, and may be called again for the same one: what it writes must stay the same. */
type JobHandler<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;

export interface JobWorker<Q extends QueueName> {
  handle: JobHandler<Q>;
  /** The job failed for good: writes that down where the person sees it. */
  giveUp: JobHandler<Q>;
  /** How many at a time in this process. */
  concurrency: number;
}

export interface Jobs {
  /** Queues a job with the change it belongs to; call `wake` once that is committed. */
  enqueue: <Q extends QueueName>(
    transaction: Transaction<Tables>,
    queue: Q,
    data: JobData[Q],
  ) => Promise<void>;
  /** Lets workers, this process's or else the others', look now instead of at their next second. */
  wake: (queue: QueueName) => void;
  work: <Q extends QueueName>(queue: Q, worker: JobWorker<Q>) => Promise<void>;
  /** Resolves when the queue answers. */
  ping: () => Promise<void>;
  /** Ends running jobs or gives them back, within seconds. */
  stop: () => Promise<void>;
}

/** Brings the database up to date, the queue's own tables too, and starts the queue. */
export async function startJobs(database: Database, leaseS: number, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.jobsDatabase,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
  });
  boss.on('error', (fault) => log.error({ err: toError(fault) }, 'job queue'));
  boss.on('warning', ({ message }) => log.warn(message));
  try {
    await database.migrate(async () => {
      await boss.start();
      await prepareQueues(boss, leaseS);
    });
    // No other process can work on an embedded database: what is active there belongs to a dead one.
    if (database.kind === 'embedded') await takeBackSilent(boss, database, 0);
  } catch (error) {
    // Else its timers would go on asking a database that is being closed.
    await boss.stop({ graceful: false, close: false });
    throw error;
  }
  return jobsOn(boss, database, leaseS, log);
}

/** A worker's fault comes as a plain object with an error's fields, which the log would not show. */
function toError(fault: Error): Error {
  if (fault instanceof Error) return fault;
  const { message, stack } = fault as Error;
  return Object.assign(new Error(message), { stack });
}

async function prepareQueues(boss: PgBoss, leaseS: number): Promise<void> {
  const options = queueOptions(leaseS);
  for (const queue of QUEUE_NAMES) {
    const deadLetter = failedQueueOf(queue);
    await boss.createQueue(deadLetter, options.failed);
    await boss.updateQueue(deadLetter, options.failed);
    await boss.createQueue(queue, { ...options.workOf(queue), deadLetter });
    await boss.updateQueue(queue, { ...options.workOf(queue), deadLetter });
    // A queue not in its cache is looked up outside of the caller's transaction, for which the
    // embedded database's one connection would wait for ever.
    await boss.findJobs(queue, { key: '' });
  }
}

/** What a process without workers of its own tells the others. */
const signalOf = (queue: QueueName) => `job ${queue}`;

function jobsOn(boss: PgBoss, database: Database, leaseS: number, log: Log): Jobs {
  const workers = new Map<QueueName, string>();
  const stopListening: (() => void)[] = [];
  const wake = (queue: QueueName) => {
    const worker = workers.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const { refreshMs } = leaseTimes(leaseS);
  const stopWatching = watchSilentWorkers(boss, database, {
    leaseS,
    log,
    wake: (queue) => wake(queue as QueueName),
  });
  return {
    enqueue: async (transaction, queue, data) => {
      await boss.send(queue, data, { db: jobsDatabaseOf(transaction) });
    },
    wake: (queue) => {
      if (workers.has(queue)) wake(queue);
      else database.signals.send(signalOf(queue));
    },
    work: async (queue, { handle, giveUp, concurrency }) => {
      type Data = JobData[typeof queue];
      const each = (handler: JobHandler<typeof queue>) => async (jobs: Job<Data>[]) => {
        for (const job of jobs) {
          await handler(job.data).catch((err: unknown) => {
            log.error({ err, queue, jobId: job.id }, 'job failed');
            throw err;
          });
        }
      };
      const alive = { heartbeatRefreshSeconds: refreshMs / 1000 };
      const polling = { ...alive, pollingIntervalSeconds: POLL_S, localConcurrency: concurrency };
      const worker = await boss.work<Data>(queue, polling, async (given: Job<Data>[]) => {
        await each(handle)(given);
        // There may be more: it looks at once, not at its next second.
        wake(queue);
      });
      workers.set(queue, worker);
      stopListening.push(database.signals.listen(signalOf(queue), () => wake(queue)));
      await boss.work<Data>(
        failedQueueOf(queue),
        { ...alive, pollingIntervalSeconds: FAILED_POLL_S },
        each(giveUp),
      );
    },
    ping: async () => {
      await sql`select 1 from pgboss.version`.execute(database.db);
    },
    stop: async () => {
      stopWatching();
      for (const stop of stopListening.splice(0)) stop();
      const queues = QUEUE_NAMES.flatMap((queue) => [queue, failedQueueOf(queue)]);
      const ended = Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })));
      await Promise.race([ended, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      // What still runs then fails here, and is taken up again by whoever looks next. (Its own
      // graceful stop would look for the end every half second only.)
      await boss.stop({ graceful: false, close: false });
    },
  };
}
