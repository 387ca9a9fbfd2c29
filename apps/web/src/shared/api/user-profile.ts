import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '@trueline/contracts';
import { call, newIdempotencyKey } from './call.ts';
import { endpoints } from './endpoints.ts';
import { keepAnswer } from './keep-answer.ts';
import { readQuery } from './query-client.ts';

/** The profile; asked anew whenever a page shows it. */
export const userProfileQuery = () => ({
  ...readQuery(endpoints.getUserProfile),
  refetchOnMount: 'always' as const,
});

/** Saves the profile as it stands on `version`; 412 when it was changed elsewhere. */
export function useSaveUserProfile() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'user-profile' },
    mutationFn: ({ document, version }: { document: Resume; version: number }) =>
      call(endpoints.putUserProfile, { body: document, ifMatch: version }),
    onSuccess: (answer) => keepAnswer(client, userProfileQuery().queryKey, answer),
  });
}

/** Fills the profile from a resume, for PRO or a credit. */
export function useImportUserProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resumeId: string) =>
      call(endpoints.importUserProfile, {
        body: { resumeId },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (answer) => keepAnswer(client, userProfileQuery().queryKey, answer),
  });
}

/** Strengths, gaps and next steps from the profile, for PRO or a credit. */
export function useRefreshCareerIntelligence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(endpoints.refreshCareerIntelligence, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: (answer) => keepAnswer(client, userProfileQuery().queryKey, answer),
  });
}
