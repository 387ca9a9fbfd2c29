import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Db as JobsDatabase } from 'pg-boss';
import { acquireDataLock } from './data-lock.ts';
import { createMutex, type Exclusive } from './mutex.ts';
import { openPglite } from './pglite.ts';
import type { Tables } from './schema.ts';
import { templatePath } from './template.ts';

export interface EmbeddedConnection {
  db: Kysely<Tables>;
  jobsDatabase: JobsDatabase;
  close: () => Promise<void>;
}

/** Opens `DATA_DIR/db`, making it first from the template when there is one. Throws DataDirInUseError. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedConnection> {
  await mkdir(dataDir, { recursive: true });
  const releaseLock = acquireDataLock(join(dataDir, 'db.lock'));
  try {
    const folder = join(dataDir, 'db');
    if (!existsSync(join(folder, 'PG_VERSION'))) await createFolder(folder);
    const pglite = await openPglite(folder);
    // One queue for both: a statement of the job queue must not fall into somebody's transaction.
    const exclusive = createMutex();
    return {
      db: new Kysely({ dialect: new PGliteDialect({ pglite: serialized(pglite, exclusive) }) }),
      jobsDatabase: jobsDatabase(pglite, exclusive),
      close: () => pglite.close().finally(releaseLock),
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/** Made beside its place and moved there whole, so that a start that was cut off leaves nothing half-made. */
async function createFolder(folder: string): Promise<void> {
  const partial = `${folder}.partial`;
  for (const path of [partial, folder]) rmSync(path, { recursive: true, force: true });
  const template = templatePath();
  if (existsSync(template)) cpSync(template, partial, { recursive: true });
  else await (await openPglite(partial)).close();
  renameSync(partial, folder);
}

/** What Kysely's dialect needs of PGlite, each call waiting its turn. */
function serialized(pglite: PGlite, exclusive: Exclusive) {
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: <T>(...args: Parameters<PGlite['query']>) =>
      exclusive(() => pglite.query<T>(args[0], args[1], args[2])),
    transaction: <T>(callback: Parameters<typeof pglite.transaction<T>>[0]) =>
      exclusive(() => pglite.transaction(callback) as Promise<T>),
  };
}

/** pg-boss expects a pool: after an error the connection must be clean again before the next statement. */
function jobsDatabase(pglite: PGlite, exclusive: Exclusive): JobsDatabase {
  const run = async (text: string, values: unknown[] = []) => {
    if (values.length > 0) return pglite.query(text, values);
    const results = await pglite.exec(text);
    return { rows: results.flatMap((result) => result.rows) };
  };
  return {
    executeSql: (text, values) =>
      exclusive(async () => {
        try {
          return await run(text, values);
        } catch (error) {
          await pglite.exec('rollback');
          throw error;
        }
      }),
  };
}
