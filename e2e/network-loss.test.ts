import { expect, it } from 'vitest';
import { context, page, server, useJourneys } from './journey.ts';
import { JOB_DESCRIPTION, reachConfigure, reachResult } from './reach-result.ts';

/** What the browser itself logs while there is no network: of calls, and of parts that are fetched when they are due. */
const CALLS = /\/(?:api|assets)\//;

useJourneys({ provoked: CALLS });

it('keeps the words of an ad that were typed without a network, and saves them', async () => {
  await reachConfigure(page, server.url, 'nina');
  const ad = page.getByLabel('Job description');
  await ad.fill('Payroll Specialist');
  await page.getByText('Saved', { exact: true }).waitFor();

  await context.setOffline(true);
  await ad.fill(JOB_DESCRIPTION);
  await page.getByText('No connection. Your words stay here').waitFor();
  await page.getByText('What you do here waits').waitFor();
  await context.setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByText('What you do here waits').waitFor({ state: 'hidden' });
  await page.reload();
  await expect.poll(() => ad.inputValue()).toBe(JOB_DESCRIPTION);
});

it('keeps decisions made without a network in their order, and saves them', async () => {
  await reachResult(page, server.url, 'oskar');
  const panel = page.getByRole('region', { name: 'Change in hand' });
  const standing = panel.getByRole('status').first();
  await panel.getByText('Accepted', { exact: true }).waitFor();

  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Reject change' }).click();
  await panel.getByText(/^Rejected/).waitFor();
  await page.keyboard.press('j');
  await panel.getByRole('button', { name: 'Reject change' }).click();
  await panel.getByText(/^Rejected/).waitFor();
  await page.keyboard.press('k');
  await panel.getByRole('button', { name: 'Accept change' }).click();
  await panel.getByText('Accepted', { exact: true }).waitFor();
  await page.getByText('No connection. What you do here waits').waitFor();
  await context.setOffline(false);
  await page.getByText('What you do here waits').waitFor({ state: 'hidden' });
  await page.reload();

  await expect.poll(() => standing.textContent()).toBe('Accepted');
  await page.keyboard.press('j');
  await expect.poll(() => standing.textContent()).toMatch(/^Rejected/);
});

it('asks again by itself where the server has no time for the check of the files', async () => {
  await reachResult(page, server.url, 'otto');
  const busy = { status: 503, headers: { 'Retry-After': '3' } };
  await page.route('**/survival*', (route) => route.fulfill(busy), { times: 1 });
  await page.getByRole('link', { name: 'Continue to the template' }).last().click();
  await page.getByRole('link', { name: 'Continue to download' }).first().click();
  await page.getByText('We try again by ourselves').waitFor();
  await page.getByText(/Every reader got every field|Some readers lose/).waitFor();
});

it('keeps the page where a part of it is due without a network, and shows the part when it is back', async () => {
  await page.goto(server.url);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const missing = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/banner-panel'),
  );
  await context.setOffline(true);
  await missing;
  expect(await heading.isVisible()).toBe(true);
  await context.setOffline(false);
  await page
    .getByText(/cookies|analytics/i)
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /reject|only|decline|necessary/i })
    .first()
    .waitFor();
});
