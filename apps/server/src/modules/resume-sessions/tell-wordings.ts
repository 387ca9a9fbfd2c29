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

/** More than these do not wait: they come again with the result. */
const WAITING_MAX = 60;

/**
 * Tells of a model's wordings as they come in, one at a time. Until one has been told, each is looked at in
 * its turn, so that an untrue one hides no true one; after that the newest of those that came meanwhile is.
 * A fault here is none of the run's.
 */
export function createWordingTeller(
  judge: (item: ModelItem) => Promise<Wording | null>,
  tell: (progress: Progress) => Promise<void>,
): (item: ModelItem) => void {
  let isBusy = false;
  let told = 0;
  let waiting: ModelItem[] = [];
  const look = async (item: ModelItem): Promise<void> => {
    const wording = await judge(item);
    if (wording?.verdict === 'proven') await tell(toProgress(wording, ++told));
  };
  const next = (): void => {
    const item = told === 0 ? waiting.shift() : waiting.pop();
    if (told > 0) waiting = [];
    if (item === undefined) return;
    isBusy = true;
    look(item)
      .catch(() => {})
      .finally(() => {
        isBusy = false;
        next();
      });
  };
  return (item) => {
    if (waiting.length < WAITING_MAX) waiting.push(item);
    if (!isBusy) next();
  };
}
