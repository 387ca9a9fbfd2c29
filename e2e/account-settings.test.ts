import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '../apps/server/src/testing/mailbox.ts';
import { browser, context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { appCode, type Person, person, register, signIn } from './people.ts';

/** Refusals that these journeys provoke. */
const PROVOKED = /\/api\/(auth|account)/;

let mailbox: Mailbox;

useJourneys({ provoked: PROVOKED });
beforeAll(() => {
  mailbox = openMailbox(server.dataDir);
});

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const toast = (text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages (F8)' }).getByText(text);

/** Somebody new, at their account settings. */
async function atSettings(): Promise<Person> {
  const who = person('settings');
  await page.goto(`${server.url}/auth?tab=register&returnTo=%2Faccount-settings`);
  await register(page, who);
  await title('Account settings').waitFor();
  return who;
}

describe('the account', () => {
  it('takes another username, and the menu shows it', async () => {
    const who = await atSettings();
    const username = section('Username');
    await username.getByRole('button', { name: 'Change username' }).click();
    await username.getByLabel('New username').fill('a');
    await username.getByRole('button', { name: 'Save username' }).click();
    await username.getByText('Use at least 3 characters.').waitFor();
    await username.getByLabel('New username').fill(`${who.username}.two`);
    await username.getByRole('button', { name: 'Save username' }).click();
    await page.getByRole('button', { name: `Account menu of ${who.username}.two` }).waitFor();
  });

  it('changes its address once both ends have confirmed, signed out or in', async () => {
    const who = await atSettings();
    const newEmail = `new-${who.email}`;
    await section('E-mail').getByRole('button', { name: 'Change e-mail' }).click();
    await section('E-mail').getByLabel('New e-mail').fill(newEmail);
    await section('E-mail').getByLabel('Current password').fill('not the password');
    await section('E-mail').getByRole('button', { name: 'Send the links' }).click();
    await page.getByText('That is not your current password.').waitFor();
    await section('E-mail').getByLabel('Current password').fill(who.password);
    await section('E-mail').getByRole('button', { name: 'Send the links' }).click();
    await page.getByText(`Waiting to become ${newEmail}`).waitFor();
    await expectAccessible();

    const [oldToken, newToken] = [
      await mailbox.waitForToken(who.email, 'Confirm the change of your e-mail address'),
      await mailbox.waitForToken(newEmail, 'Confirm your new e-mail address'),
    ];
    // Signed out: the link leads to the sign-in, and on from there.
    await context.clearCookies();
    await page.goto(`${server.url}/account-settings?confirmEmail=${oldToken}`);
    await page.waitForURL(/\/auth\?returnTo=/);
    await signIn(page, who);
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await page
      .getByText('Thank you. Now open the link in the mail to the other address.')
      .waitFor();
    await page.getByText(`${who.email}: confirmed`).waitFor();
    await page.goto(`${server.url}/account-settings?confirmEmail=${newToken}`);
    await expectAccessible();
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await page.getByText('Your e-mail address is changed.').waitFor();
    await section('E-mail').getByText(newEmail, { exact: true }).waitFor();
    expect(page.url()).toBe(`${server.url}/account-settings`);
  });

  it('changes its password and ends other sign-ins, by one and all', async () => {
    const who = await atSettings();
    const elsewhere = async () => {
      const other = await browser.newContext();
      const otherPage = await other.newPage();
      await otherPage.goto(`${server.url}/auth`);
      await signIn(otherPage, who);
      await otherPage.waitForURL(`${server.url}/dashboard`);
      await other.close();
    };
    await elsewhere();
    await elsewhere();
    await page.reload();
    const signIns = section('Where you are signed in').getByRole('listitem');
    await expect.poll(() => signIns.count()).toBe(3);
    await expectAccessible();
    await signIns
      .getByRole('button', { name: /^End the sign-in/ })
      .first()
      .click();
    await expect.poll(() => signIns.count()).toBe(2);
    await page.getByRole('button', { name: 'End all but this one' }).click();
    await expect.poll(() => signIns.count()).toBe(1);
    await section('Where you are signed in').getByText('This browser').waitFor();

    await elsewhere();
    await section('Password').getByRole('button', { name: 'Change password' }).click();
    await section('Password').getByLabel('Current password').fill(who.password);
    await section('Password').getByLabel('New password').fill('another plain passphrase');
    await section('Password').getByText('Strong.').waitFor();
    await section('Password').getByRole('button', { name: 'Save password' }).click();
    await toast('Password changed').waitFor();
    await expect.poll(() => signIns.count()).toBe(1);
  });

  it('gives its data and its newsletter, and goes for good', async () => {
    const who = await atSettings();
    const newsletter = page.getByRole('switch', { name: 'Newsletter' });
    expect(await newsletter.isChecked()).toBe(false);
    await newsletter.click();
    await page.getByText('Waiting for you to confirm it by the link we sent you.').waitFor();
    await newsletter.click();
    await page.getByText('You do not get it.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
    const password = dialog.getByLabel(`Password of ${who.username}`);
    await password.fill('not the password');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await dialog.getByText('That is not your current password.').waitFor();
    await expectAccessible();
    await password.fill(who.password);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await page.waitForURL(`${server.url}/`);
    await toast('Your account is deleted.').waitFor();
    await page.goto(`${server.url}/auth`);
    await signIn(page, who);
    await page.getByText('That username and password do not match.').first().waitFor();
  });
});

describe('two-factor sign-in', () => {
  /** Sets it up; answers the key and the recovery codes. */
  async function turnOn() {
    await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
    const key = (await section('Two-factor sign-in').locator('code').first().textContent()) ?? '';
    const code = page.getByLabel('Code of the app');
    await code.fill('000');
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByText('That code does not fit. Enter the newest one of your app.').waitFor();
    await expectAccessible();
    await code.fill(appCode(key));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    return { key, codes: await list.getByRole('listitem').allTextContents() };
  }

  it('is set up, asked for at sign-in, and turned off again', async () => {
    const who = await atSettings();
    const { key, codes } = await turnOn();
    expect(codes).toHaveLength(10);
    await expectAccessible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'));
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('You have 10 recovery codes left.').waitFor();

    await context.clearCookies();
    await page.goto(`${server.url}/auth?returnTo=%2Faccount-settings`);
    await signIn(page, who);
    const code = page.getByLabel('Code of your authenticator app');
    await code.waitFor();
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await expectAccessible();
    await code.fill('000000');
    await code.press('Enter');
    await page.getByText('That code does not fit, or was used already.').waitFor();
    await code.fill(appCode(key, 1));
    await code.press('Enter');
    await title('Account settings').waitFor();

    await context.clearCookies();
    await page.goto(`${server.url}/auth?returnTo=%2Faccount-settings`);
    await signIn(page, who);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByLabel('Recovery code').press('Enter');
    await page.getByText('You have 9 recovery codes left.').waitFor();

    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await section('Two-factor sign-in').getByLabel('Current password').fill(who.password);
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('You have 10 recovery codes left.').waitFor();

    await page.getByRole('button', { name: 'Turn it off' }).click();
    await section('Two-factor sign-in').getByLabel('Current password').fill(who.password);
    await section('Two-factor sign-in').getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('It is off: your password alone gets you in.').waitFor();
  });

  it('prints the recovery codes and nothing else', async () => {
    await atSettings();
    await turnOn();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('list', { name: 'Recovery codes' }).isVisible()).toBe(true);
    for (const gone of ['Username', 'Delete your account']) {
      expect(await page.getByRole('heading', { name: gone, exact: true }).isVisible()).toBe(false);
    }
  });
});

describe('the pages of the account', () => {
  it('are used by keyboard alone', async () => {
    const who = person('keys');
    const { keyboard } = page;
    const focusOn = (name: string) =>
      expect
        .poll(() => page.evaluate('document.activeElement.labels?.[0]?.textContent'))
        .toContain(name);
    const tabTo = async (name: string) => {
      for (let press = 0; press < 60; press++) {
        await keyboard.press('Tab');
        const { label, text } = (await page.evaluate(
          '({ label: document.activeElement.labels?.[0]?.textContent ?? "", text: document.activeElement.textContent })',
        )) as { label: string; text: string };
        if (label.includes(name) || text === name) return;
      }
      throw new Error(`${name} was not reached`);
    };
    await page.goto(`${server.url}/auth?returnTo=%2Faccount-settings`);
    await title('Sign in to go on').waitFor();
    await tabTo('Sign in');
    await keyboard.press('ArrowRight');
    await tabTo('Username');
    await keyboard.type(who.username);
    await keyboard.press('Tab');
    await keyboard.type(who.email);
    await keyboard.press('Tab');
    await keyboard.type(who.password);
    await tabTo('I accept');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await title('Account settings').waitFor();

    await tabTo('Change username');
    await keyboard.press('Enter');
    await focusOn('New username');
    await tabTo('Cancel');
    await keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('Change username');
    await tabTo('Set up two-factor sign-in');
    await keyboard.press('Enter');
    await focusOn('Code of the app');
    const key = (await section('Two-factor sign-in').locator('code').first().textContent()) ?? '';
    await keyboard.type(appCode(key));
    await keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('Keep these recovery codes');
    await tabTo('I have kept them');
    await keyboard.press('Enter');
    await tabTo('Delete my account');
    await keyboard.press('Enter');
    await focusOn(`Password of ${who.username}`);
    await keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it.each(['dark', 'light'])('have no fault that axe finds, %s', async (theme) => {
    await atSettings();
    // `/auth` itself and the other public pages are looked at in `npm run test:axe`.
    const paths = [
      '/account-settings',
      '/trial-registration',
      '/trial-confirmation',
      '/auth?verify=abc',
      '/account-recovery',
      '/reset-password/abc',
    ];
    await page.evaluate((value) => localStorage.setItem('ui-theme', value), theme);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(server.url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectAccessible();
        const sideways = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
        expect(`${path} ${width} ${sideways}`).toBe(`${path} ${width} false`);
      }
    }
  });
});
