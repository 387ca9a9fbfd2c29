import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isEmpty, isMarked, markOnce } from './own-store.ts';
import { listNamedFiles } from './repository.ts';

/** A file is written before its row: nothing younger than this is an orphan. */
const MIN_AGE_MS = 24 * 3_600_000;
const KEYS_PER_PAGE = 500;
/** One run looks at so many; the next one goes on from there. */
const PAGES_PER_RUN = 20;
/** Crashes leave few behind. */
const FEW = 20;

interface SweepDeps {
  db: Db;
  jobs: Jobs;
  files: FileStore;
  now: () => Date;
}

/**
 * Deletes stored files that no row names, as a crash between file and row leaves them. Where more
 * than a few of a page belong to nothing, the store is another database's: nothing is deleted then,
 * and an error tells of it. The same goes for a page of which no row names any, in a store that
 * this database has never marked as its own.
 */
export function createOrphanSweep(deps: SweepDeps): () => Promise<void> {
  const { files, now } = deps;
  let walk: AsyncIterator<string> | undefined;
  return async () => {
    if (await isEmpty(files)) await markOnce(deps);
    const under = walk ?? startWalk(files, new Date(now().getTime() - MIN_AGE_MS));
    // A walk that fails is begun anew.
    walk = undefined;
    for (let page = 0; page < PAGES_PER_RUN; page += 1) {
      const keys = await nextKeys(under);
      if (keys.length > 0) await deleteOrphans(deps, keys);
      if (keys.length < KEYS_PER_PAGE) return;
    }
    walk = under;
  };
}

function startWalk(files: FileStore, before: Date): AsyncIterator<string> {
  return files.listOlderThan(before)[Symbol.asyncIterator]();
}

async function nextKeys(walk: AsyncIterator<string>): Promise<string[]> {
  const keys: string[] = [];
  while (keys.length < KEYS_PER_PAGE) {
    const { done, value } = await walk.next();
    if (done) break;
    keys.push(value);
  }
  return keys;
}

async function deleteOrphans(deps: SweepDeps, keys: readonly string[]): Promise<void> {
  const { db, jobs } = deps;
  const named = new Set(await listNamedFiles(db, keys));
  const orphans = keys.filter((key) => !named.has(key));
  if (named.size > 0) await markOnce(deps);
  if (orphans.length === 0) return;
  if (orphans.length > Math.max(FEW, named.size)) {
    throw new Error(
      `${orphans.length} of ${keys.length} stored files belong to no resume of this database: none is deleted`,
    );
  }
  if (named.size === 0 && !(await isMarked(deps))) return;
  await db.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, 'delete-files', { files: orphans, outboxFiles: [] });
  });
  jobs.wake('delete-files');
}
