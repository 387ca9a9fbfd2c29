import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { killLeftovers } from '../testing/server-process.ts';
import { createPlaceOn, type Outage, type OutageLimits, watchOutage } from './outage.ts';
import { hasOwnPostgres, type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { OUTAGE_MS, report } from './settings.ts';
import { removeTmpfs, startTmpfs, type Tmpfs } from './tmpfs.ts';
import { createWorld } from './world.ts';

const MAX_CONNECTIONS = 24;
const DISK_MB = 160;
/** Characters of the server's log that go with a violation. */
const LOG_LENGTH = 20_000;
const only503 = (status: number) => status === 503;

describe.skipIf(!hasOwnPostgres)('PostgreSQL', () => {
  afterAll(killLeftovers);

  it('stopped as by a power cut: 503 within 2 s, and back by itself', () =>
    breakPostgres('PostgreSQL stopped', { answerMs: 2_000, isAllowed: only503 }, (postgres) => ({
      begin: postgres.crash,
      end: postgres.start,
    })));

  it('frozen: no answer takes 5 s, and back by itself', () =>
    breakPostgres('PostgreSQL frozen', { answerMs: 5_000, isAllowed: only503 }, (postgres) => ({
      begin: async () => postgres.signal('SIGSTOP'),
      end: async () => postgres.signal('SIGCONT'),
    })));

  it('with all its connections given to others: 503, and back by itself', () => {
    const hogs: Client[] = [];
    const limits = { answerMs: 5_000, isAllowed: only503 };
    return breakPostgres('PostgreSQL out of connections', limits, (postgres) => ({
      begin: () => takeAllConnections(postgres, hogs),
      end: async () => void (await Promise.all(hogs.map((hog) => hog.end()))),
    }));
  });

  it('with a full disk: 507 or 503, nothing lost, and on once there is room', async (context) => {
    const disk = startTmpfs(DISK_MB);
    if (!disk) return context.skip('this program may not mount a disk of its own');
    const isAllowed = (status: number) => [200, 503, 507].includes(status);
    const limits = { answerMs: 5_000, isAllowed };
    const outage = (postgres: OwnPostgres) => ({
      begin: () => fillLog(postgres, disk),
      end: async () => {
        disk.free();
        // Without room for its log PostgreSQL ends; whoever runs it starts it again.
        await postgres.start().catch(() => {});
      },
    });
    await breakPostgres('PostgreSQL with a full disk', limits, outage, disk.folder).finally(() =>
      removeTmpfs(disk),
    );
  });
});

async function breakPostgres(
  row: string,
  limits: OutageLimits,
  outageOf: (postgres: OwnPostgres) => Omit<Outage, 'lastsMs'>,
  parent?: string,
): Promise<void> {
  const settings = {
    max_connections: String(MAX_CONNECTIONS),
    superuser_reserved_connections: '0',
  };
  const postgres = await startOwnPostgres(settings, parent);
  const place = await createPlaceOn(postgres.url);
  try {
    const world = await createWorld(place, { payments: 'test' });
    const outage = { ...outageOf(postgres), lastsMs: OUTAGE_MS };
    const watched = watchOutage(world, limits, outage);
    const { violations, ...figures } = await watched.finally(world.close);
    report(row, { ...figures, violations: violations.length });
    if (violations.length > 0) process.stderr.write(world.server.output().slice(-LOG_LENGTH));
    expect(violations).toEqual([]);
  } finally {
    await postgres.remove();
    await place.remove();
  }
}

/** Leaves no room for files, then fills what PostgreSQL has set aside for its log, which ends it. */
async function fillLog({ url }: OwnPostgres, disk: Tmpfs): Promise<void> {
  disk.fill();
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const writeOn = async () => {
    for (;;)
      await client.query("select pg_logical_emit_message(false, 'full', repeat('x', 1000000))");
  };
  await writeOn().catch(() => {});
  await client.end().catch(() => {});
}

/** Takes the free ones, and each that it makes the application lose. */
async function takeAllConnections({ url }: OwnPostgres, hogs: Client[]): Promise<void> {
  const hog = async () => {
    const client = new Client({ connectionString: url, application_name: 'hog' });
    client.on('error', () => {});
    await client.connect();
    hogs.push(client);
  };
  const takeFree = async () => {
    for (;;) await hog();
  };
  await takeFree().catch(() => {});
  for (let round = 0; round < MAX_CONNECTIONS * 2; round += 1) {
    await hogs[0]?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'trueline%' limit 1",
    );
    await hog().catch(() => {});
  }
}
