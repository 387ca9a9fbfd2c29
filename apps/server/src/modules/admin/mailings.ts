import type { AdminMail, AdminSubscriber } from '@trueline/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { toPage } from '../../platform/http/cursor.ts';
import type { Page } from './deps.ts';
import { beforeCursor } from './keyset.ts';

/** Messages of the contact form go on as mails of this kind. */
export const CONTACT_KIND = 'contact';

/** A mail's key begins with what it is about. */
const KIND = sql<string>`split_part(key, ':', 1)`;

interface MailPage extends Page {
  status?: AdminMail['status'] | undefined;
  kind?: string | undefined;
}

/** Newest first: what became of them, never to whom they went or what they say. */
export async function listMails(db: Db, { limit, cursor, status, kind }: MailPage) {
  const rows = await db
    .selectFrom('mails')
    .select(['id', KIND.as('kind'), 'user_id', 'created_at', 'sent_at', 'failed_at'])
    .$if(kind !== undefined, (query) => query.where(KIND, '=', kind ?? ''))
    .$if(status === 'sent', (query) => query.where('sent_at', 'is not', null))
    .$if(status === 'failed' || status === 'waiting', (query) =>
      query
        .where('sent_at', 'is', null)
        .where('failed_at', status === 'failed' ? 'is not' : 'is', null),
    )
    .$if(cursor !== undefined, (query) => query.where(beforeCursor('mails', cursor)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(
    rows,
    limit,
    (row): AdminMail => ({
      id: row.id,
      kind: row.kind,
      ...(row.user_id ? { userId: row.user_id } : {}),
      status: row.sent_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
      createdAt: row.created_at.toISOString(),
      ...(row.sent_at ? { sentAt: row.sent_at.toISOString() } : {}),
      ...(row.failed_at ? { failedAt: row.failed_at.toISOString() } : {}),
    }),
  );
}

interface SubscriberPage extends Page {
  status?: AdminSubscriber['status'] | undefined;
}

export async function listSubscribers(db: Db, { limit, cursor, status }: SubscriberPage) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'status', 'created_at'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'confirmed'))
    .$if(cursor !== undefined, (query) =>
      query.where(beforeCursor('newsletter_subscribers', cursor)),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = toPage(
    rows,
    limit,
    ({ created_at, ...row }): AdminSubscriber => ({
      ...row,
      createdAt: created_at.toISOString(),
    }),
  );
  return { ...page, counts: await countSubscribers(db) };
}

export async function countSubscribers(db: Db) {
  const { rows } = await sql<Record<AdminSubscriber['status'], number>>`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'confirmed')::int as confirmed,
      count(*) filter (where status = 'unsubscribed')::int as unsubscribed
    from newsletter_subscribers`.execute(db);
  return rows[0] ?? { pending: 0, confirmed: 0, unsubscribed: 0 };
}
