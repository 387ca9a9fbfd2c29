import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from './address.ts';
import { call, newIdempotencyKey } from './call.ts';
import { createResume, deleteResume, type getResumeSession } from './endpoints.ts';
import { resumeQuery, resumesQuery } from './resume-queries.ts';
import { resumeSessionsQuery } from './resume-session-queries.ts';

type ResumeSessionEndpoint = NonNullable<(typeof getResumeSession)['endpoint']>;

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

/** Deletes a resume with its file and everything made from it; `onDeleted` is called before the lists lose it. */
export function useDeleteResume(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteResume, { params: { id } }),
    onSuccess: (_, id) => {
      onDeleted();
      client.removeQueries({ queryKey: resumeQuery(id).queryKey });
      client.removeQueries({
        predicate: ({ state }) => {
          const data = state.data as Partial<Answer<ResumeSessionEndpoint>> | null | undefined;
          return data?.resumeSession?.resumeId === id;
        },
      });
      return Promise.all([
        client.invalidateQueries({ queryKey: resumesQuery().queryKey }),
        client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey }),
      ]);
    },
  });
}
