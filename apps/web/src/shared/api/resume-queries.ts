import { getResume, listResumes } from './endpoints.ts';
import { readQuery } from './query-client.ts';

/** How often a resume that is being read is asked for. */
const READING_POLL_MS = 700;

/** The newest resumes; asked anew whenever a page shows them, since reading goes on by itself. */
export const resumesQuery = () => ({
  ...readQuery(listResumes, { query: { limit: 50 } }),
  refetchOnMount: 'always' as const,
});

/** One resume, followed while it is being read. */
export const resumeQuery = (id: string) => ({
  ...readQuery(getResume, { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: { resume: { status: string } } | null } }) =>
    state.data?.resume.status === 'parsing' ? READING_POLL_MS : (false as const),
});
