import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import { Client, Pool, type PoolClient } from 'pg';
import type { Db as JobsDatabase } from 'pg-boss';
import type { Log } from '../log.ts';
import { ImpatientClient } from './impatient-client.ts';
import { createPostgresSignals } from './postgres-signals.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Tables } from './schema.ts';
import type { Signals } from './signals.ts';

const POOL_SIZE = 10;
/** Together they keep a request under five seconds when the server doesn't answer. */
const CONNECT_TIMEOUT_MS = 1_800;
const STATEMENT_TIMEOUT_MS = 2_900;
const QUERY_TIMEOUT_MS = 3_000;
const WATCH_EVERY_MS = 100;
const IDLE_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/** Any fixed number of our own: the key of the advisory lock around migrations. */
const MIGRATION_LOCK = 7_281_945;
const MIGRATION_LOCK_WAIT_MS = 120_000;
const MIGRATION_STATEMENT_TIMEOUT_MS = 1_800_000;
/** One migrates; Kysely asks beside it what has been done. */
const MIGRATION_POOL_SIZE = 2;

export interface PostgresConnection {
  db: Kysely<Tables>;
  jobsDatabase: JobsDatabase;
  signals: Signals;
  /** Runs `task` while no other process does, on any machine, with connections whose statements may take long. */
  withMigrationLock: (task: (patient: Kysely<Tables>) => Promise<void>) => Promise<void>;
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
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
  });
  outliveBreaks(pool, log);
  const stopWatching = cutSilent(pool);
  const signals = createPostgresSignals({
    connectionString,
    execute: (text, values) => pool.query(text, values),
    log,
  });
  return {
    db: new PostgresKysely(pool),
    signals,
    jobsDatabase: { executeSql: (text, values) => pool.query(text, values) },
    withMigrationLock: (task) => withMigrationLock(connectionString, log, task),
    close: async () => {
      await signals.close();
      if (!pool.ended) await pool.end();
      stopWatching();
    },
  };
}

/** Kysely's own way from a query that is built (`prepareQuery`) to a connection costs as much as the connection's work on it: here it is short. */
class PostgresKysely extends Kysely<Tables> {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#pool = pool;
  }

  override async executeQuery<Row>(
    query: CompiledQuery<Row> | Compilable<Row>,
  ): Promise<QueryResult<Row>> {
    const { sql, parameters } = 'sql' in query ? query : query.compile();
    const client = await this.#pool.connect();
    try {
      const { rows } = await client.query(sql, [...parameters]);
      return { rows };
    } catch (error) {
      // Its own ends at the socket that the answer came from.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      client.release();
    }
  }
}

/** Cuts connections that leave a statement without an answer; answers how to stop. */
function cutSilent(pool: Pool): () => void {
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const watch = setInterval(() => {
    for (const client of clients) {
      if (client instanceof ImpatientClient) client.cutIfSilent(QUERY_TIMEOUT_MS);
    }
  }, WATCH_EVERY_MS).unref();
  return () => clearInterval(watch);
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
  task: (patient: Kysely<Tables>) => Promise<void>,
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
  task: (patient: Kysely<Tables>) => Promise<void>,
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
    await task(new PostgresKysely(pool));
  } finally {
    await pool.end();
  }
}
