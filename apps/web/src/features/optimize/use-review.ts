import type { Change, Decision, Depth, Resume } from '@trueline/contracts';
import { useState } from 'react';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { decidePart, listChangeParts } from './change-parts.ts';
import { showRefusal } from './show-refusal.ts';
import { useChangeInHand } from './use-change-in-hand.ts';
import { useDecisions } from './use-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface Reviewed {
  id: string;
  changes: readonly Change[];
  depth: Depth;
  original: Resume;
  /** The document is shown with its changes marked, the one in hand beside it. */
  isMarked: boolean;
}

/** The change in hand and its part, and what can be decided on them, by hand and by keys. */
export function useReview({ id: sessionId, changes, depth, original, isMarked }: Reviewed) {
  const update = useUpdateResumeSession(sessionId, { onError: showRefusal });
  const hand = useChangeInHand(changes);
  const acts = useDecisions({ changes, depth }, (act) => update.mutate(act));
  /** Counts how often the key for editing was pressed. */
  const [edits, setEdits] = useState(0);
  const { change, select } = hand;
  const parts = listChangeParts(changes, original);
  const part = parts.find((one) => one.changes.some(({ id }) => id === change?.id));
  const selectAt = (list: readonly Change[], index: number) => {
    const next = list[(index + list.length) % list.length];
    if (next) select(next.id);
  };
  const step = (by: number) =>
    selectAt(changes, changes.findIndex(({ id }) => id === change?.id) + by);
  const stepPart = (by: number) => {
    const firsts = parts.flatMap((one) => one.changes.slice(0, 1));
    selectAt(firsts, parts.findIndex(({ id }) => id === part?.id) + by);
  };
  const decideOne = (decision: Decision) => change && acts.decide({ [change.id]: decision });
  const decideWhole = (decision: 'accepted' | 'rejected') =>
    part && acts.decide(decidePart(part, decision));
  useReviewKeys({
    ofChange: isMarked
      ? {
          next: () => step(1),
          previous: () => step(-1),
          accept: () => decideOne('accepted'),
          reject: () => decideOne('rejected'),
          edit: () => setEdits(edits + 1),
        }
      : undefined,
    nextPart: () => stepPart(1),
    previousPart: () => stepPart(-1),
    acceptPart: () => decideWhole('accepted'),
    rejectPart: () => decideWhole('rejected'),
    undo: acts.undo,
    redo: acts.redo,
  });
  return { ...hand, ...acts, parts, part, edits, decideOne };
}
