import { MAX_TEXT_LENGTH } from '@trueline/contracts';
import type { ReadResult } from '@trueline/engine/read';
import type { Reader } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/local-files.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import { findUnreadResume, type ReadOutcome, saveReadOutcome } from './repository.ts';

/** Each file is read in a process of its own, which is mostly waiting for. */
const CONCURRENCY = 2;

const GIVEN_UP = {
  code: 'TOO_COMPLEX',
  message:
    'This file could not be read in several tries. Save it as a simple PDF or DOCX, or paste the text.',
} as const;

const TOO_LONG = {
  code: 'TOO_COMPLEX',
  message:
    'This file holds far more text than a resume. Upload a shorter one, or paste the part that matters.',
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
      await saveReadOutcome(db, resumeId, toOutcome(result));
    },
    giveUp: ({ resumeId }) => saveReadOutcome(db, resumeId, { ok: false, failure: GIVEN_UP }),
  };
}

/** What comes after reading is CPU work that grows with the text: a file may hold as much as may be pasted. */
function toOutcome(result: ReadResult): ReadOutcome {
  if (!result.ok) return { ok: false, failure: result.failure };
  const { resume: document, text } = result;
  if (text.length > MAX_TEXT_LENGTH) return { ok: false, failure: TOO_LONG };
  return { ok: true, document, text, warnings: document.meta?.trueline?.warnings ?? [] };
}
