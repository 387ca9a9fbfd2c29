import type { AdminMail } from '@trueline/contracts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { AdminPage } from './admin-page.tsx';
import { MAIL_STATES } from './admin-texts.ts';
import { RecordList } from './record-list.tsx';
import type { Column } from './record-table.tsx';
import { StateText, toneOf } from './state-text.tsx';
import { ChoiceFilter, useUrlChoice } from './url-filter.tsx';
import { UserLink } from './user-link.tsx';

const STATE: Column<AdminMail> = {
  title: 'State',
  cell: ({ status }) => <StateText tone={toneOf(status)}>{MAIL_STATES[status]}</StateText>,
};
const ENDED: Column<AdminMail> = {
  title: 'Sent or given up',
  cell: ({ sentAt, failedAt }) => {
    const at = sentAt ?? failedAt;
    return at ? showMoment(at) : '';
  },
};

const MAIL_COLUMNS: readonly Column<AdminMail>[] = [
  { title: 'About', head: true, cell: ({ kind }) => kind },
  STATE,
  { title: 'To', cell: ({ userId }) => (userId ? <UserLink id={userId} /> : 'no account') },
  { title: 'Queued', cell: ({ createdAt }) => showMoment(createdAt) },
  ENDED,
];

const MESSAGE_COLUMNS: readonly Column<AdminMail>[] = [
  { title: 'Came', head: true, cell: ({ createdAt }) => showMoment(createdAt) },
  STATE,
  ENDED,
];

/** The state to which a list of mails is narrowed, in the address. */
function useMailStatus() {
  const [status, choose] = useUrlChoice('status', MAIL_STATES);
  const filter = (
    <div className="mb-8">
      <ChoiceFilter
        label="State"
        all="All states"
        options={MAIL_STATES}
        chosen={status}
        onChoose={choose}
      />
    </div>
  );
  return { status, filter };
}

export function MailsPage() {
  const { status, filter } = useMailStatus();
  return (
    <AdminPage
      title="Mails"
      intro="What became of the mails of the last 30 days, newest first. What they say is not kept for reading here."
    >
      {filter}
      <RecordList
        address={endpoints.listAdminMails}
        query={{ status }}
        caption="Mails"
        columns={MAIL_COLUMNS}
        empty="There is no such mail."
      />
    </AdminPage>
  );
}

export function MessagesPage() {
  const { status, filter } = useMailStatus();
  return (
    <AdminPage
      title="Messages"
      intro="When messages of the contact form came, and whether they reached the mailbox. They are read and answered there."
    >
      {filter}
      <RecordList
        address={endpoints.listAdminContactMessages}
        query={{ status }}
        caption="Messages of the contact form"
        columns={MESSAGE_COLUMNS}
        empty="There is no such message."
      />
    </AdminPage>
  );
}
