import type { Proof } from '@trueline/contracts';
import { startModelServer } from '@trueline/host/testing/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { reachResult } from './reach-result.ts';

const ANSWERED = 'Answered questions from suppliers by phone and e-mail';
const MANAGED = 'Managed questions from suppliers by phone and e-mail';

const model = await startModelServer();
afterAll(() => model.close());
model.behavior = ({ data }) => ({
  items: ((JSON.parse(data) as { lines?: { path: string; text: string }[] }).lines ?? [])
    .filter(({ text }) => text === ANSWERED)
    .map(({ path }) => ({ path, text: MANAGED })),
});
const environment = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'made-up' };

const panel = () => page.getByRole('region', { name: 'Change in hand' });
const line = () =>
  page.getByRole('button', { name: ANSWERED }).or(page.getByRole('button', { name: MANAGED }));
const trueOfMe = () => panel().getByRole('button', { name: 'That’s true of me' });

/** What the proof says of the line. */
async function provenAs(): Promise<string | undefined> {
  const session = page.url().replace(/^.*rs=/, `${server.url}/api/resume-sessions/`);
  const answer = await page.request.get(`${session}/files/proof.json`);
  const proof = (await answer.json()) as Proof;
  const { sentences = [] } = proof.outputs[0] ?? {};
  return sentences.find(({ text }) => text === ANSWERED || text === MANAGED)?.decision;
}

/** Nothing stands beyond the edge, and axe objects to nothing, in both themes. */
async function expectToFit(): Promise<void> {
  // What changes its colour has it at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.setAttribute('data-theme', '${theme}')`);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    await expectAccessible();
  }
}

describe('a wording that only the person can confirm', () => {
  useJourneys({ environment, isOnePage: true });
  beforeAll(() => reachResult(page, server.url, 'vera'));

  it('waits for their word, its doubted words marked beside what the line says', async () => {
    await page.getByText('1 needs your word first.').waitFor();
    await line().getByText('Only you can say').waitFor();
    await line().click();
    expect(await panel().locator('mark').allTextContents()).toEqual(['Managed (in doubt)']);
    const doubts = panel().getByRole('list', { name: 'Words in doubt' });
    expect((await doubts.textContent())?.trim()).toBe('Managed: your line says Answered');
    await panel()
      .getByText(/^Left out until you say/)
      .waitFor();
    expect(await provenAs()).toBe('unchanged');
    await expectToFit();
  });

  it('becomes their statement by one key on its button, and stands so in the proof', async () => {
    await trueOfMe().focus();
    await page.keyboard.press('Enter');
    await panel()
      .getByText(/^Your statement/)
      .waitFor();
    await panel()
      .getByText(/^You confirmed this wording on/)
      .waitFor();
    expect(await trueOfMe().getAttribute('aria-pressed')).toBe('true');
    await expect.poll(provenAs).toBe('confirmed-by-you');
    await page.reload();
    await line().click();
    await panel()
      .getByText(/^You confirmed this wording on/)
      .waitFor();
    await expectToFit();
  });

  it('is theirs no more once they undo it, and again by the key for accepting', async () => {
    await page.keyboard.press('r');
    await panel()
      .getByText(/^Left out until you say/)
      .waitFor();
    await expect.poll(provenAs).toBe('unchanged');
    await page.keyboard.press('a');
    await expect.poll(provenAs).toBe('confirmed-by-you');
    await page.keyboard.press('Control+z');
    await panel()
      .getByText(/^Left out until you say/)
      .waitFor();
    await expect.poll(provenAs).toBe('unchanged');
  });
});

describe('on a phone', () => {
  useJourneys({ environment, viewport: { width: 360, height: 740 } });

  it('the words in doubt rise with the change, and one tap confirms them', async () => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await reachResult(page, server.url, 'vito');
    await line().click();
    await panel().getByText('Managed: your line says Answered').waitFor();
    await expectToFit();
    await trueOfMe().click();
    await panel()
      .getByText(/^You confirmed this wording on/)
      .waitFor();
    await expectToFit();
    await panel().getByRole('button', { name: 'Close change' }).click();
    await expect.poll(provenAs).toBe('confirmed-by-you');
  });
});
