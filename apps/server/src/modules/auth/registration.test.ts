import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answer, type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CONFIRM = 'Confirm your e-mail address';
const VERIFY_TTL_S = 3_600;

describeOnDatabases('registration with verification', (kind) => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    const environment = { REQUIRE_EMAIL_VERIFICATION: 'true', VERIFY_TTL_S: `${VERIFY_TTL_S}` };
    app = await startTestApp(kind, { environment });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.aheadMs = 0;
    browser = app.openBrowser();
    await browser.prepare();
  });

  const verify = (token: string, by = browser) => by.post('/api/auth/verify-email', { token });
  const resend = (email: string) => browser.post('/api/auth/resend-verification', { email });
  const logIn = (username: string) =>
    browser.post('/api/auth/login', { username, password: PASSWORD });
  /** What an onlooker can tell answers apart by. */
  const visible = ({ status, json, headers }: Answer) => ({
    status,
    json,
    headers: Object.keys(headers).sort(),
    length: headers['content-length'],
  });

  it('signs nobody in before the address is confirmed, and then at once', async () => {
    const answer = await browser.register('ada');
    expect([answer.status, answer.json]).toEqual([
      201,
      { requiresVerification: true, message: expect.any(String) },
    ]);
    const refused = await logIn('ada');
    expect([refused.status, refused.json.code]).toEqual([401, 'EMAIL_NOT_VERIFIED']);
    const wrong = await browser.post('/api/auth/login', { username: 'ada', password: 'not this' });
    expect(wrong.json.code).toBe('INVALID_CREDENTIALS');

    const verified = await verify(await app.mailbox.waitForToken('ada@example.com', CONFIRM));
    expect(verified.status).toBe(200);
    expect(verified.json).toMatchObject({
      user: { username: 'ada' },
      csrfToken: expect.any(String),
    });
    expect((await browser.get('/api/auth/me')).json.user.username).toBe('ada');
    const welcome = await app.mailbox.waitFor('ada@example.com', 'Welcome');
    expect(welcome.text).toContain('http://localhost:3000/trial-confirmation');
  });

  it('quality 15: 20 parallel uses of a verification token, one success', async () => {
    await browser.register('bea');
    const token = await app.mailbox.waitForToken('bea@example.com', CONFIRM);
    const browsers = Array.from({ length: 20 }, () => app.openBrowser());
    for (const each of browsers) await each.prepare();
    const answers = await Promise.all(browsers.map((each) => verify(token, each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ json }) => json.code))).toEqual(new Set(['TOKEN_INVALID']));
  });

  it('quality 16: a newer link kills the older one, and none outlives its time', async () => {
    await browser.register('cal');
    const first = await app.mailbox.waitForToken('cal@example.com', CONFIRM);
    expect((await resend('cal@example.com')).status).toBe(202);
    const second = await app.mailbox.waitForToken('cal@example.com', CONFIRM, 2);
    expect(second).not.toBe(first);
    expect((await verify(first)).json.code).toBe('TOKEN_INVALID');
    app.clock.aheadMs = (VERIFY_TTL_S + 1) * 1000;
    expect((await verify(second)).json.code).toBe('TOKEN_INVALID');
    app.clock.aheadMs = 0;
    expect((await verify(second)).status).toBe(200);
  });

  it('quality 16: stores links as hashes alone, and keeps nothing of a mail that is sent', async () => {
    await browser.register('dan');
    const token = await app.mailbox.waitForToken('dan@example.com', CONFIRM);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ dump: string }>`
          select coalesce(string_agg(row::text, ' '), '') as dump from (
            select row_to_json(account_tokens)::text as row from account_tokens
            union all select row_to_json(mails)::text from mails
            union all select row_to_json(mail_requests)::text from mail_requests
            union all select row_to_json(job)::text from pgboss.job) rows`.execute(app.database.db);
        const dump = rows[0]?.dump ?? '';
        return dump.includes(token) || dump.includes('dan@example.com');
      })
      .toBe(false);
    expect(app.logLines.join('\n')).not.toContain(token);
  });

  it('quality 21: answers the same for a known address, and tells its owner', async () => {
    await browser.register('eve');
    await verify(await app.mailbox.waitForToken('eve@example.com', CONFIRM));
    const registerAs = async (username: string, email: string) => {
      const guest = app.openBrowser();
      await guest.prepare();
      const body = { username, email, password: PASSWORD, acceptTerms: true };
      return guest.post('/api/auth/register', body);
    };
    const known = await registerAs('eve.again', 'eve@example.com');
    const unknown = await registerAs('somebody', 'nobody@example.com');
    expect(visible(known)).toEqual(visible(unknown));
    await app.mailbox.waitFor('eve@example.com', 'You already have');
    // The name counts as taken either way: a second try must not tell.
    const again = await registerAs('eve.again', 'other@example.com');
    const control = await registerAs('somebody', 'another@example.com');
    expect([again.json.code, control.json.code]).toEqual(['USERNAME_TAKEN', 'USERNAME_TAKEN']);
    expect((await logIn('eve.again')).json.code).toBe('INVALID_CREDENTIALS');
  });

  it('quality 21: answers a resend the same for any address', async () => {
    await browser.register('fay');
    const answers = [await resend('fay@example.com'), await resend('nobody.at.all@example.com')];
    const bare = answers.map(visible);
    expect(bare[0]).toEqual(bare[1]);
    expect(bare[0]?.status).toBe(202);
  });

  it('deletes accounts whose address nobody confirms', async () => {
    await browser.register('gus');
    app.clock.aheadMs = 8 * 24 * 3_600_000;
    await app.deleteExpired();
    app.clock.aheadMs = 0;
    expect((await browser.register('gus')).status).toBe(201);
  });

  it('subscribes to the newsletter with the confirmation, if that was wished', async () => {
    await browser.post('/api/auth/register', {
      username: 'hal',
      email: 'hal@example.com',
      password: PASSWORD,
      acceptTerms: true,
      newsletter: true,
    });
    await verify(await app.mailbox.waitForToken('hal@example.com', CONFIRM));
    await app.mailbox.waitFor('hal@example.com', 'You are subscribed');
    expect((await browser.get('/api/account')).json.account.newsletter).toBe('on');
  });

  it('quality 19: a line break in a name or address makes no header and no account', async () => {
    const before = app.mailbox.list().length;
    for (const identity of [
      { username: 'ivy\r\nBcc: all@example.com', email: 'ivy@example.com' },
      { username: 'ivy', email: 'ivy@example.com\r\nBcc: all@example.com' },
      { username: 'ivy', email: 'ivy@example.com, all@example.com' },
    ]) {
      const body = { ...identity, password: PASSWORD, acceptTerms: true };
      expect((await browser.post('/api/auth/register', body)).status).toBe(422);
    }
    expect(app.mailbox.list()).toHaveLength(before);
  });

  it('quality 18: mails link to APP_URL, whatever host was asked', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const body = {
      username: 'jon',
      email: 'jon@example.com',
      password: PASSWORD,
      acceptTerms: true,
    };
    await browser.post('/api/auth/register', body, headers);
    const mail = await app.mailbox.waitFor('jon@example.com', CONFIRM);
    expect(mail.text).toContain('http://localhost:3000/auth?verify=');
    expect(mail.raw).not.toContain('evil.example');
  });
});

