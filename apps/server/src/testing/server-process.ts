import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, fetchFrom, openBrowser } from './browser.ts';
import type { TestPlace } from './databases.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real server in a process of its own. */
export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Standard output and error so far. */
  output: () => string;
  openBrowser: () => Browser;
  /** Sends a signal and waits for the end; answers the exit code, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left behind. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts without waiting; `environment` replaces what the machine has set. `cwd` is where a `.env` is looked for. */
export function spawnServer(
  environment: Record<string, string>,
  cwd = tmpdir(),
  args: string[] = [],
) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const output = () => Buffer.concat(chunks).toString('utf8');
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number);
  return { child, output, ended };
}

/** Starts on a place's data, in one role where one is named, and waits until it says that it is ready. */
export async function startServerProcess(
  place: TestPlace,
  environment: Record<string, string> = {},
  ...role: ('web' | 'worker')[]
): Promise<ServerProcess> {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    WORKER_PORT: String(port),
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...environment,
  };
  const { child, output, ended } = spawnServer(settings, tmpdir(), role);
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output().includes('is ready') && resolve());
  });
  await Promise.race([
    ready,
    ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${output()}`))),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    child,
    output,
    openBrowser: () => openBrowser(fetchFrom(origin)),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
