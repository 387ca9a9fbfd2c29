import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answer, type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SET = 'Set a new password';
const NEW_PASSWORD = 'quite another made-up one';
const RESET_TTL_S = 1_800;

describeOnDatabases('account recovery', (kind) => {
  let app: TestApp;
  let guest: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { RESET_TTL_S: `${RESET_TTL_S}` } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.aheadMs = 0;
    guest = app.openBrowser();
    await guest.prepare();
  });

  const person = async (username: string) => {
    const browser = app.openBrowser();
    await browser.register(username);
    return { browser, email: `${username}@example.com` };
  };
  const forgot = (email: string) => guest.post('/api/auth/forgot-password', { email });
  const reset = (token: string, password = NEW_PASSWORD, by = guest) =>
    by.post('/api/auth/reset-password', { token, password });

  it('sets a new password, and quality 5: ends every sign-in', async () => {
    const { browser, email } = await person('ada');
    await forgot(email);
    const mail = await app.mailbox.waitFor(email, SET);
    expect(mail.text).toContain('http://localhost:3000/reset-password/');
    const token = await app.mailbox.waitForToken(email, SET);
    expect((await reset(token)).status).toBe(200);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    const logIn = (password: string) =>
      guest.post('/api/auth/login', { username: 'ada', password });
    expect((await logIn(PASSWORD)).status).toBe(401);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
    await app.mailbox.waitFor(email, 'Your password was changed');
    // The mailbox has proved to be theirs.
    expect((await guest.get('/api/account')).json.account.emailVerified).toBe(true);
  });

  it('quality 15: 20 parallel uses of a reset token, one success', async () => {
    const { email } = await person('bea');
    await forgot(email);
    const token = await app.mailbox.waitForToken(email, SET);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(token, `${NEW_PASSWORD} ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ json }) => json.code))).toEqual(new Set(['TOKEN_INVALID']));
  });

  it('quality 16: a newer link kills the older one, and none outlives its time', async () => {
    const { email } = await person('cal');
    await forgot(email);
    const first = await app.mailbox.waitForToken(email, SET);
    await forgot(email);
    const second = await app.mailbox.waitForToken(email, SET, 2);
    expect((await reset(first)).json.code).toBe('TOKEN_INVALID');
    app.clock.aheadMs = (RESET_TTL_S + 1) * 1000;
    expect((await reset(second)).json.code).toBe('TOKEN_INVALID');
    app.clock.aheadMs = 0;
    expect((await reset(second)).status).toBe(200);
  });

  it('keeps a link whose new password was refused', async () => {
    const { email } = await person('dan');
    await forgot(email);
    const token = await app.mailbox.waitForToken(email, SET);
    for (const password of ['short', 'password123', email]) {
      const refused = await reset(token, password);
      expect(Object.keys(refused.json.fields)).toEqual(['password']);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('quality 21: answers the same for known and unknown addresses, and mails the known alone', async () => {
    const { email } = await person('eve');
    const visible = ({ status, json, headers }: Answer) => [
      status,
      json,
      Object.keys(headers).sort(),
      headers['content-length'],
    ];
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
    expect(visible(known)).toEqual(visible(unknown));
    expect(known.status).toBe(202);
    await app.mailbox.waitFor(email, SET);
    expect(app.mailbox.list('nobody@example.com')).toEqual([]);
  });

  it('quality 17, 46: neither token nor address is logged, and the page tells nobody its address', async () => {
    const { email } = await person('gus');
    await forgot(email);
    const token = await app.mailbox.waitForToken(email, SET);
    const page = await guest.get(`/reset-password/${token}`);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const putOff = await guest.get(`/auth?returnTo=%2Faccount-settings%3FconfirmEmail%3D${token}`);
    expect(putOff.headers['referrer-policy']).toBe('no-referrer');
    await guest.get(`/auth?verify=${token}`);
    await reset(token);
    const log = app.logLines.join('\n');
    for (const secret of [token, email, NEW_PASSWORD]) expect(log).not.toContain(secret);
  });

  it('sends nothing to a disabled account', async () => {
    const { email, browser } = await person('hal');
    await sql`update users set disabled_at = now() where email = ${email}`.execute(app.database.db);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    await forgot(email);
    await forgot((await person('ivy')).email);
    await app.mailbox.waitFor('ivy@example.com', SET);
    expect(app.mailbox.list(email).map(({ subject }) => subject)).not.toContain(SET);
    const right = await guest.post('/api/auth/login', { username: 'hal', password: PASSWORD });
    expect([right.status, right.json.code]).toEqual([401, 'ACCOUNT_DISABLED']);
    const wrong = await guest.post('/api/auth/login', { username: 'hal', password: 'not this' });
    expect(wrong.json.code).toBe('INVALID_CREDENTIALS');
  });
});

describeOnDatabases('limits on mails', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  afterAll(() => app.close());

  it('quality 22, 25: stops one address from asking, and one mailbox from being flooded', async () => {
    const browser = app.openBrowser();
    await browser.register('kim');
    const ask = (address: string) =>
      browser.post(
        '/api/auth/forgot-password',
        { email: 'kim@example.com' },
        { 'x-forwarded-for': address },
      );
    await browser.post('/api/auth/logout');
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await ask('198.51.100.7')).status);
    expect(statuses).toEqual([...Array(30).fill(202), 429]);
    expect((await ask('198.51.100.8')).status).toBe(202);
    await app.mailbox.waitFor('kim@example.com', SET, 10);
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from mail_requests`.execute(app.database.db);
        return rows.length;
      })
      .toBe(0);
    expect(app.mailbox.list('kim@example.com').filter((mail) => mail.subject === SET)).toHaveLength(
      10,
    );
  });
});
