import { createReader, createRenderer, type Reader, type Renderer } from '@trueline/host';
import { createFitter, type Fitter } from '../modules/resume-sessions/index.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import { listQueueStates } from '../platform/jobs/queue-states.ts';
import type { Log } from '../platform/log.ts';
import { createMetrics, type IncidentPart, type Metrics } from '../platform/metrics/metrics.ts';
import { observeJobs } from '../platform/metrics/observe.ts';
import type { Config } from './config.ts';
import type { Role } from './role.ts';
import type { Step } from './run-all.ts';

const READERS = 2;

/** What the application stands on. */
export interface Parts {
  database: Database;
  jobs: Jobs;
  files: FileStore;
  reader: Reader;
  renderer: Renderer;
  fitter: Fitter;
  metrics: Metrics;
}

/** Opens them in their order; `undo` is given how to close them, last first. */
export async function openParts(
  { config, log, role }: { config: Config; log: Log; role: Role },
  undo: Step[],
): Promise<Parts> {
  const metrics = createMetrics();
  metrics.watchProcess();
  const countIncident = (part: IncidentPart) => (fault: unknown) => {
    metrics.incident(part);
    if (typeof fault === 'string') log.warn(fault);
    else log.warn({ err: fault }, `${part} failed`);
  };
  const database = await openDatabase(config, log);
  undo.unshift(database.close);
  database.signals.start();
  metrics.watchSignals(database.signals.isLive);
  const jobs = await startJobs(database, config.jobLeaseS, log);
  undo.unshift(jobs.stop);
  metrics.watchQueues(() => listQueueStates(database.db));
  const files = await openFiles(config, countIncident('object-store'));
  const reader = createReader({
    maxPages: config.maxPages,
    maxUnpackedBytes: config.maxUnpackedBytes,
    poolSize: READERS,
    // Uploads are read by workers alone.
    warm: role !== 'web',
    onIncident: countIncident('reader'),
  });
  const renderer = createRenderer({ onIncident: countIncident('renderer') });
  const fitter = createFitter({ onIncident: countIncident('engine') });
  // After the jobs, which may still be reading.
  undo.splice(1, 0, async () => {
    renderer.close();
    await Promise.all([reader.close(), fitter.close()]);
  });
  return { database, jobs: observeJobs(jobs, metrics), files, reader, renderer, fitter, metrics };
}
