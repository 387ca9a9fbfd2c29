import type { Change, Decision } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import { decide, engineInput, withRemovals } from './fit.ts';
import type { FitInput } from './fit-input.ts';
import type { UnpagedResult } from './fit-messages.ts';
import { changeKey } from './set-aside.ts';

/**
 * Fits the resume anew in the depth of `input`, with the language model's wordings of before, without
 * asking it again. What was decided on a change stays with it; `earlier` holds the changes of every
 * depth that was seen.
 */
export function refit(
  input: FitInput,
  earlier: Pick<UnpagedResult, 'changes' | 'questions' | 'degraded'>,
  decisions: Record<string, Decision>,
  decidedAt: string,
): UnpagedResult {
  const modelDrafts = earlier.changes
    .filter(({ kind }) => kind === 'model-wording')
    .map(({ statement: _, ...draft }) => draft);
  const optimized = optimize({ ...engineInput(input), modelDrafts });
  const before = new Map(earlier.changes.map((change) => [changeKey(change), change]));
  const asked = withRemovals(optimized, input)
    .changes.filter(({ kind }) => kind !== 'answer')
    .map((change) => withDecisionOf(change, before.get(changeKey(change))));
  // Lines that the person told are made of the answers; what they decided on them is known by the id.
  const told = earlier.changes.filter(({ kind }) => kind === 'answer');
  const { questions, degraded } = earlier;
  const result = { changes: [...asked, ...told], questions, degraded };
  return decide(input, result, { ...unstated(asked), ...decisions }, decidedAt);
}

const withDecisionOf = (change: Change, before: Change | undefined): Change =>
  before === undefined
    ? change
    : {
        ...change,
        decision: before.decision,
        ...(before.statement === undefined ? {} : { statement: before.statement }),
      };

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
