import { type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { fromKysely, type Db as JobsDatabase } from 'pg-boss';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Log } from '../log.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { createLocalSignals, type Signals } from './signals.ts';

export type Db = Kysely<Tables>;
/** Either the database or a transaction on it. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
/** What is written together with somebody else's change, and keeps it from happening by throwing. */
export type AlsoWrite = (transaction: Transaction<Tables>) => Promise<void>;

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** For the job queue. */
  jobsDatabase: JobsDatabase;
  /** To and from the other processes on this database. */
  signals: Signals;
  /** Brings the schema up to date with `alsoMigrate` after it; several processes may call it at once. */
  migrate: (alsoMigrate: () => Promise<void>) => Promise<void>;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

export interface DatabaseConfig {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** PostgreSQL when there is a `databaseUrl`, else the embedded database in `dataDir`. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    return assemble('postgres', openPostgres(config.databaseUrl, log));
  }
  // Its code is as large as a small server: only where it is used.
  const { openEmbedded } = await import('./embedded.ts');
  return assemble('embedded', {
    ...(await openEmbedded(config.dataDir)),
    signals: createLocalSignals(),
    // The data folder's lock already keeps other processes away.
    withMigrationLock: (task) => task(undefined),
  });
}

interface Connection extends Pick<Database, 'db' | 'jobsDatabase' | 'signals' | 'close'> {
  /** Hands over how to reach the database without a request's time limits, where there are any. */
  withMigrationLock: (task: (patient: Db | undefined) => Promise<void>) => Promise<void>;
}

function assemble(kind: Database['kind'], connection: Connection): Database {
  const { db, jobsDatabase, signals, withMigrationLock, close } = connection;
  return {
    kind,
    db,
    jobsDatabase,
    signals,
    migrate: (alsoMigrate) =>
      withMigrationLock(async (patient) => {
        await migrateToLatest(patient ?? db);
        await alsoMigrate();
      }),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close,
  };
}

async function migrateToLatest(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** A job queue's view of a transaction, so that a job is queued with the change it belongs to. */
export function jobsDatabaseOf(transaction: Transaction<Tables>): JobsDatabase {
  return fromKysely(transaction);
}
