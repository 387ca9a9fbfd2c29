import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { logInToAdmin } from '../testing/administrator.ts';
import { createTestPlace, postgresAnswers, type TestPlace } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/create-admin.ts', import.meta.url));
const PASSWORD = 'another quiet made-up one';
const running = new Set<ChildProcess>();

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

async function createAdmin({ dataDir, databaseUrl }: Place, args: string[], input: string) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  running.delete(child);
  return [code, Buffer.concat(chunks).toString('utf8').trim()];
}

const named = (username: string) => ['--username', username, '--email', `${username}@example.com`];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

describe('npm run create-admin (embedded)', () => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await createTestPlace('embedded');
  });
  afterAll(() => place.remove());

  it('makes an administrator in a new database, once', async () => {
    const answer = await createAdmin(place, named('olive'), `${PASSWORD}\n`);
    expect(answer).toEqual([0, 'olive is an administrator now.']);
    const again = await createAdmin(place, [], `olive\nolive@example.com\n${PASSWORD}\n`);
    expect(again).toEqual([0, expect.stringMatching(/^olive is an administrator already/)]);
    const database = await openDatabase(place, createLog('silent'));
    const users = await database.db.selectFrom('users').select(['username', 'role']).execute();
    await database.close();
    expect(users).toEqual([{ username: 'olive', role: 'admin' }]);
  });

  it.each([
    ['a password that is too short', named('olive'), 'short\n', /^password: Use at least 8/],
    ['a common password', named('olive'), 'Password123!\n', /^password: .*tried first/],
    ['a faulty address', ['--username', 'olive', '--email', 'x'], `${PASSWORD}\n`, /^email: /],
    ['no password', named('olive'), '', /^password: /],
  ])('ends with one line at %s', async (_what, args, input, line) => {
    expect(await createAdmin(place, args, input)).toEqual([1, expect.stringMatching(line)]);
  });

  it('takes no password as an argument', async () => {
    const answer = await createAdmin(place, ['--password', PASSWORD], '');
    expect(answer).toEqual([64, expect.stringMatching(/^Usage: npm run create-admin/)]);
  });

  it('says so when a running server has the database open', async () => {
    const database = await openDatabase(place, createLog('silent'));
    const answer = await createAdmin(place, named('olive'), `${PASSWORD}\n`);
    await database.close();
    expect(answer).toEqual([
      1,
      expect.stringContaining(`The embedded database is in use by process ${process.pid}`),
    ]);
  });
});

describe.skipIf(!postgresAnswers)('npm run create-admin (PostgreSQL)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('postgres');
  });
  afterAll(() => app.close());

  it('makes an administrator who signs in to the running server', async () => {
    const answer = await createAdmin(app.config, named('olive'), `${PASSWORD}\n`);
    expect(answer).toEqual([0, 'olive is an administrator now.']);
    const login = await logInToAdmin(app, { username: 'olive', password: PASSWORD });
    expect(login.answer.status).toBe(200);
  });

  it('says whose address is taken', async () => {
    await app.openBrowser().register('somebody');
    const args = ['--username', 'other', '--email', 'somebody@example.com'];
    const answer = await createAdmin(app.config, args, `${PASSWORD}\n`);
    expect(answer).toEqual([1, expect.stringContaining('belongs to an account with another')]);
  });
});
