import type { Endpoint } from '@trueline/contracts';
import * as contracts from '@trueline/contracts';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, logInToAdmin, openAdmin } from '../../testing/administrator.ts';
import { type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ADMIN_ENDPOINTS = Object.values(contracts).filter(
  (value): value is Endpoint & typeof value =>
    typeof value === 'object' && value !== null && 'access' in value && value.access === 'admin',
);
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'unknown');
const CASES = ADMIN_ENDPOINTS.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const WRITES = CASES.filter(([, { method }]) => method !== 'GET');
const username = ADMINISTRATOR.ADMIN_USERNAME;

describeOnDatabases('who gets into the administration', (kind) => {
  let app: TestApp;
  let admin: Browser;
  let user: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: ADMINISTRATOR });
    admin = await openAdmin(app);
    user = app.openBrowser();
    await user.register('ursula.user');
  });
  afterAll(() => app.close());

  it('has an endpoint for every call of the contract', () => {
    expect(ADMIN_ENDPOINTS.length).toBeGreaterThan(12);
    const outside = ADMIN_ENDPOINTS.filter(({ path }) => !path.startsWith('/api/admin/'));
    expect(outside).toEqual([]);
  });

  describe.each(CASES)('%s', (_name, endpoint) => {
    const call = (browser: Browser) => browser.request(endpoint.method, addressOf(endpoint));

    it('quality 27: answers 401 to a guest, with and without a token', async () => {
      const guest = app.openBrowser();
      expect((await call(guest)).json).toMatchObject({ code: 'UNAUTHENTICATED' });
      await guest.prepare();
      const answer = await call(guest);
      expect([answer.status, answer.json.code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    it('quality 27: answers 401 to a user', async () => {
      const answer = await call(user);
      expect([answer.status, answer.json.code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    it("quality 27: takes no user's cookie for an administrator's", async () => {
      const [token = ''] = [...user.cookies.values()];
      const forger = app.openBrowser();
      forger.cookies.set('trueline_admin', token);
      expect((await call(forger)).status).toBe(401);
    });
  });

  it.each(WRITES)(
    'quality 8: %s needs the token of the administration',
    async (_name, endpoint) => {
      const other = await openAdmin(app);
      const before = await sql`select count(*) from audit_log`.execute(app.database.db);
      for (const token of ['', 'x'.repeat(43), other.csrfToken ?? '', user.csrfToken ?? '']) {
        const headers = { 'x-csrf-token': token };
        const answer = await admin.request(endpoint.method, addressOf(endpoint), { headers });
        expect([answer.status, answer.json.code]).toEqual([403, 'CSRF_INVALID']);
      }
      const after = await sql`select count(*) from audit_log`.execute(app.database.db);
      expect(after.rows).toEqual(before.rows);
    },
  );

  it("takes no administrator's cookie for a user's", async () => {
    expect((await admin.get('/api/auth/me')).status).toBe(401);
    const forger = app.openBrowser();
    forger.cookies.set('trueline_session', admin.cookies.get('trueline_admin') ?? '');
    expect((await forger.get('/api/account')).status).toBe(401);
  });

  it('stands beside the sign-in of a user in the same browser, and ends without it', async () => {
    const both = app.openBrowser();
    await both.register('bruno.both');
    const userToken = both.csrfToken;
    const login = await both.post('/api/admin/login', {
      username,
      password: ADMINISTRATOR.ADMIN_PASSWORD,
    });
    expect(login.status).toBe(200);
    expect(login.json.csrfToken).not.toBe(userToken);
    expect((await both.get('/api/auth/me')).json.user.username).toBe('bruno.both');
    expect((await both.get('/api/admin/me')).json.csrfToken).toBe(login.json.csrfToken);
    both.csrfToken = login.json.csrfToken;
    const left = await both.post('/api/admin/logout');
    expect([left.status, left.headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect((await both.get('/api/admin/me')).status).toBe(401);
    expect((await both.get('/api/auth/me')).status).toBe(200);
  });

  it('quality 2, 3: gives each sign-in a new token, and keeps none alive after its end', async () => {
    const browser = await openAdmin(app);
    const first = new Map(browser.cookies);
    await browser.prepare();
    const again = { username, password: ADMINISTRATOR.ADMIN_PASSWORD };
    expect((await browser.post('/api/admin/login', again)).status).toBe(200);
    const second = new Map(browser.cookies);
    const replay = (cookies: Map<string, string>) => {
      const replayed = app.openBrowser();
      replayed.cookies = cookies;
      return replayed.get('/api/admin/me');
    };
    expect((await replay(first)).status).toBe(401);
    expect((await replay(second)).status).toBe(200);
    await browser.post('/api/admin/logout');
    expect((await replay(second)).status).toBe(401);
  });

  it('answers a user, an unknown name and a wrong password the same', async () => {
    const answers = await Promise.all([
      logInToAdmin(app, { username: 'ursula.user' }),
      logInToAdmin(app, { username: 'ursula.user', password: 'not this one' }),
      logInToAdmin(app, { username: 'nobody.here' }),
      logInToAdmin(app, { password: 'not this one' }),
    ]);
    const bodies = answers.map(({ answer: { json } }) => ({ ...json, requestId: undefined }));
    for (const [index, { answer }] of answers.entries()) {
      expect([answer.status, answer.json.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect(bodies[index]).toEqual(bodies[0]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('quality 9: needs the token of the browser to sign in', async () => {
    const browser = app.openBrowser();
    const given = { username, password: ADMINISTRATOR.ADMIN_PASSWORD };
    expect((await browser.post('/api/admin/login', given)).status).toBe(403);
  });

  it('says who is there, and nothing secret', async () => {
    const { json, text } = await admin.get('/api/admin/me');
    expect(json.admin).toEqual({
      id: expect.any(String),
      username,
      email: ADMINISTRATOR.ADMIN_EMAIL,
      twoFactor: false,
    });
    expect(text).not.toMatch(/argon2|hash|secret/);
  });

  it('answers unknown calls as everywhere', async () => {
    expect((await app.openBrowser().get('/api/admin/nothing')).status).toBe(404);
  });
});

describeOnDatabases('signing in to the administration', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    const environment = { ...ADMINISTRATOR, RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    app = await startTestApp(kind, { environment });
  });
  afterAll(() => app.close());
  afterEach(() => {
    app.clock.aheadMs = 0;
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const codeFor = (secret: string, laterMs = 0) =>
    generateSync({ secret, epoch: Math.floor((Date.now() + laterMs) / 1000) });

  it('offers two-factor sign-in at the first one, and not after', async () => {
    const first = await logInToAdmin(app);
    expect(first.answer.json.offerTwoFactor).toBe(true);
    expect((await first.browser.get('/api/admin/me')).json.offerTwoFactor).toBe(true);
    expect((await logInToAdmin(app)).answer.json.offerTwoFactor).toBe(false);
  });

  it('asks for the code once two-factor sign-in is on', async () => {
    const admin = await openAdmin(app);
    const { secret } = (await admin.post('/api/admin/two-factor')).json;
    const wrong = await admin.post('/api/admin/two-factor/confirm', { totp: '000000' });
    expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([422, ['totp']]);
    const first = codeFor(secret, -30_000);
    const on = await admin.post('/api/admin/two-factor/confirm', { totp: first });
    expect(on.json.recoveryCodes).toHaveLength(10);
    const resultOf = async (totp?: string) => {
      const { answer } = await logInToAdmin(app, totp === undefined ? {} : { totp });
      return [answer.status, answer.json.code];
    };
    expect(await resultOf()).toEqual([401, 'TOTP_REQUIRED']);
    expect(await resultOf('000000')).toEqual([401, 'TOTP_REQUIRED']);
    // The code that turned it on is used.
    expect(await resultOf(first)).toEqual([401, 'TOTP_REQUIRED']);
    expect(await resultOf(codeFor(secret))).toEqual([200, undefined]);
    expect(await resultOf(on.json.recoveryCodes[0])).toEqual([200, undefined]);
    expect(await resultOf(on.json.recoveryCodes[0])).toEqual([401, 'TOTP_REQUIRED']);

    const guess = await admin.delete('/api/admin/two-factor', { password: 'not this one' });
    expect(guess.status).toBe(422);
    const password = ADMINISTRATOR.ADMIN_PASSWORD;
    expect((await admin.delete('/api/admin/two-factor', { password })).status).toBe(200);
    expect(await resultOf()).toEqual([200, undefined]);
  });

  it('quality 22, 23: stops guessing from one address, and leaves the owner at another alone', async () => {
    const guess = { password: 'not this one' };
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const { answer } = await logInToAdmin(app, guess, from('203.0.113.7'));
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await logInToAdmin(app, {}, from('203.0.113.7'))).answer.status).toBe(429);
    expect((await logInToAdmin(app, {}, from('203.0.113.8'))).answer.status).toBe(200);
  });

  it("counts a user's right password as a wrong one", async () => {
    const user = app.openBrowser();
    await user.register('curious.user');
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const given = { username: 'curious.user', password: PASSWORD };
      statuses.push((await logInToAdmin(app, given, from('203.0.113.9'))).answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('quality 4: ends a sign-in that is not used', async () => {
    const admin = await openAdmin(app);
    app.clock.aheadMs = (app.config.sessionIdleS + 1) * 1000;
    expect((await admin.get('/api/admin/me')).status).toBe(401);
  });

  it('quality 48: writes down every sign-in and every refusal, and not what was typed', async () => {
    const typed = 'my-secret-typed-as-a-name';
    await logInToAdmin(app, { username: typed });
    await logInToAdmin(app, { password: 'not this one' });
    const admin = await openAdmin(app);
    const { json, text } = await admin.get('/api/admin/audit-log?limit=100');
    const [signedIn, known, unknown] = json.items;
    expect(signedIn).toMatchObject({ action: 'signed-in', actor: { username } });
    expect(known).toMatchObject({
      action: 'sign-in-denied',
      reason: 'INVALID_CREDENTIALS',
      target: { kind: 'user', username },
      requestId: expect.any(String),
    });
    expect(known.actor).toBeUndefined();
    expect([unknown.action, unknown.target]).toEqual(['sign-in-denied', undefined]);
    expect(text).not.toContain(typed);
    const actions = json.items.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['two-factor-started', 'two-factor-on', 'two-factor-off']),
    );
    expect(app.logLines.join('\n')).not.toContain(typed);
  });
});

describe('the cookie of the administration under https', () => {
  let app: TestApp;
  beforeAll(async () => {
    const environment = { ...ADMINISTRATOR, APP_URL: 'https://cv.example', RATE_LIMITS: 'on' };
    app = await startTestApp('embedded', { environment });
  });
  afterAll(() => app.close());

  it('quality 1: is Secure, HttpOnly, SameSite=Strict and bound to the host', async () => {
    const { answer } = await logInToAdmin(app);
    const cookie = [answer.headers['set-cookie'] ?? []].flat().join('\n');
    expect(cookie).toMatch(/^__Host-trueline_admin=[\w-]{43};/);
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain('Domain');
  });
});

describe('without an administrator in the environment', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded');
  });
  afterAll(() => app.close());

  it('quality 30: nobody can sign in there', async () => {
    const { rows } = await sql`select 1 from users`.execute(app.database.db);
    expect(rows).toEqual([]);
    for (const [name, password] of [
      ['admin', 'admin'],
      ['admin', 'password'],
      ['administrator', 'administrator'],
      ['root', 'root'],
    ] as const) {
      expect((await logInToAdmin(app, { username: name, password })).answer.status).toBe(401);
    }
  });

  it('quality 28: nobody registers as an administrator', async () => {
    const browser = app.openBrowser();
    await browser.prepare();
    const registered = await browser.post('/api/auth/register', {
      username: 'wishes.more',
      email: 'wishes.more@example.com',
      password: PASSWORD,
      acceptTerms: true,
      role: 'admin',
      isAdmin: true,
    });
    expect(registered.status).toBe(201);
    expect((await logInToAdmin(app, { username: 'wishes.more' })).answer.status).toBe(401);
  });
});
