import { type DatabaseConfig, openDatabase } from './db/database.ts';
import { startJobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';

/** Any lease will do: each start sets the queues' times anew. */
const LEASE_S = 60;

/** Leaves a migrated, empty embedded database at `folder/db`. */
export const buildTemplate = (folder: string): Promise<void> =>
  migrateTemplate({ dataDir: folder, databaseUrl: undefined });

/** Leaves a database as it is after a first start. */
export async function migrateTemplate(config: DatabaseConfig): Promise<void> {
  const log = createLog('warn');
  const database = await openDatabase(config, log);
  const jobs = await startJobs(database, LEASE_S, log);
  await jobs.stop();
  await database.close();
}
