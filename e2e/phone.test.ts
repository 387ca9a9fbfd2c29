import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findAccessibilityFaults,
  launchBrowser,
  type TestBrowser,
  watchForFaults,
} from './browser.ts';
import { reachResult } from './reach-result.ts';
import { startServer, type TestServer } from './server.ts';

const JOURNEY = { timeout: 120_000 };
const PHONE = { width: 360, height: 740 };

let browser: TestBrowser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  context = await browser.newContext(PHONE);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Nothing stands beyond the edge, and axe objects to nothing. */
async function expectToFit() {
  const overhang = await page.evaluate(
    '[document.documentElement, document.body].some((one) => one.scrollWidth > innerWidth)',
  );
  expect(overhang).toBe(false);
  expect(await findAccessibilityFaults(page)).toEqual([]);
}

it('goes from the upload to the files on a phone', JOURNEY, async () => {
  const faults = watchForFaults(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await reachResult(page, server.url, 'pia');
  await expectToFit();

  // The change rises as a sheet over the document.
  const panel = page.getByRole('region', { name: 'Change in hand' });
  expect(await panel.isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Change 1, accepted/ }).click();
  await panel.getByRole('button', { name: 'Reject change' }).click();
  await panel.getByText(/^Rejected/).waitFor();
  await expectToFit();
  await panel.getByRole('button', { name: 'Close change' }).click();

  // The parts of the long page are a menu.
  const menu = page.getByRole('navigation', { name: 'On this page' });
  await menu.getByText('On this page:').click();
  await menu.getByRole('link', { name: 'Interview' }).click();
  await expect
    .poll(() => page.evaluate('document.activeElement.textContent'), { timeout: 15_000 })
    .toBe('Interview questions');

  await page.getByRole('link', { name: 'Go on: choose the template' }).click();
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await expectToFit();
  await page.getByRole('link', { name: 'Continue to download' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your resume is ready' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Everything in one pack' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('pack.zip');
  await page.getByText(/Every reader got every field|Some readers lose/).waitFor();
  await expectToFit();
  expect(faults).toEqual([]);
});
