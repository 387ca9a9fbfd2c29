import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasEmbedded, loadEmbedded, requireEmbeddedUnused } from '../platform/db/embedded-dump.ts';
import { isKnownMigration } from '../platform/db/newest-migration.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Log } from '../platform/log.ts';
import { CommandFault } from '../process/command-fault.ts';
import type { Config } from '../process/config.ts';
import { type Digests, type Manifest, readManifest } from './manifest.ts';
import { hasPostgresTables, loadPostgres } from './postgres-dump.ts';

const FILES = 'files/';

export interface RestoreOptions {
  /** Puts the backup in the place of what there is. */
  replace: boolean;
}

/**
 * Puts a backup back: its files first, so that the database names none that is missing. Nothing is
 * touched before every digest has been compared. Answers the backup's manifest. Throws CommandFault.
 */
export async function restoreBackup(
  config: Config,
  log: Log,
  source: string,
  { replace }: RestoreOptions,
): Promise<Manifest> {
  const folder = resolve(source);
  const { manifest, digests } = await readManifest(folder);
  requireFitting(config, manifest);
  const store = await openFiles(config, (err) => log.warn({ err }, 'object store'));
  const hasDatabase = await isDatabaseThere(config);
  if (!replace && (hasDatabase || (await isAnyFileThere(store)))) {
    throw new CommandFault(
      'There are data here already. Restore into an empty place, or add --replace to lose what is here.',
    );
  }
  const keys = listKeys(digests);
  for (const key of keys) await store.put(key, await readFile(join(folder, FILES, key)));
  await loadDatabase(config, join(folder, manifest.databaseFile));
  if (replace) await removeOthers(store, new Set(keys));
  return manifest;
}

function requireFitting({ databaseUrl }: Config, { database, migration }: Manifest): void {
  const wanted = databaseUrl === undefined ? 'embedded' : 'postgres';
  if (database !== wanted) {
    throw new CommandFault(
      database === 'embedded'
        ? 'This backup is of an embedded database: restore it without DATABASE_URL.'
        : 'This backup is of a PostgreSQL database: set DATABASE_URL to restore it.',
    );
  }
  if (!isKnownMigration(migration)) {
    throw new CommandFault(
      `This backup is of a newer version of Trueline (${migration}). Restore it with that version.`,
    );
  }
}

/** Throws when a server is at work there. */
async function isDatabaseThere({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (databaseUrl !== undefined) return hasPostgresTables(databaseUrl);
  await requireEmbeddedUnused(dataDir);
  return hasEmbedded(dataDir);
}

async function isAnyFileThere(store: FileStore): Promise<boolean> {
  for await (const _key of store.list()) return true;
  return false;
}

async function loadDatabase({ databaseUrl, dataDir }: Config, path: string): Promise<void> {
  if (databaseUrl === undefined) await loadEmbedded(dataDir, await readFile(path));
  else await loadPostgres(databaseUrl, path);
}

function listKeys(digests: Digests): string[] {
  return [...digests.keys()]
    .filter((path) => path.startsWith(FILES))
    .map((path) => path.slice(FILES.length));
}

async function removeOthers(store: FileStore, kept: Set<string>): Promise<void> {
  const keys = await Array.fromAsync(store.list());
  for (const key of keys) if (!kept.has(key)) await store.remove(key);
}
