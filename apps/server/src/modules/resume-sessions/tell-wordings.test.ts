import type { ModelItem, Wording } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { createWordingTeller } from './tell-wordings.ts';

const item = (text: string): ModelItem => ({ path: 'work[0].highlights[0]', text });
const TRUE = /^true/;

/** Looks at each item for a moment, as the engine's child does. */
function startTelling() {
  const looked: string[] = [];
  const told: string[] = [];
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  const { add, getReady } = createWordingTeller({
    judge: async ({ path, text }): Promise<Wording | null> => {
      looked.push(text);
      await pause();
      if (text === 'breaks') throw new Error('made up');
      return TRUE.test(text) ? { path, before: 'was', after: text, verdict: 'proven' } : null;
    },
    rehearse: async () => {
      looked.push('rehearsal');
      await pause();
      throw new Error('made up');
    },
    tell: async ({ message }) => void told.push(message),
  });
  return { tell: add, getReady, looked, told };
}

it('tells the first true wording however many untrue ones come at once before it', async () => {
  const { tell, told } = startTelling();
  for (const text of ['false 1', 'breaks', 'false 2', 'true 1']) tell(item(text));
  await expect.poll(() => told).toEqual(['In better words: “true 1”']);
});

it('goes on with the newest of those that come while one is looked at', async () => {
  const { tell, told, looked } = startTelling();
  tell(item('true 1'));
  await expect.poll(() => told).toHaveLength(1);
  for (const text of ['true 2', 'true 3', 'true 4']) tell(item(text));
  await expect.poll(() => told.at(-1)).toContain('true 4');
  expect(looked).toEqual(['true 1', 'true 2', 'true 4']);
});

it('rehearses once, while the model has yet to speak, and a failed rehearsal costs nothing', async () => {
  const { tell, getReady, told, looked } = startTelling();
  getReady();
  tell(item('true 1'));
  getReady();
  await expect.poll(() => told).toEqual(['In better words: “true 1”']);
  getReady();
  expect(looked).toEqual(['rehearsal', 'true 1']);
});
