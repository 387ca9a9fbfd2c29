import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_PRICE_CENTS } from '@trueline/contracts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { uploadSample } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PERSONAL_TABLES } from './personal-data.ts';

const NEW_PASSWORD = 'quite another made-up one';

let people = 0;

describeOnDatabases('account', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let name: string;
  let email: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    people += 1;
    name = `person.${people}`;
    email = `${name}@example.com`;
    owner = app.openBrowser();
    await owner.register(name);
  });

  const logIn = async (username = name, password = PASSWORD, headers = {}) => {
    const browser = app.openBrowser();
    await browser.prepare();
    const answer = await browser.post('/api/auth/login', { username, password }, headers);
    return { browser, answer };
  };
  const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;

  it('shows what the account is', async () => {
    const { json } = await owner.get('/api/account');
    expect(json.account).toEqual({
      id: expect.any(String),
      username: name,
      email,
      emailVerified: false,
      createdAt: expect.any(String),
      proUntil: expect.any(String),
      pro: true,
      twoFactor: false,
      recoveryCodesLeft: 0,
      newsletter: 'off',
    });
  });

  it('changes the username, unless it is taken', async () => {
    const renamed = await owner.patch('/api/account', { username: `${name}.new` });
    expect(renamed.json.account.username).toBe(`${name}.new`);
    const respelled = await owner.patch('/api/account', { username: `${name}.NEW` });
    expect(respelled.json.account.username).toBe(`${name}.NEW`);
    const other = app.openBrowser();
    await other.register(`${name}.other`);
    const taken = await owner.patch('/api/account', { username: `${name}.OTHER` });
    expect([taken.status, taken.json.code]).toEqual([409, 'USERNAME_TAKEN']);
  });

  it('quality 28: changes nothing that is not a setting', async () => {
    const before = (await owner.get('/api/account')).json;
    await owner.patch('/api/account', {
      id: 'x',
      email: 'mine@example.com',
      proUntil: '2999-01-01T00:00:00Z',
      pro: true,
      role: 'admin',
      emailVerified: true,
    });
    expect((await owner.get('/api/account')).json).toEqual(before);
  });

  it('quality 14: changes password and address with the current password alone', async () => {
    const wrongly = await owner.post('/api/account/password', {
      currentPassword: 'not this one',
      newPassword: NEW_PASSWORD,
    });
    expect([wrongly.status, Object.keys(wrongly.json.fields)]).toEqual([422, ['currentPassword']]);
    const email = await owner.post('/api/account/email', {
      email: 'other@example.com',
      password: 'not this one',
    });
    expect([email.status, Object.keys(email.json.fields)]).toEqual([422, ['password']]);
    const missing = await owner.post('/api/account/password', { newPassword: NEW_PASSWORD });
    expect(missing.status).toBe(422);
    expect((await logIn()).answer.status).toBe(200);
  });

  it('quality 5: a new password ends every other sign-in, and moves this one on', async () => {
    const { browser: other } = await logIn();
    const before = new Map(owner.cookies);
    const changed = await owner.post('/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(changed.status).toBe(200);
    expect(await isSignedIn(owner)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    const old = app.openBrowser();
    old.cookies = before;
    expect(await isSignedIn(old)).toBe(false);
    expect((await owner.patch('/api/account', { newsletter: false })).status).toBe(200);
    expect((await logIn(name, NEW_PASSWORD)).answer.status).toBe(200);
    await app.mailbox.waitFor(email, 'Your password was changed');
  });

  it('quality 13: takes no common password as a new one', async () => {
    const given = { currentPassword: PASSWORD, newPassword: 'Password123!' };
    const answer = await owner.post('/api/account/password', given);
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['newPassword']]);
  });

  it('quality 5: lists the sign-ins and ends one, or all others', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { browser: second } = await logIn(name, PASSWORD, { 'user-agent': firefox });
    const { browser: third } = await logIn();
    const { items } = (await owner.get('/api/account/sessions')).json;
    expect(items.map((item: { current: boolean }) => item.current)).toEqual([false, false, true]);
    expect(items[1].device).toBe('Firefox on Linux');
    expect((await owner.delete(`/api/account/sessions/${items[1].id}`)).status).toBe(204);
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
    expect((await owner.delete('/api/account/sessions')).status).toBe(204);
    expect([await isSignedIn(owner), await isSignedIn(third)]).toEqual([true, false]);
  });

  it('quality 26: ends nobody else’s sign-in', async () => {
    const stranger = app.openBrowser();
    await stranger.register(`${name}.stranger`);
    const { items } = (await stranger.get('/api/account/sessions')).json;
    const foreign = await owner.delete(`/api/account/sessions/${items[0].id}`);
    const unknown = await owner.delete('/api/account/sessions/unknown');
    const bare = ({ status, json: { requestId: _, ...body } }: typeof foreign) => [status, body];
    expect(bare(foreign)).toEqual(bare(unknown));
    expect(foreign.status).toBe(404);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('quality 29: no answer holds a hash or a token', async () => {
    for (const path of ['/api/auth/me', '/api/account', '/api/account/sessions']) {
      const { text } = await owner.get(path);
      expect(text).not.toMatch(/argon2|hash|token_|totp|secret/i);
      for (const cookie of owner.cookies.values()) expect(text).not.toContain(cookie);
    }
  });

  describe('a change of address', () => {
    const OLD = 'Confirm the change';
    const NEW = 'Confirm your new e-mail address';
    const ask = (to: string) => owner.post('/api/account/email', { email: to, password: PASSWORD });
    const confirm = (token: string, by = owner) => by.post('/api/account/email/confirm', { token });

    it('is made once both ends have confirmed it', async () => {
      const to = `${name}.new@example.com`;
      expect((await ask(to)).status).toBe(202);
      const [oldToken, newToken] = [
        await app.mailbox.waitForToken(email, OLD),
        await app.mailbox.waitForToken(to, NEW),
      ];
      const stranger = app.openBrowser();
      await stranger.register(`${name}.stranger`);
      expect((await confirm(newToken, stranger)).json.code).toBe('TOKEN_INVALID');

      const half = await confirm(newToken);
      expect(half.json).toMatchObject({
        changed: false,
        user: { email },
        account: { pendingEmail: { email: to, oldConfirmed: false, newConfirmed: true } },
      });
      expect((await confirm(newToken)).json.code).toBe('TOKEN_INVALID');
      const whole = await confirm(oldToken);
      expect(whole.json).toMatchObject({ changed: true, user: { email: to } });
      expect(whole.json.account.emailVerified).toBe(true);
      expect(whole.json.account.pendingEmail).toBeUndefined();
      expect((await logIn(to)).answer.status).toBe(200);
      expect((await logIn(email)).answer.status).toBe(401);
    });

    it('quality 15: 20 parallel uses of its tokens, one change', async () => {
      const to = `${name}.new@example.com`;
      await ask(to);
      const tokens = [
        await app.mailbox.waitForToken(email, OLD),
        await app.mailbox.waitForToken(to, NEW),
      ];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => confirm(tokens[n % 2] ?? '')),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done.map(({ json }) => json.changed).sort()).toEqual([false, true]);
    });

    it('quality 16: the newest request counts alone, for its time', async () => {
      await ask(`${name}.first@example.com`);
      const first = await app.mailbox.waitForToken(`${name}.first@example.com`, NEW);
      await ask(`${name}.second@example.com`);
      const second = await app.mailbox.waitForToken(`${name}.second@example.com`, NEW);
      expect((await confirm(first)).json.code).toBe('TOKEN_INVALID');
      app.clock.aheadMs = 86_401_000;
      const late = await logIn();
      expect((await confirm(second, late.browser)).json.code).toBe('TOKEN_INVALID');
      app.clock.aheadMs = 0;
    });

    it('is withdrawn, and then its links count no more', async () => {
      const to = `${name}.new@example.com`;
      await ask(to);
      const token = await app.mailbox.waitForToken(to, NEW);
      const withdrawn = await owner.request('DELETE', '/api/account/email');
      expect(withdrawn.status).toBe(200);
      expect(withdrawn.json.account.pendingEmail).toBeUndefined();
      expect((await confirm(token)).json.code).toBe('TOKEN_INVALID');
      expect((await owner.request('DELETE', '/api/account/email')).status).toBe(200);
    });

    it('quality 21: answers the same for an address that has an account, and tells its owner', async () => {
      const other = app.openBrowser();
      await other.register(`${name}.other`);
      const taken = await ask(`${name}.other@example.com`);
      const free = await ask(`${name}.free@example.com`);
      expect([taken.status, taken.json]).toEqual([free.status, free.json]);
      const notice = await app.mailbox.waitFor(`${name}.other@example.com`, 'stays with');
      expect(notice.text).not.toContain('confirmEmail');
    });
  });

  it('quality 50: exports everything held on a person, and nothing of others', async () => {
    const resume = await uploadSample(owner);
    const stranger = app.openBrowser();
    await stranger.register(`${name}.stranger`);
    await stranger.post('/api/resumes', {
      text: `Stranger Person\n${'canary-of-others '.repeat(5)}`,
    });
    const order = { service: 'resume_reparsing', resumeId: resume.id };
    const { payment } = (await owner.post('/api/payments', order)).json;
    await owner.request('PUT', '/api/profile', {
      json: { basics: { label: 'canary-of-profile' } },
    });
    const { status, headers, bytes } = await owner.get('/api/account/export');
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(bytes));
    const text = (path: string) => new TextDecoder().decode(files[path]);
    expect(JSON.parse(text('account.json'))).toMatchObject({ username: name, email });
    expect(JSON.parse(text(`resumes/${resume.id}.json`)).text).toContain('Nora Testwell');
    expect(text(`resumes/${resume.id}-original/nora.txt`)).toContain('Nora Testwell');
    expect(JSON.parse(text('auth_sessions.json'))).toHaveLength(1);
    expect(JSON.parse(text('payments.json'))).toMatchObject([
      { id: payment.id, amount: SERVICE_PRICE_CENTS },
    ]);
    expect(text('user_profiles.json')).toContain('canary-of-profile');
    const all = Object.keys(files).map(text).join('\n');
    expect(all).not.toContain('canary-of-others');
    expect(all).not.toContain(`${name}.stranger`);
    expect(all).not.toMatch(/argon2|_hash/);
  });

  it('names a file that is lost in the export, which goes on without it', async () => {
    const lost = await uploadSample(owner);
    const kept = await uploadSample(owner);
    const { file_key } = await app.database.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', lost.id)
      .executeTakeFirstOrThrow();
    rmSync(join(app.config.dataDir, 'files', file_key));
    const { status, bytes } = await owner.get('/api/account/export');
    expect(status).toBe(200);
    const files = unzipSync(new Uint8Array(bytes));
    const named = JSON.parse(Buffer.from(files['missing_files.json'] ?? []).toString());
    expect(named).toEqual([{ resume: lost.id, file: 'nora.txt' }]);
    expect(Object.keys(files)).toContain(`resumes/${kept.id}-original/nora.txt`);
  });

  it('knows every table that holds something on a person', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where column_name = 'user_id' and table_schema = 'public'`.execute(app.database.db);
    const tables = rows.map(({ table_name }) => table_name).sort();
    expect(Object.keys(PERSONAL_TABLES).sort()).toEqual(tables);
  });

  it('answers at once that the newsletter waits for its link', async () => {
    const wished = await owner.patch('/api/account', { newsletter: true });
    expect(wished.json.account.newsletter).toBe('pending');
    await app.mailbox.waitFor(email, 'Confirm your newsletter');
    const left = await owner.patch('/api/account', { newsletter: false });
    expect(left.json.account.newsletter).toBe('off');
  });

  it('quality 51: deletes the account with everything in it', async () => {
    const resume = await uploadSample(owner);
    await owner.post('/api/resume-sessions', { resumeId: resume.id });
    await owner.post('/api/resumes', { text: `Canary ${name}\nanalyst in many places` });
    const keys = await sql<{ file_key: string }>`
      select file_key from resumes join users on users.id = user_id
      where username = ${name}`.execute(app.database.db);
    const paths = keys.rows.map(({ file_key }) => join(app.config.dataDir, 'files', file_key));
    expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
    await owner.patch('/api/account', { newsletter: true });
    await app.mailbox.waitFor(email, 'Confirm your newsletter');
    await owner.request('PUT', '/api/profile', { json: { basics: { name } } });
    const order = { service: 'resume_reparsing', resumeId: resume.id };
    const { payment } = (await owner.post('/api/payments', order)).json;
    const wrong = await owner.delete('/api/account', { password: 'not this one' });
    expect(wrong.status).toBe(422);
    const gone = await owner.delete('/api/account', { password: PASSWORD });
    expect([gone.status, gone.headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect(await isSignedIn(owner)).toBe(false);
    expect((await logIn()).answer.json.code).toBe('INVALID_CREDENTIALS');

    const dump = async () => {
      const { rows: tables } = await sql<{ name: string }>`
        select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(
        app.database.db,
      );
      const texts = [];
      for (const { name: table } of tables) {
        const { rows } = await sql<{ row: string }>`
          select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(app.database.db);
        texts.push(...rows.map(({ row }) => row));
      }
      return texts.join('\n');
    };
    await expect.poll(async () => (await dump()).includes(name)).toBe(false);
    // The books still add up, and say of nobody what was paid for.
    const kept = await app.database.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', payment.id)
      .executeTakeFirst();
    expect(kept).toMatchObject({
      amount: SERVICE_PRICE_CENTS,
      user_id: null,
      resume_id: null,
      resume_session_id: null,
      checkout_url: null,
    });
    await expect.poll(() => paths.some((path) => existsSync(path))).toBe(false);
    // The last mail says that it is done; what was mailed before is gone from the outbox.
    await app.mailbox.waitFor(email, 'is deleted');
    await expect
      .poll(() => app.mailbox.list(email).map(({ subject }) => subject))
      .toEqual(['Your Trueline account is deleted']);
  });
});

describeOnDatabases('limits on the current password', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.close());

  it('quality 22: stops guessing at a browser left signed in', async () => {
    const browser = app.openBrowser();
    await browser.register('kim');
    const guess = (password: string) => browser.delete('/api/account', { password });
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await guess(`guess number ${n}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    const answer = await guess(PASSWORD);
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
