import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlace, postgresAnswers, type TestPlace } from '../../testing/databases.ts';
import { createLog } from '../log.ts';
import { createPostgresSignals } from './postgres-signals.ts';
import { createLocalSignals, type Signals } from './signals.ts';

const log = createLog('silent');

it('signals within one process reach the listeners of their subject, until these stop', () => {
  const signals = createLocalSignals();
  const heard: string[] = [];
  const stopFirst = signals.listen('a', () => heard.push('first'));
  signals.listen('a', () => heard.push('second'));
  signals.listen('b', () => heard.push('other'));
  signals.send('a');
  stopFirst();
  stopFirst();
  signals.send('a');
  expect(heard).toEqual(['first', 'second', 'second']);
});

describe.skipIf(!postgresAnswers)('signals between processes', () => {
  let place: TestPlace;
  let pool: Pool;
  const open: Signals[] = [];
  beforeAll(async () => {
    place = await createTestPlace('postgres');
    pool = new Pool({ connectionString: place.databaseUrl, max: 2 });
    pool.on('error', () => {});
  });
  afterEach(async () => {
    for (const signals of open.splice(0)) await signals.close();
  });
  afterAll(async () => {
    await pool.end();
    await place.remove();
  });

  const start = (connectionString = place.databaseUrl ?? '') => {
    const signals = createPostgresSignals({
      connectionString,
      execute: (text, values) => pool.query(text, values),
      log,
      probeEveryMs: 100,
      probeTimeoutMs: 300,
    });
    open.push(signals);
    return signals;
  };
  const listeningTo = async (signals: Signals, subject: string) => {
    const heard = { count: 0 };
    signals.listen(subject, () => {
      heard.count += 1;
    });
    await expect.poll(signals.isLive).toBe(true);
    heard.count = 0;
    return heard;
  };

  it('that come in a burst go together, and the last of them arrives', async () => {
    const [here, there] = [start(), start()];
    const [a, b] = [await listeningTo(there, 'a'), await listeningTo(there, 'b')];
    for (let round = 0; round < 100; round += 1) here.send('a');
    await expect.poll(() => a.count).toBe(2);
    here.send('b');
    here.send('a');
    await expect.poll(() => [a.count, b.count]).toEqual([3, 1]);
  });

  it('arrive once where they are sent and once elsewhere', async () => {
    const [here, there] = [start(), start()];
    const [own, others] = [await listeningTo(here, 'a'), await listeningTo(there, 'a')];
    const unrelated = await listeningTo(there, 'ab');
    here.send('a');
    expect(own.count).toBe(1);
    await expect.poll(() => others.count).toBe(1);
    // What comes after it on the same connection has come: so has everything before.
    here.send('ab');
    await expect.poll(() => unrelated.count).toBe(1);
    expect([own.count, others.count]).toEqual([1, 1]);
  });

  it('that were missed while a connection was broken are made up for', async () => {
    const [here, there] = [start(), start()];
    const others = await listeningTo(there, 'a');
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'trueline signals' and datname = current_database()",
    );
    await expect.poll(there.isLive).toBe(false);
    here.send('a');
    await expect.poll(there.isLive).toBe(true);
    expect(others.count).toBeGreaterThan(0);
    others.count = 0;
    here.send('a');
    await expect.poll(() => others.count).toBe(1);
  });

  it('are known not to arrive over a connection that hangs', async () => {
    const relay = await startRelay(place.databaseUrl ?? '');
    const signals = start(relay.url);
    const heard = await listeningTo(signals, 'a');
    relay.freeze();
    await expect.poll(signals.isLive).toBe(false);
    relay.thaw();
    await expect.poll(signals.isLive).toBe(true);
    expect(heard.count).toBeGreaterThan(0);
    await signals.close();
    await relay.close();
  });

  it('take no connection where nobody listens', async () => {
    const signals = start();
    signals.send('a');
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where application_name = 'trueline signals' and datname = current_database()",
    );
    await client.end();
    expect(rows).toEqual([]);
  });
});

/** Stands between a client and PostgreSQL, and can fall silent without breaking the connection. */
async function startRelay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void (isFrozen || to.write(chunk)));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
