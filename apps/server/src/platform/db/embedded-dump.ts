import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { acquireDataLock } from './data-lock.ts';
import { openPglite } from './pglite.ts';

/** Whether there is an embedded database in `dataDir`. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(join(dataDir, 'db', 'PG_VERSION'));
}

/** Throws DataDirInUseError while a server has it open. */
export async function requireEmbeddedUnused(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  acquireDataLock(join(dataDir, 'db.lock'))();
}

/** The embedded database as a compressed tar of its folder. Throws DataDirInUseError while a server has it open. */
export async function dumpEmbedded(dataDir: string): Promise<Uint8Array> {
  const releaseLock = acquireDataLock(join(dataDir, 'db.lock'));
  try {
    const pglite = await openPglite(join(dataDir, 'db'));
    try {
      return await (await pglite.dumpDataDir('gzip')).bytes();
    } finally {
      await pglite.close();
    }
  } finally {
    releaseLock();
  }
}

/** Puts a dump in the place of whatever database there is, whole or not at all. Throws DataDirInUseError. */
export async function loadEmbedded(dataDir: string, dump: Uint8Array): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const releaseLock = acquireDataLock(join(dataDir, 'db.lock'));
  const folder = join(dataDir, 'db');
  const partial = `${folder}.restored`;
  try {
    await rm(partial, { recursive: true, force: true });
    const loadDataDir = new Blob([dump as Uint8Array<ArrayBuffer>], { type: 'application/gzip' });
    await (await openPglite(partial, { loadDataDir })).close();
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
    releaseLock();
  }
}
