import type { LanguageModel, Renderer } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import type { Credits } from '../payments/index.ts';
import type { ResumeSessionChanges } from './events.ts';
import { fitAgain } from './fit-again.ts';
import {
  countModelCall,
  markRunCompleted,
  markRunFailed,
  markRunStarted,
} from './optimization-runs.ts';
import { completeRun, failRun, findRun, type Run, runKey, saveProgress } from './repository.ts';

/** CPU work in this very process: side by side would only be slower. With a language model it is mostly waiting. */
const CONCURRENCY = 1;
const CONCURRENCY_WITH_MODEL = 4;

const FITTING = { step: 'fitting', percent: 30, message: 'Fitting your resume to the job' };

const GIVEN_UP = {
  code: 'OPTIMIZATION_FAILED',
  message: 'This resume could not be optimized in several tries. Nothing was lost; try once more.',
};

/** Runs one optimization. Everything it writes names the run, so that an older one writes nothing; what it was paid with is settled in the same step. */
export function createOptimizeJob(deps: {
  db: Db;
  credits: Credits;
  changes: ResumeSessionChanges;
  renderer: Renderer;
  languageModel: LanguageModel | undefined;
  now: () => Date;
}): JobWorker<'optimize-resume'> {
  const { db, credits, changes, renderer, languageModel, now } = deps;
  const giveBack = (run: Run) =>
    db.transaction().execute((transaction) => credits.giveBack(transaction, runKey(run)));
  return {
    concurrency: languageModel ? CONCURRENCY_WITH_MODEL : CONCURRENCY,
    handle: async ({ resumeSessionId, run: number }) => {
      const run = { id: resumeSessionId, number };
      const row = await findRun(db, run);
      // Done already, or deleted meanwhile: a credit that delivered nothing is there again.
      if (!row?.original || row.as_of === null) return giveBack(run);
      await saveProgress(db, run, FITTING, now());
      await markRunStarted(db, run, now());
      changes.announce(resumeSessionId);
      const input = { ...row, original: row.original, as_of: row.as_of };
      const propose = languageModel?.startStep(() => countModelCall(db, run));
      const fitted = await fitAgain(renderer, input, propose);
      await db.transaction().execute(async (transaction) => {
        const isWritten = await completeRun(transaction, run, fitted, now());
        if (isWritten) await markRunCompleted(transaction, run, now());
        // Deleted meanwhile, or done by another worker, whose credit is settled and stays so.
        await (isWritten ? credits.settle : credits.giveBack)(transaction, runKey(run));
      });
      changes.announce(resumeSessionId);
    },
    giveUp: async ({ resumeSessionId, run: number }) => {
      const run = { id: resumeSessionId, number };
      await db.transaction().execute(async (transaction) => {
        await failRun(transaction, run, GIVEN_UP, now());
        await markRunFailed(transaction, run, GIVEN_UP, now());
        await credits.giveBack(transaction, runKey(run));
      });
      changes.announce(resumeSessionId);
    },
  };
}
