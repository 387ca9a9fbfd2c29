import { describe, expect, it } from 'vitest';
import { readBasis } from '../basis.ts';
import { listNumbers } from './numbers.ts';
import { isToldOtherwise } from './told-by-the-way.ts';

const isTold = (line: string, text: string): boolean =>
  listNumbers(text).every((number) => isToldOtherwise(text, number, readBasis([{ text: line }])));

describe('a number that a line tells without writing it', () => {
  it.each([
    ['Worked both shifts', 'Worked two shifts'],
    ['Sold shoes in the cities Leeds, York and Hull', 'Sold shoes in three cities'],
    ['Cleaned rooms, halls and stairs', 'Cleaned three areas'],
    ['Two hours a day', '120 minutes a day'],
  ])('%s: %s', (line, text) => {
    expect(isTold(line, text)).toBe(true);
  });

  it.each([
    ['Worked both shifts', 'Trained two clerks'],
    ['Sold shoes in Leeds, York and Hull', 'Sold shoes to three clients'],
    ['Walked dogs with another walker', 'Walked two horses'],
  ])('%s: not %s', (line, text) => {
    expect(isTold(line, text)).toBe(false);
  });
});
