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

const STANDING_LABELS: Record<Standing, string> = {
  accepted: 'Accepted',
  rejected: 'Rejected: your line stays as it was',
  own: 'In your own words',
};

/** How a decision is told beside its change. */
export function standingLabel({ verdict, decision }: Change): string {
  const standing = standingOf(decision);
  if (verdict !== 'confirm' || standing === 'own') return STANDING_LABELS[standing];
  return standing === 'accepted'
    ? 'Your statement: you said that it is true of you'
    : 'Left out until you say that it is true of you';
}

/** Waits for the person's word. */
export const isOpen = ({ verdict, decision }: Change): boolean =>
  verdict === 'confirm' && decision === 'rejected';

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
