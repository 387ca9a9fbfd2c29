import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, logInToAdmin, openAdmin } from '../../testing/administrator.ts';
import { type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let people = 0;

describeOnDatabases('users in the administration', (kind) => {
  let app: TestApp;
  let admin: Browser;
  let user: Browser;
  let name: string;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: ADMINISTRATOR });
    admin = await openAdmin(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    people += 1;
    name = `person.${people}`;
    user = app.openBrowser();
    id = (await user.register(name)).json.user.id;
  });

  const search = async (q: string) => {
    const { json } = await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`);
    return json.items.map(({ username }: { username: string }) => username);
  };
  const change = (json: unknown, target = id) => admin.patch(`/api/admin/users/${target}`, json);
  const newestEntry = async () => (await admin.get('/api/admin/audit-log?limit=1')).json.items[0];
  const logIn = async () => {
    const browser = app.openBrowser();
    await browser.prepare();
    const { status, json } = await browser.post('/api/auth/login', {
      username: name,
      password: PASSWORD,
    });
    return { browser, result: [status, json.code] };
  };
  const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;
  const makeAdministrator = async () => {
    expect((await change({ role: 'admin' })).status).toBe(200);
    return (await logInToAdmin(app, { username: name })).browser;
  };

  describe('finding them', () => {
    it('lists them newest first, page by page, each once', async () => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const next = cursor === '' ? '' : `&cursor=${cursor}`;
        const { json } = await admin.get(`/api/admin/users?limit=2${next}`);
        expect(json.items.length).toBeLessThanOrEqual(2);
        seen.push(...json.items.map((item: { username: string }) => item.username));
        cursor = json.nextCursor;
      }
      const { rows } = await sql<{ username: string }>`
        select username from users order by created_at desc, id desc`.execute(app.database.db);
      expect(seen).toEqual(rows.map(({ username }) => username));
    });

    it('finds them by the beginning of name or address in any case, and by id', async () => {
      expect(await search(name.toUpperCase())).toContain(name);
      expect(await search(`${name}@EXAMPLE`)).toEqual([name]);
      expect(await search(id)).toEqual([name]);
      expect(await search(`no-${name}`)).toEqual([]);
    });

    it('takes the signs of a search pattern for what they are', async () => {
      const names = [`under_score.${people}`, `underxscore.${people}`];
      for (const username of names) await app.openBrowser().register(username);
      expect(await search('under_')).toEqual([names[0]]);
      for (const q of ['%', '_', '%son', 'p_rson', '\\', "'", "' or 1=1 --"]) {
        expect(await search(q)).toEqual([]);
      }
    });

    it.each(['cursor=made-up', 'limit=0', 'limit=101', 'limit=x'])(
      'refuses %s as every list does',
      async (query) => {
        expect((await admin.get(`/api/admin/users?${query}`)).status).toBe(422);
      },
    );

    it('shows account, plan and sign-ins of one, and nothing secret', async () => {
      const { json, text } = await admin.get(`/api/admin/users/${id}`);
      expect(json.user).toEqual({
        id,
        username: name,
        email: `${name}@example.com`,
        emailVerified: false,
        role: 'user',
        disabled: false,
        pro: true,
        proUntil: expect.any(String),
        twoFactor: false,
        createdAt: expect.any(String),
      });
      expect(json.authSessions).toMatchObject([{ kind: 'auth', admin: false, current: false }]);
      expect(json.totals).toEqual({ resumes: 0, resumeSessions: 0, payments: 0, authSessions: 1 });
      expect(text).not.toMatch(/argon2|hash|secret|token/i);
    });

    it('answers 404 for nobody', async () => {
      expect((await admin.get('/api/admin/users/nobody')).status).toBe(404);
      expect((await change({ disabled: true }, 'nobody')).status).toBe(404);
    });
  });

  describe('disabling', () => {
    it('ends every sign-in at once, and is told to the right password alone', async () => {
      const disabled = await change({ disabled: true });
      expect([disabled.status, disabled.json.user.disabled]).toEqual([200, true]);
      expect(await isSignedIn(user)).toBe(false);
      expect((await logIn()).result).toEqual([401, 'ACCOUNT_DISABLED']);
      const browser = app.openBrowser();
      await browser.prepare();
      const guess = await browser.post('/api/auth/login', { username: name, password: 'wrong' });
      expect(guess.json.code).toBe('INVALID_CREDENTIALS');
      expect(await newestEntry()).toMatchObject({
        action: 'user-changed',
        actor: { username: ADMINISTRATOR.ADMIN_USERNAME },
        target: { kind: 'user', id, username: name },
        changes: { disabled: { before: false, after: true } },
        requestId: disabled.headers['x-request-id'],
      });
    });

    it('can be taken back', async () => {
      await change({ disabled: true });
      expect((await change({ disabled: false })).json.user.disabled).toBe(false);
      expect((await logIn()).result).toEqual([200, undefined]);
      // What was open before stays ended.
      expect(await isSignedIn(user)).toBe(false);
    });

    it('shuts an administrator out of the administration', async () => {
      const second = await makeAdministrator();
      expect((await second.get('/api/admin/me')).status).toBe(200);
      await change({ disabled: true });
      expect((await second.get('/api/admin/me')).status).toBe(401);
      const { answer } = await logInToAdmin(app, { username: name });
      expect([answer.status, answer.json.code]).toEqual([401, 'ACCOUNT_DISABLED']);
    });
  });

  describe('PRO', () => {
    it('is extended, and ended', async () => {
      const proUntil = '2040-01-31T12:00:00.000Z';
      expect((await change({ proUntil })).json.user).toMatchObject({ pro: true, proUntil });
      expect((await user.get('/api/account')).json.account).toMatchObject({ pro: true, proUntil });
      expect((await change({ proUntil: null })).json.user.pro).toBe(false);
      expect((await user.get('/api/account')).json.account.pro).toBe(false);
      expect((await newestEntry()).changes).toEqual({
        proUntil: { before: proUntil, after: null },
      });
      expect(await isSignedIn(user)).toBe(true);
    });

    it.each([
      ['2040-02-01', '2040-02-01T00:00:00.000Z'],
      ['2040-02-01T02:00:00-05:00', '2040-02-01T07:00:00.000Z'],
    ])('takes %s', async (given, proUntil) => {
      expect((await change({ proUntil: given })).json.user.proUntil).toBe(proUntil);
    });

    it.each(['tomorrow', 7, '2040-13-45T00:00:00Z', '9999-12-31T23:00:00-14:00'])(
      'takes no %s',
      async (proUntil) => {
        const answer = await change({ proUntil });
        expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['proUntil']]);
      },
    );
  });

  describe('administrators', () => {
    it('are made and unmade, which ends the sign-ins of before', async () => {
      const second = await makeAdministrator();
      expect(await isSignedIn(user)).toBe(false);
      expect((await second.get('/api/admin/me')).json.admin.username).toBe(name);
      await change({ role: 'user' });
      expect((await second.get('/api/admin/me')).status).toBe(401);
      expect((await logInToAdmin(app, { username: name })).answer.json.code).toBe(
        'INVALID_CREDENTIALS',
      );
      expect((await newestEntry()).action).toBe('sign-in-denied');
    });

    it('sign in anew everywhere after a new password', async () => {
      const second = await makeAdministrator();
      const { browser } = await logIn();
      const newPassword = 'quite another made-up one';
      const given = { currentPassword: PASSWORD, newPassword };
      expect((await browser.post('/api/account/password', given)).status).toBe(200);
      expect((await second.get('/api/admin/me')).status).toBe(401);
      await change({ role: 'user' });
    });

    it('cannot shut themselves out', async () => {
      const { id: own } = (await admin.get('/api/admin/me')).json.admin;
      const disabled = await change({ disabled: true }, own);
      expect([disabled.status, disabled.json.message]).toEqual([
        409,
        'You cannot disable your own account.',
      ]);
      const unmade = await change({ role: 'user' }, own);
      expect([unmade.status, unmade.json.message]).toEqual([
        409,
        expect.stringContaining('only administrator'),
      ]);
      expect((await admin.get('/api/admin/me')).status).toBe(200);
    });

    it('cannot delete their own account while there is no other', async () => {
      const browser = app.openBrowser();
      await browser.prepare();
      const password = ADMINISTRATOR.ADMIN_PASSWORD;
      await browser.post('/api/auth/login', { username: ADMINISTRATOR.ADMIN_USERNAME, password });
      const kept = await browser.delete('/api/account', { password });
      expect([kept.status, kept.json.code, kept.json.message]).toEqual([
        409,
        'CONFLICT',
        expect.stringContaining('only administrator'),
      ]);
      expect((await admin.get('/api/admin/me')).status).toBe(200);
      await makeAdministrator();
      const { browser: another } = await logIn();
      expect((await another.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    });

    it('can step back when there is another', async () => {
      const second = await makeAdministrator();
      expect((await second.patch(`/api/admin/users/${id}`, { role: 'user' })).status).toBe(200);
      expect((await second.get('/api/admin/me')).status).toBe(401);
    });

    it('cannot unmake each other at the same time', async () => {
      const second = await makeAdministrator();
      const { id: first } = (await admin.get('/api/admin/me')).json.admin;
      const answers = await Promise.all([
        change({ role: 'user' }),
        second.patch(`/api/admin/users/${first}`, { role: 'user' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      await sql`update users set role = 'admin' where id = ${first}`.execute(app.database.db);
      admin = await openAdmin(app);
      await change({ role: 'user' });
    });

    it('cannot make one with no right to it', async () => {
      expect((await user.patch(`/api/admin/users/${id}`, { role: 'admin' })).status).toBe(401);
      expect((await user.patch('/api/account', { role: 'admin' })).status).toBe(200);
      expect((await admin.get(`/api/admin/users/${id}`)).json.user.role).toBe('user');
    });
  });

  it('quality 28: changes nothing that is not in the contract', async () => {
    const before = (await admin.get(`/api/admin/users/${id}`)).json;
    const answer = await change({
      id: 'x',
      username: 'other',
      email: 'mine@example.com',
      password_hash: 'x',
      twoFactor: true,
      createdAt: '2000-01-01T00:00:00.000Z',
      isAdmin: true,
      credits: 100,
    });
    expect(answer.status).toBe(200);
    expect((await admin.get(`/api/admin/users/${id}`)).json).toEqual(before);
  });

  describe('sessions', () => {
    const list = async (query: string) => (await admin.get(`/api/admin/sessions?${query}`)).json;

    it('lists sign-ins of both kinds, and ends one at once', async () => {
      const { items } = await list('limit=100');
      const [own] = items.filter(({ current }: { current: boolean }) => current);
      expect(own).toMatchObject({ kind: 'auth', admin: true });
      const [theirs] = (await list(`userId=${id}`)).items;
      expect(theirs).toMatchObject({ kind: 'auth', username: name, admin: false, current: false });
      expect((await admin.delete(`/api/admin/sessions/${theirs.id}`)).status).toBe(204);
      expect(await isSignedIn(user)).toBe(false);
      expect(await newestEntry()).toMatchObject({
        action: 'session-ended',
        target: { kind: 'auth-session', id: theirs.id, username: name },
      });
      expect((await admin.delete(`/api/admin/sessions/${theirs.id}`)).status).toBe(404);
    });

    it('pages through them', async () => {
      const first = await list('limit=1');
      const second = await list(`limit=1&cursor=${first.nextCursor}`);
      expect(second.items[0].id).not.toBe(first.items[0].id);
    });

    it("shows a user none of the administration's sign-ins", async () => {
      const second = await makeAdministrator();
      const { browser } = await logIn();
      const { json } = await browser.get('/api/account/sessions');
      expect(json.items).toHaveLength(1);
      expect((await second.get('/api/admin/me')).status).toBe(200);
      await change({ role: 'user' });
    });
  });

  it('keeps who did what after an account is deleted, without its name', async () => {
    await change({ proUntil: null });
    expect((await user.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    const entry = await newestEntry();
    expect(entry.target).toEqual({ kind: 'user', id });
    const { text } = await admin.get('/api/admin/audit-log?limit=100');
    expect(text).not.toContain(`"${name}"`);
  });

  it('pages through the audit log', async () => {
    const first = (await admin.get('/api/admin/audit-log?limit=2')).json;
    const second = (await admin.get(`/api/admin/audit-log?limit=2&cursor=${first.nextCursor}`))
      .json;
    const ids = [...first.items, ...second.items].map((entry: { id: string }) => entry.id);
    expect(new Set(ids).size).toBe(4);
  });
});
