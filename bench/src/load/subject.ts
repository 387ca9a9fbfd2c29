import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReport } from './client.ts';

/** The server has one processor, its client the other; PostgreSQL runs where there is room. */
const SERVER_CPU = '0';
const CLIENT_CPU = '1';
const START_TIMEOUT_MS = 60_000;

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const REFERENCE = fileURLToPath(new URL('reference-server.ts', import.meta.url));
const CLIENT = fileURLToPath(new URL('client.ts', import.meta.url));
const BARE = `require('node:http').createServer((_, r) => r.end('{"status":"ok"}')).listen(process.argv[1], '127.0.0.1')`;

/** A server under measurement. */
export interface Subject {
  pid: number;
  port: number;
  stop: () => Promise<void>;
}

function pinned(cpu: string, args: string[], environment: Record<string, string>): ChildProcess {
  return spawn('taskset', ['-c', cpu, process.execPath, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    // Logs are written as in production and read by nobody.
    stdio: ['pipe', cpu === CLIENT_CPU ? 'pipe' : 'ignore', 'inherit'],
  });
}

async function started(child: ChildProcess, port: number, path: string): Promise<Subject> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error('A server of the bench did not start.');
    }
    await sleep(50);
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, port, stop };
}

/** The product as it is deployed, but for limits per address; `role` none: web and worker in one. */
export function startProduct(
  port: number,
  environment: Record<string, string>,
  ...role: ('web' | 'worker')[]
): Promise<Subject> {
  const settings = { PORT: String(port), RATE_LIMITS: 'off', ...environment };
  return started(pinned(SERVER_CPU, [MAIN, ...role], settings), port, '/readyz');
}

/** How late the product's event loop came to its timers, the slowest hundredth, in milliseconds since this was last asked. */
export async function eventLoopP99({ port }: Subject): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds) * 1000;
}

export function startReference(port: number, database: string): Promise<Subject> {
  const args = [REFERENCE, '--port', String(port), '--database', database];
  return started(pinned(SERVER_CPU, args, {}), port, '/hello');
}

/** A server that does nothing but answer. */
export function startBare(port: number): Promise<Subject> {
  return started(pinned(SERVER_CPU, ['-e', BARE, String(port)], {}), port, '/');
}

export async function runLoad(order: LoadOrder): Promise<LoadReport> {
  const client = pinned(CLIENT_CPU, [CLIENT], {});
  client.stdin?.end(JSON.stringify(order));
  const output = client.stdout ? await text(client.stdout) : '';
  return JSON.parse(output) as LoadReport;
}
