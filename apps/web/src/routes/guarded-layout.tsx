import { Outlet } from 'react-router';
import { RequireUser } from '../shared/auth/require-user.tsx';

export default function GuardedLayout() {
  return (
    <RequireUser>
      <Outlet />
    </RequireUser>
  );
}
