import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const IDLE_S = 600;
const ABSOLUTE_S = 3_600;

describeOnDatabases('accounts and sign-in', (kind) => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    const environment = { SESSION_IDLE_S: `${IDLE_S}`, SESSION_ABSOLUTE_S: `${ABSOLUTE_S}` };
    app = await startTestApp(kind, { environment });
    await app.openBrowser().register('ada.example');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.aheadMs = 0;
    browser = app.openBrowser();
    await browser.prepare();
  });

  const logIn = (username: string, password = PASSWORD) =>
    browser.post('/api/auth/login', { username, password });

  it('registers, signs in at once, and says who is there', async () => {
    const answer = await browser.register('grace.example');
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      user: {
        id: expect.any(String),
        username: 'grace.example',
        email: 'grace.example@example.com',
      },
      csrfToken: expect.any(String),
    });
    const me = await browser.get('/api/auth/me');
    expect(me.json).toEqual({ user: answer.json.user, csrfToken: answer.json.csrfToken });
  });

  it('answers 401 for nobody', async () => {
    const me = await browser.get('/api/auth/me');
    expect(me.status).toBe(401);
    expect(me.json).toMatchObject({
      code: 'UNAUTHENTICATED',
      requestId: me.headers['x-request-id'],
    });
  });

  it.each([
    ['USERNAME_TAKEN', { username: 'ADA.Example', email: 'new@example.com' }],
    ['EMAIL_TAKEN', { username: 'newcomer', email: 'ADA.EXAMPLE@example.com' }],
  ])('refuses a second account: %s', async (code, identity) => {
    const body = { ...identity, password: PASSWORD, acceptTerms: true };
    const answer = await browser.post('/api/auth/register', body);
    expect([answer.status, answer.json.code]).toEqual([409, code]);
  });

  it('names each faulty field, and takes no field it does not know', async () => {
    const answer = await browser.post('/api/auth/register', {
      username: 'a@b',
      email: 'nowhere',
      password: 'short',
      role: 'admin',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.fields)).toEqual([
      'username',
      'email',
      'password',
      'acceptTerms',
    ]);
  });

  it.each(['ada.example', 'Ada.EXAMPLE', 'ada.example@example.com'])(
    'signs in as %s',
    async (name) => {
      const answer = await logIn(name);
      expect([answer.status, answer.json.user.username]).toEqual([200, 'ada.example']);
    },
  );

  it('quality 21: answers the same for a wrong password and an unknown user', async () => {
    const wrong = await logIn('ada.example', 'not the password');
    const unknown = await logIn('nobody.example', 'not the password');
    const withoutId = ({ json: { requestId: _, ...body } }: typeof wrong) => body;
    expect([wrong.status, withoutId(wrong)]).toEqual([unknown.status, withoutId(unknown)]);
    expect(wrong.json.code).toBe('INVALID_CREDENTIALS');
  });

  it('quality 2: gives a new sign-in a new token and ends the old one', async () => {
    await logIn('ada.example');
    const [name = '', before = ''] = [...browser.cookies][0] ?? [];
    await logIn('ada.example');
    const after = browser.cookies.get(name);
    expect(after).not.toBe(before);
    const old = app.openBrowser();
    old.cookies.set(name, before);
    expect((await old.get('/api/auth/me')).status).toBe(401);
  });

  it('is not signed out by a page that another tab loaded before', async () => {
    const guest = await app.openBrowser().get('/api/auth/csrf-token');
    expect(String(guest.headers['set-cookie'])).toMatch(/^trueline_visitor=[^,]*$/);
  });

  it('quality 3, 7: ends the sign-in on the server at logout, and clears the cache alone', async () => {
    await logIn('ada.example');
    const kept = new Map(browser.cookies);
    const answer = await browser.post('/api/auth/logout', { _csrf: browser.csrfToken });
    expect([answer.status, answer.headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect([...browser.cookies.keys()]).toEqual(['trueline_visitor']);
    const replay = app.openBrowser();
    replay.cookies = kept;
    expect((await replay.get('/api/auth/me')).status).toBe(401);
  });

  it('lets scripts know of a sign-in by a cookie that says nothing else', async () => {
    const answer = await logIn('ada.example');
    const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
    expect(lines.find((line) => line.startsWith('trueline_signed_in='))).toBe(
      `trueline_signed_in=signed_in; Max-Age=${ABSOLUTE_S}; Path=/; SameSite=Lax`,
    );
    expect(browser.cookies.get('trueline_signed_in')).toBe('signed_in');
    await browser.post('/api/auth/logout', {});
    expect(browser.cookies.has('trueline_signed_in')).toBe(false);
  });

  it('forgets an ended sign-in when it is asked who is signed in', async () => {
    await logIn('ada.example');
    app.clock.aheadMs = (IDLE_S + 10) * 1000;
    expect((await browser.get('/api/account')).status).toBe(401);
    expect(browser.cookies.has('trueline_signed_in')).toBe(true);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('quality 4: ends a sign-in that is not used', async () => {
    await logIn('ada.example');
    app.clock.aheadMs = (IDLE_S - 10) * 1000;
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    app.clock.aheadMs += (IDLE_S + 10) * 1000;
    expect((await browser.get('/api/auth/me')).status).toBe(401);
  });

  it('quality 4: ends a sign-in at its absolute end, however much it is used', async () => {
    await logIn('ada.example');
    for (let s = 0; s < ABSOLUTE_S - 10; s += IDLE_S / 2) {
      app.clock.aheadMs = s * 1000;
      expect((await browser.get('/api/auth/me')).status).toBe(200);
    }
    app.clock.aheadMs = (ABSOLUTE_S + 1) * 1000;
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    await app.deleteExpired();
    const { rows } = await sql`select 1 from auth_sessions where created_at <= now()`.execute(
      app.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('quality 6, 12, 46: stores neither passwords nor tokens, and logs no personal data', async () => {
    await logIn('ada.example');
    const token = [...browser.cookies.values()][0] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(users)::text as row from users
      union all select row_to_json(auth_sessions)::text from auth_sessions`.execute(
      app.database.db,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [PASSWORD, token]) expect(stored).not.toContain(secret);
    const log = app.logLines.join('\n');
    expect(log).toContain('/api/auth/login');
    for (const secret of [PASSWORD, token, 'example.com']) expect(log).not.toContain(secret);
  });
});

describeOnDatabases('limits on sign-in', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    await app.openBrowser().register('ada.example');
  });
  afterAll(() => app.close());

  it('quality 22, 23: stops guessing from one address, and leaves the owner at another alone', async () => {
    const browser = app.openBrowser();
    await browser.prepare();
    const logInFrom = (address: string, password: string) =>
      browser.post(
        '/api/auth/login',
        { username: 'ada.example', password },
        { 'x-forwarded-for': address },
      );
    const guesses = [];
    for (let n = 0; n < 11; n += 1) guesses.push(await logInFrom('198.51.100.7', `guess ${n}`));
    expect(guesses.map((answer) => answer.status)).toEqual([...Array(10).fill(401), 429]);
    expect(Number(guesses[10]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logInFrom('198.51.100.7', PASSWORD)).status).toBe(429);
    expect((await logInFrom('198.51.100.8', PASSWORD)).status).toBe(200);
    app.clock.aheadMs = 16 * 60_000;
    expect((await logInFrom('198.51.100.7', PASSWORD)).status).toBe(200);
  });
});

describeOnDatabases('limits on sign-in without a proxy', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { RATE_LIMITS: 'on' } });
    await app.openBrowser().register('ada.example');
  });
  afterAll(() => app.close());

  it('quality 24: a made-up X-Forwarded-For starts no new count, nor does the other name of an account', async () => {
    const browser = app.openBrowser();
    await browser.prepare();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const username = n % 2 === 0 ? 'ada.example' : 'ada.example@example.com';
      const given = { username, password: `guess number ${n}` };
      const headers = { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` };
      statuses.push((await browser.post('/api/auth/login', given, headers)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('quality 6: gives 1,000 different tokens of 256 bits, none of them a UUID', async () => {
    const tokens = new Set<string>();
    for (let n = 0; n < 1_000; n += 1) {
      const browser = app.openBrowser();
      await browser.get('/api/auth/csrf-token');
      for (const cookie of browser.cookies.values()) tokens.add(cookie);
    }
    expect(tokens.size).toBe(1_000);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('cookies under https', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded', {
      environment: { APP_URL: 'https://cv.example', RATE_LIMITS: 'on' },
    });
  });
  afterAll(() => app.close());

  it('quality 1, 38: are Secure, HttpOnly, SameSite=Lax and bound to the host', async () => {
    const browser = app.openBrowser();
    const answer = await browser.register('ada.example');
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .find((text) => String(text).includes('_session'));
    expect(cookie).toMatch(
      /^__Host-trueline_session=[^;]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });
});
