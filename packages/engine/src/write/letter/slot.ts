import type { Draft } from '../sentence.ts';

/** A place for one sentence, with ways to say it, the best first. */
export interface Slot {
  /** 0 opening, 1 evidence, 2 bridge, 3 closing. */
  paragraph: 0 | 1 | 2 | 3;
  options: readonly Draft[];
  /** 0 is always said; the rest fill the letter, lowest first. */
  priority: number;
  /** Said only behind the slot with this key. */
  behind?: string;
  key?: string;
}
