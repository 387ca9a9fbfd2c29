import { getResumeSession, listResumeSessions } from './endpoints.ts';
import { readQuery } from './query-client.ts';

/** How often a running optimization is asked for. */
const OPTIMIZING_POLL_MS = 700;

/** The newest resume sessions; asked anew whenever a page shows them, since optimizing goes on by itself. */
export const resumeSessionsQuery = () => ({
  ...readQuery(listResumeSessions, { query: { limit: 50 } }),
  refetchOnMount: 'always' as const,
});

/** One resume session, followed while it is being optimized. */
export const resumeSessionQuery = (id: string) => ({
  ...readQuery(getResumeSession, { params: { id } }),
  refetchInterval: ({
    state,
  }: {
    state: { data?: { resumeSession: { status: string } } | null };
  }) => (state.data?.resumeSession.status === 'optimizing' ? OPTIMIZING_POLL_MS : (false as const)),
});
