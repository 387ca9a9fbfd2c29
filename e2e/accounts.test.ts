import { SERVICE_CURRENCY, SERVICE_NAMES, SERVICE_PRICE } from '@trueline/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '../apps/server/src/testing/mailbox.ts';
import { findAccessibilityFaults } from './browser.ts';
import { browser, context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { type Person, person, register, signIn } from './people.ts';

/** Refusals that these journeys provoke. */
const PROVOKED = /\/api\/auth|\/api\/resume-sessions\/0{8}-/;

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toast = (text: string) =>
  page.getByRole('region', { name: 'Messages (F8)' }).getByText(text, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The link of the newest such mail. */
async function mailedLink(mailbox: Mailbox, to: string, subject: string, count = 1) {
  const { text } = await mailbox.waitFor(to, subject, count);
  const url = /http:\/\/localhost\S+/.exec(text)?.[0];
  if (url === undefined) throw new Error(`no link in:\n${text}`);
  return url;
}

describe('where addresses are verified', () => {
  useJourneys({ environment: { REQUIRE_EMAIL_VERIFICATION: 'true' }, provoked: PROVOKED });
  let mailbox: Mailbox;
  beforeAll(() => {
    mailbox = openMailbox(server.dataDir);
  });

  const CONFIRM = 'Confirm your e-mail address';

  it('registers, has the link sent again, confirms by a button, and comes to the profile', async () => {
    const ada = person('ada');
    await page.goto(`${server.url}/auth`);
    await register(page, ada);
    await title('One more step').waitFor();
    await toast('Check your email').waitFor();
    await page.getByText(`We sent a link to ${ada.email}`).waitFor();
    await expectAccessible();
    await mailbox.waitFor(ada.email, CONFIRM);

    await button('Send the link again').click();
    await page.getByText('If that address waits to be confirmed').waitFor();
    const link = await mailedLink(mailbox, ada.email, CONFIRM, 2);
    await page.goto(link);
    await title('Confirm your address').waitFor();
    await expectAccessible();
    // Opening the link has done nothing yet.
    await page.reload();
    await button('Confirm my address').click();
    await page.waitForURL(`${server.url}/profile`);
    await title('Your profile').waitFor();
    await page.getByRole('button', { name: `Account menu of ${ada.username}` }).waitFor();

    await page.goto(link);
    await button('Confirm my address').click();
    await page.getByText('This link was used already').waitFor();
    await page.getByLabel('E-mail of your account').waitFor();
    await expectAccessible();
  });

  it('keeps out who has not confirmed, and offers the link there', async () => {
    const bea = person('bea');
    await page.goto(`${server.url}/auth`);
    await register(page, bea);
    await title('One more step').waitFor();
    await page.goto(`${server.url}/auth`);
    await signIn(page, { ...bea, username: bea.email });
    await page.getByText('Please confirm your e-mail address first', { exact: true }).waitFor();
    await expectAccessible();
    await button('Send the link again').click();
    await mailbox.waitFor(bea.email, CONFIRM, 2);
  });

  it('answers a registration with a known address like any other', async () => {
    const cleo = person('cleo');
    for (const username of ['cleo.one', 'cleo.two']) {
      await page.goto(`${server.url}/auth`);
      await register(page, { ...cleo, username });
      await title('One more step').waitFor();
    }
    await mailbox.waitFor(cleo.email, 'You already have a Trueline account');
  });
});

describe('where they are not', () => {
  useJourneys({ provoked: PROVOKED });
  let mailbox: Mailbox;
  beforeAll(() => {
    mailbox = openMailbox(server.dataDir);
  });

  const registered = async (name: string): Promise<Person> => {
    const who = person(name);
    await page.goto(`${server.url}/auth`);
    await register(page, who);
    await page.waitForURL(`${server.url}/profile`);
    await title('Your profile').waitFor();
    return who;
  };

  it('signs in at once, and says at the field what is wrong', async () => {
    const dan = await registered('dan');
    await page.getByRole('button', { name: 'Account menu of' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(`${server.url}/`);
    await page.goto(`${server.url}/auth?tab=register`);
    await register(page, { ...dan, email: 'other@example.com' });
    await page.getByText('That username is taken. Please choose another.').first().waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('username');
    await register(page, { ...dan, username: 'other', email: dan.email });
    await page.getByText('An account with that e-mail address exists').first().waitFor();
    await register(page, { username: 'other', email: 'other@example.com', password: 'password1' });
    await page.getByText('That is one of the passwords that are tried first').first().waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('password');
    await expectAccessible();
  });

  it('loses nothing that is typed before the page answers', async () => {
    const early = person('early');
    await page.goto(`${server.url}/auth?tab=register`);
    await register(page, early);
    await page.waitForURL(`${server.url}/profile`);
    // What the profile still asks for would be refused without its cookie.
    await page.goto('about:blank');
    await context.clearCookies();
    let answer = () => {};
    const typed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    // The form that a prerendered page draws stays the open one, too, though the address asks for the other.
    const hydrated = page.goto(`${server.url}/auth?tab=register`, { waitUntil: 'commit' });
    await page.getByLabel('Username or e-mail').fill(early.username);
    await page.getByLabel('Password', { exact: true }).fill(early.password);
    answer();
    await hydrated;
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${server.url}/dashboard`);
    await page.unroute('**/*.js');
  });

  it('goes to the first fault of an empty registration on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.url}/auth?tab=register`);
    await page.getByLabel('Username', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Use at least 3 characters.').waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('username');
    const { y = -1 } = (await page.getByLabel('Username', { exact: true }).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(64);
    expect(y).toBeLessThan(740);
  });

  it('says how strong a password is while it is typed, and shows it on request', async () => {
    await page.goto(`${server.url}/auth?tab=register`);
    await page.getByLabel('Username', { exact: true }).waitFor();
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('short');
    await page.getByText('Too short').waitFor();
    await field.fill('winter boots by the door');
    await page.getByText('Strong.').waitFor();
    expect(await field.getAttribute('autocomplete')).toBe('new-password');
    expect(await field.getAttribute('type')).toBe('password');
    await button('Show password').click();
    expect(await field.getAttribute('type')).toBe('text');
  });

  it('goes back to what was asked for, and nowhere else', async () => {
    const eva = await registered('eva');
    for (const [asked, reached] of [
      ['/my-resumes?sort=name', '/my-resumes?sort=name'],
      ['//example.org/', '/dashboard'],
    ] as const) {
      // A page that is still asking would be told that nobody is signed in.
      await page.goto('about:blank');
      await context.clearCookies();
      await page.goto(`${server.url}/auth?returnTo=${encodeURIComponent(asked)}`);
      await signIn(page, eva);
      await page.waitForURL(server.url + reached);
    }
    // Who is signed in already is sent on the same way.
    await page.goto(`${server.url}/auth?returnTo=%2Ftrial-registration`);
    await page.waitForURL(`${server.url}/trial-registration`);
  });

  it('sets a new password by mail, which ends every sign-in', async () => {
    const fay = await registered('fay');
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${server.url}/account-recovery`);
    await other.getByLabel('E-mail', { exact: true }).fill(fay.email);
    await other.getByRole('button', { name: 'Send me a link' }).click();
    await other.getByText('If there is an account with that address').waitFor();
    const link = await mailedLink(mailbox, fay.email, 'Set a new password');
    await other.goto(link);
    await other.getByRole('heading', { name: 'Set a new password' }).waitFor();
    expect(await findAccessibilityFaults(other)).toEqual([]);
    await other.getByLabel('New password', { exact: true }).fill('password1');
    await other.getByRole('button', { name: 'Set this password' }).click();
    await other.getByText('That is one of the passwords that are tried first').waitFor();
    const changed = { ...fay, password: 'another plain passphrase' };
    await other.getByLabel('New password', { exact: true }).fill(changed.password);
    await other.getByRole('button', { name: 'Set this password' }).click();
    await other.getByRole('heading', { name: 'Your new password is set' }).waitFor();

    // The first browser's sign-in is over.
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL(/\/auth\?returnTo=%2Fdashboard$/);
    await signIn(page, fay);
    await page.getByText('That username and password do not match.').first().waitFor();
    await toast('Login failed').waitFor();
    await signIn(page, changed);
    await page.waitForURL(`${server.url}/dashboard`);

    await other.goto(link);
    await other.getByLabel('New password', { exact: true }).fill('a third plain passphrase');
    await other.getByRole('button', { name: 'Set this password' }).click();
    await other.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await other.context().close();
  });

  it('explains the trial to guests and to those who have it', async () => {
    await page.goto(`${server.url}/trial-confirmation`);
    await page.getByText('Every new account begins with 15 days of PRO.').waitFor();
    await registered('gil');
    await page.goto(`${server.url}/trial-confirmation`);
    await title('Welcome to PRO').waitFor();
    await page.getByText('15 days', { exact: true }).waitFor();
    await page.goto(`${server.url}/trial-registration`);
    await page.getByText('15 days', { exact: true }).waitFor();
    await expectAccessible();
  });

  it('forgets the flow when it is left after a reload of /download', async () => {
    await registered('ida');
    const id = '00000000-0000-4000-8000-000000000000';
    await page.goto(`${server.url}/download?rs=${id}`);
    await page.reload();
    await title(/.+/).waitFor();
    await page.evaluate(`addEventListener('flow-left', ({ detail }) => { window.left = detail; })`);
    await page.evaluate(`localStorage.setItem('resumeTransactionId', 't1')`);
    await page.getByRole('link', { name: 'Trueline, home' }).click();
    await page.waitForURL(`${server.url}/`);
    await expect.poll(() => page.evaluate('window.left')).toBe(id);
    expect(await page.evaluate(`localStorage.getItem('resumeTransactionId')`)).toBeNull();
  });

  it('asks nobody with PRO for money, and says so before any price', async () => {
    await registered('hal');
    for (const [path, name] of [
      ['/payment', 'Payments'],
      ['/payment?service=profile_setup', SERVICE_NAMES.profile_setup],
    ] as const) {
      await page.goto(server.url + path);
      await title(name).waitFor();
      const text = await page.locator('main').innerText();
      expect(text).toContain('Nothing to pay: you have PRO until');
      expect(
        text.indexOf(SERVICE_CURRENCY) === -1 ||
          text.indexOf('Nothing to pay') < text.indexOf(SERVICE_CURRENCY),
      ).toBe(true);
      expect(await page.getByText(`Pay ${SERVICE_PRICE}`).count()).toBe(0);
      await page.getByRole('link', { name: 'Set up my profile' }).waitFor();
      await expectAccessible();
    }
  });
});
