import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createOrphanSweep } from './orphan-files.ts';
import {
  deleteOldResumeSessions,
  deleteOldResumes,
  forgetOldCareerIntelligence,
} from './repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Each batch is one short transaction: nobody waits long for its rows. */
const BATCH_ROWS = 100;
/** One run ends within seconds, so that it holds up no end of the server; the next one goes on. */
const MAX_BATCHES = 100;

export interface Retention {
  /** Deletes uploads and results that are older than the operator keeps them, and stored files that belong to none. It may run in several processes at once. */
  deleteExpired: () => Promise<void>;
}

interface RetentionDeps {
  db: Db;
  jobs: Jobs;
  files: FileStore;
  retentionDays: number;
  now: () => Date;
}

/** Acts for the operator, on everybody's data. `retentionDays` of 0 keeps everything. */
export function createRetention(deps: RetentionDeps): Retention {
  const sweepOrphans = createOrphanSweep(deps);
  return {
    deleteExpired: async () => {
      if (deps.retentionDays > 0) await deleteOld(deps);
      await sweepOrphans();
    },
  };
}

async function deleteOld(deps: RetentionDeps): Promise<void> {
  const { db, retentionDays, now } = deps;
  const batch = {
    createdBefore: new Date(now().getTime() - retentionDays * DAY_MS),
    limit: BATCH_ROWS,
  };
  await untilNoneIsLeft(() => deleteBatch(deps, batch));
  await untilNoneIsLeft(() => deleteOldResumeSessions(db, batch));
  await forgetOldCareerIntelligence(db, batch.createdBefore);
}

/** `task` answers how many rows it took. */
async function untilNoneIsLeft(task: () => Promise<number>): Promise<void> {
  for (let done = 0; done < MAX_BATCHES; done += 1) if ((await task()) < BATCH_ROWS) return;
}

/** Files go by a job that is queued with the deletion, so that none stays behind. Answers how many resumes went. */
async function deleteBatch(
  { db, jobs }: { db: Db; jobs: Jobs },
  batch: { createdBefore: Date; limit: number },
): Promise<number> {
  const files = await db.transaction().execute(async (transaction) => {
    const keys = await deleteOldResumes(transaction, batch);
    if (keys.length > 0) {
      await jobs.enqueue(transaction, 'delete-files', { files: keys, outboxFiles: [] });
    }
    return keys;
  });
  if (files.length > 0) jobs.wake('delete-files');
  return files.length;
}
