import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, newIdempotencyKey } from './call.ts';
import { createResume } from './endpoints.ts';
import { resumesQuery } from './resume-queries.ts';

/** Uploads a file or pasted text; the answer is the resume that is now being read. */
export function useCreateResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: File | string) => {
      const body = typeof given === 'string' ? { text: given } : new FormData();
      if (body instanceof FormData) body.set('file', given);
      return call(createResume, { body, idempotencyKey: newIdempotencyKey() });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: resumesQuery().queryKey }),
  });
}
