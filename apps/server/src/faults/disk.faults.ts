import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { createTestPlace, type DatabaseKind, postgresAnswers } from '../testing/databases.ts';
import { killLeftovers } from '../testing/server-process.ts';
import { END_MS, report } from './settings.ts';
import { removeTmpfs, startTmpfs, type Tmpfs } from './tmpfs.ts';
import { waitUntil } from './wait-until.ts';
import { createWorld, getAgain } from './world.ts';

const LONG_MS = 300_000;
const DISK_MB = 120;
const TRIES = 5;
const TEXT = 'A made-up resume. '.repeat(1_000);

const kinds: DatabaseKind[] = postgresAnswers ? ['embedded', 'postgres'] : ['embedded'];
afterAll(killLeftovers);

/** The data folder's disk: uploads and, without PostgreSQL, the database. */
it.for(kinds)(
  'a full disk below the data folder: 507 or 503, nothing half-made, and on once there is room (%s)',
  { timeout: LONG_MS },
  async (kind, context) => {
    const disk = startTmpfs(DISK_MB);
    if (!disk) return context.skip('this program may not mount a disk of its own');
    const { databaseUrl, remove } = await createTestPlace(kind);
    const place = { dataDir: join(disk.folder, 'data'), databaseUrl, remove };
    const world = await createWorld(place, { payments: 'test' });
    const owner = world.openBrowser();
    await owner.register('dora.owner');
    const kept = await upload(owner, 'before');
    disk.fill();
    const refused: number[] = [];
    for (let n = 0; n < TRIES; n += 1) {
      const answer = await owner.post('/api/resumes', { text: TEXT, title: `full-${n}` });
      refused.push(answer.status);
    }
    const ready = (await fetch(`${world.server.origin}/readyz`)).status;
    const health = (await fetch(`${world.server.origin}/healthz`)).status;
    disk.free();
    const startedAt = performance.now();
    const again = await waitUntil(
      () => owner.post('/api/resumes', { text: TEXT, title: 'after' }).catch(() => undefined),
      (answer) => answer?.status === 201,
      30_000,
    );
    const recoveredMs = Math.round(performance.now() - startedAt);
    const list = (await getAgain(owner, '/api/resumes?limit=50')).json.items;
    const titles: string[] = list.map(({ title }: { title: string }) => title);
    const files = filesOf(disk);
    report(`full disk below the data folder (${kind})`, {
      refused: refused.join('/'),
      ready,
      health,
      recoveredMs,
      rows: titles.length,
      files: files.length,
    });
    const original = await getAgain(owner, `/api/resumes/${kept}/original`);
    await world.close();
    removeTmpfs(disk);
    await remove();
    expect(refused.filter((status) => status !== 507 && status !== 503)).toEqual([]);
    expect([again?.status, health, titles.sort()]).toEqual([201, 200, ['after', 'before']]);
    expect(original.text).toBe(TEXT);
    expect(files.filter((name) => name.endsWith('.partial'))).toEqual([]);
    expect(files).toHaveLength(2);
  },
);

async function upload(owner: Browser, title: string): Promise<string> {
  const { json } = await owner.post('/api/resumes', { text: TEXT, title });
  await waitUntil(
    () => getAgain(owner, `/api/resumes/${json.resume.id}`),
    (answer) => answer.json.resume.status !== 'parsing',
    END_MS,
  );
  return json.resume.id;
}

const filesOf = ({ folder }: Tmpfs) =>
  globSync('data/files/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
