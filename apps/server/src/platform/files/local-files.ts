import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids.ts';

/** Stored files by keys of our own making; no name given by a person is ever part of one. */
export interface FileStore {
  /** Durable once it resolves: the whole file is there under a new key, or nothing is. */
  save: (bytes: Uint8Array) => Promise<string>;
  read: (key: string) => Promise<Uint8Array>;
  /** A file already gone is fine. */
  remove: (key: string) => Promise<void>;
}

const KEY = /^[A-Za-z0-9_-]{2}\/[A-Za-z0-9_-]{22}$/;

/** Files in `folder`, spread over subfolders of two characters. Throws when it cannot be written. */
export async function openLocalFiles(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a file key');
    return join(folder, key);
  };
  return {
    save: async (bytes) => {
      const id = newId();
      const key = `${id.slice(0, 2)}/${id}`;
      await writeDurably(pathOf(key), bytes);
      return key;
    },
    read: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  try {
    await withHandle(partial, 'wx', async (handle) => {
      await handle.writeFile(bytes);
      await handle.sync();
    });
    await rename(partial, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The new name is durable only once its folder is. Windows can't sync a folder, and needn't. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await withHandle(folder, 'r', (handle) => handle.sync());
}

async function withHandle(
  path: string,
  flags: string,
  use: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const handle = await open(path, flags);
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}
