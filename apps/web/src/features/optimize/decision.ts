import type { Change, Decision } from '@trueline/contracts';

export type Standing = 'accepted' | 'rejected' | 'own';

export function standingOf(decision: Decision): Standing {
  return typeof decision === 'string' ? decision : 'own';
}

/** What stands in the result where a change was decided on. */
export function resultOf({ before, after, decision }: Change): string {
  if (decision === 'accepted') return after;
  return decision === 'rejected' ? before : decision.text;
}

/** How a decision is told beside its change. */
export const STANDING_LABELS: Record<Standing, string> = {
  accepted: 'Accepted',
  rejected: 'Rejected: your line stays as it was',
  own: 'In your own words',
};

/** The changes as they will stand once the updates that are on their way have arrived: the last decision wins. */
export function withPendingDecisions(
  changes: readonly Change[],
  updates: readonly { decisions?: Record<string, Decision> | undefined }[],
): Change[] {
  const pending: Record<string, Decision> = Object.assign(
    {},
    ...updates.map(({ decisions }) => decisions),
  );
  return changes.map((change) => ({ ...change, decision: pending[change.id] ?? change.decision }));
}
