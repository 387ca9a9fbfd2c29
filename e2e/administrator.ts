import type { Page } from 'playwright-core';
import type { TestBrowser } from './browser.ts';
import { type Person, person, register } from './people.ts';

/** The administrator whom the server's environment makes. */
export const ADMIN = person('keeper');
export const ADMIN_ENVIRONMENT = {
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/** Fills in and sends the administration's sign-in, from its page. */
export async function signInAsAdmin(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page of the administration by its sign-in; an offer of two-factor sign-in is put off. */
export async function openAsAdmin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await signInAsAdmin(page, ADMIN);
  const notNow = page.getByRole('button', { name: 'Not now' });
  // Where there is no offer, the wait for it ends with the page.
  notNow.waitFor().then(
    () => notNow.click(),
    () => undefined,
  );
  await page.waitForURL(address);
}

/** A page of a user in a browser of their own, registered and at the dashboard. */
export async function openAsNewUser(browser: TestBrowser, url: string, who: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/auth?tab=register&returnTo=%2Fdashboard`);
  await register(page, who);
  await page.waitForURL(`${url}/dashboard`);
  return page;
}
