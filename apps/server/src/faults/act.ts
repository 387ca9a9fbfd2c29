import type { Browser } from '../testing/browser.ts';
import type { World } from './world.ts';

/** Something a person does, which a kill may cut off at any moment. */
export interface Act {
  /** One try; the same again after a kill, as a client repeats it. Throws nothing for a broken connection. */
  perform: () => Promise<void>;
  /** Everything asked for was answered with a 2xx. */
  isAcknowledged: () => boolean;
  /** Waits until what it began has ended; answers the invariants that don't hold, a line each. */
  check: () => Promise<string[]>;
}

/** Makes ready what the next act needs; `mark` is a number of its own. */
export type Stage = (world: World, owner: Browser, mark: number) => Promise<Act>;

export type StageName = 'upload' | 'optimize' | 'checkout' | 'webhook' | 'mail';

export const faultIf = (isBroken: boolean, text: string): string[] => (isBroken ? [text] : []);
