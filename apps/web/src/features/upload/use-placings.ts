import type { KeptHome, KeptText } from '@trueline/contracts';
import { useState } from 'react';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import {
  type PlacedText,
  usePendingPlacings,
  usePlaceKeptText,
  useUndoPlacing,
} from '../../shared/api/resume-mutations.ts';

type Placed = PlacedText & { text: string };

function failureOf(error: Error): string {
  return error instanceof ApiError && [404, 412].includes(error.status)
    ? 'This resume was changed elsewhere, and is shown as it is now. Choose once more.'
    : messageOf(error, 'That was not saved. Please try again.');
}

/** Placing of kept texts with the way back, the last one first. `kept`: those that the resume holds now. */
export function usePlacings(resumeId: string, kept: readonly KeptText[]) {
  const [steps, setSteps] = useState<Placed[]>([]);
  const [undone, setUndone] = useState<Placed>();
  const pending = usePendingPlacings(resumeId);
  const textOf = (keptId: string) => kept.find(({ id }) => id === keptId)?.text ?? '';
  const placing = usePlaceKeptText(resumeId, (placed) =>
    setSteps((before) => [...before, { ...placed, text: textOf(placed.keptId) }]),
  );
  const undoing = useUndoPlacing(resumeId);
  const last = steps.at(-1);
  const undo = () =>
    last &&
    undoing.mutate(last, {
      onSuccess: ({ resume }) => {
        setUndone(last);
        // The one before now stands on this version.
        setSteps((all) =>
          all
            .slice(0, -1)
            .map((step, index, { length }) =>
              index === length - 1 ? { ...step, version: resume.version } : step,
            ),
        );
      },
      onError: () => setSteps([]),
    });
  const error = undoing.error ?? placing.error;
  return {
    place: (keptId: string, home: KeptHome) => {
      setUndone(undefined);
      undoing.reset();
      placing.mutate({ keptId, home });
    },
    undo,
    last: undone ? undefined : last,
    canUndo: last !== undefined && pending.length === 0,
    isUndoing: undoing.isPending,
    undone,
    pending,
    isWaiting: placing.isPaused,
    failure: error ? failureOf(error) : undefined,
  };
}
