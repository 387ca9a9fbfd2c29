import { describe, expect, it } from 'vitest';
import { chooseAsks, inRounds, type RankedAsk } from './rounds.ts';

const one = (id: string, kind: 'tap' | 'number' | 'text', worth: number): RankedAsk => ({
  id,
  type: 'amount',
  prompt: id,
  about: {},
  options: [
    {
      id: 'yes',
      label: 'Yes',
      line: id,
      blanks: kind === 'tap' ? [] : [{ name: 'what', kind, optional: false }],
      target: { kind: 'skill' },
    },
  ],
  points: 1,
  likely: 1,
  why: id,
  topic: `amount:${id}`,
  worth,
});
const row = (kind: 'tap' | 'number' | 'text', count: number, from: number): RankedAsk[] =>
  Array.from({ length: count }, (_, at) => one(`${kind}-${at}`, kind, from - at / 100));
const ids = (asks: readonly RankedAsk[]): string[] => asks.map(({ id }) => id);
const NONE = { answered: new Set<string>(), declined: new Set<string>(), last: 'end' };

describe('rounds', () => {
  const asks = inRounds([...row('text', 6, 9), ...row('tap', 12, 5), one('end', 'text', 1)], 'end');

  it('hold ten asks, the first at most three sentences and its end', () => {
    const { chosen, left } = chooseAsks(asks, { ...NONE, rounds: 1 });
    expect(chosen).toHaveLength(10);
    expect(ids(chosen).filter((id) => id.startsWith('text'))).toEqual([
      'text-0',
      'text-1',
      'text-2',
    ]);
    expect(chosen.at(-1)?.id).toBe('end');
    expect(left).toBe(9);
    expect(chooseAsks(asks, { ...NONE, rounds: 2 }).chosen).toHaveLength(19);
  });

  it('take no longer than a person has: what is worth least for its time waits', () => {
    const long = inRounds([...row('number', 9, 5), one('end', 'text', 1)], 'end');
    const { chosen, left } = chooseAsks(long, { ...NONE, rounds: 1 });
    expect(ids(chosen)).toEqual([...Array.from({ length: 6 }, (_, at) => `number-${at}`), 'end']);
    expect(left).toBe(3);
    expect(chooseAsks(long, { ...NONE, rounds: 2 }).left).toBe(0);
  });

  it('never put off what fills a job that tells nothing', () => {
    const bare = { ...one('bare', 'number', 1), fillsRole: true };
    const long = inRounds([...row('number', 9, 5), bare, one('end', 'text', 1)], 'end');
    expect(ids(chooseAsks(long, { ...NONE, rounds: 1 }).chosen)).not.toContain('number-8');
    const few = inRounds([...row('number', 8, 5), bare, one('end', 'text', 1)], 'end');
    expect(ids(chooseAsks(few, { ...NONE, rounds: 1 }).chosen)).toContain('bare');
  });

  it('keep everything, the worthier first', () => {
    expect(asks).toHaveLength(19);
    const worth = asks.map((ask) => ask.worth);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  });

  it('leave out what another answer declined, unless it was answered itself', () => {
    const declined = new Set(['amount:tap-0', 'amount:tap-1']);
    const { chosen } = chooseAsks(asks, {
      ...NONE,
      answered: new Set(['tap-1']),
      declined,
      rounds: 2,
    });
    expect(ids(chosen)).not.toContain('tap-0');
    expect(ids(chosen)).toContain('tap-1');
  });
});
