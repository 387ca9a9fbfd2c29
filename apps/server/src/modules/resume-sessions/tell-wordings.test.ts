import type { ModelItem, Wording } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { createWordingTeller } from './tell-wordings.ts';

const item = (text: string): ModelItem => ({ path: 'work[0].highlights[0]', text });
const TRUE = /^true/;

/** Looks at each item for a moment, as the engine's child does. */
function startTelling() {
  const looked: string[] = [];
  const told: string[] = [];
  const tell = createWordingTeller(
    async ({ path, text }): Promise<Wording | null> => {
      looked.push(text);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (text === 'breaks') throw new Error('made up');
      return TRUE.test(text) ? { path, before: 'was', after: text, verdict: 'proven' } : null;
    },
    async ({ message }) => void told.push(message),
  );
  return { tell, looked, told };
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
