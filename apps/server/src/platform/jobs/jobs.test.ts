import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlace, describeOnDatabases, type TestPlace } from '../../testing/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { leaseTimes } from './queues.ts';

const LEASE_S = 3;
const POLL_S = 1;

describeOnDatabases('jobs', (kind) => {
  let place: TestPlace;
  let database: Database;
  let jobs: Jobs;
  const done: string[] = [];
  const givenUp: string[] = [];
  const logLines: string[] = [];
  beforeAll(async () => {
    const log = createLog('warn', { write: (line) => void logLines.push(line) });
    place = await createTestPlace(kind);
    database = await openDatabase(place, log);
    jobs = await startJobs(database, LEASE_S, log);
    // One try is enough to see a job fail for good.
    await sql`update pgboss.queue set retry_limit = 0 where name = 'read-resume'`.execute(
      database.db,
    );
    await jobs.work('read-resume', {
      concurrency: 1,
      handle: async ({ resumeId }) => {
        if (resumeId === 'hopeless') throw new Error('cannot be done');
        done.push(resumeId);
      },
      giveUp: async ({ resumeId }) => void givenUp.push(resumeId),
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
    await place.remove();
  });

  const enqueue = (resumeId: string, fails = false) =>
    database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, 'read-resume', { resumeId });
      if (fails) throw new Error('undone');
    });

  it('runs a job once its transaction is committed, and none of one that is undone', async () => {
    await expect(enqueue('undone', true)).rejects.toThrow('undone');
    await enqueue('wanted');
    jobs.wake('read-resume');
    await expect.poll(() => done).toEqual(['wanted']);
  });

  /** As a worker leaves a job behind when its process is killed, after so many tries. */
  const leaveBehind = async (resumeId: string, tries: number) => {
    await database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, 'read-resume', { resumeId });
      await sql`update pgboss.job set state = 'active', retry_count = ${tries}, retry_limit = 4,
        started_on = now(), heartbeat_on = now() - interval '1 minute'
        where data->>'resumeId' = ${resumeId}`.execute(transaction);
    });
  };

  it('takes up the job of a worker that fell silent, without a pause', async () => {
    await leaveBehind('left behind', 2);
    await expect.poll(() => done).toContain('left behind');
  });

  it('gives up a job that ended its workers again and again', async () => {
    await leaveBehind('deadly', 4);
    await expect.poll(() => givenUp).toContain('deadly');
    expect(done).not.toContain('deadly');
  });

  it('gives up a job that failed for good', async () => {
    await enqueue('hopeless');
    jobs.wake('read-resume');
    await expect.poll(() => givenUp).toContain('hopeless');
    expect(done).not.toContain('hopeless');
    expect(logLines.join()).toContain('cannot be done');
  });
});

describe('the lease', () => {
  it.each([3, 15, 60, 600])('of %i s leaves time to notice a dead worker', (leaseS) => {
    const { refreshMs, silenceMs, lookoutMs } = leaseTimes(leaseS);
    expect(silenceMs + lookoutMs + POLL_S * 1000).toBeLessThanOrEqual(leaseS * 1000);
    expect(2 * refreshMs).toBeLessThan(silenceMs);
  });
});
