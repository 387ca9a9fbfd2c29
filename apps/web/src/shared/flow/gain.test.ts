import { expect, it } from 'vitest';
import { isGain, tellScores } from './gain.ts';

it.each([
  [33, 45, true, 'Score 33, now 45'],
  [33, 33, false, 'Score 33, nothing gained yet'],
  [32.6, 33.4, false, 'Score 33, nothing gained yet'],
  [33.4, 33.6, true, 'Score 33, now 34'],
  [40, 33, false, 'Score 40, now only 33'],
])('tells %f to %f', (originalScore, optimizedScore, gained, text) => {
  expect(isGain({ originalScore, optimizedScore })).toBe(gained);
  expect(tellScores({ originalScore, optimizedScore })).toBe(text);
});
