import { type Answer, urlOf } from './address.ts';
import { readPath } from './call.ts';
import { endpoints } from './endpoints.ts';
import { pollInterval } from './poll-interval.ts';
import { type PolledState, readQuery } from './query-client.ts';

const PAGE_SIZE = 20;

/** How the key of every list of resumes begins. */
export const RESUME_LISTS_KEY = '/api/resumes?';

/** A search through all resumes, a page at a time. */
export const resumeSearchQuery = (q: string) => ({
  queryKey: [
    urlOf(endpoints.listResumes, { query: { limit: PAGE_SIZE, q: q === '' ? undefined : q } }),
    'pages',
  ],
  queryFn: async ({
    pageParam,
    signal,
  }: {
    pageParam: string | undefined;
    signal: AbortSignal;
  }) => {
    const query = { limit: PAGE_SIZE, q: q === '' ? undefined : q, cursor: pageParam };
    return (await readPath(urlOf(endpoints.listResumes, { query }), signal)) as Answer<
      NonNullable<(typeof endpoints.listResumes)['endpoint']>
    > | null;
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null } | null) => page?.nextCursor ?? undefined,
  refetchOnMount: 'always' as const,
});

/** The newest resumes; asked anew whenever a page shows them, and followed while one is being read. */
export const resumesQuery = () => ({
  ...readQuery(endpoints.listResumes, { query: { limit: 50 } }),
  refetchOnMount: 'always' as const,
  refetchInterval: ({ state }: { state: PolledState<{ items: { status: string }[] }> }) =>
    state.data?.items.some(({ status }) => status === 'parsing')
      ? pollInterval(state)
      : (false as const),
});

/** One resume, followed while it is being read. */
export const resumeQuery = (id: string) => ({
  ...readQuery(endpoints.getResume, { params: { id } }),
  refetchInterval: ({ state }: { state: PolledState<{ resume: { status: string } }> }) =>
    state.data?.resume.status === 'parsing' ? pollInterval(state) : (false as const),
});
