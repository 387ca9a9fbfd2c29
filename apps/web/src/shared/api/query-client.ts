import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '@trueline/contracts';
import { checkSignedIn } from '../auth/auth-store.ts';
import { type Address, type AddressValues, type Answer, urlOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { isAskedToWait, readPath } from './call.ts';

/** For the queries that are asked again. */
const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;
const CACHE_RETENTION_MS = 300_000;

/** Of a read for which the server has no time: with the five seconds that it asks for, half a minute in all. */
const MAX_BUSY_TRIES = 6;

/** How long to wait before a try is repeated: as long as the server asks for, else doubled with each attempt, from 0. */
function retryDelayMs(attempt: number, error: unknown): number {
  const wanted = isAskedToWait(error) ? error.retryAfterMs : FIRST_RETRY_DELAY_MS * 2 ** attempt;
  return Math.min(wanted, MAX_RETRY_DELAY_MS);
}

/** What decides how often a query is asked again. */
export interface PolledState<Data> {
  data?: Data | null | undefined;
  dataUpdateCount: number;
  error: unknown;
}

/** Query options of a GET endpoint; the key is its address, the data null when nobody is signed in. */
export function readQuery<E extends Endpoint>(address: Address<E>, values: AddressValues = {}) {
  return queryOptions<Answer<E> | null>({ queryKey: [urlOf(address, values)] });
}

/** True for the answer, or the page of a list, that nobody was signed in for. */
function isSignedOut(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return data === null;
  return 'pages' in data && Array.isArray(data.pages) && data.pages.includes(null);
}

/**
 * Defaults, set once: writes are never repeated, reads only where the server asks for it (503 with
 * Retry-After), data is never stale. A sign-in that ended on the server ends here too: `checkAgain` asks for it,
 * and the guard then wants a new one.
 */
export function createQueryClient(checkAgain: () => Promise<void> = checkSignedIn): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readPath(String(queryKey[0]), signal),
        retry: (attempt, error) => attempt < MAX_BUSY_TRIES - 1 && isAskedToWait(error),
        retryDelay: retryDelayMs,
        gcTime: CACHE_RETENTION_MS,
        // Whether there is a network is seen by asking: a call that would wait for it says nothing.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onSuccess: (data) => {
        if (isSignedOut(data)) void checkAgain();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) void checkAgain();
      },
    }),
  });
}
