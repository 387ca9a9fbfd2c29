import type { ModelItem } from '@trueline/contracts';
import { shownLines } from '@trueline/host/testing/model-answers';
import { startModelServer } from '@trueline/host/testing/model-server';
import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { endAsking, JOB_DESCRIPTION, reachConfigure } from './reach-result.ts';

const ANSWERED = 'Answered questions from suppliers by phone and e-mail';
const SUPPLIERS = 'Answered suppliers’ questions by phone and e-mail';
const INVOICES = 'Responsible for processing 120 supplier invoices a week in QuickBooks';
const TOO_MANY = 'Processed 900 supplier invoices a week in QuickBooks';
const WORDINGS: Record<string, string> = { [INVOICES]: TOO_MANY, [ANSWERED]: SUPPLIERS };

// Before the server, which is given its address.
const model = await startModelServer();
let asked = 0;
let said = 0;
/** Says what is not true and what is, and then goes on without end. */
model.behavior = ({ data }) => {
  if (data.includes(ANSWERED) && asked === 0) asked = performance.now();
  const items = shownLines(data).flatMap(({ path, text }): ModelItem[] => {
    const said = WORDINGS[text];
    return said === undefined ? [] : [{ path, text: said }];
  });
  return `${JSON.stringify({ items }).replace(/\]\}$/, '')}${', '.repeat(60_000)}`;
};
model.stream = { by: 'word', pauseMs: 10 };
model.onSaid = (text) => {
  if (said === 0 && text.includes(`${SUPPLIERS}"}`)) said = performance.now();
};
afterAll(() => model.close());

useJourneys({ environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm' } });

describe('a language model that writes', () => {
  it('is read on the page while it writes, by what is true alone, and stops at a click with what is there kept', async ({
    annotate,
  }) => {
    await reachConfigure(page, server.url, 'writing');
    await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Optimize my resume' }).click();
    const status = page.getByRole('status').filter({ hasText: 'In better words' });
    await status.waitFor();
    // `--reporter=verbose` shows these figures; on a busy machine they say nothing.
    const shown = performance.now();
    await annotate(
      `first wording on the page ${Math.round(shown - said)} ms after the model had said it, ${Math.round(shown - asked)} ms after it was asked`,
    );
    expect(await status.textContent()).toContain(SUPPLIERS);
    await expectAccessible();

    await page.getByRole('button', { name: 'Stop here and keep what is written' }).focus();
    await page.keyboard.press('Enter');
    const stopped = performance.now();
    await page.getByRole('heading', { level: 1, name: 'What only you know' }).waitFor();
    await annotate(
      `stopped, and the result on the page, after ${Math.round(performance.now() - stopped)} ms`,
    );
    await endAsking(page);
    await page.getByRole('button', { name: /Answered.*suppliers’.*by phone and e-mail/ }).waitFor();
    expect(await page.getByText('900').count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: /Answered.*suppliers’.*by phone and e-mail/ }).waitFor();
  });
});
