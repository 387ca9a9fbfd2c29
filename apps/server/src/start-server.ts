import { join } from 'node:path';
import { createReader } from '@trueline/host';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { createLocalFiles } from './platform/files/local-files.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';

const CLEAN_UP_INTERVAL_MS = 3_600_000;
/** Running requests have this long to end before their connections are cut. */
const DRAIN_MS = 6_000;

export interface RunningServer {
  /** What it says about itself at the start, line by line. */
  summary: string[];
  /** Lets running requests end, gives running jobs back, closes everything; within 10 s. */
  stop: () => Promise<void>;
}

/** Opens the database, starts workers and listens. Undoes what it began when one of them fails. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const database = await openDatabase(config, log);
    undo.unshift(database.close);
    const jobs = await startJobs(database, config.jobLeaseS, log);
    undo.unshift(jobs.stop);
    return await serve(config, log, database, jobs, undo);
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}

async function serve(
  config: Config,
  log: Log,
  database: Database,
  jobs: Jobs,
  undo: (() => Promise<void>)[],
): Promise<RunningServer> {
  const reader = createReader({
    maxPages: config.maxPages,
    maxUnpackedBytes: config.maxUnpackedBytes,
    poolSize: 2,
    onIncident: (message) => log.warn(message),
  });
  // After the jobs, which may still be reading.
  undo.splice(1, 0, () => reader.close());
  const files = createLocalFiles(join(config.dataDir, 'files'));
  const now = () => new Date();
  const app = await buildApp({ config, log, database, jobs, files, reader, now });
  const address = await app.http.listen({ port: config.port, host: config.host });
  undo.unshift(() => closeHttp(app.http));
  await app.startWorkers();
  const cleanUp = setInterval(() => {
    app.deleteExpired().catch((err: unknown) => log.error({ err }, 'clean-up failed'));
  }, CLEAN_UP_INTERVAL_MS);
  undo.unshift(async () => clearInterval(cleanUp));
  return {
    summary: summarize(config, database.kind, address),
    stop: async () => {
      for (const step of undo) await step();
    },
  };
}

async function closeHttp(http: Awaited<ReturnType<typeof buildApp>>['http']): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS);
  await http.close();
  clearTimeout(cut);
}

function summarize(config: Config, kind: Database['kind'], address: string): string[] {
  const database = kind === 'embedded' ? `embedded, ${join(config.dataDir, 'db')}` : 'PostgreSQL';
  return [
    `Trueline is ready at ${config.appUrl} (listening on ${address})`,
    `Data: ${config.dataDir}`,
    `Database: ${database}. AI: built-in engine.`,
    ...(config.rateLimits ? [] : ['Rate limits are off: for load tests only.']),
  ];
}
