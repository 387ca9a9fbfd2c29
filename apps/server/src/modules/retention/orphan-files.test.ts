import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFileKey } from '../../platform/files/file-store.ts';
import { openLocalFiles } from '../../platform/files/local-files.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { uploadSample } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createRetention } from './index.ts';

const DAY_MS = 86_400_000;
const BYTES = Buffer.from('left behind');

describeOnDatabases('stored files that no row names', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.owner');
  });
  afterAll(() => app.close());

  const folder = () => join(app.config.dataDir, 'files');
  /** Files as crashes leave them, so many days old. */
  const leaveBehind = async (count: number, days: number): Promise<string[]> => {
    const files = await openLocalFiles(folder());
    const keys = Array.from({ length: count }, newFileKey);
    const time = new Date(Date.now() - days * DAY_MS);
    for (const key of keys) {
      await files.put(key, BYTES);
      utimesSync(join(folder(), key), time, time);
    }
    return keys;
  };
  const upload = async (days: number): Promise<string> => {
    const { id } = await uploadSample(owner);
    const { file_key } = await app.database.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const time = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(folder(), file_key), time, time);
    return file_key;
  };
  /** Answers the keys that were given to be deleted. */
  const sweep = async (): Promise<string[]> => {
    const deleted: string[] = [];
    const jobs = {
      enqueue: async (_: unknown, _queue: string, data: { files: string[] }) =>
        void deleted.push(...data.files),
      wake: () => {},
    } as unknown as Jobs;
    const files = await openLocalFiles(folder());
    const now = () => new Date();
    const retention = createRetention({ db: app.database.db, jobs, files, retentionDays: 0, now });
    await retention.deleteExpired();
    for (const key of deleted) await files.remove(key);
    return deleted;
  };

  it('go where the store was new with this database', async () => {
    const fresh = await startTestApp(kind);
    try {
      await fresh.deleteExpired();
      const files = await openLocalFiles(join(fresh.config.dataDir, 'files'));
      const [mark = ''] = await Array.fromAsync(files.list());
      const key = newFileKey();
      await files.put(key, BYTES);
      const time = new Date(Date.now() - 2 * DAY_MS);
      for (const old of [key, mark])
        utimesSync(join(fresh.config.dataDir, 'files', old), time, time);
      await fresh.deleteExpired();
      await expect.poll(() => Array.fromAsync(files.list())).toEqual([mark]);
    } finally {
      await fresh.close();
    }
  });

  it('are left where none belongs to anybody: the store is another database’s', async () => {
    const keys = await leaveBehind(3, 2);
    expect(await sweep()).toEqual([]);
    await upload(2);
    expect((await sweep()).sort()).toEqual(keys.sort());
  });

  it('go once they are older than a day, and what a row names stays', async () => {
    const kept = await upload(30);
    const [old = ''] = await leaveBehind(1, 1.1);
    const [young] = await leaveBehind(1, 0.9);
    expect(await sweep()).toEqual([old]);
    const files = await openLocalFiles(folder());
    const left = await Array.fromAsync(files.list());
    expect(left).toEqual(expect.arrayContaining([kept, young]));
  });

  it('go when the last account is gone: the store is known from before', async () => {
    const { db } = app.database;
    await sweep();
    await db.deleteFrom('resumes').execute();
    const left = await db.selectFrom('resumes').select('id').execute();
    expect(left).toEqual([]);
    const keys = await leaveBehind(3, 2);
    expect(await sweep()).toEqual(expect.arrayContaining(keys));
  });

  it('are left, and told of, where they are many', async () => {
    await upload(2);
    const keys = await leaveBehind(30, 2);
    await expect(sweep()).rejects.toThrow(/^30 of \d+ stored files belong to no resume/);
    const files = await openLocalFiles(folder());
    expect(await Array.fromAsync(files.list())).toEqual(expect.arrayContaining(keys));
  });
});
