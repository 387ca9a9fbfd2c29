import type { Change, RefusedProposal } from '@trueline/contracts';

/** A wording that the gate let through, with its place among the proposals. */
export interface Offered {
  change: Change;
  index: number;
}

/** What stands in the result at a path where a change of it counts: the accepted wording or the person's own words. */
export function findStanding(changes: readonly Change[], path: string): string | undefined {
  const change = changes.find((one) => one.path === path);
  if (change === undefined || change.decision === 'rejected') return undefined;
  return change.decision === 'accepted' ? change.after : change.decision.text;
}

/** What the person told or wrote is not put into other words. */
const isOwn = ({ kind, decision }: Change): boolean =>
  kind === 'answer' || typeof decision === 'object';

/** Puts wordings that the person asked for in the places of what stands, whatever that is worth: of one text a proven one before one in doubt, then the first. */
export function settleAsked(
  standing: readonly Change[],
  offered: readonly Offered[],
  refused: RefusedProposal[],
): Change[] {
  let settled = [...standing];
  for (const [path, all] of Map.groupBy(offered, ({ change }) => change.path)) {
    const held = settled.find((change) => change.path === path);
    const isOpen = held === undefined || !isOwn(held);
    const best = isOpen && (all.find(({ change }) => change.verdict === 'proven') ?? all[0]);
    const reason = isOpen ? 'Another wording was taken.' : 'These are the person’s own words.';
    for (const one of all)
      if (one !== best) refused.push({ index: one.index, verdict: one.change.verdict, reason });
    if (!best) continue;
    const change = inPlaceOf(best.change, held);
    settled = held ? settled.map((one) => (one === held ? change : one)) : [...settled, change];
  }
  return settled;
}

/** A wording with what the one before it stands on, and what stands there without a model. */
function inPlaceOf(change: Change, held: Change | undefined): Change {
  if (held === undefined) return { ...change, builtIn: change.before };
  const { sources, requirementId, builtIn, decision, after, before } = held;
  return {
    ...change,
    sources,
    ...(requirementId === undefined ? {} : { requirementId }),
    builtIn: builtIn ?? (decision === 'accepted' ? after : before),
  };
}
