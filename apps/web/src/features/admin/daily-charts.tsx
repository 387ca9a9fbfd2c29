import type { AdminDay } from '@trueline/contracts';
import { showMoney } from './admin-texts.ts';
import { DailyChart, showChartDay } from './daily-chart.tsx';
import { showDuration } from './duration.ts';
import { type Column, RecordTable } from './record-table.tsx';

const failuresOf = ({ failedOptimizations, failedResumes, failedMails }: AdminDay) =>
  failedOptimizations + failedResumes + failedMails;

const CHARTS = [
  { title: 'Registrations', count: (day: AdminDay) => day.registrations },
  { title: 'Optimizations', count: (day: AdminDay) => day.optimizations },
  { title: 'Payments', count: (day: AdminDay) => day.payments },
  { title: 'Failures', count: failuresOf, tone: 'conflict' },
] as const;

/** `2 (1.98 CAD)`, or nothing on a day without. */
const paymentsOf = ({ payments, paidCents }: AdminDay, currency: string) =>
  payments === 0 ? '0' : `${payments} (${showMoney(paidCents, currency)})`;

/** Nothing on a day without a run. */
const timesOf = ({ waitMs, runMs }: AdminDay) =>
  waitMs === null || runMs === null ? '' : `${showDuration(waitMs)} + ${showDuration(runMs)}`;

/** What failed, by kind; `0` where nothing did. */
function failuresInWords({ failedOptimizations, failedResumes, failedMails }: AdminDay): string {
  const kinds = [
    [failedOptimizations, 'optimization'],
    [failedResumes, 'resume'],
    [failedMails, 'mail'],
  ] as const;
  const failed = kinds.filter(([count]) => count > 0);
  if (failed.length === 0) return '0';
  return failed.map(([count, kind]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ');
}

const columnsOf = (currency: string): readonly Column<AdminDay>[] => [
  { title: 'Day', head: true, brief: true, cell: ({ date }) => showChartDay(date) },
  { title: 'Registrations', numeric: true, cell: (day) => day.registrations },
  { title: 'Optimizations', numeric: true, cell: (day) => day.optimizations },
  { title: 'Average wait + run', numeric: true, cell: timesOf },
  { title: 'Payments', numeric: true, cell: (day) => paymentsOf(day, currency) },
  { title: 'Failures', cell: failuresInWords },
];

/** The last days as charts, and the same figures as a table. */
export function DailyCharts({ days, currency }: { days: readonly AdminDay[]; currency: string }) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {CHARTS.map(({ title, count, ...rest }) => (
          <DailyChart
            key={title}
            title={title}
            figures={days.map((day) => ({ day: day.date, count: count(day) }))}
            {...rest}
          />
        ))}
      </div>
      <details className="mt-8">
        <summary className="min-h-10 py-2 text-sm font-semibold">The same as a table</summary>
        <div className="mt-3">
          <RecordTable
            caption="Each of the last days, newest first"
            columns={columnsOf(currency)}
            rows={days.toReversed()}
            keyOf={({ date }) => date}
          />
        </div>
      </details>
    </>
  );
}
