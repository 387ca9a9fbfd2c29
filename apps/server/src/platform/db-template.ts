import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from './db/database.ts';
import { startJobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';

/** Any lease will do: each start sets the queues' times anew. */
const LEASE_S = 60;

/** A migrated, empty embedded database as a gzipped tar; `folder` is scratch space. */
export async function buildTemplate(folder: string): Promise<Uint8Array> {
  const log = createLog('warn');
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, log);
  const jobs = await startJobs(database, LEASE_S, log);
  await jobs.stop();
  await database.close();
  const pglite = await PGlite.create(join(folder, 'db'));
  const dump = await pglite.dumpDataDir('gzip');
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}
