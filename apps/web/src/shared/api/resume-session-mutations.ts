import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body } from './address.ts';
import { call, newIdempotencyKey } from './call.ts';
import { createResumeSession, optimizeResumeSession, updateResumeSession } from './endpoints.ts';
import { resumeSessionQuery, resumeSessionsQuery } from './resume-session-queries.ts';

/** Starts fitting a resume to a job. */
export function useCreateResumeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resumeId: string) =>
      call(createResumeSession, { body: { resumeId }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (answer) => {
      client.setQueryData(resumeSessionQuery(answer.resumeSession.id).queryKey, answer);
      return client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey });
    },
  });
}

/** Saves the job description, the template or decisions; one at a time, so that the last answer is the newest. */
export function useUpdateResumeSession(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `resume-session-${id}` },
    mutationFn: (body: Body<NonNullable<(typeof updateResumeSession)['endpoint']>>) =>
      call(updateResumeSession, { params: { id }, body }),
    onSuccess: (answer) => {
      client.setQueryData(resumeSessionQuery(id).queryKey, answer);
      return client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey });
    },
  });
}

/** Starts the optimization; the session's query then follows it. */
export function useOptimizeResumeSession(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(optimizeResumeSession, { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (answer) => {
      client.setQueryData(resumeSessionQuery(id).queryKey, answer);
      return client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey });
    },
  });
}
