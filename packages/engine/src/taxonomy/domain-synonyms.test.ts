import { describe, expect, it } from 'vitest';
import {
  areSameTradeWords,
  isOfTrade,
  listTradeWords,
  otherTradeWords,
  pluralOf,
} from './domain-synonyms.ts';

describe('words of trades for the same thing', () => {
  it('are found in any number, the longest at each place', () => {
    const [found] = listTradeWords('Filed wage garnishments monthly');
    expect(found).toMatchObject({ word: 'wage garnishment', isPlural: true, start: 6 });
    expect(areSameTradeWords('diapers', 'nappy')).toBe(true);
    expect(areSameTradeWords('diapers', 'bottles')).toBe(false);
  });

  it('say their line in the other words', () => {
    expect(otherTradeWords('Changed diapers')).toEqual(['Changed nappies']);
    expect(pluralOf('box truck')).toBe('box trucks');
    expect(pluralOf('switch')).toBe('switches');
  });

  it('count in their own trade alone where they say other things elsewhere', () => {
    const [parcel] = listTradeWords('Sorted parcels');
    expect(parcel && isOfTrade(parcel.group, 'Sorted parcels for couriers')).toBe(true);
    expect(parcel && isOfTrade(parcel.group, 'A full benefits package')).toBe(false);
  });

  it('have no word twice in one group, and none alone', () => {
    for (const text of ['vendor', 'attorney', 'restroom'])
      for (const { group } of listTradeWords(text)) {
        expect(new Set(group.words).size).toBe(group.words.length);
        expect(group.words.length).toBeGreaterThan(1);
      }
  });
});
