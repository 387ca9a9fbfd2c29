import { describe, expect, it } from 'vitest';
import { isContradicted, isTold, readPairs, resumeWith } from './testing/lines.ts';

describe('the same in other words', () => {
  const pairs = readPairs('told');

  it.each(pairs)('is never contradicted: %s -> %s', (before, after) => {
    expect(isContradicted(resumeWith(before), resumeWith(after))).toBe(false);
  });

  it('is proven in three of ten: the rest asks for a click', () => {
    const proven = pairs.filter(([before, after]) => isTold(before, after));
    expect(proven.length / pairs.length).toBeGreaterThanOrEqual(PROVEN_MIN);
  });
});
const PROVEN_MIN = 0.3;

describe('what a line does not say', () => {
  it.each(readPairs('invented'))('is found: %s -> %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });
});

describe('any word is only a word', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty'])('%s', (word) => {
    expect(isTold(`Wrote tests of the ${word}`, `Wrote ${word} tests`)).toBe(true);
  });
});
