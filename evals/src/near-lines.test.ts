import { expect, it } from 'vitest';
import { OPEN_SETS, recallShown } from './near-lines.ts';

it.each(OPEN_SETS)('of %s, nearly every line that is meant is among the first three', (set) => {
  expect(recallShown(set)).toBeGreaterThanOrEqual(0.95);
});
