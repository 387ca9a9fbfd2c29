import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { dumpEmbedded, hasEmbedded } from '../platform/db/embedded-dump.ts';
import { findNewestMigration } from '../platform/db/newest-migration.ts';
import { FileMissingError, type FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Log } from '../platform/log.ts';
import { CommandFault } from '../process/command-fault.ts';
import type { Config } from '../process/config.ts';
import { type Digests, digestOf, sha256Hex, writeManifest } from './manifest.ts';
import { dumpPostgres } from './postgres-dump.ts';

/** For its owner's eyes: it holds what people have entrusted. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Files of an object store come one after another slowly. */
const LANES = 8;

/**
 * Writes the database and every stored file into the new folder `target`, with their digests; it is
 * there whole or not at all. The database first: a file may be deleted meanwhile, but none that the
 * database names is made after it. Answers how many files. Throws CommandFault.
 */
export async function createBackup(config: Config, log: Log, target: string): Promise<number> {
  const folder = resolve(target);
  if (config.databaseUrl === undefined && !hasEmbedded(config.dataDir)) {
    throw new CommandFault(`There is no database in ${config.dataDir}.`);
  }
  await requireEmpty(folder);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(partial, { mode: FOLDER_MODE });
  try {
    const database = config.databaseUrl === undefined ? 'embedded' : 'postgres';
    const migration = await findNewestMigration(config, log);
    const databaseFile = await dumpDatabase(config, partial);
    const digests: Digests = new Map();
    digests.set(databaseFile, await digestOf(join(partial, databaseFile)));
    const store = await openFiles(config, (err) => log.warn({ err }, 'object store'));
    const files = await copyFiles(store, partial, digests);
    const createdAt = new Date().toISOString();
    await writeManifest(partial, { createdAt, database, migration, databaseFile, files }, digests);
    await rename(partial, folder);
    return files;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** An empty folder makes way for the new one. */
async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (names === undefined) return;
  if (names.length > 0) throw new CommandFault(`${folder} is not empty. Name another folder.`);
  await rmdir(folder);
}

async function dumpDatabase({ databaseUrl, dataDir }: Config, folder: string): Promise<string> {
  if (databaseUrl !== undefined) {
    const name = 'database.dump';
    await dumpPostgres(databaseUrl, join(folder, name));
    return name;
  }
  const name = 'database.tar.gz';
  await writeFile(join(folder, name), await dumpEmbedded(dataDir), { mode: FILE_MODE });
  return name;
}

async function copyFiles(store: FileStore, folder: string, digests: Digests): Promise<number> {
  const keys = store.list()[Symbol.asyncIterator]();
  let count = 0;
  const lane = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const bytes = await readUnlessGone(store, next.value);
      if (!bytes) continue;
      const path = `files/${next.value}`;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes, { mode: FILE_MODE });
      digests.set(path, sha256Hex(bytes));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return count;
}

async function readUnlessGone(store: FileStore, key: string): Promise<Uint8Array | undefined> {
  try {
    return await store.read(key);
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}
