import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  ADMIN_ENVIRONMENT,
  openAsAdmin,
  openAsNewUser,
  signInAsAdmin,
} from './administrator.ts';
import { browser, context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { appCode, person, signIn } from './people.ts';

/** Refusals that these journeys provoke. */
const PROVOKED = /\/api\/(auth|admin)/;

useJourneys({ environment: ADMIN_ENVIRONMENT, provoked: PROVOKED });

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const row = (text: string | RegExp) =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });
const section = (name: string) => page.getByRole('region', { name });
const toast = (text: string) =>
  page.getByRole('region', { name: 'Messages (F8)' }).getByText(text, { exact: true });

/** Presses the button of an act, and the one in the dialog that then asks. */
async function act(button: string | RegExp, confirm: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectAccessible();
  await dialog.getByRole('button', { name: confirm }).click();
  await toast(done).waitFor();
}

describe('the way in', () => {
  it('is offered two steps at the first sign-in, and goes on to the page asked for', async () => {
    await page.goto(`${server.url}/admin/users?q=keep`);
    await page.waitForURL(/\/admin\/login\?returnTo=%2Fadmin%2Fusers%3Fq%3Dkeep$/);
    await expectAccessible();
    await signInAsAdmin(page, { ...ADMIN, password: 'not the password' });
    await page.getByText('That username and password do not match.').waitFor();
    await expectAccessible();
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await title('Protect this sign-in').waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.waitForURL(`${server.url}/admin/users?q=keep`);
    await row(ADMIN.email).waitFor();
    await page.reload();
    await row(ADMIN.email).waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${server.url}/admin/login`);
    await page.goto(`${server.url}/admin/audit-log`);
    await title('Administration').waitFor();
    await signInAsAdmin(page, ADMIN);
    // Not offered again.
    await title('Audit log').waitFor();
    await row('Signed out').waitFor();
    await row('Sign-in refused').waitFor();
  });

  it('is shut to a user, whose sign-in is another', async () => {
    const user = person('visitor');
    const theirs = await openAsNewUser(browser, server.url, user);
    await theirs.goto(`${server.url}/admin/dashboard`);
    await theirs.waitForURL(/\/admin\/login/);
    await theirs.getByLabel('Username or e-mail').fill(user.username);
    await theirs.getByLabel('Password', { exact: true }).fill(user.password);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await theirs.getByText('That username and password do not match.').waitFor();
    await theirs.context().close();

    await openAsAdmin(page, `${server.url}/admin/dashboard`);
    // The administrator's sign-in is none on the site.
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL(/\/auth\?returnTo=/);
  });

  it('is asked for again once the sign-in has ended, and leads back', async () => {
    await openAsAdmin(page, `${server.url}/admin/dashboard`);
    // What the dashboard still asks for, or asks again of a busy server, would be answered for a page that is left.
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'Loading' }).count())
      .toBe(0);
    await context.clearCookies({ name: 'trueline_admin' });
    await page.getByRole('link', { name: 'Newsletter', exact: true }).last().click();
    await page.waitForURL(`${server.url}/admin/login?returnTo=%2Fadmin%2Fnewsletter`);
    await signInAsAdmin(page, ADMIN);
    await title('Newsletter').waitFor();

    // The same where an act is what finds it out.
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('link', { name: ADMIN.username, exact: true }).click();
    await page.getByRole('button', { name: /PRO$/ }).click();
    await page.waitForLoadState('networkidle');
    await context.clearCookies({ name: 'trueline_admin' });
    await page.getByRole('dialog').getByRole('button', { name: 'Set PRO' }).click();
    await page.waitForURL(/\/admin\/login\?returnTo=%2Fadmin%2Fusers%2F/);
  });

  it('leads nowhere but to pages of the administration', async () => {
    await page.goto(`${server.url}/admin/login?returnTo=%2F%2Fevil.example%2Fadmin`);
    await signInAsAdmin(page, ADMIN);
    await title('Dashboard').waitFor();
    expect(page.url()).toBe(`${server.url}/admin/dashboard`);
  });
});

describe('a user', () => {
  it('is found, given PRO, disabled and enabled; each act stands in the audit log', async () => {
    const user = person('robin');
    const theirs = await openAsNewUser(browser, server.url, user);
    await openAsAdmin(page, `${server.url}/admin/users`);
    await page.getByLabel('Search').fill('robin_');
    await page.getByText('Nobody’s name or address begins so').waitFor();
    await page.getByLabel('Search').fill('ROBIN');
    await page.waitForURL(`${server.url}/admin/users?q=ROBIN`);
    await row(user.email).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await page.getByRole('link', { name: user.username }).click();
    await title(user.username).waitFor();

    await act('Extend PRO', 'Set PRO', `PRO set for ${user.username}`);
    await act('Disable account', 'Disable account', `${user.username}’s account is disabled`);
    await page.getByText('They are signed in nowhere.').waitFor();
    await theirs.reload();
    await theirs.waitForURL(/\/auth\?returnTo=/);
    await signIn(theirs, user);
    await theirs.getByText('This account is disabled.').first().waitFor();
    await act('Enable account', 'Enable account', `${user.username} can sign in again`);
    await signIn(theirs, user);
    await theirs.waitForURL(`${server.url}/dashboard`);
    await theirs.context().close();

    await page.getByRole('link', { name: 'Audit log' }).click();
    await row('Disabled: no → yes').waitFor();
    await row('Disabled: yes → no').waitFor();
    await row(/PRO until: .+ → /).waitFor();
    expect(await row(user.username).count()).toBe(3);
  });

  it('becomes an administrator, and can be one no more', async () => {
    const user = person('deputy');
    await (await openAsNewUser(browser, server.url, user)).context().close();
    await openAsAdmin(page, `${server.url}/admin/users?q=${user.username}`);
    await page.getByRole('link', { name: user.username }).click();
    const made = `${user.username} is an administrator now`;
    await act('Make administrator', 'Make administrator', made);
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(`${server.url}/admin/login`);
    await theirs.getByLabel('Username or e-mail').fill(user.username);
    await theirs.getByLabel('Password', { exact: true }).fill(user.password);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await theirs.getByRole('heading', { name: 'Protect this sign-in' }).waitFor();

    const unmade = `${user.username} is no administrator any more`;
    await act('Take the role away', 'Take the role away', unmade);
    await theirs.goto(`${server.url}/admin/users`);
    await theirs.waitForURL(/\/admin\/login/);
    await theirs.context().close();
  });

  it('cannot be the last administrator unmade, and the page says why', async () => {
    await openAsAdmin(page, `${server.url}/admin/users?q=${ADMIN.username}`);
    await page.getByRole('link', { name: ADMIN.username, exact: true }).click();
    await page.getByRole('button', { name: 'Take the role away' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take the role away' }).click();
    await dialog.getByText('You are the only administrator.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('loses one sign-in that is ended', async () => {
    const user = person('wanderer');
    const theirs = await openAsNewUser(browser, server.url, user);
    await openAsAdmin(page, `${server.url}/admin/sessions`);
    await row(ADMIN.username).getByText('This sign-in').waitFor();
    const theirSignIn = new RegExp(`^End the sign-in of ${user.username}`);
    await act(theirSignIn, 'End sign-in', 'Sign-in ended');
    await row(user.username).waitFor({ state: 'detached' });
    await theirs.reload();
    await theirs.waitForURL(/\/auth\?returnTo=/);
    await theirs.context().close();
  });
});

describe('two-factor sign-in of an administrator', () => {
  it('is set up, asked for, and turned off', async () => {
    await openAsAdmin(page, `${server.url}/admin/security`);
    await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
    const key = (await page.locator('code').first().textContent()) ?? '';
    await page.getByLabel('Code of the app').fill(appCode(key));
    await expectAccessible();
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('It is on.').first().waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${server.url}/admin/login`);
    await signInAsAdmin(page, ADMIN);
    const code = page.getByLabel('Code of your authenticator app');
    await code.fill('000000');
    await expectAccessible();
    await code.press('Enter');
    await page.getByText('That code does not fit, or was used already.').waitFor();
    // The code that set it up is used; the next one is let through early.
    await code.fill(appCode(key, 1));
    await code.press('Enter');
    await title('Dashboard').waitFor();

    await page.getByRole('link', { name: 'Your sign-in' }).click();
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await section('Two-factor sign-in').getByLabel('Current password').fill(ADMIN.password);
    await section('Two-factor sign-in').getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('your password alone gets you in here').waitFor();
  });
});
