/** As long as the toast that offers to undo it. */
const UNDO_MS = 6_000;

interface PendingDeletion {
  timer: ReturnType<typeof setTimeout>;
  run: () => void;
}

const pending = new Map<string, PendingDeletion>();
let ids: readonly string[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  ids = [...pending.keys()];
  for (const listener of listeners) listener();
}

/** Resumes that are hidden already and deleted in a moment. A page that is closed before keeps them. */
export const listPendingDeletions = (): readonly string[] => ids;

export function subscribeToPendingDeletions(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Deletes after the time for second thoughts; answers how to take it back. */
export function deleteSoon(
  id: string,
  deleteNow: () => void,
): { undo: () => void; afterMs: number } {
  const run = () => {
    pending.delete(id);
    tell();
    deleteNow();
  };
  pending.set(id, { run, timer: setTimeout(run, UNDO_MS) });
  tell();
  return {
    afterMs: UNDO_MS,
    undo: () => {
      clearTimeout(pending.get(id)?.timer);
      pending.delete(id);
      tell();
    },
  };
}
