import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const ADMIN_DATABASE_URL =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href;
const START_LIMIT_MS = 90_000;

export interface TestServer {
  url: string;
  /** Where its files lie, the mails that it did not send among them. */
  dataDir: string;
  stop(): Promise<void>;
  /** Throws where it has ended by itself. */
  requireRunning(): void;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${log()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  throw new Error(`The server was not ready in time:\n${log()}`);
}

/** The real server as a process of its own, on a free port and an empty database: embedded, or the given PostgreSQL one. */
export async function startServer(
  databaseUrl?: string,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-e2e-'));
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, MAIN], {
    // A developer's own .env stays out of it.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, child, () => output.join(''));
  return {
    url,
    dataDir,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
      if (child.exitCode !== 0) throw new Error(`The server ended badly:\n${output.join('')}`);
    },
    requireRunning() {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${output.join('')}`);
    },
  };
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function withAdmin<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: ADMIN_DATABASE_URL,
    connectionTimeoutMillis: 2000,
  });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** A new, empty PostgreSQL database; null where no server answers. */
export async function findDatabase(): Promise<TestDatabase | null> {
  const name = `trueline_e2e_${randomBytes(6).toString('hex')}`;
  try {
    await withAdmin((client) => client.query(`create database ${name}`));
  } catch (error) {
    // An unreachable server skips the test; one that refuses is a fault.
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error;
  }
  const url = new URL(ADMIN_DATABASE_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await withAdmin((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
