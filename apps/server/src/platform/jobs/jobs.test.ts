import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlace, describeOnDatabases, type TestPlace } from '../../testing/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { leaseTimes } from './queues.ts';

const LEASE_S = 60;

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
    await expect.poll(() => done, { timeout: 5_000 }).toEqual(['wanted']);
  });

  it('gives up a job that failed for good', async () => {
    await enqueue('hopeless');
    jobs.wake('read-resume');
    await expect.poll(() => givenUp, { timeout: 10_000 }).toEqual(['hopeless']);
    expect(done).not.toContain('hopeless');
    expect(logLines.join()).toContain('cannot be done');
  });
});

describe('the lease', () => {
  it.each([15, 20, 60, 600])('of %i s leaves time to notice a dead worker', (leaseS) => {
    const { heartbeatSeconds, lookoutSeconds } = leaseTimes(leaseS);
    expect(heartbeatSeconds + 2 * lookoutSeconds + 2).toBeLessThanOrEqual(leaseS);
  });
});
