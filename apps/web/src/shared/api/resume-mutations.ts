import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { Resume } from '@trueline/contracts';
import type { Answer, Body } from './address.ts';
import { ApiError } from './api-error.ts';
import { call, newIdempotencyKey, wasUnreachable } from './call.ts';
import { endpoints } from './endpoints.ts';
import { RESUME_LISTS_KEY, resumeQuery } from './resume-queries.ts';
import { resumeSessionsQuery } from './resume-session-queries.ts';

/** Every list of resumes, whatever was searched for. */
function invalidateResumeLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(RESUME_LISTS_KEY),
  });
}

type ResumeSessionEndpoint = NonNullable<(typeof endpoints.getResumeSession)['endpoint']>;

/** Uploads a file or pasted text; the answer is the resume that is now being read. */
export function useCreateResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: File | string) => {
      const body = typeof given === 'string' ? { text: given } : new FormData();
      if (body instanceof FormData) body.set('file', given);
      return call(endpoints.createResume, { body, idempotencyKey: newIdempotencyKey() });
    },
    onSuccess: () => invalidateResumeLists(client),
  });
}

/** Deletes a resume with its file and everything made from it; `onDeleted` is called before the lists lose it. */
export function useDeleteResume(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteResume, { params: { id } }),
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

type ResumeUpdate = Body<NonNullable<(typeof endpoints.updateResume)['endpoint']>>;

/** Renames a resume or corrects what was read from it; with `version`, 412 when it was changed elsewhere, and what it is now is fetched. */
export function useUpdateResume(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...body }: ResumeUpdate & { version?: number }) =>
      call(endpoints.updateResume, {
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

type Placing = { keptId: string } & Body<NonNullable<(typeof endpoints.placeKeptText)['endpoint']>>;

const placingKey = (id: string) => ['place-kept-text', id];
/** How long after a try that met no server the next one is made. */
const RETRY_DELAY_MS = 3000;

/** What one placing changed: enough to take it back. */
export interface PlacedText extends Placing {
  before: Resume;
  /** The version that the placing made. */
  version: number;
}

/** Puts a text that found no place where the person says, one after another; without a network they wait for it. `onPlaced` is told what the resume was before. */
export function usePlaceKeptText(id: string, onPlaced: (placed: PlacedText) => void) {
  const client = useQueryClient();
  const { queryKey } = resumeQuery(id);
  const current = () =>
    client.getQueryData<Answer<NonNullable<(typeof endpoints.getResume)['endpoint']>>>(queryKey)
      ?.resume;
  return useMutation({
    mutationKey: placingKey(id),
    networkMode: 'online',
    retry: (_: number, error: Error) => wasUnreachable(error),
    retryDelay: RETRY_DELAY_MS,
    scope: { id: `resume-${id}` },
    mutationFn: async ({ keptId, home }: Placing) => {
      const { document: before = {}, version } = current() ?? {};
      const answer = await call(endpoints.placeKeptText, {
        params: { id, keptId },
        body: { home },
        ...(version !== undefined && { ifMatch: version }),
      });
      return { answer, before };
    },
    onError: (error) => {
      const isOther = error instanceof ApiError && [404, 412].includes(error.status);
      return isOther ? client.invalidateQueries({ queryKey }) : undefined;
    },
    onSuccess: ({ answer, before }, placing) => {
      client.setQueryData(queryKey, answer);
      onPlaced({ ...placing, before, version: answer.resume.version });
      return invalidateResumeLists(client);
    },
  });
}

/** Puts the resume back as it was before a placing; 412 when it was changed otherwise since. */
export function useUndoPlacing(id: string) {
  const client = useQueryClient();
  const { queryKey } = resumeQuery(id);
  return useMutation({
    scope: { id: `resume-${id}` },
    mutationFn: ({ before, version }: PlacedText) =>
      call(endpoints.updateResume, {
        params: { id },
        body: { document: before },
        ifMatch: version,
      }),
    onError: () => client.invalidateQueries({ queryKey }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      return invalidateResumeLists(client);
    },
  });
}

/** Ids of the texts whose placing is on its way. */
export function usePendingPlacings(id: string): string[] {
  return useMutationState({
    filters: { mutationKey: placingKey(id), status: 'pending' },
    select: ({ state }) => (state.variables as Placing).keptId,
  });
}

/** A copy to change on its own. */
export function useDuplicateResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(endpoints.duplicateResume, { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => invalidateResumeLists(client),
  });
}

/** Reads the file again, for PRO or a credit; the resume's query then follows it. */
export function useReparseResume(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(endpoints.reparseResume, { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (answer) => {
      client.setQueryData(resumeQuery(id).queryKey, answer);
      return invalidateResumeLists(client);
    },
  });
}
