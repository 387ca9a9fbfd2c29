import { type Dialect, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import type { Db as JobsDatabase } from 'pg-boss';
import type { Log } from '../log.ts';
import { createPostgresSignals } from './postgres-signals.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Signals } from './signals.ts';

const POOL_SIZE = 10;
/** Together they keep a request under five seconds when the server doesn't answer. */
const CONNECT_TIMEOUT_MS = 1_800;
const STATEMENT_TIMEOUT_MS = 2_900;
const QUERY_TIMEOUT_MS = 3_100;
const IDLE_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/** Any fixed number of our own: the key of the advisory lock around migrations. */
const MIGRATION_LOCK = 7_281_945;
const MIGRATION_LOCK_WAIT_MS = 120_000;
const MIGRATION_STATEMENT_TIMEOUT_MS = 1_800_000;
/** One migrates; Kysely asks beside it what has been done. */
const MIGRATION_POOL_SIZE = 2;

export interface PostgresConnection {
  dialect: PostgresDialect;
  jobsDatabase: JobsDatabase;
  signals: Signals;
  /** Runs `task` while no other process does, on any machine, with connections whose statements may take long. */
  withMigrationLock: (task: (patient: Dialect) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export function openPostgres(connectionString: string, log: Log): PostgresConnection {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString,
    application_name: 'trueline',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
  });
  outliveBreaks(pool, log);
  const signals = createPostgresSignals({
    connectionString,
    execute: (text, values) => pool.query(text, values),
    log,
  });
  return {
    dialect: new PostgresDialect({ pool }),
    signals,
    jobsDatabase: { executeSql: (text, values) => pool.query(text, values) },
    withMigrationLock: (task) => withMigrationLock(connectionString, log, task),
    close: async () => {
      await signals.close();
      if (!pool.ended) await pool.end();
    },
  };
}

function outliveBreaks(pool: Pool, log: Log): void {
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection broke'));
  // The same for one that breaks between two statements of a transaction.
  pool.on('connect', (client) => {
    client.on('error', (err) => log.warn({ err }, 'a database connection broke'));
  });
}

async function withMigrationLock(
  connectionString: string,
  log: Log,
  task: (patient: Dialect) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: MIGRATION_LOCK_WAIT_MS,
    keepAlive: true,
  });
  client.on('error', (err) => log.warn({ err }, 'the connection that holds the lock broke'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await withPatientPool(connectionString, log, task);
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}

/** An index over a large table, or the wait for somebody's lock on it, takes longer than a request may. */
async function withPatientPool(
  connectionString: string,
  log: Log,
  task: (patient: Dialect) => Promise<void>,
): Promise<void> {
  const pool = new Pool({
    connectionString,
    application_name: 'trueline migration',
    max: MIGRATION_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: MIGRATION_STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  outliveBreaks(pool, log);
  try {
    await task(new PostgresDialect({ pool }));
  } finally {
    await pool.end();
  }
}
