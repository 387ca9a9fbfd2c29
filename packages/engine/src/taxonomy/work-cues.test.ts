import { describe, expect, it } from 'vitest';
import { cuesOf } from './work-cues.ts';

const HEARD = 0.5;

describe('words by which people tell of work', () => {
  it.each([
    ['Mentoring apprentices', 'Taught four beginners to handle the saw'],
    ['Staff training', 'Showed the newcomers the ropes'],
    ['Price negotiation', 'Talked the mill down and got a better rate'],
    ['Waste reduction', 'Threw away less than one crate a week'],
    ['Conflict resolution', 'Calmed angry callers'],
    ['Working at heights', 'Climbed towers in a harness'],
    ['Safe driving', 'Drove the van 90,000 miles without an accident'],
    ['Sales targets', 'First of nine offices two years running'],
    ['Budget management', 'Never over $40,000 a year'],
    ['Fundraising', 'Won money from two foundations'],
  ])('%s is heard in "%s"', (wanted, line) => {
    expect(cuesOf(wanted, line)).toBeGreaterThan(HEARD);
  });

  it.each([
    ['Mentoring apprentices', 'Counted the till at night'],
    ['Price negotiation', 'Washed and folded sheets'],
    ['Waste reduction', 'Typed letters for two lawyers'],
    ['Conflict resolution', 'Laid tiles in bathrooms'],
    ['Working at heights', 'Kept the books of a shop'],
    ['Budget management', 'Walked dogs'],
    ['Fundraising', 'Changed brakes and tires'],
  ])('%s is not heard in "%s"', (wanted, line) => {
    expect(cuesOf(wanted, line)).toBe(0);
  });

  it('counts a phrase more than a word, and what many rows share less', () => {
    expect(cuesOf('mentoring', 'Took him under my wing')).toBeGreaterThan(
      cuesOf('mentoring', 'Students'),
    );
  });

  it('hears nothing of what no row names', () => {
    expect(cuesOf('Quixotry', 'Taught four beginners')).toBe(0);
  });
});
