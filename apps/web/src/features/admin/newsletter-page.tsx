import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminSubscriber } from '@trueline/contracts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { AdminPage } from './admin-page.tsx';
import { pagesQuery } from './admin-queries.ts';
import { SUBSCRIBER_STATES } from './admin-texts.ts';
import { RecordList } from './record-list.tsx';
import type { Column } from './record-table.tsx';
import { StateText, toneOf } from './state-text.tsx';
import { ChoiceFilter, useUrlChoice } from './url-filter.tsx';

const COLUMNS: readonly Column<AdminSubscriber>[] = [
  { title: 'E-mail', head: true, cell: ({ email }) => email },
  {
    title: 'State',
    cell: ({ status }) => <StateText tone={toneOf(status)}>{SUBSCRIBER_STATES[status]}</StateText>,
  },
  { title: 'Since', cell: ({ createdAt }) => showMoment(createdAt) },
];

export function NewsletterPage() {
  const [status, choose] = useUrlChoice('status', SUBSCRIBER_STATES);
  const query = { status };
  const { data } = useInfiniteQuery(pagesQuery(endpoints.listAdminSubscribers, query));
  const counts = data?.pages[0]?.counts;
  return (
    <AdminPage title="Newsletter" intro="Who asked for it, newest first.">
      {counts && (
        <p className="mb-6">
          {counts.confirmed} confirmed, {counts.pending} not confirmed yet, {counts.unsubscribed}{' '}
          unsubscribed.
        </p>
      )}
      <div className="mb-8">
        <ChoiceFilter
          label="State"
          all="All states"
          options={SUBSCRIBER_STATES}
          chosen={status}
          onChoose={choose}
        />
      </div>
      <RecordList
        address={endpoints.listAdminSubscribers}
        query={query}
        caption="Subscribers"
        columns={COLUMNS}
        empty="There is no such subscriber."
      />
    </AdminPage>
  );
}
