import { useQueryClient } from '@tanstack/react-query';
import type { ResumeSession } from '@trueline/contracts';
import { useEffect } from 'react';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { resumeSessionQuery } from '../../shared/api/resume-session-queries.ts';

/**
 * Shows each step of a running optimization as the server tells it. The query goes on asking at its
 * own pace beside it, so that a proxy that swallows events costs nothing but liveliness.
 */
export function useResumeSessionEvents(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = resumeSessionQuery(id);
    const events = new EventSource(urlOf(endpoints.followResumeSession, { params: { id } }));
    events.addEventListener('progress', ({ data }) => {
      const progress = JSON.parse(data) as NonNullable<ResumeSession['progress']>;
      client.setQueryData(
        queryKey,
        (answer) => answer && { resumeSession: { ...answer.resumeSession, progress } },
      );
    });
    const end = () => {
      events.close();
      void client.invalidateQueries({ queryKey });
    };
    events.addEventListener('done', end);
    events.addEventListener('failed', end);
    return () => events.close();
  }, [client, id]);
}
