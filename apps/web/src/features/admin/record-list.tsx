import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint } from '@trueline/contracts';
import type { Address, AddressValues } from '../../shared/api/address.ts';
import { messageOf } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { type ItemOf, pagesQuery } from './admin-queries.ts';
import { type Column, RecordTable } from './record-table.tsx';

interface RecordListProps<E extends Endpoint> {
  address: Address<E>;
  query?: NonNullable<AddressValues['query']>;
  caption: string;
  columns: readonly Column<ItemOf<E>>[];
  /** Where there are none. */
  empty: string;
}

function Fault({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Notice tone="conflict" title={messageOf(error, 'The list could not be loaded.')} urgent>
      <Button variant="outline" className="mt-2" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}

function More({ list }: { list: UseInfiniteQueryResult }) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      busyLabel={list.isFetchingNextPage && 'Loading…'}
      onClick={() => void list.fetchNextPage()}
    >
      Show more
    </Button>
  );
}

/** A list of the server's, newest first, a page at a time. */
export function RecordList<E extends Endpoint>(props: RecordListProps<E>) {
  const { address, query, caption, columns, empty } = props;
  const list = useInfiniteQuery(pagesQuery(address, query));
  const rows = list.data?.pages.flatMap((page) => (page?.items ?? []) as ItemOf<E>[]) ?? [];
  const keyOf = (row: ItemOf<E>) => (row as { id: string }).id;
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {list.data && `${rows.length}${list.hasNextPage ? ' and more' : ''} shown`}
      </p>
      {list.error && <Fault error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RunningLine />}
      {list.data && rows.length === 0 && <p className="text-soft">{empty}</p>}
      {rows.length > 0 && (
        <RecordTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} />
      )}
      <More list={list} />
    </div>
  );
}
