import { join } from 'node:path';
import { createReader, createRenderer } from '@trueline/host';
import { outboxFolder } from './accounts.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { openLocalFiles } from './platform/files/local-files.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';

const CLEAN_UP_INTERVAL_MS = 3_600_000;
/** Running requests have this long to end before their connections are cut. */
const DRAIN_MS = 6_000;
const IDLE_SWEEP_MS = 100;

export interface RunningServer {
  /** What it says about itself at the start, line by line. */
  summary: string[];
  /** Lets running requests end, gives running jobs back, closes everything; within 10 s. */
  stop: () => Promise<void>;
}

/** Opens the database, starts workers and listens. Undoes what it began when one of them fails. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const undo: Step[] = [];
  try {
    const database = await openDatabase(config, log);
    undo.unshift(database.close);
    const jobs = await startJobs(database, config.jobLeaseS, log);
    undo.unshift(jobs.stop);
    return await serve(config, log, database, jobs, undo);
  } catch (error) {
    await runAll(undo).catch((err: unknown) => log.warn({ err }, 'undoing the start failed'));
    throw error;
  }
}

type Step = () => Promise<void>;

/** Every step in order, whatever becomes of the others; throws the first fault at the end. */
async function runAll(steps: Step[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

async function serve(
  config: Config,
  log: Log,
  database: Database,
  jobs: Jobs,
  undo: Step[],
): Promise<RunningServer> {
  const reader = createReader({
    maxPages: config.maxPages,
    maxUnpackedBytes: config.maxUnpackedBytes,
    poolSize: 2,
    onIncident: (message) => log.warn(message),
  });
  // After the jobs, which may still be reading.
  const renderer = createRenderer({ onIncident: (message) => log.warn(message) });
  undo.splice(1, 0, async () => {
    renderer.close();
    await reader.close();
  });
  const files = await openLocalFiles(join(config.dataDir, 'files'));
  const now = () => new Date();
  const app = await buildApp({ config, log, database, jobs, files, reader, renderer, now });
  const address = await app.http.listen({ port: config.port, host: config.host });
  // Side by side, so that both fit into the time there is; requests can still queue jobs.
  undo.unshift(async () => {
    await Promise.all([closeHttp(app.http), jobs.stop()]);
  });
  await app.startWorkers();
  const cleanUp = setInterval(() => {
    app.deleteExpired().catch((err: unknown) => log.error({ err }, 'clean-up failed'));
  }, CLEAN_UP_INTERVAL_MS);
  undo.unshift(async () => clearInterval(cleanUp));
  return {
    summary: summarize(config, database.kind, address),
    stop: () => runAll(undo),
  };
}

async function closeHttp(http: Awaited<ReturnType<typeof buildApp>>['http']): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS);
  // A connection whose last request ends after this is closed, too, instead of being kept alive.
  const sweep = setInterval(() => http.server.closeIdleConnections(), IDLE_SWEEP_MS);
  await http.close();
  clearTimeout(cut);
  clearInterval(sweep);
}

function summarize(config: Config, kind: Database['kind'], address: string): string[] {
  const database = kind === 'embedded' ? `embedded, ${join(config.dataDir, 'db')}` : 'PostgreSQL';
  return [
    `Trueline is ready at ${config.appUrl} (listening on ${address})`,
    `Data: ${config.dataDir}`,
    `Database: ${database}. AI: ${languageModelLine(config)}.`,
    `Payments: ${config.stripe ? 'Stripe' : 'test checkout, no money moves'}.`,
    config.smtpUrl === undefined
      ? `E-mail: no server set; each mail is a file in ${outboxFolder(config)}`
      : `E-mail: ${new URL(config.smtpUrl).host}, from ${config.mailFrom}`,
    ...(config.rateLimits ? [] : ['Rate limits are off: for load tests only.']),
  ];
}

function languageModelLine({ languageModel }: Config): string {
  if (!languageModel) return 'built-in engine';
  return `${languageModel.model} at ${new URL(languageModel.baseUrl).host}, checked by the built-in engine`;
}
