import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type App, buildApp } from '../app.ts';
import { mountHealth } from '../modules/health/index.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { findModelInUse, tellLocalModels } from '../platform/language-model/language-models.ts';
import type { Log } from '../platform/log.ts';
import type { Config } from './config.ts';
import { openParts, type Parts } from './open-parts.ts';
import type { Role } from './role.ts';
import { runAll, type Step } from './run-all.ts';
import { summarize } from './summarize.ts';

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

/** Opens the database, starts workers and listens, as far as its role goes. Undoes what it began when one of them fails. */
export async function startServer(config: Config, log: Log, role: Role): Promise<RunningServer> {
  const undo: Step[] = [];
  try {
    const parts = await openParts({ config, log, role }, undo);
    const address = await serve(config, log, role, parts, undo);
    const model = await findModelInUse(config);
    // Nobody waits for it: the service is ready without.
    void tellLocalModels(config, log).catch(() => {});
    return {
      summary: summarize(config, role, parts.database.kind, address, model),
      stop: () => runAll(undo),
    };
  } catch (error) {
    await runAll(undo).catch((err: unknown) => log.warn({ err }, 'undoing the start failed'));
    throw error;
  }
}

/** Answers the address that it listens on; a worker without a port listens nowhere. */
async function serve(
  config: Config,
  log: Log,
  role: Role,
  parts: Parts,
  undo: Step[],
): Promise<string | undefined> {
  const web = role === 'worker' ? { webFolder: '' } : {};
  const app = await buildApp({ config, log, ...parts, ...web, now: () => new Date() });
  const http = role === 'worker' ? await createWorkerHttp(config, log, parts) : app.http;
  const port = role === 'worker' ? config.workerPort : config.port;
  const address = port === undefined ? undefined : await http.listen({ port, host: config.host });
  // Side by side, so that both fit into the time there is; requests can still queue jobs.
  undo.unshift(async () => {
    await Promise.all([closeHttp(http), parts.jobs.stop()]);
  });
  if (role !== 'web') undo.unshift(await startWorking(app, log));
  return address;
}

/** What watches over a worker asks it here. */
async function createWorkerHttp(config: Config, log: Log, parts: Parts): Promise<FastifyInstance> {
  const { database, jobs, metrics } = parts;
  const http = await createHttpServer({ ...config, log });
  mountHealth(http, { ...config, metrics, pingDatabase: database.ping, pingQueue: jobs.ping });
  return http;
}

async function startWorking(app: App, log: Log): Promise<Step> {
  await app.startWorkers();
  const deleteExpired = () =>
    app.deleteExpired().catch((err: unknown) => log.error({ err }, 'clean-up failed'));
  let running = deleteExpired();
  const cleanUp = setInterval(() => {
    running = deleteExpired();
  }, CLEAN_UP_INTERVAL_MS);
  return async () => {
    clearInterval(cleanUp);
    await running;
  };
}

async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS);
  // A connection whose last request ends after this is closed, too, instead of being kept alive.
  const sweep = setInterval(async () => {
    await socketsRead();
    http.server.closeIdleConnections();
  }, IDLE_SWEEP_MS);
  await socketsRead();
  await http.close();
  clearTimeout(cut);
  clearInterval(sweep);
}

/** A connection on which a request has arrived that nobody has read yet would count as idle. */
async function socketsRead(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await setImmediate();
}
