import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Another living process has this DATA_DIR's database open. */
export class DataDirInUseError extends Error {
  constructor(lockPath: string, pid: number) {
    super(
      `The embedded database is in use by process ${pid} (${lockPath}). Stop it, choose another DATA_DIR, or set DATABASE_URL.`,
    );
    this.name = 'DataDirInUseError';
  }
}

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same number. */
  startedAt: string;
}

const TRIES = 5;

/** Takes the lock file for this process, over from a dead one if need be; returns how to give it back. A process that ends itself gives it back in any case. */
export function acquireDataLock(path: string): () => void {
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (place(path, own)) return releaseOnce(path);
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw new DataDirInUseError(path, holder.pid);
    removeStale(path, holder);
  }
  throw new Error(`The lock ${path} could not be taken.`);
}

/** Once, as the lock may be another one's by the next time. */
function releaseOnce(path: string): () => void {
  const release = () => {
    process.off('exit', release);
    rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** Puts a complete file in place or, when there is one already, nothing. */
function place(path: string, holder: Holder): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    // Gone meanwhile, or not ours to read: nobody holds it.
    return undefined;
  }
}

/** Moves the file aside first: if it turns out to be a newer process's lock, it is put back. */
function removeStale(path: string, stale: Holder | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken && JSON.stringify(taken) !== JSON.stringify(stale)) place(path, taken);
  rmSync(aside, { force: true });
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startedAt = startOf(holder.pid);
  return startedAt === undefined || holder.startedAt === '' || startedAt === holder.startedAt;
}

/** Ticks since boot, from Linux's /proc/PID/stat (field 22); undefined elsewhere. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
