import type { Selectable } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { toJson } from '../../platform/db/json.ts';
import type { MailContent, Tables } from '../../platform/db/schema.ts';
import { identityKey } from '../../platform/identity-key.ts';

export type MailRow = Selectable<Tables['mails']>;

export interface NewMail {
  id: string;
  key: string;
  userId: string | undefined;
  recipient: string;
  content: MailContent;
  now: Date;
  expiresAt: Date | null;
}

/** False when there is a mail with this key already. */
export async function insertMail(db: Queryable, mail: NewMail): Promise<boolean> {
  const inserted = await db
    .insertInto('mails')
    .values({
      id: mail.id,
      key: mail.key,
      user_id: mail.userId ?? (await findUserId(db, mail.recipient)),
      recipient: mail.recipient,
      content: toJson(mail.content),
      created_at: mail.now,
      expires_at: mail.expiresAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function findUserId(db: Queryable, email: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', identityKey(email))
    .executeTakeFirst();
  return user?.id ?? null;
}

/** A mail that has still to be sent. */
export function findUnsentMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps that it was sent, and nothing of what it said: links in mails are secrets. False when its account is deleted. */
export async function closeMail(
  db: Db,
  id: string,
  end: { sent_at: Date; outbox_file: string | null } | { failed_at: Date },
): Promise<boolean> {
  const closed = await db
    .updateTable('mails')
    .set({ recipient: null, content: null, ...end })
    .where('id', '=', id)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

export async function listOutboxFiles(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('outbox_file')
    .where('user_id', '=', userId)
    .where('outbox_file', 'is not', null)
    .execute();
  return rows.flatMap(({ outbox_file }) => outbox_file ?? []);
}

export async function deleteClosedMails(db: Db, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', createdBefore)
    .where((where) =>
      where.or([where('sent_at', 'is not', null), where('failed_at', 'is not', null)]),
    )
    .execute();
}
