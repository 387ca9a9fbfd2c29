import { getResume, listResumes } from './endpoints.ts';
import { pollInterval } from './poll-interval.ts';
import { type PolledState, readQuery } from './query-client.ts';

/** The newest resumes; asked anew whenever a page shows them, and followed while one is being read. */
export const resumesQuery = () => ({
  ...readQuery(listResumes, { query: { limit: 50 } }),
  refetchOnMount: 'always' as const,
  refetchInterval: ({ state }: { state: PolledState<{ items: { status: string }[] }> }) =>
    state.data?.items.some(({ status }) => status === 'parsing')
      ? pollInterval(state)
      : (false as const),
});

/** One resume, followed while it is being read. */
export const resumeQuery = (id: string) => ({
  ...readQuery(getResume, { params: { id } }),
  refetchInterval: ({ state }: { state: PolledState<{ resume: { status: string } }> }) =>
    state.data?.resume.status === 'parsing' ? pollInterval(state) : (false as const),
});
