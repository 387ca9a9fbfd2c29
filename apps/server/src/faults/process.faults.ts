import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestPlace, type DatabaseKind, postgresAnswers } from '../testing/databases.ts';
import { killLeftovers, spawnServer, startServerProcess } from '../testing/server-process.ts';
import { optimizeStage } from './optimize-act.ts';
import { isWhole, KILLS, randomOf, report } from './settings.ts';
import { uploadStage } from './upload-act.ts';
import { startVisitors } from './visitors.ts';
import { createWorld } from './world.ts';

const LONG_MS = 1_800_000;
const EXIT_LIMIT_MS = 10_000;
const UPLOADS = 6;
const SLOW_CONNECTIONS = 500;
const SLOW_LIMIT_MS = 30_000;
const FAST_LIMIT_MS = 1_000;

const kinds: DatabaseKind[] = postgresAnswers ? ['embedded', 'postgres'] : ['embedded'];
afterAll(killLeftovers);

it.each(kinds)(
  'SIGTERM under load: running requests end, the exit is 0 in time, jobs go on (%s)',
  async (kind) => {
    const place = await createTestPlace(kind);
    const world = await createWorld(place, { payments: 'test' });
    const owner = world.openBrowser();
    await owner.register('tom.owner');
    const acts = [
      ...(await Promise.all(
        Array.from({ length: UPLOADS }, (_, n) => uploadStage(world, owner, n)),
      )),
      await optimizeStage(world, owner, UPLOADS),
    ];
    const visitors = startVisitors(owner, world.server.origin);
    await sleep(1_000);
    const performing = Promise.all(acts.map((act) => act.perform()));
    await sleep(40);
    const startedAt = performance.now();
    const exitCode = await world.server.end('SIGTERM');
    const exitMs = performance.now() - startedAt;
    await performing;
    await visitors.stop();
    // A request that was being answered is answered: nobody's connection breaks in the middle.
    const broken = visitors.seen(0, startedAt).filter(({ status }) => status === 0);
    await world.restart();
    const violations = (await Promise.all(acts.map((act) => act.check()))).flat();
    report(`SIGTERM under load (${kind})`, {
      exitCode: String(exitCode),
      exitMs: Math.round(exitMs),
      broken: broken.length,
      acknowledged: acts.filter((act) => act.isAcknowledged()).length,
      violations: violations.length,
    });
    await world.close();
    await place.remove();
    expect([exitCode, exitMs < EXIT_LIMIT_MS, broken, violations]).toEqual([0, true, [], []]);
  },
  LONG_MS,
);

describe('migrations', () => {
  it.skipIf(!postgresAnswers)(
    'by three processes at once: one does it, all of them start',
    async () => {
      const place = await createTestPlace('postgres');
      const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(place)));
      const outputs = servers.map(({ output }) => output()).join('');
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await place.remove();
      report('three migrations at once', { started: servers.length });
      expect(outputs).not.toMatch(/error/i);
    },
    LONG_MS,
  );

  it.each(kinds)(
    'cut off at any moment, the next start is clean (%s)',
    async (kind) => {
      const random = randomOf(`migrate ${kind}`);
      const startMs = await measureStart(kind);
      const rounds = isWhole ? Math.ceil(KILLS / 3) : KILLS;
      for (let round = 0; round < rounds; round += 1) {
        const place = await createTestPlace(kind);
        const { child, ended } = spawnServer(environmentOf(place));
        await sleep(random() * startMs);
        child.kill('SIGKILL');
        await ended;
        const server = await startServerProcess(place);
        expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
        expect(server.output()).not.toMatch(/error/i);
        await server.end('SIGTERM');
        await place.remove();
      }
      report(`kill -9 in the first start (${kind})`, { kills: rounds, clean: rounds });
    },
    LONG_MS,
  );
});

const environmentOf = (place: { dataDir: string; databaseUrl: string | undefined }) => ({
  PORT: '0',
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl ?? '',
  LOG_LEVEL: 'error',
});

async function measureStart(kind: DatabaseKind): Promise<number> {
  const place = await createTestPlace(kind);
  const startedAt = performance.now();
  const server = await startServerProcess(place);
  const startMs = performance.now() - startedAt;
  await server.end('SIGTERM');
  await place.remove();
  return startMs;
}

it(
  '500 connections of one byte a second: others are answered, and the slow are cut',
  async () => {
    const place = await createTestPlace('embedded');
    const world = await createWorld(place, { payments: 'test' });
    const owner = world.openBrowser();
    await owner.register('sam.owner');
    const startedAt = performance.now();
    const slow = openSlowConnections(Number(new URL(world.server.origin).port), startedAt);
    const visitors = startVisitors(owner, world.server.origin);
    await sleep(SLOW_LIMIT_MS);
    await visitors.stop();
    const seen = visitors.seen(0, Number.POSITIVE_INFINITY).filter(({ path }) => path !== 'write');
    const sorted = seen.map(({ ms }) => ms).sort((a, b) => a - b);
    const p99Ms = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    await sleep(2_000);
    const cutMs = slow.map(({ cutAfterMs }) => cutAfterMs ?? Number.POSITIVE_INFINITY);
    for (const { socket } of slow) socket.destroy();
    report('500 slow connections', {
      requests: seen.length,
      p99Ms,
      slowestMs: Math.round(sorted.at(-1) ?? 0),
      lastCutMs: Math.round(Math.max(...cutMs)),
    });
    await world.close();
    await place.remove();
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect([p99Ms < FAST_LIMIT_MS, Math.max(...cutMs) <= SLOW_LIMIT_MS]).toEqual([true, true]);
  },
  LONG_MS,
);

interface SlowConnection {
  socket: Socket;
  cutAfterMs: number | undefined;
}

/** Half of them slow in their headers, half in their bodies. */
function openSlowConnections(port: number, startedAt: number): SlowConnection[] {
  return Array.from({ length: SLOW_CONNECTIONS }, (_, n) => {
    const socket = connect(port, '127.0.0.1');
    const slow: SlowConnection = { socket, cutAfterMs: undefined };
    socket.on('error', () => {});
    socket.resume();
    const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    socket.write(n % 2 === 0 ? head : `${head}content-length: 5000\r\n\r\n`);
    const timer = setInterval(() => socket.write('x'), 1_000);
    socket.on('close', () => {
      clearInterval(timer);
      slow.cutAfterMs = performance.now() - startedAt;
    });
    return slow;
  });
}
