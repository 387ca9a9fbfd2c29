import { createLog } from '../platform/log.ts';
import { explainStartFault } from './explain-start-fault.ts';
import { EXIT_CONFIG, EXIT_USAGE, endProcess, loadConfig } from './load-config.ts';
import { findRole } from './role.ts';
import { startServer } from './start-server.ts';
import { allowGrowth } from './start-small.ts';

const STOP_TIMEOUT_MS = 9_500;
const NEEDS_POSTGRES =
  'DATABASE_URL: web and worker apart need a PostgreSQL server; npm start runs both in one process.';

/** The server's process from its start to its end: configuration, start, stop. */
export async function runServer(): Promise<void> {
  const config = loadConfig();
  const role = findRole(process.argv.slice(2));
  if (role === undefined)
    return endProcess(EXIT_USAGE, 'The only argument is web or worker, or none.');
  if (role !== 'all' && config.databaseUrl === undefined) {
    return endProcess(EXIT_CONFIG, NEEDS_POSTGRES);
  }
  // From here on, so that a signal during the start finds nothing half-open left behind.
  const stopAsked = whenStopAsked();
  try {
    const server = await startServer(config, createLog(config.logLevel), role);
    allowGrowth();
    process.stdout.write(`${server.summary.join('\n')}\n`);
    await stopAsked;
    await server.stop();
  } catch (error) {
    return endProcess(1, explainStartFault(error));
  }
  process.exit(0);
}

/** Resolves at the first signal; a further one (a terminal and npm both send it) changes nothing. */
function whenStopAsked(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  promise.then(() => {
    // Whatever still runs then is cut off; jobs are taken up again, and writes are transactions.
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  });
  return promise;
}
