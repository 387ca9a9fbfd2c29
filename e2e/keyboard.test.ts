import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, type TestBrowser, watchForFaults } from './browser.ts';
import { person } from './people.ts';
import { JOB_DESCRIPTION, RESUME_FILE } from './reach-result.ts';
import { startServer, type TestServer } from './server.ts';

const JOURNEY = { timeout: 180_000 };
/** More than any page here has places to stop at. */
const MAX_TABS = 150;

let browser: TestBrowser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The accessible name of what has the focus, as far as these pages need it. */
const FOCUSED_NAME = `(() => {
  const at = document.activeElement;
  const label = at.labels && at.labels.length > 0 ? at.labels[0].textContent : '';
  return (at.getAttribute('aria-label') || label || at.textContent || '').trim();
})()`;

/** Goes on by Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let count = 0; count < MAX_TABS; count++) {
    await page.keyboard.press('Tab');
    const focused = String(await page.evaluate(FOCUSED_NAME));
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function fillIn(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
}

it('leads from registration to the files by keyboard alone', JOURNEY, async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watchForFaults(page);
  const { username, email, password } = person('kim');
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await tabTo(page, 'Sign in');
  await page.keyboard.press('ArrowRight');
  await fillIn(page, /^Username/, username);
  await fillIn(page, /^E-mail/, email);
  await fillIn(page, /^Password/, password);
  await press(page, /^I accept/, 'Space');
  await press(page, 'Create account');

  await page.getByRole('heading', { level: 1, name: 'Your resume, as it is' }).waitFor();
  // The file dialog is the browser's own.
  const chooser = page.waitForEvent('filechooser');
  await press(page, /Resume file/);
  await (await chooser).setFiles(RESUME_FILE);
  await page.getByRole('heading', { level: 1, name: 'This is what Trueline read' }).waitFor();
  await press(page, 'Continue to the job ad');

  await page.getByRole('heading', { level: 1, name: 'The job you want' }).waitFor();
  await fillIn(page, 'Job description', JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await press(page, 'Optimize my resume');

  await page.getByRole('link', { name: 'Continue to the template' }).waitFor();
  const panel = page.getByRole('region', { name: 'Change in hand' });
  await page.keyboard.press('r');
  await panel.getByText(/^Rejected/).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Prepared payroll for 95 employees');
  await panel.getByText('No line of yours says 95.').waitFor();
  await press(page, 'Save my words');
  await panel.getByText('In your own words').waitFor();
  await press(page, /^Go on: choose/);

  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await press(page, 'Continue to download');
  await page.getByRole('heading', { level: 1, name: 'Your resume is ready' }).waitFor();
  const download = page.waitForEvent('download');
  await press(page, 'Download my resume');
  expect((await download).suggestedFilename()).toBe('resume.pdf');
  expect(faults).toEqual([]);
  await context.close();
});
