import type { Db } from '../../platform/db/database.ts';
import { FileMissingError, type FileStore } from '../../platform/files/file-store.ts';

const MARK = new TextEncoder().encode(
  'By this file a database of Trueline knows its file store.\n',
);

interface StoreDeps {
  db: Db;
  files: FileStore;
}

/** Whether the store holds this database's mark: nobody else's files stand there. */
export async function isMarked({ db, files }: StoreDeps): Promise<boolean> {
  const key = await findMark(db);
  if (key === undefined) return false;
  try {
    await files.read(key);
    return true;
  } catch (error) {
    if (error instanceof FileMissingError) return false;
    throw error;
  }
}

/** Marks a store that is surely this database's: one that is empty still, or holds files that its rows name. */
export async function markOnce({ db, files }: StoreDeps): Promise<void> {
  if ((await findMark(db)) !== undefined) return;
  const file_key = await files.save(MARK);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('file_store_mark')
    .values({ file_key })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Another process was quicker.
  if (numInsertedOrUpdatedRows === 0n) await files.remove(file_key);
}

export async function isEmpty(files: FileStore): Promise<boolean> {
  for await (const _ of files.list()) return false;
  return true;
}

async function findMark(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('file_store_mark').select('file_key').executeTakeFirst();
  return row?.file_key;
}
