import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { AdminDrawer } from './admin-drawer.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { ADMIN_HOME } from './admin-return-to.ts';

/** Who is at work here, and the way out: by a fresh page, so that nothing they saw stays behind. */
function Account({ username }: { username: string }) {
  const leave = useMutation({
    mutationFn: () => call(endpoints.adminLogout),
    onSuccess: () => window.location.assign('/admin/login'),
    onError: (error) =>
      showToast({
        title: 'You are still signed in',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <div className="mt-8 border-t border-line pt-5">
      <p className="text-sm text-soft">Signed in as</p>
      <p className="font-semibold wrap-anywhere">{username}</p>
      <Button
        variant="outline"
        className="mt-4"
        busyLabel={leave.isPending && 'Signing out…'}
        onClick={() => leave.mutate()}
      >
        Sign out
      </Button>
    </div>
  );
}

interface AdminShellProps {
  username: string;
  /** Switches between dark and light. */
  themeToggle: ReactNode;
  children: ReactNode;
}

/** Around every page of the administration: its navigation beside it, or behind a button on a narrow screen. */
export function AdminShell({ username, themeToggle, children }: AdminShellProps) {
  const menu = (
    <>
      <AdminNavigation />
      <Account username={username} />
    </>
  );
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <div className="sticky top-0 z-30 border-line bg-paper max-lg:border-b lg:h-dvh lg:overflow-y-auto lg:border-r lg:px-5 lg:pb-8">
        <header className="flex h-16 items-center gap-3 max-lg:px-5 lg:mb-4">
          <Link to={ADMIN_HOME} aria-label="Trueline administration" className="rounded-sm py-2">
            <Mark />
          </Link>
          <span aria-hidden className="text-sm text-soft lg:hidden">
            Administration
          </span>
          <div className="ml-auto flex items-center gap-1">
            {themeToggle}
            <AdminDrawer>{menu}</AdminDrawer>
          </div>
        </header>
        <div className="max-lg:hidden">{menu}</div>
      </div>
      <main id="content" className="min-w-0 px-5 py-8 sm:px-8 lg:px-12 lg:py-12">
        <div className="mx-auto max-w-5xl">{children}</div>
      </main>
    </div>
  );
}
