import type { LanguageModel, Renderer } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import type { Credits } from '../payments/index.ts';
import type { ResumeSessionChanges } from './events.ts';
import { toFitInput } from './fit-input.ts';
import { type Fitter, TooMuchWorkError } from './fitter.ts';
import {
  countModelCall,
  markRunCompleted,
  markRunFailed,
  markRunStarted,
} from './optimization-runs.ts';
import { withPages } from './pages.ts';
import {
  completeRun,
  type Fitted,
  failRun,
  findRun,
  type ResumeSessionRow,
  type Run,
  runKey,
  saveProgress,
} from './repository.ts';

/** One is fitted while the other's rows are read and its pages counted. With a language model it is mostly waiting. */
const CONCURRENCY = 2;
const CONCURRENCY_WITH_MODEL = 4;

const FITTING = { step: 'fitting', percent: 30, message: 'Fitting your resume to the job' };

const GIVEN_UP = {
  code: 'OPTIMIZATION_FAILED',
  message: 'This resume could not be optimized in several tries. Nothing was lost; try once more.',
};

const TOO_MUCH = {
  code: 'OPTIMIZATION_FAILED',
  message:
    'Fitting this resume to this job took too long and was stopped. Nothing was lost; a shorter resume or job description may help.',
};

interface OptimizeJobDeps {
  db: Db;
  credits: Credits;
  changes: ResumeSessionChanges;
  renderer: Renderer;
  fitter: Fitter;
  languageModel: LanguageModel | undefined;
  now: () => Date;
}

/** Runs one optimization. Everything it writes names the run, so that an older one writes nothing; what it was paid with is settled in the same step. */
export function createOptimizeJob(deps: OptimizeJobDeps): JobWorker<'optimize-resume'> {
  const { db, credits, changes, now } = deps;
  return {
    concurrency: deps.languageModel ? CONCURRENCY_WITH_MODEL : CONCURRENCY,
    handle: async ({ resumeSessionId, run: number }) => {
      const run = { id: resumeSessionId, number };
      const row = await findRun(db, run);
      if (!row?.original || row.as_of === null) {
        // Done already, or deleted meanwhile: a credit that delivered nothing is there again.
        return db
          .transaction()
          .execute((transaction) => credits.giveBack(transaction, runKey(run)));
      }
      await saveProgress(db, run, FITTING, now());
      await markRunStarted(db, run, now());
      changes.announce(resumeSessionId);
      const fitted = await fit(deps, run, row).catch((error: unknown) => {
        if (error instanceof TooMuchWorkError) return undefined;
        throw error;
      });
      if (fitted === undefined) return fail(deps, run, TOO_MUCH);
      await complete(deps, run, fitted);
    },
    giveUp: ({ resumeSessionId, run: number }) =>
      fail(deps, { id: resumeSessionId, number }, GIVEN_UP),
  };
}

async function fit(
  { db, renderer, fitter, languageModel }: OptimizeJobDeps,
  run: Run,
  row: ResumeSessionRow,
): Promise<Fitted> {
  const input = toFitInput(row);
  const propose = languageModel?.startStep(() => countModelCall(db, run));
  const { result, answers } = await fitter.fit(input, row.result?.questions ?? [], propose);
  return { result: await withPages(renderer, result, input), answers };
}

async function complete(
  { db, credits, changes, now }: OptimizeJobDeps,
  run: Run,
  fitted: Fitted,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isWritten = await completeRun(transaction, run, fitted, now());
    if (isWritten) await markRunCompleted(transaction, run, now());
    // Deleted meanwhile, or done by another worker, whose credit is settled and stays so.
    await (isWritten ? credits.settle : credits.giveBack)(transaction, runKey(run));
  });
  changes.announce(run.id);
}

async function fail(
  { db, credits, changes, now }: OptimizeJobDeps,
  run: Run,
  failure: { code: string; message: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await failRun(transaction, run, failure, now());
    await markRunFailed(transaction, run, failure, now());
    await credits.giveBack(transaction, runKey(run));
  });
  changes.announce(run.id);
}
