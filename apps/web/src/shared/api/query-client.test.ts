import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

describe('the query defaults', () => {
  it('keep what was read', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
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

describe('a read', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Reads what is answered so at first; how often it was asked for, and what came of it. */
  async function read(errors: Error[]) {
    const queryFn = vi.fn(async () => {
      const error = errors.shift();
      if (error) throw error;
      return 'here';
    });
    const outcome = createQueryClient()
      .fetchQuery({ queryKey: ['/api/x'], queryFn })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    return [queryFn.mock.calls.length, await outcome];
  }
  const busy = () => new ApiError(503, '', '5');

  it('is asked for again as the server says when it has no time, for a while', async () => {
    expect(await read([busy(), busy()])).toEqual([3, 'here']);
    expect(await read(Array.from({ length: 9 }, busy))).toEqual([6, expect.any(ApiError)]);
  });

  it.each([
    ['a 503 that asks for nothing', new ApiError(503, '')],
    ['another refusal', new ApiError(429, '', '5')],
    ['nobody', new TypeError('Failed to fetch')],
  ])('is asked for once where %s answers', async (_, error) => {
    expect(await read([error])).toEqual([1, error]);
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
