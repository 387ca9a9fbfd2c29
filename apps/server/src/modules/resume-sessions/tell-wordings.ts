import type { ModelItem, Wording } from '@trueline/contracts';
import type { Progress } from './repository.ts';

/** A model writes while this step goes on; its share of the bar. */
const FIRST_PERCENT = 35;
const LAST_PERCENT = 85;
const SHOWN_CHARS = 160;

/** What the owner reads while the model writes: the newest wording that is proven. */
const toProgress = ({ after }: Wording, told: number): Progress => ({
  step: 'writing',
  percent: Math.min(LAST_PERCENT, FIRST_PERCENT + 2 * told),
  message: `In better words: “${after.length > SHOWN_CHARS ? `${after.slice(0, SHOWN_CHARS)}…` : after}”`,
});

/**
 * Tells of a model's wordings as they come in, one at a time; those that come while one is looked at
 * are passed over. A fault here is none of the run's.
 */
export function createWordingTeller(
  judge: (item: ModelItem) => Promise<Wording | null>,
  tell: (progress: Progress) => Promise<void>,
): (item: ModelItem) => void {
  let isBusy = false;
  let told = 0;
  const look = async (item: ModelItem): Promise<void> => {
    const wording = await judge(item);
    if (wording?.verdict === 'proven') await tell(toProgress(wording, ++told));
  };
  return (item) => {
    if (isBusy) return;
    isBusy = true;
    look(item)
      .catch(() => {})
      .finally(() => {
        isBusy = false;
      });
  };
}
