import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Administrator, Endpoint } from '@trueline/contracts';
import { type Address, type AddressValues, type Answer, urlOf } from '../../shared/api/address.ts';
import { readPath } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { readQuery } from '../../shared/api/query-client.ts';

const PAGE_SIZE = 50;

/** Who is signed in to the administration; null when nobody is. */
export const administratorQuery = () => readQuery(endpoints.getAdministrator);

export const overviewQuery = () => ({
  ...readQuery(endpoints.getAdminOverview),
  refetchOnMount: 'always' as const,
});

export const modelsQuery = () => ({
  ...readQuery(endpoints.listAdminModels),
  refetchOnMount: 'always' as const,
});

export const userQuery = (id: string) => ({
  ...readQuery(endpoints.getAdminUser, { params: { id } }),
  refetchOnMount: 'always' as const,
});

interface Page {
  items: unknown[];
  nextCursor: string | null;
}

/** What one line of an endpoint's list holds. */
export type ItemOf<E extends Endpoint> = Answer<E> extends { items: (infer T)[] } ? T : never;

/** A list of the server's, a page at a time; null when nobody is signed in. */
export const pagesQuery = <E extends Endpoint>(
  address: Address<E>,
  query: NonNullable<AddressValues['query']> = {},
) => ({
  queryKey: [urlOf(address, { query }), 'pages'],
  queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
    const page = { ...query, limit: PAGE_SIZE, cursor: pageParam ?? undefined };
    return (await readPath(urlOf(address, { query: page }), signal)) as (Answer<E> & Page) | null;
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page: Page | null) => page?.nextCursor,
  refetchOnMount: 'always' as const,
});

/** The signed-in administrator, within the gate that lets nobody else in. */
export function useAdministrator(): Administrator {
  const { data } = useQuery(administratorQuery());
  if (!data) throw new Error('useAdministrator needs the gate above it');
  return data.admin;
}

/** Asks again for everything that is shown, after an act has changed it. */
export function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

/** Asks whether the sign-in still stands, after an answer that says otherwise. */
export async function checkAdministrator(client: QueryClient): Promise<void> {
  const { queryKey } = administratorQuery();
  const state = client.getQueryState(queryKey);
  if (state?.data && state.fetchStatus === 'idle') await client.invalidateQueries({ queryKey });
}
