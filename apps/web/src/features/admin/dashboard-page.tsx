import { useQuery } from '@tanstack/react-query';
import type { AdminOverview, AdminQueue } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AdminPage } from './admin-page.tsx';
import { overviewQuery } from './admin-queries.ts';
import { DailyCharts } from './daily-charts.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { Section } from './section.tsx';

const QUEUE_COLUMNS: readonly Column<AdminQueue>[] = [
  { title: 'Work', head: true, cell: ({ name }) => name },
  { title: 'Waiting', numeric: true, cell: ({ waiting }) => waiting },
  { title: 'Running', numeric: true, cell: ({ running }) => running },
  { title: 'To be tried again', numeric: true, cell: ({ retrying }) => retrying },
];

function Overview({ overview }: { overview: AdminOverview }) {
  const { queues, days, payments } = overview;
  return (
    <div className="space-y-14">
      <Section title="Now">
        <OverviewFigures overview={overview} />
      </Section>
      <Section title={`Last ${days.length} days`} about="Days as they are counted in UTC.">
        <DailyCharts days={days} currency={payments.currency} />
      </Section>
      <Section title="Queue" about="Work that waits or is under way now.">
        {queues.length === 0 ? (
          <p className="text-soft">Nothing waits.</p>
        ) : (
          <RecordTable
            caption="Queue"
            columns={QUEUE_COLUMNS}
            rows={queues}
            keyOf={({ name }) => name}
          />
        )}
      </Section>
    </div>
  );
}

/** How the service stands, and how the last days went. */
export function DashboardPage() {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(overviewQuery());
  return (
    <AdminPage title="Dashboard">
      <div className="mb-10 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-sm text-soft">
          {data && `As of ${showMoment(new Date(dataUpdatedAt).toISOString())}.`}
        </p>
        <Button
          variant="outline"
          busyLabel={isFetching && 'Loading…'}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </div>
      {error && (
        <div className="mb-8">
          <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} urgent>
            {data && 'What you see is older.'}
          </Notice>
        </div>
      )}
      {data && <Overview overview={data} />}
      {!data && !error && <RunningLine />}
    </AdminPage>
  );
}
