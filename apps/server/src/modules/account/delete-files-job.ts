import type { FileStore } from '../../platform/files/file-store.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';

export interface DeleteFilesDeps {
  files: FileStore;
  outbox: { remove: (names: readonly string[]) => Promise<void> } | undefined;
  log: Log;
}

/** Removes the files of a deleted account, or of resumes past their time; those already gone are fine, so it may run again. */
export function createDeleteFilesJob(deps: DeleteFilesDeps): JobWorker<'delete-files'> {
  return {
    concurrency: 1,
    handle: async ({ files, outboxFiles }) => {
      for (const key of files) await deps.files.remove(key);
      await deps.outbox?.remove(outboxFiles);
    },
    giveUp: async ({ files }) =>
      deps.log.error({ files }, 'files of what was deleted could not be removed'),
  };
}
