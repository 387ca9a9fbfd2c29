import { describe, expect, it } from 'vitest';
import type { Demand } from './answers/demands.ts';
import { createEcho } from './echo.ts';

const isEcho = createEcho(
  [
    'Make referrals to community resources (housing, health, legal)',
    'Report changes in condition to the RN right away',
    'Run temperature controlled loads, single and multi-stop, on time',
    'Cook breakfast for our residents',
  ].map((line) => ({ line }) as Demand),
);

describe('a line of the ad said again', () => {
  it.each([
    'I make referrals to community resources',
    'made referrals to community resources',
    'reporting changes in condition to RN right away',
    'ran temperature controlled loads, single and multi-stop, on time',
  ])('is an echo: %s', (text) => expect(isEcho(text)).toBe(true));

  it.each([
    'make referrals to community resources for 60 families',
    'sent families to the food bank and the clinic on Main Street',
    'called the nurse the same day when a client drank less',
    'cooked breakfast',
    'hauled produce to Minnesota and the Dakotas on time',
  ])('is none: %s', (text) => expect(isEcho(text)).toBe(false));
});
