import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { checkAdministrator } from './admin-queries.ts';

let kept: QueryClient | undefined;

/** One for the whole visit, apart from that of the user's pages: it watches another sign-in. */
function keptClient(): QueryClient {
  if (kept) return kept;
  const client = createQueryClient(() => checkAdministrator(client));
  kept = client;
  return client;
}

export function AdminQueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(keptClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
