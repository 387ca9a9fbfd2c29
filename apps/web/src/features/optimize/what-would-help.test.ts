import type { ResumeSession } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { listHelp } from './what-would-help.ts';

const NOTHING = { changes: [], asks: [], answers: [], components: [] };
const change = (decision: string, points: number) =>
  ({ decision, points }) as unknown as ResumeSession['changes'][number];
const lost = (reason: string, points: number, fixKind: string) => ({
  reason,
  points,
  fixKind,
  fix: 'Say so.',
});
const component = (...losses: ReturnType<typeof lost>[]) =>
  ({ lost: losses }) as unknown as ResumeSession['components'][number];

it('names changes left out, open questions and the heaviest losses, in this order', () => {
  const asks = [{ id: 'q1' }, { id: 'q2' }] as NonNullable<ResumeSession['asks']>;
  expect(
    listHelp({
      changes: [change('accepted', 2), change('rejected', 2), change('rejected', 0)],
      asks,
      answers: [{ ask: 'q1', text: 'Yes.' }],
      components: [
        component(lost('No line shows SQL.', 2, 'ask'), lost('A long line.', 9, 'automatic')),
        component(lost('No line shows Go.', 5, 'ask'), lost('No degree.', 9, 'cannot')),
      ],
    }),
  ).toEqual([
    'Look at one change left out so far, and accept what is right.',
    'Answer one question below: what is true of you and not written yet counts.',
    'No line shows Go. Say so.',
    'No line shows SQL. Say so.',
  ]);
});

it('tells each loss once, and three at most', () => {
  const losses = ['A.', 'A.', 'B.', 'C.', 'D.'].map((reason) => lost(reason, 1, 'ask'));
  expect(listHelp({ ...NOTHING, components: [component(...losses)] })).toEqual([
    'A. Say so.',
    'B. Say so.',
    'C. Say so.',
  ]);
});

it('has nothing to offer where neither words nor facts can help', () => {
  expect(listHelp(NOTHING)).toEqual([]);
});
