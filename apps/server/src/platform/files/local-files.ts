import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
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
  const put = async (key: string, bytes: Uint8Array) => replaceDurably(pathOf(key), bytes);
  return {
    save: async (bytes) => {
      const key = newFileKey();
      await createDurably(folder, pathOf(key), bytes);
      return key;
    },
    read: async (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissingError(key) : error;
      }),
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: () => listKeys(folder),
    listOlderThan: async function* (time) {
      for await (const key of listKeys(folder)) {
        const writtenMs = await findWrittenMs(pathOf(key));
        if (writtenMs !== undefined && writtenMs < time.getTime()) yield key;
      }
    },
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

/** Undefined when the file is gone again. */
async function findWrittenMs(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A new file. Cut off, it is one that no row names, since its key is told only at the end. */
async function createDurably(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const create = () => writeFile(path, bytes, { flag: 'wx', flush: true });
  try {
    await create().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(dirname(path), { recursive: true });
      await syncFolder(folder);
      await create();
    });
    await syncFolder(dirname(path));
  } catch (error) {
    // What was there before is somebody's.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true });
    throw error;
  }
}

/** A file that may be there already. */
async function replaceDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  try {
    // Cut off while putting a file back, an earlier try may have left its part behind.
    await rm(partial, { force: true });
    await writeFile(partial, bytes, { flag: 'wx', flush: true });
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
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
