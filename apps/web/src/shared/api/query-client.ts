import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '@trueline/contracts';
import { type Address, type AddressValues, type Answer, urlOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { readPath } from './call.ts';
import { getCurrentUser } from './endpoints.ts';

/** Key of the current user's query; its data decides who is signed in. */
export const CURRENT_USER_KEY = [getCurrentUser.path];

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

/** The specification's defaults (sections 7 and 9), set once: reads and writes are never repeated, data is never stale. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readPath(String(queryKey[0]), signal),
        retry: false,
        // Whether there is a network is seen by asking: a call that would wait for it says nothing.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    // A sign-in that ended on the server ends here too: the guard then asks for a new one.
    queryCache: new QueryCache({
      onSuccess: (data, { queryKey }) => {
        if (data === null && queryKey[0] !== CURRENT_USER_KEY[0]) recheckUser();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) recheckUser();
      },
    }),
  });
  const recheckUser = () => client.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  return client;
}
