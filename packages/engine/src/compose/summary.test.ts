import type { Change } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { summarizeChanges } from './summary.ts';

const removal = (id: string, decision: Change['decision']): Change => ({
  id,
  path: `work[0].highlights[${id}]`,
  before: 'Filed papers',
  after: '',
  kind: 'leave-out',
  reason: '',
  points: 0,
  sources: [],
  verdict: 'proven',
  decision,
});

it('tells of lines left out once the person has left them out, and not before', () => {
  const waiting = [removal('1', 'rejected'), removal('2', 'rejected')];
  expect(summarizeChanges(waiting)).toEqual([]);
  const taken = waiting.map((change): Change => ({ ...change, decision: 'accepted' }));
  expect(summarizeChanges(taken).map(({ text }) => text)).toEqual([
    'Left out 2 lines to make the resume shorter.',
  ]);
});
