import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { logInToAdmin } from '../../testing/administrator.ts';
import { type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { AdministratorFault, ensureAdministrator } from './index.ts';

const NEW_PASSWORD = 'quite another made-up one';
let people = 0;

describeOnDatabases('the administrator that the operator asks for', (kind) => {
  let app: TestApp;
  let account: { username: string; email: string; password: string };
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    people += 1;
    const username = `operator.${people}`;
    account = { username, email: `${username}@example.com`, password: PASSWORD };
  });

  const ensure = (changes: Partial<typeof account> = {}) =>
    ensureAdministrator(
      { db: app.database.db, log: createLog('silent'), now: () => new Date() },
      { ...account, ...changes },
    );
  const logIn = async (password = PASSWORD) => {
    const { browser, answer } = await logInToAdmin(app, { username: account.username, password });
    return { browser, status: answer.status };
  };
  const isIn = async (browser: Browser) => (await browser.get('/api/admin/me')).status === 200;

  it('is made, and then left as it is', async () => {
    expect(await ensure()).toBe('created');
    const { browser, status } = await logIn();
    expect(status).toBe(200);
    expect(await ensure()).toBe('unchanged');
    expect(await isIn(browser)).toBe(true);
  });

  it('is made once by processes that start at the same time', async () => {
    const results = await Promise.all([ensure(), ensure(), ensure()]);
    expect(results.sort()).toEqual(['created', 'unchanged', 'unchanged']);
  });

  it('gets the new password and address, which ends the sign-ins of before', async () => {
    await ensure();
    const { browser } = await logIn();
    const email = `${account.username}.new@example.com`;
    expect(await ensure({ password: NEW_PASSWORD, email })).toBe('updated');
    expect(await isIn(browser)).toBe(false);
    expect((await logIn()).status).toBe(401);
    const again = await logIn(NEW_PASSWORD);
    expect((await again.browser.get('/api/admin/me')).json.admin.email).toBe(email);
  });

  it('is enabled again', async () => {
    await ensure();
    await sql`update users set disabled_at = now() where username = ${account.username}`.execute(
      app.database.db,
    );
    expect(await ensure()).toBe('updated');
    expect((await logIn()).status).toBe(200);
  });

  it('takes the place of a user of that name, who has no way in any more', async () => {
    const user = app.openBrowser();
    await user.register(account.username);
    const { secret } = (await user.post('/api/account/two-factor')).json;
    expect(secret).toEqual(expect.any(String));
    expect(await ensure({ password: NEW_PASSWORD })).toBe('updated');
    expect((await user.get('/api/auth/me')).status).toBe(401);
    expect((await logIn()).status).toBe(401);
    const { rows } = await sql`
      select totp_secret, role from users where username = ${account.username}`.execute(
      app.database.db,
    );
    expect(rows).toEqual([{ totp_secret: null, role: 'admin' }]);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('is not made with the address of somebody else', async () => {
    await app.openBrowser().register(`other.${people}`);
    const asked = ensure({ email: `other.${people}@example.com` });
    await expect(asked).rejects.toBeInstanceOf(AdministratorFault);
    expect((await logIn()).status).toBe(401);
  });

  it('leaves a line of what was done, without the address', async () => {
    await ensure();
    const { browser } = await logIn();
    const { items } = (await browser.get('/api/admin/audit-log?limit=2')).json;
    expect(items[1]).toMatchObject({
      action: 'administrator-set',
      target: { username: account.username },
      changes: { role: { before: null, after: 'admin' } },
    });
    expect(items[1].actor).toBeUndefined();
    expect(JSON.stringify(items)).not.toContain('@');
  });
});
