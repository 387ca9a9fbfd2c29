import type { ResumeSession } from '@trueline/contracts';
import { isSkipped, listOpenAsks } from './answers.ts';
import { standingOf } from './decision.ts';

type Result = Pick<ResumeSession, 'changes' | 'asks' | 'answers' | 'components'>;

/** Losses that are told one by one. */
const SHOWN_LOSSES = 3;

const count = (number: number, one: string, many: string) =>
  number === 1 ? `one ${one}` : `${number} ${many}`;

/** What the person can do about a result in which nothing was gained, the surest first; empty where wording and facts cannot help. */
export function listHelp({ changes, asks = [], answers, components }: Result): string[] {
  const waiting = changes.filter(
    ({ decision, points }) => points > 0 && standingOf(decision) === 'rejected',
  );
  const told = answers.filter((answer) => !isSkipped(answer));
  const open = listOpenAsks(asks, told);
  const losses = components
    .flatMap(({ lost }) => lost)
    .filter(({ fixKind }) => fixKind === 'ask')
    .toSorted((a, b) => b.points - a.points)
    .map(({ reason, fix }) => `${reason} ${fix}`);
  return [
    ...(waiting.length > 0
      ? [
          `Look at ${count(waiting.length, 'change', 'changes')} left out so far, and accept what is right.`,
        ]
      : []),
    ...(open.length > 0
      ? [
          `Answer ${count(open.length, 'question', 'questions')} below: what is true of you and not written yet counts.`,
        ]
      : []),
    ...[...new Set(losses)].slice(0, SHOWN_LOSSES),
  ];
}
