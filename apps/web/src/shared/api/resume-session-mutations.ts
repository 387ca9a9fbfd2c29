import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { Proposal } from '@trueline/contracts';
import { useEffect, useReducer } from 'react';
import type { Body } from './address.ts';
import { call, mayPassLater, newIdempotencyKey } from './call.ts';
import { endpoints } from './endpoints.ts';
import { keepAnswer } from './keep-answer.ts';
import { resumeSessionQuery, resumeSessionsQuery } from './resume-session-queries.ts';
import { startRun } from './start-run.ts';

/** Starts fitting a resume to a job. */
export function useCreateResumeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resumeId: string) =>
      call(endpoints.createResumeSession, {
        body: { resumeId },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (answer) => {
      client.setQueryData(resumeSessionQuery(answer.resumeSession.id).queryKey, answer);
      return client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey });
    },
  });
}

export type ResumeSessionUpdate = Body<
  NonNullable<(typeof endpoints.updateResumeSession)['endpoint']>
>;

/** Names the updates of one resume session. */
export const updateKey = (id: string) => ['update-resume-session', id];

/** A read that set out before a write would put the old state back when it arrives. */
async function dropReads(client: QueryClient, id: string): Promise<void> {
  const { queryKey } = resumeSessionQuery(id);
  if (client.getQueryData(queryKey)) await client.cancelQueries({ queryKey });
}

/** How long after a try that met no server the next one is made. */
const RETRY_DELAY_MS = 3000;

interface UpdateOptions {
  onError?: ((error: Error, update: ResumeSessionUpdate) => void) | undefined;
  onSaved?: (update: ResumeSessionUpdate) => void;
  /** False for a text whose autosave tries again by itself. */
  waitsForNetwork?: boolean;
}

/** Saves the job description, the template or decisions; one at a time, so that the last answer is the newest. Without a network they wait for it. */
export function useUpdateResumeSession(
  id: string,
  { onError, onSaved, waitsForNetwork = true }: UpdateOptions = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: updateKey(id),
    ...(waitsForNetwork && {
      networkMode: 'online' as const,
      retry: (_: number, error: Error) => mayPassLater(error),
      retryDelay: RETRY_DELAY_MS,
    }),
    scope: { id: `resume-session-${id}` },
    mutationFn: (body: ResumeSessionUpdate) =>
      call(endpoints.updateResumeSession, { params: { id }, body }),
    onMutate: () => dropReads(client, id),
    onError: (error, update) => onError?.(error, update),
    onSuccess: async (answer, update) => {
      onSaved?.(update);
      await keepAnswer(client, resumeSessionQuery(id).queryKey, answer);
      return client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey });
    },
  });
}

/** How often a batch that met a busy server, or none, is sent again. */
const PROPOSALS_RETRIES = 5;

/** Sends what the browser's own model proposes, in its turn among the updates; the result is then read anew. */
export function useSendProposals(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `resume-session-${id}` },
    retry: (count: number, error: Error) => count < PROPOSALS_RETRIES && mayPassLater(error),
    retryDelay: RETRY_DELAY_MS,
    mutationFn: (items: Proposal[]) =>
      call(endpoints.sendProposals, { params: { id }, body: { items } }),
    onMutate: () => dropReads(client, id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: resumeSessionQuery(id).queryKey });
    },
  });
}

/** Draws what shows an update in the same moment in which it sets out: the library tells of it a task later, and a click before that would be judged by what stood before. */
function useDrawnAtOnce(): void {
  const client = useQueryClient();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') draw();
      }),
    [client],
  );
}

/** What is on its way to the server, oldest first. */
export function usePendingUpdates(id: string): ResumeSessionUpdate[] {
  useDrawnAtOnce();
  return useMutationState({
    filters: { mutationKey: updateKey(id), status: 'pending' },
    select: ({ state }) => state.variables as ResumeSessionUpdate,
  });
}

/** What a value will be once the updates that are on their way have arrived: the last one wins. */
export function pendingValue<Key extends keyof ResumeSessionUpdate>(
  updates: readonly ResumeSessionUpdate[],
  key: Key,
): ResumeSessionUpdate[Key] {
  return updates.findLast((update) => update[key] !== undefined)?.[key];
}

/** True while something that changes the result is on its way to the server. */
export function useIsUpdating(id: string): boolean {
  return useIsMutating({ mutationKey: updateKey(id) }) > 0;
}

/** Ends the language model's part of the run; what it has written is kept. */
export function useStopWriting(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.stopResumeSessionWriting, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: resumeSessionQuery(id).queryKey }),
  });
}

/** Starts the optimization after what is still being saved, which it would lock out; the session's query then follows it. */
export function useOptimizeResumeSession(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `resume-session-${id}` },
    onMutate: () => dropReads(client, id),
    mutationFn: () => startRun(id),
    onSuccess: async (answer) => {
      await keepAnswer(client, resumeSessionQuery(id).queryKey, answer);
      return client.invalidateQueries({ queryKey: resumeSessionsQuery().queryKey });
    },
  });
}
