import type { Reader } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/local-files.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import { findUnreadResume, saveReadOutcome } from './repository.ts';

/** Each file is read in a process of its own, which is mostly waiting for. */
const CONCURRENCY = 2;

const GIVEN_UP = {
  code: 'TOO_COMPLEX',
  message:
    'This file could not be read in several tries. Save it as a simple PDF or DOCX, or paste the text.',
} as const;

/** Reads an uploaded file into a resume; a file that can't be read ends as `failed` with its reason. */
export function createReadJob(deps: {
  db: Db;
  files: FileStore;
  reader: Reader;
}): JobWorker<'read-resume'> {
  const { db, files, reader } = deps;
  return {
    concurrency: CONCURRENCY,
    handle: async ({ resumeId }) => {
      const waiting = await findUnreadResume(db, resumeId);
      if (!waiting) return;
      const result = await reader.read(await files.read(waiting.file_key), waiting.source_name);
      const outcome = result.ok
        ? {
            ok: true as const,
            document: result.resume,
            text: result.text,
            warnings: result.resume.meta?.trueline?.warnings ?? [],
          }
        : { ok: false as const, failure: result.failure };
      await saveReadOutcome(db, resumeId, outcome);
    },
    giveUp: ({ resumeId }) => saveReadOutcome(db, resumeId, { ok: false, failure: GIVEN_UP }),
  };
}
