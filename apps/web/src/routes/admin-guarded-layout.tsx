import { Outlet } from 'react-router';
import { AdminGate } from '../features/admin/admin-gate.tsx';
import { ThemeToggle } from '../features/site/theme-controls.tsx';

export default function AdminGuardedLayout() {
  return (
    <AdminGate themeToggle={<ThemeToggle />}>
      <Outlet />
    </AdminGate>
  );
}
