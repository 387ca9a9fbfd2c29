import type { Change } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { isRewordable } from './rewordable.ts';

const change: Change = {
  id: 'c1',
  path: 'work[0].highlights[0]',
  before: 'Was responsible for the till',
  after: 'Ran the till',
  kind: 'duty-opener',
  reason: 'Shorter.',
  points: 0,
  sources: [],
  verdict: 'proven',
  decision: 'accepted',
};

describe('what may be asked for in other words', () => {
  it.each<[string, Partial<Change>]>([
    ['a line', {}],
    ['a line whose change was rejected', { decision: 'rejected' }],
    ['a line in doubt', { verdict: 'confirm', decision: 'rejected' }],
    ['the summary', { path: 'basics.summary', kind: 'composed-summary', before: '' }],
    ['a paragraph of a role', { path: 'work[1].summary' }],
  ])('is %s', (_what, some) => {
    expect(isRewordable({ ...change, ...some })).toBe(true);
  });

  it.each<[string, Partial<Change>]>([
    ['what the person wrote', { decision: { text: 'I ran the till' } }],
    ['what the person answered', { kind: 'answer' }],
    ['a line that goes', { after: '' }],
    ['a paragraph that was parted', { after: 'Ran the till.\nSwept the floor.' }],
    ['a headline', { path: 'basics.label' }],
    ['an order of skills', { path: 'skills', kind: 'skill-order' }],
  ])('is not %s', (_what, some) => {
    expect(isRewordable({ ...change, ...some })).toBe(false);
  });
});
