import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestPlace,
  describeOnDatabases,
  postgresAnswers,
  type TestPlace,
} from '../../testing/databases.ts';
import { startFreezableProxy } from '../../testing/freezable-proxy.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './faults.ts';
import { storableText, toJson } from './json.ts';

const log = createLog('silent');
const LEASE_S = 60;
/** Longer than a request's statement may take. */
const HELD_MS = 4_000;

describeOnDatabases('the database', (kind) => {
  let place: TestPlace;
  let database: Database;
  beforeAll(async () => {
    place = await createTestPlace(kind);
    database = await openDatabase(place, log);
    const jobs = await startJobs(database, LEASE_S, log);
    await jobs.stop();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('keeps statements of others out of a transaction, and undoes one that fails', async () => {
    const { db, jobsDatabase } = database;
    await sql`create table notes (text text)`.execute(db);
    const others: Promise<unknown>[] = [];
    const failing = db.transaction().execute(async (transaction) => {
      await sql`insert into notes values ('undone')`.execute(transaction);
      others.push(jobsDatabase.executeSql("insert into notes values ('queue')"));
      others.push(sql`insert into notes values ('outside')`.execute(db));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await Promise.all(others);
    const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
    expect(rows.map((row) => row.text)).toEqual(['outside', 'queue']);
  });

  it('goes on after a faulty statement of the job queue', async () => {
    const { db, jobsDatabase } = database;
    const faulty = jobsDatabase.executeSql('begin; select * from nowhere; commit;');
    const next = sql<{ one: number }>`select 1 as one`.execute(db);
    await expect(faulty).rejects.toThrow('nowhere');
    expect((await next).rows).toEqual([{ one: 1 }]);
  });

  it('stores whatever text people give', async () => {
    const given = { text: 'nul \u0000, half \ud83d, whole \u{1f600}' };
    const { rows } = await sql<{ value: unknown; text: string }>`
      select ${toJson(given)}::jsonb as value, ${storableText(given.text)}::text as text`.execute(
      database.db,
    );
    const stored = 'nul , half \ufffd, whole \u{1f600}';
    expect(rows).toEqual([{ value: { text: stored }, text: stored }]);
  });
});

describe.skipIf(!postgresAnswers)('a connection that PostgreSQL ends', () => {
  it('in the middle of a transaction fails that one, and ends nothing else', async () => {
    const place = await createTestPlace('postgres');
    const { db, close } = await openDatabase(place, log);
    const transaction = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    await place.remove();
  });
});

describe.skipIf(!postgresAnswers)('a PostgreSQL that falls silent', () => {
  it('in the middle of a transaction is waited for less than 5 s, rollback and all', async () => {
    const place = await createTestPlace('postgres');
    const proxy = await startFreezableProxy(place.databaseUrl ?? '');
    const { db, close } = await openDatabase({ ...place, databaseUrl: proxy.url }, log);
    let frozenAt = 0;
    const transaction = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.freeze();
      frozenAt = performance.now();
      await sql`select 2`.execute(trx);
    });
    await expect(transaction).rejects.toSatisfy(isDatabaseUnavailable);
    expect(performance.now() - frozenAt).toBeLessThan(5_000);
    proxy.close();
    await close();
    await place.remove();
  });
});

describe.skipIf(!postgresAnswers)('a migration', () => {
  it('takes longer than a statement of a request may, and is waited for', async () => {
    const place = await createTestPlace('postgres');
    const { db, migrate, close } = await openDatabase(place, log);
    await migrate(async () => {});
    await sql`delete from kysely_migration where name >= '0009-file-keys'`.execute(db);
    await sql`drop index resumes_by_file`.execute(db);
    await sql`drop table file_store_mark`.execute(db);
    await sql`drop table known_answers`.execute(db);
    await sql`drop table form_answers`.execute(db);
    await sql`alter table resume_sessions drop known, drop ask_rounds, drop depth, drop practice_notes`.execute(
      db,
    );
    const { promise: isHeld, resolve } = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (transaction) => {
      await sql`lock table resumes in access exclusive mode`.execute(transaction);
      resolve();
      await new Promise((release) => setTimeout(release, HELD_MS));
    });
    await isHeld;
    await migrate(async () => {});
    await holding;
    const { rows } =
      await sql`select 1 from pg_indexes where indexname = 'resumes_by_file'`.execute(db);
    expect(rows).toHaveLength(1);
    await close();
    await place.remove();
  });
});

describe.skipIf(!postgresAnswers)('two processes on one PostgreSQL', () => {
  it('bring an empty database up to date at once', async () => {
    const place = await createTestPlace('postgres');
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(place, log)));
    const started = await Promise.allSettled(
      databases.map((database) => startJobs(database, LEASE_S, log)),
    );
    const faults = started.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
    for (const result of started) if (result.status === 'fulfilled') await result.value.stop();
    for (const database of databases) await database.close();
    await place.remove();
    expect(faults).toEqual([]);
  });
});
