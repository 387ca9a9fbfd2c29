import type { ModelItem } from '@trueline/contracts';
import { shownLines } from '@trueline/host/testing/model-answers';
import { type ModelBehavior, startModelServer } from '@trueline/host/testing/model-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { reachResult } from './reach-result.ts';

const INVOICES = 'Processed 120 supplier invoices a week in QuickBooks';
const SHORT = 'Processed 120 invoices a week in QuickBooks';
const WARM = 'Took care of 120 supplier invoices a week in QuickBooks';
const LIE = 'Processed 900 supplier invoices a week in QuickBooks';

// Before the server, which is given its address.
const model = await startModelServer();
afterAll(() => model.close());

/** Answers wishes alone: a line by what it says of it, a sentence of the letter in nearly the same words. */
const wishes =
  (says: Record<string, string>): ModelBehavior =>
  ({ instructions, data }) => ({
    items: shownLines(data).flatMap(({ path, text }): ModelItem[] => {
      if (!instructions.includes('as they asked you to')) return [];
      const said = path.startsWith('letter.')
        ? text.replace('I prepare biweekly', 'I prepare the biweekly')
        : says[text];
      return said === undefined ? [] : [{ path, text: said }];
    }),
  });

useJourneys({
  environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm' },
  provoked: /\/rewordings$/,
});

const panel = () => page.getByRole('region', { name: 'Change in hand' });
const menu = () => panel().getByRole('group', { name: 'Have the model say it' });
const wish = (name: string) => menu().getByRole('button', { name, exact: true });
const told = (text: string | RegExp) => menu().getByRole('status').filter({ hasText: text });
const line = (text: string | RegExp) => page.getByRole('button', { name: text });

/** Axe objects to nothing and nothing stands beyond the edge, in both themes, wide and narrow. */
async function expectToFit(name: string, widths = [1280, 360]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`document.documentElement.setAttribute('data-theme', '${theme}')`);
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
      await expectAccessible();
      const folder = process.env.PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

const reach = async (name: string): Promise<void> => {
  await reachResult(page, server.url, name);
  await page.getByRole('button', { name: 'Essential Only' }).click();
};

describe('a change in other words at the person’s word', () => {
  beforeEach(() => {
    model.behavior = wishes({ [INVOICES]: SHORT, [SHORT]: WARM });
  });

  it('takes a proven one, by the keyboard, with the way back and forth', async () => {
    await reach('wera');
    await line(/120 supplier invoices/).click();
    await wish('Shorter').focus();
    await page.keyboard.press('Enter');
    await told('Shorter now, and checked against your own words.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Shorter');
    await panel().getByText('Shorter, as you asked.').waitFor();
    await expectToFit('taken');

    await menu().getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await told('Back as it was.').waitFor();
    await expect.poll(() => panel().getByText('Shorter, as you asked.').count()).toBe(0);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Take it again');
    await page.keyboard.press('Enter');
    await panel().getByText('Shorter, as you asked.').waitFor();
    // The page's own way back knows it, too.
    await page.keyboard.press('Control+z');
    await expect.poll(() => panel().getByText('Shorter, as you asked.').count()).toBe(0);
    await page.keyboard.press('Control+Shift+z');
    await panel().getByText('Shorter, as you asked.').waitFor();

    await page.reload();
    await line(/120.*invoices/).click();
    await panel().getByText('Shorter, as you asked.').waitFor();
  });

  it('leaves what stands where the wording is not true, and says why', async () => {
    model.behavior = wishes({ [INVOICES]: LIE });
    await reach('wolf');
    await line(/120 supplier invoices/).click();
    await wish('Plainer').click();
    await told(/Not taken, and your wording is as it was\..*900/).waitFor();
    await expectToFit('refused');
    expect(await page.getByText(LIE).count()).toBe(0);
    await page.reload();
    await line(/120 supplier invoices/).waitFor();
  });

  it('stops at a click, and tells of a model that fails or has nothing to say', async () => {
    await reach('wim');
    await line(/120 supplier invoices/).click();
    model.behavior = 'hangs';
    await wish('Warmer').focus();
    await page.keyboard.press('Enter');
    await told('Looking for other words…').waitFor();
    expect(await wish('Shorter').getAttribute('aria-disabled')).toBe('true');
    await expectToFit('running');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Stop');
    await page.keyboard.press('Enter');
    await told('Stopped. Your wording is as it was.').waitFor();

    model.behavior = 'fails';
    await wish('Warmer').click();
    await told('The language model does not answer.').waitFor();
    model.behavior = wishes({});
    await wish('Warmer').click();
    await told('No other wording came of it.').waitFor();
    await line(/120 supplier invoices/).waitFor();
  });

  it('is had for a sentence of the letter, which stays in its tone and place', async () => {
    await reach('wiebke');
    const letter = page.getByRole('region', { name: 'Cover letter', exact: true });
    const text = page.getByRole('textbox', { name: 'Standard letter' });
    const first = await text.inputValue();
    await letter.getByText('Say a sentence another way').click();
    await letter.getByRole('button', { name: /^Plainer: .*I prepare biweekly/ }).click();
    await expect.poll(() => text.inputValue()).toContain('I prepare the biweekly payroll');
    await letter.getByText('Plainer now, and checked against your own words.').waitFor();
    await letter.getByText('Saved', { exact: true }).waitFor();
    await expectToFit('letter');
    await page.setViewportSize({ width: 360, height: 800 });
    await letter.getByRole('button', { name: 'Cover letter' }).click();
    const all = letter.getByRole('group', { name: 'Have the model say it' });
    await all.first().scrollIntoViewIfNeeded();
    await expectToFit('letter-open', [360]);
    await letter.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(() => text.inputValue()).toBe(first);
    await letter.getByRole('button', { name: /^Take it again: / }).click();
    await letter.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => text.inputValue()).toContain('I prepare the biweekly payroll');
    await letter.getByText('Say a sentence another way').click();
    await letter.getByRole('button', { name: /^Say it another way: .*the biweekly/ }).waitFor();
  });
});
