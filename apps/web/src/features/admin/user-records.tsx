import {
  type AdminResume,
  type AdminUserDetails,
  type Payment,
  SERVICE_NAMES,
} from '@trueline/contracts';
import { Link } from 'react-router';
import { formatBytes } from '../../shared/format/byte-size.ts';
import { nameFileType } from '../../shared/format/file-type.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { CREDIT_STATES, PAYMENT_STATES, RESUME_STATES, showMoney } from './admin-texts.ts';
import { type Column, RecordTable } from './record-table.tsx';
import { Section } from './section.tsx';
import { AUTH_SESSION_COLUMNS, RESUME_SESSION_COLUMNS } from './session-columns.tsx';
import { StateText, toneOf } from './state-text.tsx';

const RESUME_COLUMNS: readonly Column<AdminResume>[] = [
  {
    title: 'Resume',
    head: true,
    brief: true,
    cell: ({ id }) => <code className="text-xs">{id}</code>,
  },
  {
    title: 'State',
    cell: ({ status, failureCode }) => (
      <>
        <StateText tone={toneOf(status)}>{RESUME_STATES[status]}</StateText>
        {failureCode && <code className="block text-xs text-soft">{failureCode}</code>}
      </>
    ),
  },
  { title: 'Type', cell: ({ type }) => nameFileType(type) },
  { title: 'Size', numeric: true, cell: ({ bytes }) => formatBytes(bytes, 1) },
  { title: 'Uploaded', cell: ({ createdAt }) => showMoment(createdAt) },
];

const PAYMENT_COLUMNS: readonly Column<Payment>[] = [
  { title: 'Service', head: true, cell: ({ service }) => SERVICE_NAMES[service] },
  {
    title: 'State',
    cell: ({ status, test }) => (
      <>
        <StateText tone={toneOf(status)}>{PAYMENT_STATES[status]}</StateText>
        {test && <span className="block text-xs text-soft">test, no money moved</span>}
      </>
    ),
  },
  { title: 'Credit', cell: ({ credit }) => CREDIT_STATES[credit] },
  {
    title: 'Amount',
    numeric: true,
    cell: ({ amount, currency }) => showMoney(amount, currency),
  },
  { title: 'Started', cell: ({ createdAt }) => showMoment(createdAt) },
];

interface RecordsProps<T> {
  title: string;
  rows: readonly T[];
  total: number;
  columns: readonly Column<T>[];
  empty: string;
  /** Where all of them are listed. */
  all?: string;
}

/** The newest of a user's records, and how many there are. */
function Records<T extends { id: string }>(props: RecordsProps<T>) {
  const { title, rows, total, columns, empty, all } = props;
  return (
    <Section title={total > 0 ? `${title} (${total})` : title}>
      {total === 0 && <p className="text-sm text-soft">{empty}</p>}
      {rows.length > 0 && (
        <RecordTable caption={title} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
      {total > rows.length && (
        <p className="mt-3 text-sm text-soft">
          These are the newest {rows.length}.{' '}
          {all && (
            <Link to={all} className="underline underline-offset-4">
              Show all
            </Link>
          )}
        </p>
      )}
    </Section>
  );
}

interface UserProps {
  details: AdminUserDetails;
}

export const UserResumes = ({ details: { resumes, totals } }: UserProps) => (
  <Records
    title="Resumes"
    rows={resumes}
    total={totals.resumes}
    columns={RESUME_COLUMNS}
    empty="No resume was uploaded."
  />
);

export const UserResumeSessions = ({ details: { user, resumeSessions, totals } }: UserProps) => (
  <Records
    title="Resume sessions"
    rows={resumeSessions}
    total={totals.resumeSessions}
    columns={RESUME_SESSION_COLUMNS}
    empty="No resume was fitted to a job."
    all={`/admin/sessions?kind=resume&userId=${encodeURIComponent(user.id)}`}
  />
);

export const UserPayments = ({ details: { payments, totals } }: UserProps) => (
  <Records
    title="Payments"
    rows={payments}
    total={totals.payments}
    columns={PAYMENT_COLUMNS}
    empty="Nothing was paid."
  />
);

export const UserSignIns = ({ details: { user, authSessions, totals } }: UserProps) => (
  <Records
    title="Sign-ins"
    rows={authSessions}
    total={totals.authSessions}
    columns={AUTH_SESSION_COLUMNS}
    empty="They are signed in nowhere."
    all={`/admin/sessions?userId=${encodeURIComponent(user.id)}`}
  />
);
