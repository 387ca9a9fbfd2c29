import { describe, expect, it } from 'vitest';
import { durationBetween, showDuration } from './duration.ts';

describe('a duration', () => {
  it.each([
    [0, '0 ms'],
    [-4, '0 ms'],
    [849.6, '850 ms'],
    [1400, '1.4 s'],
    [59_400, '59 s'],
    [59_900, '1 min 0 s'],
    [125_000, '2 min 5 s'],
    [12_000_000, '3 h 20 min'],
  ])('of %d ms reads %s', (ms, text) => {
    expect(showDuration(ms)).toBe(text);
  });

  it('is what lies between two moments', () => {
    expect(durationBetween('2026-01-01T10:00:00.000Z', '2026-01-01T10:00:12.000Z')).toBe('12 s');
  });
});
