import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
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

describe('a sign-in that ended on the server', () => {
  const checked = vi.fn(async () => undefined);

  it.each([
    ['an answer', { queryFn: () => null }],
    ['a page of a list', { queryFn: () => ({ pages: [{ items: [] }, null], pageParams: [] }) }],
  ])('is noticed by %s that is null', async (_, query) => {
    checked.mockClear();
    const client = createQueryClient(checked);
    await client.fetchQuery({ queryKey: ['/api/x'], ...query });
    expect(checked).toHaveBeenCalledOnce();
    await client.fetchQuery({ queryKey: ['/api/y'], queryFn: () => ({ pages: [{}] }) });
    expect(checked).toHaveBeenCalledOnce();
  });

  it.each([
    [401, 1],
    [409, 0],
  ])('is looked for when a write is answered %i', async (status, times) => {
    checked.mockClear();
    const client = createQueryClient(checked);
    const mutationFn = () => Promise.reject(new ApiError(status, ''));
    const write = client.getMutationCache().build(client, { mutationFn });
    await expect(write.execute(undefined)).rejects.toThrow();
    expect(checked).toHaveBeenCalledTimes(times);
  });
});
