import type { AuditEntry } from '@trueline/contracts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { AdminPage } from './admin-page.tsx';
import { AUDIT_ACTIONS, showExactMoment } from './admin-texts.ts';
import { RecordList } from './record-list.tsx';
import type { Column } from './record-table.tsx';
import { UserLink } from './user-link.tsx';

const CHANGE_NAMES: Record<string, string> = {
  role: 'Role',
  proUntil: 'PRO until',
  disabled: 'Disabled',
};
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A changed value in words. */
function showValue(value: string | boolean | null): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return ISO_MOMENT.test(value) ? showExactMoment(value) : value;
}

function What({ entry: { action, reason, changes } }: { entry: AuditEntry }) {
  return (
    <>
      {AUDIT_ACTIONS[action]}
      {reason && <code className="block text-xs text-soft">{reason}</code>}
      {Object.entries(changes).map(([name, { before, after }]) => (
        <span key={name} className="block text-soft">
          {CHANGE_NAMES[name] ?? name}: {showValue(before)} → {showValue(after)}
        </span>
      ))}
    </>
  );
}

function Target({ target }: { target: AuditEntry['target'] }) {
  if (!target) return null;
  const { kind, id, username } = target;
  if (kind === 'user') return <UserLink id={id} username={username} />;
  return (
    <>
      {username && <span className="block">{username}</span>}
      <span className="text-soft">
        {kind === 'optimization' ? 'optimization' : 'sign-in'} <code className="text-xs">{id}</code>
      </span>
    </>
  );
}

function Actor({ actor }: { actor: AuditEntry['actor'] }) {
  if (!actor) return 'nobody known';
  const { id, username } = actor;
  if (username !== undefined) return <UserLink id={id} username={username} />;
  return (
    <>
      deleted account <code className="text-xs">{id}</code>
    </>
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: 'When', head: true, cell: ({ at }) => showExactMoment(at) },
  {
    title: 'Who',
    cell: ({ actor }) => <Actor actor={actor} />,
  },
  { title: 'What', cell: (entry) => <What entry={entry} /> },
  { title: 'On', cell: ({ target }) => target && <Target target={target} /> },
  {
    title: 'Request',
    cell: ({ requestId }) => requestId && <code className="text-xs">{requestId}</code>,
  },
];

/** What administrators did, and who was refused. */
export function AuditLogPage() {
  return (
    <AdminPage
      title="Audit log"
      intro="Every act of an administrator and every sign-in here that was refused, newest first. Nobody can change it from here."
    >
      <RecordList
        address={endpoints.listAuditLog}
        caption="Audit log"
        columns={COLUMNS}
        empty="Nothing has happened yet."
      />
    </AdminPage>
  );
}
