import type { Change, Decision } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { isOpen, resultOf, standingLabel, withPendingDecisions } from './decision.ts';

const change = (id: string, decision: Decision): Change => ({
  id,
  path: 'basics.summary',
  before: 'before',
  after: 'after',
  kind: 'wordy',
  reason: '',
  points: 0,
  sources: [],
  verdict: 'proven',
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

describe('a change to confirm', () => {
  const confirm = (decision: Decision): Change => ({
    ...change('a', decision),
    verdict: 'confirm',
  });

  it('waits for the word of the person, who decides what it is', () => {
    expect(
      [confirm('rejected'), confirm('accepted'), confirm({ text: 'mine' })].map(isOpen),
    ).toEqual([true, false, false]);
    expect(isOpen(change('a', 'rejected'))).toBe(false);
  });

  it('is told as a statement of theirs, and as left out', () => {
    expect(standingLabel(confirm('accepted'))).toMatch(/^Your statement/);
    expect(standingLabel(confirm('rejected'))).toMatch(/^Left out/);
    expect(standingLabel(confirm({ text: 'mine' }))).toBe('In your own words');
    expect(standingLabel(change('a', 'accepted'))).toBe('Accepted');
  });
});
