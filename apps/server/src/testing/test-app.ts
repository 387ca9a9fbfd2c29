import { join } from 'node:path';
import { createReader, createRenderer } from '@trueline/host';
import { type App, buildApp } from '../app.ts';
import { createFitter } from '../modules/resume-sessions/index.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { openLocalFiles } from '../platform/files/local-files.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import type {
  LanguageModelSettings,
  LanguageModels,
} from '../platform/language-model/language-models.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { type Config, parseConfig } from '../process/config.ts';
import { type Browser, injectInto, openBrowser } from './browser.ts';
import { createTestPlace, type DatabaseKind } from './databases.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export interface TestApp {
  http: App['http'];
  database: Database;
  config: Config;
  /** The application's clock, in milliseconds ahead of the real one. */
  clock: { aheadMs: number };
  /** Log lines so far. */
  logLines: string[];
  openBrowser: () => Browser;
  /** What it has mailed, while there is no mail server. */
  mailbox: Mailbox;
  deleteExpired: App['deleteExpired'];
  close: () => Promise<void>;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  webFolder?: string;
  /** Queues optimizations without running them. */
  holdOptimizing?: boolean;
  /** Where model servers of this machine listen, and how long they are waited for. */
  modelSearch?: LanguageModelSettings['modelSearch'];
}

/** Of all applications of a worker: their processes take long to start, and end with it. */
const reader = createReader({ warm: false });
const renderer = createRenderer({ warm: false });
export const fitter = createFitter();

/** The built-in engine alone. */
export const NO_MODEL: LanguageModels = {
  find: async () => undefined,
  describe: async () => undefined,
};

/** The whole application on a database of its own, with its workers running. */
export async function startTestApp(
  kind: DatabaseKind,
  { environment = {}, webFolder, holdOptimizing = false, modelSearch }: TestAppOptions = {},
): Promise<TestApp> {
  const place = await createTestPlace(kind, 'migrated');
  const parsed = parseConfig({ RATE_LIMITS: 'off', DATA_DIR: place.dataDir, ...environment });
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const config = {
    ...parsed.config,
    databaseUrl: place.databaseUrl,
    ...(modelSearch ? { modelSearch } : {}),
  };
  const logLines: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void logLines.push(line) });
  const database = await openDatabase(config, log);
  const jobs = await startJobs(database, config.jobLeaseS, log);
  const clock = { aheadMs: 0 };
  const app = await buildApp({
    config,
    database,
    jobs: holdOptimizing ? withoutOptimizing(jobs) : jobs,
    files: await openLocalFiles(join(config.dataDir, 'files')),
    reader,
    renderer,
    fitter,
    metrics: createMetrics(),
    log,
    now: () => new Date(Date.now() + clock.aheadMs),
    ...(webFolder === undefined ? {} : { webFolder }),
  });
  await app.startWorkers();
  return {
    http: app.http,
    database,
    config,
    clock,
    logLines,
    openBrowser: () => openBrowser(injectInto(app.http)),
    mailbox: openMailbox(place.dataDir, () => jobs.wake('answer-mail-request')),
    deleteExpired: app.deleteExpired,
    close: async () => {
      await app.http.close();
      await jobs.stop();
      await database.close();
      await place.remove();
    },
  };
}

function withoutOptimizing(jobs: Jobs): Jobs {
  return {
    ...jobs,
    work: async (queue, worker) => {
      if (queue !== 'optimize-resume') await jobs.work(queue, worker);
    },
  };
}
