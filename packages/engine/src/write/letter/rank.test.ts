import { describe, expect, it } from 'vitest';
import { isDeed, isLesser } from './rank.ts';
import type { Told } from './told.ts';

const act = (text: string): Told => ({ kind: 'act', text }) as Told;
const isTold = (text: string): boolean => isDeed({ told: act(text), worth: 1, met: 0 });

describe('what everybody does', () => {
  it.each([
    'followed the recipe cards',
    'interacted and communicated with 10,000 customers',
    'keep my bay clean',
    'attended the weekly meetings',
    'reported to the store manager',
    'answer to the chef',
  ])('is no deed that a letter tells: %s', (text) => {
    expect(isTold(text)).toBe(false);
    expect(isLesser(act(text))).toBe(true);
  });

  it.each([
    'kept the books of three shops',
    'followed up 40 leads a week',
    'answered 90 calls a day',
    'reported 12 faults of the lift',
    'attended to 30 outpatients a day',
    'do brakes and shocks',
  ])('is not what these say: %s', (text) => {
    expect(isTold(text)).toBe(true);
  });
});
