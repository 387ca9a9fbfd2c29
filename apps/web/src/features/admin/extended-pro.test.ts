import { describe, expect, it } from 'vitest';
import { extendedPro } from './extended-pro.ts';

describe('PRO with days more', () => {
  const now = new Date('2026-03-10T12:00:00.000Z');
  it.each([
    ['goes on from its end', '2026-03-20T08:00:00.000Z', '2026-03-30T08:00:00.000Z'],
    ['starts now where it has ended', '2026-01-01T00:00:00.000Z', '2026-03-20T12:00:00.000Z'],
    ['starts now where there was none', undefined, '2026-03-20T12:00:00.000Z'],
  ])('%s', (_, proUntil, expected) => {
    expect(extendedPro({ proUntil }, 10, now)).toBe(expected);
  });
});
