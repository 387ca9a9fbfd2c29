import { access, constants, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  FileMissingError,
  type FileStore,
  isFileKey,
  newFileKey,
  requireFileKey,
} from './file-store.ts';

/** Files in `folder`, spread over subfolders of two characters. Throws when it cannot be written. */
export async function openLocalFiles(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const pathOf = (key: string) => {
    requireFileKey(key);
    return join(folder, key);
  };
  const put = async (key: string, bytes: Uint8Array) => writeDurably(pathOf(key), bytes);
  return {
    save: async (bytes) => {
      const key = newFileKey();
      await put(key, bytes);
      return key;
    },
    read: async (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissingError(key) : error;
      }),
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: () => listKeys(folder),
    put,
  };
}

/** What a write that was cut off has left behind has no key's form, and is passed over. */
async function* listKeys(folder: string): AsyncGenerator<string> {
  for (const prefix of await readdir(folder)) {
    if (prefix.length !== 2) continue;
    for (const name of await readdir(join(folder, prefix))) {
      const key = `${prefix}/${name}`;
      if (isFileKey(key)) yield key;
    }
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  try {
    // Cut off while putting a file back, an earlier try may have left its part behind.
    await rm(partial, { force: true });
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
