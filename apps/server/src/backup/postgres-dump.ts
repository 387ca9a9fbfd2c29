import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { CommandFault } from '../process/command-fault.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Of the queue, and of everything else. */
const SCHEMAS = ['pgboss', 'public'];
const EMPTY_DATABASE = [
  ...SCHEMAS.map((schema) => `drop schema if exists ${schema} cascade`),
  'create schema public',
  'grant usage on schema public to public',
].join('; ');

/** Writes `path` by pg_dump. Throws CommandFault when it is missing, or older than the server. */
export async function dumpPostgres(databaseUrl: string, path: string): Promise<void> {
  const version = await withClient(databaseUrl, serverVersion);
  await requireProgram('pg_dump', version);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${path}`];
  await run('pg_dump', args, databaseUrl);
}

/**
 * Puts what `path` holds in the place of all there is, in one transaction: after a fault everything
 * is as it was. pg_restore writes the statements, psql sends them. Throws CommandFault.
 */
export async function loadPostgres(databaseUrl: string, path: string): Promise<void> {
  const version = await withClient(databaseUrl, serverVersion);
  for (const name of ['pg_restore', 'psql']) await requireProgram(name, version);
  await withClient(databaseUrl, requireNoServer);
  const restore = startProgram(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--file=-', path],
    process.env,
  );
  const psql = startOnDatabase('psql', databaseUrl, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    '--single-transaction',
    `--command=${EMPTY_DATABASE}`,
    '--file=-',
  ]);
  restore.child.stdout.pipe(psql.child.stdin, { end: false });
  psql.child.stdin.on('error', () => undefined);
  const written = restore.ended.then((code) => {
    // The end of its input would make it commit whatever has come so far.
    if (code === 0) psql.child.stdin.end();
    else psql.child.kill('SIGKILL');
    return code === 0;
  });
  const sent = psql.ended.finally(() => restore.child.kill());
  const [isWritten, code] = await Promise.all([written, sent]);
  if (typeof code === 'number' && code !== 0)
    throw new CommandFault(`psql failed: ${psql.output()}`);
  if (!isWritten) throw new CommandFault(`pg_restore failed: ${restore.output()}`);
  if (code !== 0) throw new CommandFault('psql was ended before it was done.');
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
  const told = await run(name, ['--version']);
  const version = Number(/(\d+)(\.\d+)*/.exec(told)?.[1]);
  if (version >= server) return;
  throw new CommandFault(
    `${name} is of version ${version}, the server of ${server}. Install PostgreSQL's client programs of version ${server}.`,
  );
}

async function run(name: string, args: string[], databaseUrl?: string): Promise<string> {
  const { ended, output } = databaseUrl
    ? startOnDatabase(name, databaseUrl, args)
    : startProgram(name, args, process.env);
  if ((await ended) !== 0) throw new CommandFault(`${name} failed: ${output()}`);
  return output();
}

/** The password goes by the environment: every user of the machine sees the arguments. */
function startOnDatabase(name: string, databaseUrl: string, args: string[]) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  return startProgram(name, ['--no-password', `--dbname=${url.href}`, ...args], env);
}

/** `output` is what it said so far; of what goes to a file or on, only the faults. */
function startProgram(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(name, args, { env, stdio: 'pipe' });
  const chunks: Buffer[] = [];
  for (const stream of args.includes('--file=-') ? [child.stderr] : [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const ended = once(child, 'close').then(
    ([code, signal]): number | string => code ?? signal,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new CommandFault(`${name} is not on the PATH. Install PostgreSQL's client programs.`);
    },
  );
  return { child, ended, output: () => Buffer.concat(chunks).toString('utf8').trim() };
}
