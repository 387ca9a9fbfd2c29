// The server's process: configuration, start, stop.
import { parseConfig } from './config.ts';
import { DataDirInUseError } from './platform/db/data-lock.ts';
import { createLog } from './platform/log.ts';
import { startServer } from './start-server.ts';

/** sysexits.h: something was found in an unconfigured or misconfigured state. */
const EXIT_CONFIG = 78;
const STOP_TIMEOUT_MS = 9_500;

async function main(): Promise<void> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) {
    for (const fault of parsed.faults) process.stderr.write(`${fault}\n`);
    process.exitCode = EXIT_CONFIG;
    return;
  }
  const log = createLog(parsed.config.logLevel);
  try {
    const server = await startServer(parsed.config, log);
    process.stdout.write(`${server.summary.join('\n')}\n`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => stop(server.stop));
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function stop(stopServer: () => Promise<void>): void {
  // Whatever still runs then is cut off; jobs are taken up again, and writes are transactions.
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  stopServer().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      process.exit(1);
    },
  );
}

/** One line for what a person can put right, the stack for a bug. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof DataDirInUseError) return error.message;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT.`;
  if (code === 'ECONNREFUSED') return 'The PostgreSQL server of DATABASE_URL does not answer.';
  return error.stack ?? error.message;
}

await main();
