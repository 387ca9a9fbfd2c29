import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { endpoints } from './endpoints.ts';
import { readQuery } from './query-client.ts';

/** What the person told in answers; asked anew whenever a page shows it. */
export const knownAnswersQuery = () => ({
  ...readQuery(endpoints.listKnownAnswers),
  refetchOnMount: 'always' as const,
});

/** Puts a told line into other words. */
export function useRewordKnownAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, line }: { id: string; line: string }) =>
      call(endpoints.updateKnownAnswer, { params: { id }, body: { line } }),
    onSuccess: () => client.invalidateQueries({ queryKey: knownAnswersQuery().queryKey }),
  });
}

/** Deletes what was told: new runs ask again. */
export function useDeleteKnownAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteKnownAnswer, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: knownAnswersQuery().queryKey }),
  });
}
