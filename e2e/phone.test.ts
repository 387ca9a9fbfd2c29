import { expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { reachResult } from './reach-result.ts';

const PHONE = { width: 360, height: 740 };

useJourneys({ viewport: PHONE });

/** Nothing stands beyond the edge, and axe objects to nothing. */
async function expectToFit() {
  const overhang = await page.evaluate(
    '[document.documentElement, document.body].some((one) => one.scrollWidth > innerWidth)',
  );
  expect(overhang).toBe(false);
  await expectAccessible();
}

it('goes from the upload to the files on a phone', async () => {
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
    .poll(() => page.evaluate('document.activeElement.textContent'))
    .toBe('Interview questions');

  await page.getByRole('link', { name: 'Continue to the template' }).last().click();
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await expectToFit();
  await page.getByRole('link', { name: 'Continue to download' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Your resume is ready' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Everything in one pack' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Robin-[\w-]+-Pack\.zip$/);
  await page.getByText(/Every reader got every field|Some readers lose/).waitFor();
  await expectToFit();
});
