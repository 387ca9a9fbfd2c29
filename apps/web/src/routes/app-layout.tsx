import { Outlet } from 'react-router';
import { QueryProvider } from '../shared/api/query-provider.tsx';

/** Around the pages that read from the server. */
export default function AppLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
