import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCalls, type Length, startPair } from './compare-calls.ts';
import { compareSizes } from './compare-sizes.ts';
import { loadNow } from './machine.ts';
import { idleMemory, idleStreams, soak } from './memory.ts';
import { type Subject, startProduct } from './subject.ts';
import { logins, manyConnections, openLoop, writesBesideReads } from './trials.ts';
import { createWorld, type World } from './world.ts';

const PORTS = 3990;

const PARTS = ['calls', 'trials', 'memory', 'sizes'] as const;
type Part = (typeof PARTS)[number];

interface LoadSettings extends Length {
  users: number;
  manyUsers: number;
  soakMinutes: number;
  /** What is measured; all by default. */
  parts: readonly Part[];
}

/** `--pairs`, `--seconds`, `--users`, `--many-users`, `--soak-minutes`, `--parts calls,trials`: by default the full form. */
function readSettings(args: string[]): LoadSettings {
  const { values } = parseArgs({
    args,
    options: {
      pairs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
      users: { type: 'string', default: '1000' },
      'many-users': { type: 'string', default: '100000' },
      'soak-minutes': { type: 'string', default: '30' },
      parts: { type: 'string', default: PARTS.join(',') },
    },
  });
  const named = values.parts.split(',');
  return {
    pairs: Number(values.pairs),
    seconds: Number(values.seconds),
    users: Number(values.users),
    manyUsers: Number(values['many-users']),
    soakMinutes: Number(values['soak-minutes']),
    parts: PARTS.filter((part) => named.includes(part)),
  };
}

/** The server beside a plain one, under load, at rest, and with many users' rows (needs Linux, taskset and PostgreSQL). */
export async function benchLoad(args: string[]): Promise<void> {
  const settings = readSettings(args);
  const world = await createWorld(settings.users);
  if (!world) return console.log('Load: skipped, no PostgreSQL server answers.');
  console.log(`Load: ${settings.users} users' rows; the machine's load is ${loadNow()}.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-load-'));
  try {
    const isAsked = (part: Part) => settings.parts.includes(part);
    if (isAsked('memory')) await idleMemory(world, PORTS, join(dataDir, 'idle'));
    await measureBeside(world, dataDir, settings);
    if (isAsked('trials')) await measureInOne(world, dataDir);
  } finally {
    await world.database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureBeside(world: World, dataDir: string, settings: LoadSettings): Promise<void> {
  const isAsked = (part: Part) => settings.parts.includes(part);
  const pair = await startPair(world, dataDir, PORTS);
  try {
    if (isAsked('calls')) await compareCalls(world, pair, settings);
    if (isAsked('trials')) {
      await openLoop(world, pair, settings.seconds);
      await manyConnections(world, pair.product, settings.seconds);
      await logins(world, pair.product, settings.seconds);
      await measureApart(world, dataDir, pair.product);
    }
    if (isAsked('memory')) {
      await idleStreams(world, pair.product);
      await soak(world, pair.product, settings.soakMinutes);
    }
    if (isAsked('sizes')) {
      await compareSizes({ world, subject: pair.product }, PORTS + 3, dataDir, settings);
    }
  } finally {
    await Promise.all([pair.product.stop(), pair.reference.stop()]);
  }
}

/** Web and worker in one process, as `npm start` runs them. */
async function measureInOne(world: World, dataDir: string): Promise<void> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: world.database.url };
  const subject = await startProduct(PORTS, environment);
  try {
    await writesBesideReads({ name: 'in one process', first: 0 }, world, subject);
  } finally {
    await subject.stop();
  }
}

/** A worker process of its own on the web process's processor. */
async function measureApart(world: World, dataDir: string, web: Subject): Promise<void> {
  const port = PORTS + 2;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: world.database.url };
  const worker = await startProduct(port, { ...environment, WORKER_PORT: String(port) }, 'worker');
  try {
    await writesBesideReads({ name: 'web and worker apart', first: 20 }, world, web);
  } finally {
    await worker.stop();
  }
}
