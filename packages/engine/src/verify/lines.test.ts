import { describe, expect, it } from 'vitest';
import { isTold, readPairs } from './testing/lines.ts';

describe('the same in other words', () => {
  it.each(readPairs('told'))('is accepted: %s -> %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});

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
