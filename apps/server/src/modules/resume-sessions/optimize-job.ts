import type { Db } from '../../platform/db/database.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import { fitResume } from './fit.ts';
import { completeRun, failRun, findRun, saveProgress } from './repository.ts';

/** It is CPU work in this very process: side by side would only be slower. */
const CONCURRENCY = 1;

const FITTING = { step: 'fitting', percent: 30, message: 'Fitting your resume to the job' };

const GIVEN_UP = {
  code: 'OPTIMIZATION_FAILED',
  message: 'This resume could not be optimized in several tries. Nothing was lost; try once more.',
};

/** Runs one optimization. Everything it writes names the run, so that an older one writes nothing. */
export function createOptimizeJob(deps: { db: Db; now: () => Date }): JobWorker<'optimize-resume'> {
  const { db, now } = deps;
  return {
    concurrency: CONCURRENCY,
    handle: async ({ resumeSessionId, run: number }) => {
      const run = { id: resumeSessionId, number };
      const row = await findRun(db, run);
      if (!row?.original || row.as_of === null) return;
      await saveProgress(db, run, FITTING, now());
      const result = await fitResume({
        original: row.original,
        jobDescription: row.job_description,
        asOf: row.as_of,
        templateId: row.template_id,
      });
      await completeRun(db, run, result, now());
    },
    giveUp: ({ resumeSessionId, run }) =>
      failRun(db, { id: resumeSessionId, number: run }, GIVEN_UP, now()),
  };
}
