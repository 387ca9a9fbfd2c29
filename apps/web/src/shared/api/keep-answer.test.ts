import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepAnswer } from './keep-answer.ts';

it('is not overwritten by a read that set out before the write and comes back late', async () => {
  const client = new QueryClient();
  const comeBack: (() => void)[] = [];
  const query = queryOptions<{ text: string } | null>({
    queryKey: ['note'],
    queryFn: () => new Promise((resolve) => comeBack.push(() => resolve({ text: 'old' }))),
  });
  const read = client.fetchQuery(query).catch(() => undefined);
  await keepAnswer(client, query.queryKey, { text: 'new' });
  for (const answer of comeBack) answer();
  await read;
  expect(client.getQueryData(query.queryKey)).toEqual({ text: 'new' });
});
