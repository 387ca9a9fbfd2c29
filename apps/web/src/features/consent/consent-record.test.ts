import { describe, expect, it } from 'vitest';
import { ALL_CHOICES, NO_CHOICES, newConsentRecord, readChoices } from './consent-record.ts';

describe('a record of consent', () => {
  it('holds the decision, its time and an id of its own', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    const record = newConsentRecord({ ...NO_CHOICES, performance: true }, now);
    expect(record).toEqual({
      necessary: true,
      analytics: false,
      performance: true,
      marketing: false,
      timestamp: '2026-11-21T10:00:00.000Z',
      consentId: expect.stringMatching(/^consent_\d+$/),
      consentGiven: true,
    });
    expect(newConsentRecord(NO_CHOICES).consentId).not.toBe(record.consentId);
  });

  it('is read in its own form and in the older one, which says nothing of recordings', () => {
    expect(readChoices(JSON.stringify(newConsentRecord(ALL_CHOICES)))).toEqual(ALL_CHOICES);
    const older = { necessary: true, analytics: true, marketing: true };
    expect(readChoices(JSON.stringify(older))).toEqual({ ...ALL_CHOICES, performance: false });
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'yes'],
    ['something else', '{"analytics":true}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('is none where %s is stored', (_, stored) => {
    expect(readChoices(stored)).toBeNull();
  });

  it('allows only what it says is true', () => {
    const odd = { necessary: true, analytics: 'true', performance: 1, marketing: null };
    expect(readChoices(JSON.stringify(odd))).toEqual(NO_CHOICES);
  });
});
