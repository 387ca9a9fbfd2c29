import type { AdminAuthSession, AdminResumeSession } from '@trueline/contracts';
import { Link } from 'react-router';
import { endpoints } from '../../shared/api/endpoints.ts';
import { AdminPage } from './admin-page.tsx';
import { OwnerFilter, useOwnerId } from './owner-filter.tsx';
import { RecordList } from './record-list.tsx';
import type { Column } from './record-table.tsx';
import { AUTH_SESSION_COLUMNS, RESUME_SESSION_COLUMNS, withOwner } from './session-columns.tsx';
import { useUrlChoice } from './url-filter.tsx';

type Session = AdminAuthSession | AdminResumeSession;

/** Columns for the rows of one kind; the server answers only the kind that was asked for. */
function forKind<K extends Session['kind']>(
  kind: K,
  columns: readonly Column<Extract<Session, { kind: K }>>[],
): Column<Session>[] {
  const isOfKind = (row: Session): row is Extract<Session, { kind: K }> => row.kind === kind;
  return columns.map(({ cell, ...rest }) => ({
    ...rest,
    cell: (row) => (isOfKind(row) ? cell(row) : null),
  }));
}

const SIGN_IN_COLUMNS = forKind('auth', withOwner(AUTH_SESSION_COLUMNS));
const FITTED_COLUMNS = forKind('resume', withOwner(RESUME_SESSION_COLUMNS));

const KINDS = { auth: 'Sign-ins', resume: 'Resume sessions' } as const;

/** Both kinds as tabs that are links: the address says which is open. */
function KindLinks({ kind, userId }: { kind: string; userId: string | undefined }) {
  return (
    <nav aria-label="Kind of session" className="flex gap-6 border-b border-line">
      {Object.entries(KINDS).map(([value, title]) => (
        <Link
          key={value}
          to={`?${new URLSearchParams({ kind: value, ...(userId && { userId }) })}`}
          aria-current={value === kind ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-soft hover:text-ink aria-[current=page]:border-evidence-fill aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** Where people are signed in, and the resumes they fit to jobs. */
export function SessionsPage() {
  const [kind = 'auth'] = useUrlChoice('kind', KINDS);
  const userId = useOwnerId();
  return (
    <AdminPage
      title="Sessions"
      intro="Sign-ins of browsers, and resumes being fitted to jobs, newest first. Nothing of what a resume or an ad says is shown."
    >
      <div className="mb-8 space-y-4">
        <KindLinks kind={kind} userId={userId} />
        <OwnerFilter userId={userId} />
      </div>
      {kind === 'auth' ? (
        <RecordList
          address={endpoints.listAdminSessions}
          query={{ kind, userId }}
          caption={KINDS.auth}
          columns={SIGN_IN_COLUMNS}
          empty="Nobody is signed in."
        />
      ) : (
        <RecordList
          address={endpoints.listAdminSessions}
          query={{ kind, userId }}
          caption={KINDS.resume}
          columns={FITTED_COLUMNS}
          empty="No resume was fitted to a job."
        />
      )}
    </AdminPage>
  );
}
