import { useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointResponse } from '@trueline/contracts';
import { useState } from 'react';
import { type Address, urlOf } from './address.ts';
import { readPath } from './call.ts';

const PAGE_SIZE = 50;

type ItemOf<E extends Endpoint> =
  EndpointResponse<E> extends { items: (infer Item)[] } ? Item : never;

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export interface FurtherPages<Item> {
  items: Item[];
  hasMore: boolean;
  isFetching: boolean;
  error: Error | null;
  fetchMore: () => void;
}

/** What follows a list's first page, which ended at `cursor`: fetched a page at a time, when it is asked for. */
export function useFurtherPages<E extends Endpoint>(
  address: Address<E>,
  cursor: string | null | undefined,
): FurtherPages<ItemOf<E>> {
  const [isAsked, setIsAsked] = useState(false);
  const query = useInfiniteQuery({
    queryKey: [urlOf(address, { query: { limit: PAGE_SIZE } }), 'further', cursor],
    queryFn: async ({ pageParam, signal }) => {
      const url = urlOf(address, { query: { limit: PAGE_SIZE, cursor: pageParam } });
      return (await readPath(url, signal)) as Page<ItemOf<E>> | null;
    },
    initialPageParam: cursor ?? '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
    enabled: isAsked && typeof cursor === 'string',
  });
  return {
    items: query.data?.pages.flatMap((page) => page?.items ?? []) ?? [],
    hasMore: typeof cursor === 'string' && (query.data ? query.hasNextPage : true),
    isFetching: query.isFetching,
    error: query.error,
    fetchMore: () => {
      if (!isAsked) setIsAsked(true);
      else if (query.data) void query.fetchNextPage();
      else void query.refetch();
    },
  };
}
