import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows what a write answered. A read that is still on its way may have set out before the write took hold, and would put the old state back: it is dropped. */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data | null, Error>,
  answer: NoInfer<Data>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Data | null>(queryKey, answer);
}
