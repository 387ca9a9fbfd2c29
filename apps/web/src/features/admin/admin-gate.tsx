import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { administratorQuery } from './admin-queries.ts';
import { adminLoginAddress } from './admin-return-to.ts';
import { AdminShell } from './admin-shell.tsx';

/** Shows its children to a signed-in administrator, in their shell; sends everyone else to sign in and back. */
export function AdminGate({
  themeToggle,
  children,
}: {
  themeToggle: ReactNode;
  children: ReactNode;
}) {
  const location = useLocation();
  const { data, error, refetch } = useQuery(administratorQuery());
  if (data) {
    return (
      <AdminShell username={data.admin.username} themeToggle={themeToggle}>
        {children}
      </AdminShell>
    );
  }
  if (data === null) return <Navigate to={adminLoginAddress(location)} replace />;
  if (!error) return <Loading />;
  return (
    <main className="mx-auto max-w-2xl space-y-5 px-5 py-20">
      <PageHeading>Administration</PageHeading>
      <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} urgent />
      <Button onClick={() => void refetch()}>Try again</Button>
    </main>
  );
}
