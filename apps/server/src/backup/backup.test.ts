import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { PASSWORD } from '../testing/browser.ts';
import {
  createTestPlace,
  type DatabaseKind,
  postgresAnswers,
  type TestPlace,
} from '../testing/databases.ts';
import { optimizeSession, prepareSession } from '../testing/flow.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { SAMPLE_RESUME } from '../testing/sample.ts';
import {
  killLeftovers,
  type ServerProcess,
  startServerProcess,
} from '../testing/server-process.ts';

const RUN = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));
/** Several processes one after another, on a machine that may be busy. */
const folder = mkdtempSync(join(tmpdir(), 'trueline-backup-'));
afterAll(() => {
  killLeftovers();
  rmSync(folder, { recursive: true, force: true });
});

/** A command as `npm run` calls it. */
async function run(environment: Record<string, string>, name: string, ...args: string[]) {
  const child = spawn(process.execPath, [RUN, name, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment,
    },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = await once(child, 'close');
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** Table -> digest of its rows, in whatever order they lie. */
async function digestTables(place: TestPlace): Promise<Record<string, string>> {
  const { db, close } = await openDatabase(place, createLog('silent'));
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest
      from ${sql.raw(name)} t`.execute(db);
    digests[name] = rows[0]?.digest ?? '';
  }
  await close();
  return digests;
}

function testOn(kind: DatabaseKind, withS3: boolean): void {
  let from: TestPlace;
  let to: TestPlace;
  let fromS3: S3Server | undefined;
  let toS3: S3Server | undefined;
  let server: ServerProcess;
  let resumeId: string;
  let sessionId: string;
  const backup = join(folder, kind);
  const environmentOf = (place: TestPlace, s3: S3Server | undefined) => ({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    ...s3?.environment,
  });
  const fromEnvironment = () => environmentOf(from, fromS3);
  const toEnvironment = () => environmentOf(to, toS3);

  beforeAll(async () => {
    [from, to] = [await createTestPlace(kind), await createTestPlace(kind)];
    if (withS3) [fromS3, toS3] = [await startS3Server(), await startS3Server()];
    server = await startServerProcess(from, fromS3?.environment);
    const owner = server.openBrowser();
    await owner.register('nora.keeper');
    ({ id: sessionId, resumeId } = await prepareSession(owner));
    await optimizeSession(owner, sessionId);
  });
  afterAll(async () => {
    await Promise.all([fromS3?.close(), toS3?.close()]);
    await Promise.all([from.remove(), to.remove()]);
  });

  it('is made while the service runs on PostgreSQL; embedded, it says what to stop', async () => {
    const { code, output } = await run(fromEnvironment(), 'backup', `${backup}-running`);
    if (kind === 'postgres') expect([code, output]).toEqual([0, expect.stringContaining('holds')]);
    else expect([code, output]).toEqual([1, expect.stringMatching(/in use by process.*\n$/)]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('is made into a new folder, for its owner alone, and never over another', async () => {
    expect(await run(fromEnvironment(), 'backup', backup)).toEqual({
      code: 0,
      // The resume's file, and the one by which the database knows its store.
      output: expect.stringMatching(/holds the database and 2 files/),
    });
    expect(statSync(backup).mode & 0o077).toBe(0);
    const again = await run(fromEnvironment(), 'backup', backup);
    expect([again.code, again.output]).toEqual([1, expect.stringMatching(/is not empty.*\n$/)]);
  });

  it('is put back into an empty place: the same rows, the same files, and people sign in', async () => {
    expect(await run(toEnvironment(), 'restore', backup)).toMatchObject({ code: 0 });
    expect(await digestTables(to)).toEqual(await digestTables(from));
    const restored = await startServerProcess(to, toS3?.environment);
    const owner = restored.openBrowser();
    await owner.prepare();
    const credentials = { username: 'nora.keeper', password: PASSWORD };
    expect((await owner.post('/api/auth/login', credentials)).status).toBe(200);
    await owner.prepare();
    expect((await owner.get(`/api/resumes/${resumeId}/original`)).text).toBe(SAMPLE_RESUME);
    const result = await owner.get(`/api/resume-sessions/${sessionId}`);
    expect(result.json.resumeSession.status).toBe('completed');
    // And goes on from there.
    await prepareSession(owner);
    const during = await run(toEnvironment(), 'restore', backup, '--replace');
    expect([during.code, during.output]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
    expect(await restored.end('SIGTERM')).toBe(0);
  });

  it('replaces what there is only when told', async () => {
    const refused = await run(toEnvironment(), 'restore', backup);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--replace')]);
    expect(await digestTables(to)).not.toEqual(await digestTables(from));
    expect(await run(toEnvironment(), 'restore', backup, '--replace')).toMatchObject({ code: 0 });
    expect(await digestTables(to)).toEqual(await digestTables(from));
    const second = `${backup}-second`;
    expect(await run(toEnvironment(), 'backup', second)).toMatchObject({ code: 0 });
    const files = (path: string) =>
      readFileSync(join(path, 'SHA256SUMS'), 'utf8').match(/.*files\/.*/g);
    expect(files(second)).toEqual(files(backup));
  });

  if (kind === 'postgres') {
    it('that fails half-way leaves the database as it was', async () => {
      const halved = `${backup}-halved`;
      cpSync(backup, halved, { recursive: true });
      const dump = readFileSync(join(halved, 'database.dump'));
      const half = dump.subarray(0, dump.length * 0.7);
      writeFileSync(join(halved, 'database.dump'), half);
      const sums = readFileSync(join(halved, 'SHA256SUMS'), 'utf8');
      const digest = createHash('sha256').update(half).digest('hex');
      writeFileSync(
        join(halved, 'SHA256SUMS'),
        sums.replace(/^.* {2}database\.dump$/m, `${digest}  database.dump`),
      );
      const before = await digestTables(to);
      const failed = await run(toEnvironment(), 'restore', halved, '--replace');
      expect([failed.code, failed.output]).toEqual([
        1,
        expect.stringMatching(/^pg_restore failed: /),
      ]);
      expect(await digestTables(to)).toEqual(before);
    });
  }

  it('that is damaged is not put back, and nothing is touched', async () => {
    const name = kind === 'embedded' ? 'database.tar.gz' : 'database.dump';
    writeFileSync(join(backup, name), 'x', { flag: 'a' });
    const before = await digestTables(to);
    const refused = await run(toEnvironment(), 'restore', backup, '--replace');
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/damaged.*\n$/)]);
    expect(await digestTables(to)).toEqual(before);
  });
}

describe('a backup of the embedded database and a folder', () => testOn('embedded', false));
describe.skipIf(!postgresAnswers)(
  'a backup of PostgreSQL and an object store',

  () => {
    testOn('postgres', true);

    it('says what it needs where PostgreSQL’s programs are missing', async () => {
      const place = await createTestPlace('postgres');
      const environment = { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir };
      expect((await run(environment, 'migrate')).output).toBe('The database is up to date.\n');
      const missing = await run(
        { ...environment, PATH: folder },
        'backup',
        join(folder, 'missing'),
      );
      expect([missing.code, missing.output]).toEqual([
        1,
        expect.stringMatching(/^pg_dump is not on the PATH.*\n$/),
      ]);
      await place.remove();
    });
  },
);

it.each([
  ['backup', []],
  ['restore', []],
  ['restore', ['a', '--relpace']],
  ['migrate', ['now']],
] as const)('%s %j shows how it is called', async (name, args) => {
  expect(await run({}, name, ...args)).toEqual({
    code: 64,
    output: expect.stringMatching(/^Usage: npm run [^\n]+\n$/),
  });
});

it('a folder that holds no backup is said to be none', async () => {
  const DATA_DIR = join(folder, 'nothing');
  expect(await run({ DATA_DIR }, 'restore', folder)).toEqual({
    code: 1,
    output: expect.stringMatching(/is not a whole backup.*\n$/),
  });
  expect(await run({ DATA_DIR }, 'backup', join(folder, 'of-nothing'))).toEqual({
    code: 1,
    output: expect.stringMatching(/^There is no database in .*\n$/),
  });
});
