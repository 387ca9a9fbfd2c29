import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeSessionQuery } from '../api/resume-session-queries.ts';

/** Asks for the resume session anew when its tab is come back to: another tab or a phone may have changed it meanwhile. */
export function useRefreshOnReturn(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void client.invalidateQueries({ queryKey: resumeSessionQuery(id).queryKey });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, id]);
}
