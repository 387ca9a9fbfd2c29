import type { AdminAuthSession, AdminResumeSession } from '@trueline/contracts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { focusPageHeading } from './admin-page.tsx';
import { RESUME_SESSION_STATES } from './admin-texts.ts';
import { ConfirmAction } from './confirm-action.tsx';
import type { Column } from './record-table.tsx';
import { StateText, toneOf } from './state-text.tsx';
import { UserLink } from './user-link.tsx';

const nameOf = ({ device }: AdminAuthSession) => device || 'A browser or program';

function EndSignIn({ session }: { session: AdminAuthSession }) {
  const { id, username, createdAt, current } = session;
  if (current) return <span className="font-semibold text-evidence">This sign-in</span>;
  return (
    <ConfirmAction
      label="End"
      ariaLabel={`End the sign-in of ${username} since ${showMoment(createdAt)}`}
      variant="quiet"
      title={`End this sign-in of ${username}?`}
      confirmLabel="End sign-in"
      busyLabel="Ending…"
      danger
      run={() => call(endpoints.endAdminSession, { params: { id } })}
      done="Sign-in ended"
      onDone={focusPageHeading}
    >
      <p>
        {nameOf(session)}, since {showMoment(createdAt)}. That browser is signed out at once; with
        the password they can sign in again.
      </p>
    </ConfirmAction>
  );
}

/** A sign-in without its owner's name, for the owner's own page. */
export const AUTH_SESSION_COLUMNS: readonly Column<AdminAuthSession>[] = [
  {
    title: 'Browser',
    head: true,
    cell: (session) => (
      <>
        {nameOf(session)}
        {session.admin && <span className="block font-normal text-soft">administration</span>}
      </>
    ),
  },
  { title: 'Since', cell: ({ createdAt }) => showMoment(createdAt) },
  { title: 'Last used', cell: ({ lastUsedAt }) => showMoment(lastUsedAt) },
  { title: 'End', actions: true, cell: (session) => <EndSignIn session={session} /> },
];

export const RESUME_SESSION_COLUMNS: readonly Column<AdminResumeSession>[] = [
  { title: 'Resume session', head: true, cell: ({ id }) => <code className="text-xs">{id}</code> },
  {
    title: 'State',
    cell: ({ status }) => (
      <StateText tone={toneOf(status)}>{RESUME_SESSION_STATES[status]}</StateText>
    ),
  },
  { title: 'Runs', numeric: true, cell: ({ runs }) => runs },
  { title: 'Template', cell: ({ templateId }) => templateId },
  { title: 'Created', cell: ({ createdAt }) => showMoment(createdAt) },
  { title: 'Changed', cell: ({ updatedAt }) => showMoment(updatedAt) },
];

/** Whose it is, for lists of everybody's. */
export function withOwner<T extends { userId: string; username: string }>(
  columns: readonly Column<T>[],
): Column<T>[] {
  const owner: Column<T> = {
    title: 'User',
    cell: ({ userId, username }) => <UserLink id={userId} username={username} />,
  };
  return columns.flatMap((column, index) => (index === 0 ? [column, owner] : [column]));
}
