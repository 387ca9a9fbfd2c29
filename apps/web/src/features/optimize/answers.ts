import { type Answer, type Ask, settleSkips, withoutNeedlessSkips } from '@trueline/contracts';

/** The answers with the given ones in place of earlier ones to the same asks; an empty one takes them back. The server does the same. */
export function mergeAnswers(earlier: readonly Answer[], given: readonly Answer[]): Answer[] {
  const settled = settleSkips(earlier, given);
  const named = new Set(settled.map(({ ask }) => ask));
  return [
    ...earlier.filter(({ ask }) => !named.has(ask)),
    ...settled.filter((answer) => !('text' in answer && answer.text.trim() === '')),
  ];
}

const isList = (answers: unknown): answers is Answer[] => Array.isArray(answers);

/** What is on its way of answers, the newest to each ask; one that takes answers back among them. */
export function listPending(updates: readonly { answers?: unknown }[]): Answer[] {
  return updates.reduce<Answer[]>((pending, { answers }) => {
    if (!isList(answers)) return pending;
    const given = withoutNeedlessSkips(pending, answers);
    const named = new Set(given.map(({ ask }) => ask));
    return [...pending.filter(({ ask }) => !named.has(ask)), ...given];
  }, []);
}

/** Asks that nothing was said to, a skip neither. */
export function listOpenAsks(asks: readonly Ask[], answers: readonly Answer[]): Ask[] {
  const answered = new Set(answers.map(({ ask }) => ask));
  return asks.filter(({ id }) => !answered.has(id));
}

export const isSkipped = (answer: Answer): boolean =>
  'option' in answer && answer.option === 'skip';

/** Takes back what an ask was answered. */
export const takenBack = (ask: string): Answer => ({ ask, text: '' });
