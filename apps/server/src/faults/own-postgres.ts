import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Of Debian's packages; elsewhere the programs are on the PATH. */
const [NEWEST = ''] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
/** PostgreSQL refuses to run as root. */
const AS_POSTGRES =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
    : [];

export const hasOwnPostgres = existsSync(join(NEWEST, 'initdb'));

/** A PostgreSQL server of a test's own, which may be stopped, frozen and filled. */
export interface OwnPostgres {
  url: string;
  start: () => Promise<void>;
  /** As if the machine had lost its power: no shutdown checkpoint. */
  crash: () => Promise<void>;
  /** Stops or continues every process of it. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  remove: () => Promise<void>;
}

/** Makes and starts one in a folder of its own below `parent`, a path short enough for its socket. */
export async function startOwnPostgres(
  settings: Record<string, string> = {},
  parent = '/tmp',
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(parent, 'trueline-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  if (AS_POSTGRES.length > 0) execFileSync('chown', ['postgres', folder]);
  const command = (program: string, args: string[]) => {
    const [file = '', ...rest] = [...AS_POSTGRES, join(NEWEST, program), ...args];
    return run(file, rest, { cwd: folder });
  };
  await command('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']);
  const options = Object.entries({ port, unix_socket_directories: folder, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const control = (...args: string[]) => command('pg_ctl', ['-D', data, '-w', ...args]);
  const start = async () => {
    // Its output must not keep this program waiting: it goes to a file.
    await control('-l', join(folder, 'log'), '-o', options, 'start');
  };
  await start();
  return {
    url,
    start,
    crash: async () => void (await control('-m', 'immediate', 'stop')),
    signal: (signal) => {
      for (const pid of processesOf(data)) process.kill(pid, signal);
    },
    remove: async () => {
      await control('-m', 'immediate', 'stop').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server's process and its children. */
function processesOf(data: string): number[] {
  const parent = execFileSync('head', ['-1', join(data, 'postmaster.pid')], { encoding: 'utf8' });
  const children = execFileSync('pgrep', ['-P', parent.trim()], { encoding: 'utf8' });
  return [parent, ...children.trim().split('\n')].map(Number);
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}
