import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it('counts a day that has begun', () => {
  const until = '2026-03-10T12:00:00.000Z';
  expect(daysLeft(until, new Date('2026-03-10T11:59:00.000Z'))).toBe(1);
  expect(daysLeft(until, new Date('2026-03-09T11:59:00.000Z'))).toBe(2);
  expect(daysLeft(until, new Date('2026-03-11T00:00:00.000Z'))).toBe(0);
});
