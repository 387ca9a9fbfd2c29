import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { cpuSeconds } from './machine.ts';

const SERVER_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const CONNECT_TIMEOUT_MS = 2_000;

export interface BenchDatabase {
  url: string;
  query: <Row>(text: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Processor time of its connections but for the one that asks, in seconds: differences mean something. */
  cpuSeconds: () => Promise<number>;
  drop: () => Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({
    connectionString: SERVER_URL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty database of the bench's own; undefined where no PostgreSQL server answers. */
export async function createBenchDatabase(): Promise<BenchDatabase | undefined> {
  const name = `trueline_bench_${randomBytes(5).toString('hex')}`;
  try {
    await onServer(`create database ${name}`);
  } catch (error) {
    if (process.env.BENCH_DATABASE_URL) throw error;
    return undefined;
  }
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  const query = async <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
    (await client.query(text, parameters)).rows as Row[];
  return {
    url: url.href,
    query,
    cpuSeconds: async () => {
      const backends = await query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return backends.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
    },
    drop: async () => {
      await client.end();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}
