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

interface Telling {
  judge: (item: ModelItem) => Promise<Wording | null>;
  /** Makes the first verdict quick. */
  rehearse: () => Promise<void>;
  tell: (progress: Progress) => Promise<void>;
}

interface WordingTeller {
  /** The model is being asked: what judges its words may get ready. */
  getReady: () => void;
  add: (item: ModelItem) => void;
}

/**
 * Tells of a model's wordings as they come in, one at a time. Until one has been told, each is looked at in
 * its turn, so that an untrue one hides no true one; after that the newest of those that came meanwhile is.
 * A fault here is none of the run's.
 */
export function createWordingTeller({ judge, rehearse, tell }: Telling): WordingTeller {
  let isBusy = false;
  let isReady = false;
  let told = 0;
  let waiting: ModelItem[] = [];
  const look = async (item: ModelItem): Promise<void> => {
    const wording = await judge(item);
    if (wording?.verdict === 'proven') await tell(toProgress(wording, ++told));
  };
  const work = (task: Promise<void>): void => {
    isBusy = true;
    task
      .catch(() => {})
      .finally(() => {
        isBusy = false;
        next();
      });
  };
  const next = (): void => {
    const item = told === 0 ? waiting.shift() : waiting.pop();
    if (told > 0) waiting = [];
    if (item !== undefined) work(look(item));
  };
  return {
    getReady: () => {
      if (!isReady && !isBusy) work(rehearse());
      isReady = true;
    },
    add: (item) => {
      if (waiting.length < WAITING_MAX) waiting.push(item);
      if (!isBusy) next();
    },
  };
}
