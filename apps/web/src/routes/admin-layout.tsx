import { Outlet } from 'react-router';
import { AdminQueryProvider } from '../features/admin/admin-query-provider.tsx';

/** Around the administration's pages: no header or footer of the site, and a cache of its own. */
export default function AdminLayout() {
  return (
    <AdminQueryProvider>
      <Outlet />
    </AdminQueryProvider>
  );
}
