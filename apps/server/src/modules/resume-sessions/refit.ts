import { createHash } from 'node:crypto';
import type { Change, Decision } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import { decide, engineInput, withRemovals } from './fit.ts';
import type { FitInput } from './fit-input.ts';
import type { DecidedOn, UnpagedResult } from './fit-messages.ts';
import { changeKey } from './set-aside.ts';

/**
 * Fits the resume anew in the depth of `input`, with the language model's wordings of before, without
 * asking it again. What was decided on a change stays with it; `earlier` holds the changes of every
 * depth that was seen.
 */
export function refit(
  input: FitInput,
  earlier: DecidedOn,
  decisions: Record<string, Decision>,
  decidedAt: string,
): UnpagedResult {
  const standing = new Map(earlier.changes.map((change) => [change.path, change]));
  const modelDrafts = earlier.changes
    .filter(({ kind }) => kind === 'model-wording')
    // One that the person asked for and took back stays back.
    .filter((change) => change.wish === undefined || standing.get(change.path) === change)
    .map(({ statement: _, ...draft }) => draft);
  const near = earlier.modelWords?.near ?? [];
  const optimized = optimize({ ...engineInput(input), modelDrafts, near });
  const before = new Map(earlier.changes.map((change) => [changeKey(change), change]));
  const known = new Set(earlier.changes.map(({ id }) => id));
  const asked = withRemovals(optimized, input)
    .changes.filter(({ kind }) => kind !== 'answer')
    .map((change) => asSeenBefore(change, before.get(changeKey(change)), known));
  // Lines that the person told are made of the answers; what they decided on them is known by the id.
  const told = earlier.changes.filter(({ kind }) => kind === 'answer');
  const result = { ...earlier, changes: [...asked, ...told] };
  return decide(input, result, { ...unstated(asked), ...decisions }, decidedAt);
}

/** A change under the id and with the decision that it had in another depth; a new one takes no id that the person has decided on. */
function asSeenBefore(
  change: Change,
  before: Change | undefined,
  known: ReadonlySet<string>,
): Change {
  if (before === undefined)
    return known.has(change.id) ? { ...change, id: `${change.id}-${hashOf(change)}` } : change;
  const { id, decision, statement } = before;
  return { ...change, id, decision, ...(statement === undefined ? {} : { statement }) };
}

const hashOf = (change: Change): string =>
  createHash('sha256').update(changeKey(change)).digest('hex').slice(0, 8);

/** Confirmed while their depth was set aside: the statement is made now. */
const unstated = (changes: readonly Change[]): Record<string, Decision> =>
  Object.fromEntries(
    changes
      .filter(
        ({ verdict, decision, statement }) =>
          verdict === 'confirm' && decision === 'accepted' && statement === undefined,
      )
      .map(({ id }) => [id, 'accepted'] as const),
  );
