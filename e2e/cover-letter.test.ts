import { expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { reachResult } from './reach-result.ts';

useJourneys();

const OWN = 'I would be glad to show you the checklist.';
/** The letter with a sentence of the person's own before its close. */
const withOwn = (letter: string): string =>
  letter.replace(/\n\n(?=(?:Kind regards|Sincerely),\n)/, ` ${OWN}\n\n`);

it('says one sentence another way and takes it back, own words kept through tones and a reload', async () => {
  await reachResult(page, server.url, 'lea');
  const letter = page.getByRole('textbox', { name: 'Standard letter' });
  const panel = page.getByRole('region', { name: 'Cover letter', exact: true });
  const saved = panel.getByText('Saved', { exact: true });
  const first = await letter.inputValue();
  await panel.getByText('Say a sentence another way').click();
  await panel
    .getByRole('button', { name: /^Say it another way/ })
    .first()
    .click();
  await expect.poll(() => letter.inputValue()).not.toBe(first);
  const another = await letter.inputValue();
  expect(withOwn(another)).toContain(OWN);
  await letter.fill(withOwn(another));
  await saved.waitFor();
  await expectAccessible();

  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => letter.inputValue()).toBe(withOwn(first));
  await saved.waitFor();

  await panel.getByRole('button', { name: 'Warm' }).click();
  await expect
    .poll(() => panel.getByRole('button', { name: 'Warm' }).getAttribute('aria-pressed'))
    .toBe('true');
  await expect.poll(() => letter.inputValue()).toContain(OWN);
  await page.reload();
  await expect.poll(() => letter.inputValue()).toContain(OWN);
  await panel.getByRole('button', { name: 'Take the first version again' }).click();
  await expect.poll(() => letter.inputValue()).toBe(first);
});

it('opens with a moment that the person tells beside it, until they leave it out', async () => {
  await reachResult(page, server.url, 'mo');
  const letter = page.getByRole('textbox', { name: 'Standard letter' });
  const panel = page.getByRole('region', { name: 'Cover letter', exact: true });
  const first = await letter.inputValue();
  await panel.getByText('Open it in your own words').click();
  const moment = 'One December the bank refused our file. I rang them until they took it.';
  await panel.getByLabel('Your own words').fill(moment);
  // Nothing stands half under the bar at the top.
  await panel.getByRole('heading', { name: 'Cover letter' }).scrollIntoViewIfNeeded();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Save my words' }).click();
  await expect.poll(() => letter.inputValue()).toContain(`,\n\n${moment}\n\n`);
  await panel.getByText('Your own opening').waitFor();
  await page.reload();
  await expect.poll(() => letter.inputValue()).toContain(moment);
  await panel.getByText('Your own opening').click();
  await panel.getByRole('button', { name: 'Leave it out' }).click();
  await expect.poll(() => letter.inputValue()).toBe(first);
});
