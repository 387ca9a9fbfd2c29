import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

describe('the query defaults (specification, section 9)', () => {
  it('ask once, and keep what was read', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 300_000,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it.each([
    [0, 1000],
    [1, 2000],
    [4, 16_000],
    [5, 30_000],
    [40, 30_000],
  ])('where tries are repeated, the one after attempt %i waits %i ms', (attempt, delay) => {
    const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
    expect(typeof retryDelay === 'function' && retryDelay(attempt, new Error())).toBe(delay);
  });
});
