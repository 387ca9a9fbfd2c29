import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { readPath } from '../../shared/api/call.ts';
import {
  resumeSessionQuery,
  resumeSessionsQuery,
} from '../../shared/api/resume-session-queries.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';

interface EarlierAdsProps {
  /** The session that is being configured: its own ad is no earlier one. */
  sessionId: string;
  onChoose: (jobDescription: string) => void;
}

/** The ad of an earlier resume session, taken over by its name. */
export function EarlierAds({ sessionId, onChoose }: EarlierAdsProps) {
  const { data } = useQuery(resumeSessionsQuery());
  const [loading, setLoading] = useState<string | null>(null);
  const earlier = (data?.items ?? []).filter(
    ({ id, job }) => id !== sessionId && job?.title !== undefined,
  );
  if (earlier.length === 0) return null;
  const take = async (id: string) => {
    setLoading(id);
    try {
      const path = String(resumeSessionQuery(id).queryKey[0]);
      const answer = (await readPath(path)) as { resumeSession: { jobDescription: string } } | null;
      if (answer) onChoose(answer.resumeSession.jobDescription);
    } catch (error) {
      showToast({
        title: 'That ad could not be loaded',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      });
    } finally {
      setLoading(null);
    }
  };
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2 font-semibold">Use an earlier ad</summary>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {earlier.slice(0, 10).map(({ id, job }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 truncate">
              {[job?.title, job?.company].filter(Boolean).join(', ')}
            </span>
            <Button
              variant="quiet"
              aria-label={`Use the ad: ${job?.title}`}
              busyLabel={loading === id && 'Loading…'}
              onClick={() => void take(id)}
            >
              Use it
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
