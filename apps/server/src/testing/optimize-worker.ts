import type { Renderer } from '@trueline/host';
import { createCredits } from '../modules/payments/index.ts';
import { createOptimizeJob, createResumeSessionChanges } from '../modules/resume-sessions/index.ts';
import type { Database } from '../platform/db/database.ts';
import { createLocalSignals } from '../platform/db/signals.ts';
import { fitter, NO_MODEL } from './test-app.ts';

/** Optimizes when a test tells it to, for an application that holds its own worker back; every result has one page. */
export function createOptimizeWorker({ db }: Database): ReturnType<typeof createOptimizeJob> {
  const now = () => new Date();
  return createOptimizeJob({
    db,
    credits: createCredits(now),
    changes: createResumeSessionChanges(createLocalSignals()),
    renderer: { countPages: async () => 1 } as unknown as Renderer,
    fitter,
    languageModels: NO_MODEL,
    now,
  });
}
