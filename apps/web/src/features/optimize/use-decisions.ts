import type { Change, Decision } from '@trueline/contracts';
import { useState } from 'react';

/** Decisions by id of the change. */
type Decisions = Record<string, Decision>;

interface Step {
  before: Decisions;
  after: Decisions;
}

/** Quality.md 5: as many steps back as this. */
const MAX_STEPS = 50;

/** What was decided, with the way back and forth again. `save` sends decisions to the server. */
export function useDecisions(changes: readonly Change[], save: (decisions: Decisions) => void) {
  const [past, setPast] = useState<Step[]>([]);
  const [future, setFuture] = useState<Step[]>([]);
  const decide = (after: Decisions) => {
    const before = Object.fromEntries(
      changes.filter(({ id }) => id in after).map(({ id, decision }) => [id, decision]),
    );
    setPast([...past, { before, after }].slice(-MAX_STEPS));
    setFuture([]);
    save(after);
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
  return { decide, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}
