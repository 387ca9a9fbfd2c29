import { describe, expect, it } from 'vitest';
import { roleTense } from './role-tense.ts';

const tenseOf = (entry: Record<string, string | undefined>): string =>
  roleTense({ work: [entry] }, 'work[0].highlights[0]', '2026-11');

describe('the tense of a role without dates', () => {
  it.each([
    { position: 'Waiter (seasonal) | summer 2021, summer 2022', name: 'Three Gulls' },
    { position: 'Picker', name: 'Low Farm, harvests 2018/2019' },
    { position: 'Usher', description: 'Season 2019' },
  ])('is past where its head tells only of years gone by: $position', (entry) => {
    expect(tenseOf(entry)).toBe('past');
  });

  it.each([
    { position: 'Waiter, summers 2021 to present' },
    { position: 'Waiter, since 2021' },
    { position: 'Cook, from 2019' },
    { position: 'Koch', description: 'Seit 2019' },
    { position: 'Cook', name: 'Hotel 2020' },
    { position: 'Cook', name: 'Sample Inn, est. 1987' },
    { position: 'Waiter, 2021 -' },
    { position: 'Waiter, season 2026' },
    { position: 'Waiter', name: 'ISO 9001 Kitchens' },
    { position: 'Waiter' },
  ])('is not known otherwise: $position', (entry) => {
    expect(tenseOf(entry)).toBe('unknown');
  });
});
