import { expect, it } from 'vitest';
import { context, page, server, useJourneys } from './journey.ts';
import { JOB_DESCRIPTION, reachConfigure, reachResult } from './reach-result.ts';

const JOURNEY = { timeout: 120_000 };
/** On a slow machine an answer takes its time. */
const PATIENT = { timeout: 15_000 };
/** What the browser itself logs while there is no network. */
const CALLS = /\/api\//;

useJourneys({ provoked: CALLS });

it(
  'keeps the words of an ad that were typed without a network, and saves them',
  JOURNEY,
  async () => {
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
    await expect.poll(() => ad.inputValue(), PATIENT).toBe(JOB_DESCRIPTION);
  },
);

it('keeps decisions made without a network in their order, and saves them', JOURNEY, async () => {
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

  await expect.poll(() => standing.textContent(), PATIENT).toBe('Accepted');
  await page.keyboard.press('j');
  await expect.poll(() => standing.textContent(), PATIENT).toMatch(/^Rejected/);
});