describeOnDatabases('registration without verification', (kind) => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    browser = app.openBrowser();
    await browser.prepare();
  });

  it('welcomes at once, with a PRO trial', async () => {
    await browser.register('kim');
    const welcome = await app.mailbox.waitFor('kim@example.com', 'PRO trial');
    expect(welcome.html).toContain('trial-confirmation');
    const { account } = (await browser.get('/api/account')).json;
    const days = (Date.parse(account.proUntil) - Date.now()) / 86_400_000;
    expect(account.pro).toBe(true);
    expect(days).toBeGreaterThan(14.9);
    expect(days).toBeLessThanOrEqual(15);
  });

  it('quality 20: asks before it subscribes', async () => {
    await browser.post('/api/auth/register', {
      username: 'lea',
      email: 'lea@example.com',
      password: PASSWORD,
      acceptTerms: true,
      newsletter: true,
    });
    await app.mailbox.waitFor('lea@example.com', 'Confirm your newsletter');
    expect((await browser.get('/api/account')).json.account.newsletter).toBe('pending');
  });

  it.each([
    ['password1', 'common'],
    ['Summer2024!', 'common'],
    ['max.mustermann', 'the own name'],
    ['max.mustermann@example.com', 'the own address'],
    ['short7!', 'too short'],
  ])('quality 13: refuses the password %s (%s)', async (password) => {
    const body = { username: 'max.mustermann', email: 'max.mustermann@example.com', password };
    const answer = await browser.post('/api/auth/register', { ...body, acceptTerms: true });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.fields)).toEqual(['password']);
  });

  it('quality 13: takes long passwords of any signs, and every sign counts', async () => {
    const password = `  ÄÖ \u{1F511} пароль ${'x'.repeat(60)}`;
    const body = { username: 'mia', email: 'mia@example.com', password, acceptTerms: true };
    expect((await browser.post('/api/auth/register', body)).status).toBe(201);
    const logIn = (given: string) =>
      browser.post('/api/auth/login', { username: 'mia', password: given });
    expect((await logIn(`${password.slice(0, -1)}y`)).status).toBe(401);
    expect((await logIn(password.trim())).status).toBe(401);
    expect((await logIn(password)).status).toBe(200);
  });

  it('quality 28: takes no field that says who one is', async () => {
    const answer = await browser.post('/api/auth/register', {
      username: 'ned',
      email: 'ned@example.com',
      password: PASSWORD,
      acceptTerms: true,
      role: 'admin',
      isAdmin: true,
      plan: 'pro',
      proUntil: '2999-01-01T00:00:00Z',
      pro_until: '2999-01-01T00:00:00Z',
      email_verified_at: '2020-01-01T00:00:00Z',
      userId: 'x',
    });
    expect(Object.keys(answer.json.user).sort()).toEqual(['email', 'id', 'username']);
    const { account } = (await browser.get('/api/account')).json;
    expect(account.emailVerified).toBe(false);
    expect(account.proUntil.startsWith('2999')).toBe(false);
  });
});
