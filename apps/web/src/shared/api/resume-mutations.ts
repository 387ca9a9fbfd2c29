import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from './address.ts';
import { ApiError } from './api-error.ts';
import { call, newIdempotencyKey } from './call.ts';
import {
  createResume,
  deleteResume,
  duplicateResume,
  type getResumeSession,
  reparseResume,
  updateResume,
} from './endpoints.ts';
import { RESUME_LISTS_KEY, resumeQuery } from './resume-queries.ts';
import { resumeSessionsQuery } from './resume-session-queries.ts';

/** Every list of resumes, whatever was searched for. */
function invalidateResumeLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(RESUME_LISTS_KEY),
  });
}

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
    onSuccess: () => invalidateResumeLists(client),
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
        invalidateResumeLists(client),
        client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey }),
      ]);
    },
  });
}

type ResumeUpdate = Body<NonNullable<(typeof updateResume)['endpoint']>>;

/** Renames a resume or corrects what was read from it; with `version`, 412 when it was changed elsewhere, and what it is now is fetched. */
export function useUpdateResume(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...body }: ResumeUpdate & { version?: number }) =>
      call(updateResume, {
        params: { id },
        body,
        ...(version !== undefined && { ifMatch: version }),
      }),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 412) return undefined;
      return client.invalidateQueries({ queryKey: resumeQuery(id).queryKey });
    },
    onSuccess: (answer) => {
      client.setQueryData(resumeQuery(id).queryKey, answer);
      return invalidateResumeLists(client);
    },
  });
}

/** A copy to change on its own. */
export function useDuplicateResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(duplicateResume, { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => invalidateResumeLists(client),
  });
}

/** Reads the file again, for PRO or a credit; the resume's query then follows it. */
export function useReparseResume(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(reparseResume, { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (answer) => {
      client.setQueryData(resumeQuery(id).queryKey, answer);
      return invalidateResumeLists(client);
    },
  });
}
