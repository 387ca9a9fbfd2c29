import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findAccessibilityFaults,
  launchBrowser,
  type TestBrowser,
  watchForFaults,
} from './browser.ts';
import { startServer, type TestServer } from './server.ts';

const JOB_DESCRIPTION = readFileSync(
  fileURLToPath(new URL('fixtures/job-description.txt', import.meta.url)),
  'utf8',
);
const RESUME = readFileSync(fileURLToPath(new URL('fixtures/resume.html', import.meta.url)));
const JOURNEY = { timeout: 120_000 };

let browser: TestBrowser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [browser, server] = await Promise.all([
    launchBrowser(),
    startServer(undefined, { TRIAL_DAYS: '0' }),
  ]);
  context = await browser.newContext({ width: 360, height: 740 });
  page = await context.newPage();
  // The refusal that asks for the payment.
  faults = watchForFaults(page, /\/optimize$/);
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await server?.stop();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
async function expectScreen(name: string | RegExp) {
  await heading(name).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
}

it('without PRO: pays for one run on a phone, with a reload at every turn', JOURNEY, async () => {
  await page.goto(`${server.url}/auth?returnTo=%2Fupload`);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Username').fill('pat.payer');
  await page.getByLabel('E-mail').fill('pat.payer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a plain long passphrase');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await heading('Your resume, as it is').waitFor();
  const file = { name: 'resume.html', mimeType: 'text/html', buffer: RESUME };
  await page.getByLabel('Resume file').setInputFiles(file);
  await heading('This is what Trueline read').waitFor();
  await page.getByRole('button', { name: 'Continue to the job ad' }).first().click();
  await heading('The job you want').waitFor();
  await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Optimize my resume' }).click();

  await page.getByText('Resume optimization costs 0.99 CAD').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pay 0.99 CAD' }).click();
  await expectScreen('Resume optimization');
  await page.reload();
  await page.getByRole('button', { name: 'Pay 0.99 CAD' }).click();
  await expectScreen('Test checkout');
  await page.getByText('No money moves here').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Complete the test payment' }).click();
  await page.waitForURL(/\/optimization-payment-success\?checkout=/);
  await expectScreen('Done. No money moved');
  await page.reload();
  await page.getByRole('link', { name: 'Go on to the optimization' }).click();

  await heading('The job you want').waitFor();
  expect(await page.getByLabel('Job description').inputValue()).toBe(JOB_DESCRIPTION);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expectScreen(/Payroll Specialist/);

  await page.goto(`${server.url}/payment`);
  await expectScreen('Payments');
  await page.getByText(/Paid, used, test, no money moved/).waitFor();
});

it('says so when a payment is not there', JOURNEY, async () => {
  const strange = await context.newPage();
  await strange.goto(`${server.url}/payment-success?checkout=test_unknown`);
  await strange.getByRole('heading', { level: 1, name: 'There is no such payment' }).waitFor();
  await strange.close();
});
