import type { OwnModelRunState } from './use-own-model-run.ts';

const countOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** `2 wordings are in the result, 1 waits for your word, 3 were refused.`; nothing while nothing came. */
export function tellCounts({
  changes,
  refused,
}: Pick<OwnModelRunState, 'changes' | 'refused'>): string {
  const all = [...changes.values()];
  const taken = all.filter(({ decision }) => decision === 'accepted').length;
  const open = all.filter(
    ({ verdict, decision }) => verdict === 'confirm' && decision === 'rejected',
  ).length;
  const parts = [
    ...(taken > 0
      ? [countOf(taken, 'wording is in the result', 'wordings are in the result')]
      : []),
    ...(open > 0 ? [countOf(open, 'waits for your word', 'wait for your word')] : []),
    ...(refused > 0 ? [countOf(refused, 'was refused', 'were refused')] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

const KEPT = 'What came so far is kept.';

function tellEnd(state: OwnModelRunState & { phase: 'ended' }): string {
  switch (state.end) {
    case 'done':
      return state.total === 0
        ? 'There is nothing to reword.'
        : 'Your computer’s model has looked at every text.';
    case 'stopped':
      return `Stopped. ${KEPT}`;
    case 'slow':
      return `Your computer’s model took too long and was stopped. ${KEPT}`;
    case 'useless':
      return 'Your computer’s model gave no usable answers. Your result is as it was.';
    case 'not-ready':
      return 'The browser does not have its model at hand. Download it in your account settings.';
  }
}

/** What a run of the model says of itself. */
export function tellRun(state: OwnModelRunState): string {
  switch (state.phase) {
    case 'idle':
      return 'Your computer’s model can propose other wordings for your lines.';
    case 'running':
      return state.total === 0
        ? 'Opening your computer’s model…'
        : 'Your computer’s model is at work on your wording.';
    case 'ended':
      return tellEnd(state);
    case 'failed':
      return `Your computer’s model stopped. ${state.why} ${KEPT}`;
  }
}
