import type { Change, Decision, Depth } from '@trueline/contracts';
import { useState } from 'react';

/** What can be taken back: decisions by id of the change, the depth, or which wording stands, by the id of its change. */
export type Act = { decisions: Record<string, Decision> } | { depth: Depth } | { wording: string };

interface Step {
  before: Act;
  after: Act;
}

/** As many steps back as this. */
const MAX_STEPS = 50;

interface Decided {
  changes: readonly Change[];
  depth: Depth;
}

/** What was decided, with the way back and forth again. `save` sends it to the server. */
export function useDecisions({ changes, depth }: Decided, save: (act: Act) => void) {
  const [past, setPast] = useState<Step[]>([]);
  const [future, setFuture] = useState<Step[]>([]);
  const note = (step: Step) => {
    setPast((earlier) => [...earlier, step].slice(-MAX_STEPS));
    setFuture([]);
  };
  const act = (step: Step) => {
    note(step);
    save(step.after);
  };
  const undo = () => {
    const step = past.at(-1);
    if (!step) return;
    setPast(past.slice(0, -1));
    setFuture([...future, step]);
    save(step.before);
  };
  const redo = () => {
    const step = future.at(-1);
    if (!step) return;
    setFuture(future.slice(0, -1));
    setPast([...past, step]);
    save(step.after);
  };
  return {
    decide: (decisions: Record<string, Decision>) => {
      const before = changes.filter(({ id }) => id in decisions);
      if (before.length === 0) return;
      const earlier = Object.fromEntries(before.map(({ id, decision }) => [id, decision]));
      act({ before: { decisions: earlier }, after: { decisions } });
    },
    switchTo: (next: Depth) => {
      if (next !== depth) act({ before: { depth }, after: { depth: next } });
    },
    /** Another wording stands already, in place of the one before. */
    noteWording: (before: string, after: string) =>
      note({ before: { wording: before }, after: { wording: after } }),
    swapWording: (before: string, after: string) =>
      act({ before: { wording: before }, after: { wording: after } }),
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
