import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { CommandFault } from '../command-fault.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Of the queue, and of everything else. */
const SCHEMAS = ['pgboss', 'public'];

/** Writes `path` by pg_dump. Throws CommandFault when it is missing, or older than the server. */
export async function dumpPostgres(databaseUrl: string, path: string): Promise<void> {
  const version = await withClient(databaseUrl, serverVersion);
  await requireProgram('pg_dump', version);
  await runProgram('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${path}`,
  ]);
}

/** Reads `path` by pg_restore, in one transaction, into a database without our tables. */
export async function loadPostgres(databaseUrl: string, path: string): Promise<void> {
  const version = await withClient(databaseUrl, serverVersion);
  await requireProgram('pg_restore', version);
  await withClient(databaseUrl, async (client) => {
    await requireNoServer(client);
    for (const schema of SCHEMAS) await client.query(`drop schema if exists ${schema} cascade`);
    await client.query('create schema public');
    await client.query('grant usage on schema public to public');
  });
  await runProgram('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    path,
  ]);
}

/** Whether there are tables of ours, or anybody's, where ours would be. Throws CommandFault while a server uses them. */
export function hasPostgresTables(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    await requireNoServer(client);
    const { rows } = await client.query(
      'select 1 from pg_tables where schemaname = any($1) limit 1',
      [SCHEMAS],
    );
    return rows.length > 0;
  });
}

async function requireNoServer(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name like 'trueline%'",
  );
  if (rows.length > 0) {
    throw new CommandFault('Trueline is running on this database. Stop every process of it first.');
  }
}

async function withClient<T>(databaseUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function serverVersion(client: Client): Promise<number> {
  const { rows } = await client.query("select current_setting('server_version_num')::int as num");
  return Math.floor(rows[0].num / 10_000);
}

/** PostgreSQL's programs take servers of their own version and older ones. */
async function requireProgram(name: string, server: number): Promise<void> {
  const told = await run(name, ['--version'], process.env);
  const version = Number(/(\d+)(\.\d+)*/.exec(told)?.[1]);
  if (version >= server) return;
  throw new CommandFault(
    `${name} is of version ${version}, the server of ${server}. Install PostgreSQL's client programs of version ${server}.`,
  );
}

/** The password goes by the environment: every user of the machine sees the arguments. */
function runProgram(name: string, databaseUrl: string, args: string[]): Promise<string> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  return run(name, ['--no-password', `--dbname=${url.href}`, ...args], env);
}

async function run(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandFault(`${name} is not on the PATH. Install PostgreSQL's client programs.`);
  });
  const output = Buffer.concat(chunks).toString('utf8').trim();
  if (code !== 0) throw new CommandFault(`${name} failed: ${output}`);
  return output;
}
