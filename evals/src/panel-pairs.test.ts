import { describe, expect, it } from 'vitest';
import { type PanelKey, plainDocument, seededCoin, tally } from './panel-pairs.ts';

const KEY: PanelKey = {
  '001': { kind: 'original', case: 'x', ours: 'A' },
  '002-letter': { kind: 'letter', case: 'x', ours: 'B' },
};

describe('pairs for readers', () => {
  it('have one look on both sides', () => {
    expect(plainDocument('Work\r\n=====\r\n• Sold books  \r\n\r\n\r\n  * Ordered\u00a0paper')).toBe(
      'Work\n- Sold books\n\n  - Ordered paper\n',
    );
  });

  it('are shuffled the same for the same seed, about half and half', () => {
    const throws = (seed: number): boolean[] => Array.from({ length: 400 }, seededCoin(seed));
    expect(throws(7)).toEqual(throws(7));
    expect(throws(7)).not.toEqual(throws(8));
    const heads = throws(7).filter(Boolean).length;
    expect(heads).toBeGreaterThan(150);
    expect(heads).toBeLessThan(250);
  });

  it('are counted by side, whichever ours was', () => {
    const lines = tally(KEY, [
      { pair: '001', reader: 'r', choice: 'A', stops: { a: [3], b: [1, 2] } },
      {
        pair: '002-letter',
        reader: 'r',
        choice: 'A',
        send: { a: 'as it is', b: 'rewrite' },
        machine: { a: false, b: true },
      },
    ]).join('\n');
    expect(lines).toMatch(/original: 1 readings\n {2}ours 100.0 % of 1/);
    expect(lines).toMatch(/stop a reader, a document: ours 1.00, theirs 2.00/);
    expect(lines).toMatch(/letter: 1 readings\n {2}ours 0.0 % of 1/);
    expect(lines).toMatch(/small changes: ours 0.0 % of 1/);
    expect(lines).toMatch(/machine's: ours 100.0 % of 1 .*, theirs 0.0 %/);
  });

  it('refuse an answer to a pair that is not there', () => {
    expect(() => tally(KEY, [{ pair: '9', reader: 'r', choice: 'same' }])).toThrow(/no pair 9/);
  });
});
