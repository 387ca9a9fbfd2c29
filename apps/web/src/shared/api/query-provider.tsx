import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { onUserChange } from '../auth/user-changed.ts';
import { forgetFirstResumeDrafts } from '../flow/first-resume-draft.ts';
import { onFlowLeft } from '../flow/flow-left.ts';
import { forgetPendingAnswers } from '../flow/forget-pending-answers.ts';
import { createQueryClient } from './query-client.ts';
import { resumeSessionQuery } from './resume-session-queries.ts';

let kept: QueryClient | undefined;

/** One cache for the whole visit: a look at a public page, which has none, forgets nothing. */
function keptClient(): QueryClient {
  if (kept) return kept;
  const client = createQueryClient();
  // What was cached for one user is never shown to the next.
  onUserChange(({ previousId }) => {
    if (previousId === null) return;
    client.removeQueries();
    forgetPendingAnswers();
    forgetFirstResumeDrafts();
  });
  onFlowLeft((id) => client.removeQueries({ queryKey: resumeSessionQuery(id).queryKey }));
  kept = client;
  return client;
}

/** The query cache, for the pages that read from the server; the public ones do without its code. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof window === 'undefined' ? createQueryClient() : keptClient(),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
