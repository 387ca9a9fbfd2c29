import { expect, it } from 'vitest';
import { pollInterval } from './poll-interval.ts';

it.each([
  ['closely at first', { dataUpdateCount: 1, error: null }, 700],
  ['at leisure after about ten seconds', { dataUpdateCount: 15, error: null }, 2000],
  ['less often after a failure', { dataUpdateCount: 1, error: new Error('down') }, 3000],
])('what the server works on is asked for %s', (_, state, expected) => {
  expect(pollInterval(state)).toBe(expected);
});
