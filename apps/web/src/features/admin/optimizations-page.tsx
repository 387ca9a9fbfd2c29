import type { AdminOptimization } from '@trueline/contracts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { AdminPage, focusPageHeading } from './admin-page.tsx';
import { RUN_STATES } from './admin-texts.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { durationBetween } from './duration.ts';
import { OwnerFilter, useOwnerId } from './owner-filter.tsx';
import { RecordList } from './record-list.tsx';
import type { Column } from './record-table.tsx';
import { StateText, toneOf } from './state-text.tsx';
import { ChoiceFilter, useUrlChoice } from './url-filter.tsx';
import { UserLink } from './user-link.tsx';

function Retry({ run: { id, run, username, retryable } }: { run: AdminOptimization }) {
  if (!retryable) return null;
  return (
    <ConfirmAction
      label="Run again"
      ariaLabel={`Run again: run ${run} of ${username}`}
      variant="quiet"
      title="Run this optimization again?"
      confirmLabel="Run again"
      busyLabel="Starting…"
      run={() => call(endpoints.retryAdminOptimization, { params: { id } })}
      done="The optimization is queued again"
      onDone={focusPageHeading}
    >
      <p>
        It runs with the ad and the settings as {username} left them. PRO or a credit of theirs pays
        for it, as if they had started it; one that fails costs nothing.
      </p>
    </ConfirmAction>
  );
}

const COLUMNS: readonly Column<AdminOptimization>[] = [
  {
    title: 'Run',
    head: true,
    cell: ({ resumeSessionId, run }) => (
      <>
        <code className="text-xs">{resumeSessionId}</code>
        <span className="block font-normal text-soft">run {run}</span>
      </>
    ),
  },
  {
    title: 'User',
    cell: ({ userId, username }) => <UserLink id={userId} username={username} />,
  },
  {
    title: 'State',
    cell: ({ status, failure }) => (
      <>
        <StateText tone={toneOf(status)}>{RUN_STATES[status]}</StateText>
        {failure && (
          <span className="mt-1 block text-soft">
            {failure.message} <code className="text-xs">{failure.code}</code>
          </span>
        )}
      </>
    ),
  },
  { title: 'Queued', cell: ({ queuedAt }) => showMoment(queuedAt) },
  {
    title: 'Waited',
    numeric: true,
    cell: ({ queuedAt, startedAt }) => (startedAt ? durationBetween(queuedAt, startedAt) : ''),
  },
  {
    title: 'Took',
    numeric: true,
    cell: ({ startedAt, endedAt }) =>
      startedAt && endedAt ? durationBetween(startedAt, endedAt) : '',
  },
  { title: 'Run again', actions: true, cell: (run) => <Retry run={run} /> },
];

/** Runs of the optimizer: how they went, how long they took, and the way to run a failed one again. */
export function OptimizationsPage() {
  const [status, choose] = useUrlChoice('status', RUN_STATES);
  const userId = useOwnerId();
  return (
    <AdminPage title="Optimizations" intro="Every run of the optimizer, newest first.">
      <div className="mb-8 space-y-4">
        <ChoiceFilter
          label="State"
          all="All states"
          options={RUN_STATES}
          chosen={status}
          onChoose={choose}
        />
        <OwnerFilter userId={userId} />
      </div>
      <RecordList
        address={endpoints.listAdminOptimizations}
        query={{ status, userId }}
        caption="Optimizations"
        columns={COLUMNS}
        empty="There is no such run."
      />
    </AdminPage>
  );
}
