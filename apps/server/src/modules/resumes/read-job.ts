import { isKeepableLength, MAX_TEXT_LENGTH, resumeSchema } from '@trueline/contracts';
import type { ReadResult } from '@trueline/engine/read';
import type { Reader } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import type { Credits } from '../payments/index.ts';
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
  credits: Credits;
}): JobWorker<'read-resume'> {
  const { db, files, reader } = deps;
  return {
    concurrency: CONCURRENCY,
    handle: async ({ resumeId, usedFor }) => {
      const waiting = await findUnreadResume(db, resumeId);
      if (!waiting) return giveBack(deps, usedFor);
      const result = await reader.read(await files.read(waiting.file_key), waiting.source_name);
      await settle(deps, resumeId, toOutcome(result), usedFor);
    },
    giveUp: ({ resumeId, usedFor }) =>
      settle(deps, resumeId, { ok: false, failure: GIVEN_UP }, usedFor),
  };
}

interface SettleDeps {
  db: Db;
  credits: Credits;
}

/** The outcome, and what it was paid with: a reading that failed costs nothing. */
function settle({ db, credits }: SettleDeps, resumeId: string, outcome: ReadOutcome, usedFor = '') {
  return db.transaction().execute(async (transaction) => {
    const isWritten = await saveReadOutcome(transaction, resumeId, outcome);
    if (usedFor === '') return;
    // Deleted meanwhile, or read by another worker, whose credit is settled and stays so.
    const isDelivered = isWritten && outcome.ok;
    await (isDelivered ? credits.settle : credits.giveBack)(transaction, usedFor);
  });
}

async function giveBack({ db, credits }: SettleDeps, usedFor: string | undefined): Promise<void> {
  if (usedFor === undefined) return;
  await db.transaction().execute((transaction) => credits.giveBack(transaction, usedFor));
}

/** What comes after reading is CPU work that grows with the text: a file may hold as much as may be pasted. */
function toOutcome(result: ReadResult): ReadOutcome {
  if (!result.ok) return { ok: false, failure: result.failure };
  const { resume: document, text } = result;
  const { meta: _, ...content } = document;
  const isKeepable = text.length <= MAX_TEXT_LENGTH && isKeepableLength(content);
  if (!isKeepable || !resumeSchema.validate(document)) return { ok: false, failure: TOO_LONG };
  return { ok: true, document, text, warnings: document.meta?.trueline?.warnings ?? [] };
}
