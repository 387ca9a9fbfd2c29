import { expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { reachAsking } from './reach-result.ts';

const PHONE = { width: 360, height: 740 };
const TAP_TARGET = 44;

useJourneys({ viewport: PHONE });

const card = () => page.getByRole('region', { name: /^Question \d+ of \d+$/ });

/** Nothing stands beyond the edge, what is tapped is large enough, and axe objects to nothing. */
async function expectToFit() {
  const overhang = await page.evaluate(
    '[document.documentElement, document.body].some((one) => one.scrollWidth > innerWidth)',
  );
  expect(overhang).toBe(false);
  const heights = await page.evaluate<number[]>(
    `[...document.querySelectorAll('section[aria-label^="Question "] :is(button, label, input:not([type=checkbox]))')]
      .map((one) => one.getBoundingClientRect().height)`,
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(TAP_TARGET);
  await expectAccessible();
}

it('asks on a phone with one hand, the line in sight above', async () => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await reachAsking(page, server.url, 'pam');
  await expectToFit();
  await card()
    .getByRole('button', { name: /^Yes\b/ })
    .first()
    .click();
  await card()
    .getByLabel(/^What did you/)
    .fill('check 80 pay cheques');
  await expectToFit();
  await card().getByRole('button', { name: 'Add it' }).click();

  // On to a question that a number answers.
  const number = card().getByRole('textbox');
  const skip = card().getByRole('button', { name: 'Skip' });
  const prompt = card().getByRole('heading');
  await expect.poll(() => prompt.textContent()).not.toContain('Workday');
  while ((await number.count()) === 0) {
    const before = await prompt.textContent();
    await skip.click();
    await expect.poll(() => prompt.textContent()).not.toBe(before);
  }
  expect(await number.getAttribute('inputmode')).toBe('decimal');
  await number.fill('14');
  const [, asked = ''] = /^"(.+?)"/.exec((await prompt.textContent()) ?? '') ?? [];
  const end = asked.split(' ').slice(-2).join(' ');
  const line = page.getByText(end).locator('visible=true').first();
  const isInSight = async () => {
    const [shown, sheet] = [await line.boundingBox(), await card().boundingBox()];
    return shown !== null && sheet !== null && shown.y > 64 && shown.y + shown.height <= sheet.y;
  };
  await expect.poll(isInSight).toBe(true);
  await expectToFit();
  await card().getByRole('button', { name: 'That’s enough' }).click();
  await page.getByRole('link', { name: 'Continue to the template' }).first().waitFor();
});
