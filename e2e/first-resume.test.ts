import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';

const PHONE = { width: 360, height: 740 };
const AD = `Cashier
Company: Hill Market

What you will do
- Handle cash and card payments
- Help customers find products

Requirements
- Cash handling experience
- Customer service`;

useJourneys({ viewport: PHONE });

async function expectToFit(on: Page = page): Promise<void> {
  const overhang = await on.evaluate(
    '[document.documentElement, document.body].some((one) => one.scrollWidth > innerWidth)',
  );
  expect(overhang).toBe(false);
  await expectAccessible();
}

/** From the field that has the focus on, by keyboard alone. */
async function typeOn(...texts: string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
}

const field = (name: string, on: Page = page) => on.getByLabel(name, { exact: true });

it('leads from titles, employers and dates to a whole resume', async () => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await register(page, person('fay'));
  const start = page.getByRole('link', { name: 'Start from nothing' });
  await start.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your first resume' }).waitFor();
  await expectToFit();

  // Nothing is sent before there is something to send; what is missing has the focus.
  await page.getByRole('button', { name: 'Make my resume' }).press('Enter');
  await page.getByText('Write your name.').waitFor();
  await expectToFit();
  await typeOn('Fay Sample', 'fay.sample@example.com', '204-555-0177', 'Brandon', 'MB');
  await page.keyboard.press('Tab');
  await typeOn('Cashier', 'Maple Grocery', 'Brandon', 'March 2021', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await typeOn('Housekeeper', 'Harbour Hotel', 'Brandon', '2018', 'Feb 2021');
  await expectToFit();

  // A reload, the way back and a second tab find what was typed.
  await page.reload();
  await expect.poll(() => field('Name').inputValue()).toBe('Fay Sample');
  await page.goBack();
  await start.waitFor();
  await page.goForward();
  await expect.poll(() => field('What you were').count()).toBe(2);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect.poll(() => field('Name', second).inputValue()).toBe('Fay Sample');
  await field('Skills', second).fill('Till, stocktaking');
  await expect.poll(() => field('Skills').inputValue()).toBe('Till, stocktaking');
  await second.close();

  await page.getByRole('button', { name: 'Make my resume' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'This is what Trueline read' }).waitFor();
  await page.getByText('Harbour Hotel').first().waitFor();
  await expectToFit();
  await page
    .getByRole('button', { name: 'Continue to the job ad' })
    .locator('visible=true')
    .first()
    .press('Enter');
  await page.getByLabel('Job description').fill(AD);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Optimize my resume' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'What only you know' }).waitFor();

  // The questions about tasks fill both jobs.
  const card = page.getByRole('region', { name: /^Question \d+ of \d+$/ });
  const prompt = card.getByRole('heading');
  const filled: string[] = [];
  while (filled.length < 2) {
    const asked = (await prompt.textContent()) ?? '';
    const ticks = card.getByRole('checkbox');
    if (asked.startsWith('Which of these')) {
      expect(await ticks.count()).toBeGreaterThanOrEqual(3);
      for (const tick of (await ticks.all()).slice(0, 3)) await tick.press('Space');
      filled.push(asked);
      await expectToFit();
      await card.getByRole('button', { name: /^Add/ }).press('Enter');
    } else await card.getByRole('button', { name: 'Skip' }).press('Enter');
    if (filled.length < 2) await expect.poll(() => prompt.textContent()).not.toBe(asked);
  }
  const enough = page.getByRole('button', { name: 'That’s enough' });
  if ((await enough.count()) > 0) await enough.press('Enter');
  await page.getByRole('link', { name: 'Continue to the template' }).first().waitFor();
  const session = new URL(page.url()).searchParams.get('rs');
  // The last answers are still on their way when the page goes on.
  const countLines = async () => {
    const answer = await page.request.get(`${server.url}/api/resume-sessions/${session}`);
    const { resumeSession } = await answer.json();
    const roles: { highlights?: string[] }[] = resumeSession.document.work;
    return Math.min(...roles.map(({ highlights = [] }) => highlights.length));
  };
  await expect.poll(countLines).toBeGreaterThanOrEqual(3);
});
