import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlace, postgresAnswers, type TestPlace } from './testing/databases.ts';
import { waitFor } from './testing/flow.ts';
import { killLeftovers, spawnServer, startServerProcess } from './testing/server-process.ts';

const MAIN_FILE = fileURLToPath(import.meta.url);

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('the server process', () => {
  let place: TestPlace;
  let taken: Awaited<ReturnType<typeof takePort>>;
  beforeAll(async () => {
    place = await createTestPlace('embedded');
    taken = await takePort();
  });
  const lock = () => join(place.dataDir, 'db.lock');
  afterEach(killLeftovers);
  afterAll(async () => {
    taken.server.close();
    await place.remove();
  });

  it('ends with 78 and one line per fault of its configuration', async () => {
    const { ended, output } = spawnServer({ PORT: 'abc', LOG_LEVEL: 'loud' });
    expect(await ended).toBe(78);
    expect(output().trim().split('\n')).toEqual([
      'PORT: must be a port number',
      expect.stringMatching(/^LOG_LEVEL: must be fatal, /),
    ]);
  });

  it('takes its settings from a .env file too, and the environment’s first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trueline-env-'));
    writeFileSync(join(folder, '.env'), 'PORT=abc\nMAX_PAGES=0\n');
    const { ended, output } = spawnServer({ PORT: '0' }, folder);
    expect(await ended).toBe(78);
    expect(output()).toBe('MAX_PAGES: must be at least 1\n');
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a port that is taken', () => ({ PORT: String(taken.port) }), /^Port \d+ is taken/],
    ['a host that is not its own', () => ({ HOST: '192.0.2.1', PORT: '0' }), /EADDRNOTAVAIL.*HOST/],
    ['a data folder that is a file', () => ({ DATA_DIR: MAIN_FILE }), /main\.test\.ts.*DATA_DIR/],
    [
      'a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }),
      /DATABASE_URL does not answer/,
    ],
    [
      'a database on an unknown host',
      () => ({ DATABASE_URL: 'postgres://db.invalid/x' }),
      /DATABASE_URL does not answer/,
    ],
  ])('ends with one line at %s', async (_what, environment, line) => {
    const { ended, output } = spawnServer({
      DATA_DIR: place.dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...environment(),
    });
    expect([await ended, output().trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]]);
  });

  it.skipIf(!postgresAnswers)('ends with one line at a database that does not exist', async () => {
    const { remove, databaseUrl = '', dataDir } = await createTestPlace('postgres');
    const { ended, output } = spawnServer({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl.replace(/[^/]+$/, 'trueline_nowhere'),
    });
    expect([await ended, output()]).toEqual([1, expect.stringMatching(/^PostgreSQL has no.*\n$/)]);
    await remove();
  });

  it('ends with 0 when it is stopped during its start, and leaves no lock', async () => {
    const { child, ended } = spawnServer({ DATA_DIR: place.dataDir, PORT: '0' });
    await expect.poll(() => existsSync(lock()), { interval: 5 }).toBe(true);
    child.kill('SIGTERM');
    expect([await ended, existsSync(lock())]).toEqual([0, false]);
  });

  it('ends with 0 when it is told twice to stop', async () => {
    const server = await startServerProcess(place);
    const ended = server.end('SIGINT');
    await setTimeout(20);
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect([await ended, existsSync(lock())]).toEqual([0, false]);
  });

  it('says where it is and what it uses; a second one on its data ends with one line', async () => {
    const first = await startServerProcess(place);
    expect(first.output()).toContain(`Data: ${place.dataDir}`);
    expect(first.output()).toContain('Database: embedded');
    const second = spawnServer({ DATA_DIR: place.dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output().trim().split('\n')).toEqual([
      expect.stringContaining(`in use by process ${first.child.pid}`),
    ]);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('lets a running request end when it is stopped, and exits with 0', async () => {
    const server = await startServerProcess(place);
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // A request whose body is still coming when the signal arrives.
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 2\r\n\r\n{');
    await waitFor(
      () => server.openBrowser().get('/healthz'),
      ({ status }) => status === 200,
    );
    const startedAt = performance.now();
    const ended = server.end('SIGTERM');
    await setTimeout(200);
    socket.write('}');
    await once(socket, 'close');
    expect(Buffer.concat(chunks).toString()).toContain('HTTP/1.1 403');
    expect(await ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
