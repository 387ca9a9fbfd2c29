import type { Change, Decision } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { resultOf, withPendingDecisions } from './decision.ts';

const change = (id: string, decision: Decision): Change => ({
  id,
  path: 'basics.summary',
  before: 'before',
  after: 'after',
  kind: 'test',
  reason: '',
  points: 0,
  sources: [],
  verdict: 'accept',
  decision,
});

describe('decisions', () => {
  it('show at once, the last one of each change, while they are on their way', () => {
    const shown = withPendingDecisions(
      [change('a', 'accepted'), change('b', 'rejected'), change('c', 'accepted')],
      [
        { decisions: { a: 'rejected' } },
        {},
        { decisions: { b: { text: 'mine' } } },
        { decisions: { a: 'accepted' } },
        { decisions: { c: 'rejected' } },
      ],
    );
    expect(shown.map(({ decision }) => decision)).toEqual([
      'accepted',
      { text: 'mine' },
      'rejected',
    ]);
  });

  it.each([
    ['accepted', 'after'],
    ['rejected', 'before'],
    [{ text: 'mine' }, 'mine'],
  ] as const)('%j leaves the right words in the result', (decision, words) => {
    expect(resultOf(change('a', decision))).toBe(words);
  });
});
