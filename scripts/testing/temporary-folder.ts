// One folder for what a test run writes, removed with its end. It lies in memory where there is
// room: an embedded database is a thousand small files, and to copy these to a disk takes longer
// than to start on them.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_NEEDED = 4 * 1024 ** 3;
/** Others may go through it, as a PostgreSQL server does that must not run as root. */
const PASSABLE = 0o711;

function findRoom(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_NEEDED ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Runs once, before the workers start: they take over the environment. */
export function setup(): void {
  const folder = mkdtempSync(join(findRoom(), 'trueline-tests-'));
  chmodSync(folder, PASSABLE);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
