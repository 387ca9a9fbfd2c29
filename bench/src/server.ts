import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, printFigure } from './measure.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const PORT = 3987;
const CONNECTIONS = 50;
const ROUND_MS = 3000;
const ROUNDS = 5;

function request(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    }).once('error', reject);
  });
}

/** Requests a second over `CONNECTIONS` kept-alive connections. */
async function requestsPerSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const endsAt = performance.now() + ROUND_MS;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      await request(url, agent);
      done++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  agent.destroy();
  return (done / ROUND_MS) * 1000;
}

async function startProduct(dataDir: string) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${PORT}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The server ended at once.');
    await sleep(20);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, stop, seconds: (performance.now() - startedAt) / 1000 };
}

export async function benchServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-bench-'));
  try {
    const first = await startProduct(dataDir);
    await first.stop();
    const second = await startProduct(dataDir);
    printFigure({
      what: 'first start, until ready',
      value: first.seconds,
      unit: 's',
      reference: 'a later start',
      referenceValue: second.seconds,
    });
    await comparePings(second.url);
    await second.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A server that does nothing but answer, in a process of its own like the product's. */
function startBareServer() {
  const program = `require('node:http').createServer((_, r) => r.end('ok')).listen(${PORT + 1}, '127.0.0.1', () => console.log('listening'))`;
  return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Interleaved rounds against a bare node:http server; medians. */
async function comparePings(url: string): Promise<void> {
  const bare = startBareServer();
  await once(bare.stdout, 'data');
  const product: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    product.push(await requestsPerSecond(`${url}/healthz`));
    reference.push(await requestsPerSecond(`http://127.0.0.1:${PORT + 1}/`));
  }
  bare.kill();
  printFigure({
    what: '/healthz',
    value: median(product),
    unit: 'rps',
    reference: 'bare node:http',
    referenceValue: median(reference),
  });
}
