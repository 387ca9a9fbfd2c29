import { expect, it } from 'vitest';
import { pendingValue } from './resume-session-mutations.ts';

it('shows the last choice that is on its way, whatever else is saved beside it', () => {
  const updates = [
    { includeCoverLetter: true },
    { templateSettings: { accent: 'wine' as const } },
    { templateId: 'plain', includeCoverLetter: false },
  ];
  expect(pendingValue(updates, 'templateSettings')).toEqual({ accent: 'wine' });
  expect(pendingValue(updates, 'includeCoverLetter')).toBe(false);
  expect(pendingValue(updates, 'includeAtsMetadata')).toBeUndefined();
  expect(pendingValue([], 'templateId')).toBeUndefined();
});
