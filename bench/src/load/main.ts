import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCalls, type Length, startPair } from './compare-calls.ts';
import { loadNow } from './machine.ts';
import { createWorld } from './world.ts';

const PORTS = 3990;

export interface LoadSettings extends Length {
  users: number;
}

/** `--pairs`, `--seconds`, `--users`: by default the full form. */
function readSettings(args: string[]): LoadSettings {
  const { values } = parseArgs({
    args,
    options: {
      pairs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
      users: { type: 'string', default: '1000' },
    },
  });
  const { pairs, seconds, users } = values;
  return { pairs: Number(pairs), seconds: Number(seconds), users: Number(users) };
}

export async function benchLoad(args: string[]): Promise<void> {
  const settings = readSettings(args);
  const world = await createWorld(settings.users);
  if (!world) return console.log('Load: skipped, no PostgreSQL server answers.');
  console.log(`Load: ${settings.users} users' rows; the machine's load is ${loadNow()}.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-load-'));
  try {
    const pair = await startPair(world, dataDir, PORTS);
    try {
      await compareCalls(world, pair, settings);
    } finally {
      await Promise.all([pair.product.stop(), pair.reference.stop()]);
    }
  } finally {
    await world.database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
