import { endpoints } from './endpoints.ts';
import { pollInterval } from './poll-interval.ts';
import { type PolledState, readQuery } from './query-client.ts';

/** The newest resume sessions; asked anew whenever a page shows them, and followed while one is being optimized. */
export const resumeSessionsQuery = () => ({
  ...readQuery(endpoints.listResumeSessions, { query: { limit: 50 } }),
  refetchOnMount: 'always' as const,
  refetchInterval: ({ state }: { state: PolledState<{ items: { status: string }[] }> }) =>
    state.data?.items.some(({ status }) => status === 'optimizing')
      ? pollInterval(state)
      : (false as const),
});

/** One resume session; each step asks anew, since another tab may have changed it, and follows it while it is being optimized. */
export const resumeSessionQuery = (id: string) => ({
  ...readQuery(endpoints.getResumeSession, { params: { id } }),
  refetchOnMount: 'always' as const,
  refetchInterval: ({ state }: { state: PolledState<{ resumeSession: { status: string } }> }) =>
    state.data?.resumeSession.status === 'optimizing' ? pollInterval(state) : (false as const),
});
