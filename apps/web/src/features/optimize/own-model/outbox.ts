import type { Proposal } from '@trueline/contracts';
import { splitBatch } from './proposals.ts';

export interface Outbox {
  /** Goes out at once, or with the next call while one is under way. */
  add: (items: readonly Proposal[]) => void;
  /** Resolves once everything is out; throws what kept it from going. */
  settle: () => Promise<void>;
}

/** Sends proposals on while more are made, one call at a time. After a call that failed nothing more goes out; `onTrouble` is told so. */
export function createOutbox(
  send: (batch: Proposal[]) => Promise<void>,
  onTrouble: () => void,
): Outbox {
  let waiting: Proposal[] = [];
  let sending: Promise<void> | undefined;
  let trouble: { error: unknown } | undefined;
  const drain = async () => {
    try {
      while (waiting.length > 0) {
        const [batch, left] = splitBatch(waiting);
        waiting = left;
        await send(batch);
      }
    } catch (error) {
      trouble = { error };
      onTrouble();
    }
    sending = undefined;
  };
  return {
    add: (items) => {
      if (trouble) return;
      waiting = [...waiting, ...items];
      if (waiting.length > 0) sending ??= drain();
    },
    settle: async () => {
      await sending;
      if (trouble) throw trouble.error;
    },
  };
}
