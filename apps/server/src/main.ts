// The server's process: configuration, start, stop.
import { parseConfig } from './config.ts';
import { explainStartFault } from './explain-start-fault.ts';
import { createLog } from './platform/log.ts';
import { startServer } from './start-server.ts';

/** sysexits.h: something was found in an unconfigured or misconfigured state. */
const EXIT_CONFIG = 78;
const STOP_TIMEOUT_MS = 9_500;
const ENV_FILE = '.env';

async function main(): Promise<void> {
  loadEnvFile();
  const parsed = parseConfig(process.env);
  if (!parsed.ok) return end(EXIT_CONFIG, parsed.faults.join('\n'));
  // From here on, so that a signal during the start finds nothing half-open left behind.
  const stopAsked = whenStopAsked();
  try {
    const server = await startServer(parsed.config, createLog(parsed.config.logLevel));
    process.stdout.write(`${server.summary.join('\n')}\n`);
    await stopAsked;
    await server.stop();
  } catch (error) {
    return end(1, explainStartFault(error));
  }
  process.exit(0);
}

/** Settings of the working directory's `.env`, where there is one; the real environment wins. */
function loadEnvFile(): void {
  try {
    process.loadEnvFile(ENV_FILE);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') end(EXIT_CONFIG, `${ENV_FILE}: cannot be read (${code})`);
  }
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

function end(exitCode: number, text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}

await main();
