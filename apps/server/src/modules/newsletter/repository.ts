import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { newId, newMailToken, sha256 } from '../../platform/ids.ts';

export type SubscriberRow = Selectable<Tables['newsletter_subscribers']>;
type Purpose = Tables['newsletter_tokens']['purpose'];

export function findSubscriber(db: Queryable, email: string): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_key', '=', identityKey(email))
    .executeTakeFirst();
}

/** The row of this address, which is made where there is none. */
export async function ensureSubscriber(
  db: Queryable,
  email: string,
  now: Date,
): Promise<SubscriberRow> {
  await db
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(),
      email,
      email_key: identityKey(email),
      status: 'pending',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_key', '=', identityKey(email))
    .executeTakeFirstOrThrow();
}

export async function setStatus(
  db: Queryable,
  id: string,
  status: SubscriberRow['status'],
): Promise<void> {
  await db.updateTable('newsletter_subscribers').set({ status }).where('id', '=', id).execute();
}

export async function addEvent(
  db: Queryable,
  event: {
    subscriberId: string;
    kind: Tables['newsletter_events']['kind'];
    source: string;
    wording: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('newsletter_events')
    .values({
      id: newId(),
      subscriber_id: event.subscriberId,
      kind: event.kind,
      source: event.source,
      wording: event.wording,
      created_at: event.now,
    })
    .execute();
}

export function listEvents(db: Queryable, subscriberId: string) {
  return db
    .selectFrom('newsletter_events')
    .select(['kind', 'source', 'wording', 'created_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute();
}

/** A new token, of which only a hash is kept. A newer confirmation kills the older one; ways out stay open. */
export async function issueToken(
  db: Queryable,
  {
    subscriberId,
    purpose,
    expiresAt,
  }: { subscriberId: string; purpose: Purpose; expiresAt: Date | null },
): Promise<string> {
  if (purpose === 'confirm') await deleteConfirmTokens(db, subscriberId);
  const token = newMailToken();
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash: sha256(token),
      subscriber_id: subscriberId,
      purpose,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

export async function deleteConfirmTokens(db: Queryable, subscriberId: string): Promise<void> {
  await db
    .deleteFrom('newsletter_tokens')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .execute();
}

/** Whose confirmation this is; of any number of calls at once, one gets the answer. */
export async function takeConfirmToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('newsletter_tokens')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .returning('subscriber_id')
    .executeTakeFirst();
  return row?.subscriber_id;
}

export function findSubscriberOfToken(db: Queryable, token: string) {
  return db
    .selectFrom('newsletter_tokens')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'subscriber_id')
    .select(['subscriber.id', 'subscriber.status'])
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', 'unsubscribe')
    .executeTakeFirst();
}

/** Follows an account to its new address; the older subscription of that address goes. */
export async function moveSubscriber(db: Queryable, from: string, to: string): Promise<void> {
  if (identityKey(from) === identityKey(to)) return;
  const moving = await findSubscriber(db, from);
  if (!moving) return;
  await deleteSubscriber(db, to);
  await db
    .updateTable('newsletter_subscribers')
    .set({ email: to, email_key: identityKey(to) })
    .where('id', '=', moving.id)
    .execute();
}

export async function deleteSubscriber(db: Queryable, email: string): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('email_key', '=', identityKey(email))
    .execute();
}

/** Requests that nobody confirmed while their link worked: nothing of them is kept. */
export async function deleteUnconfirmed(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('newsletter_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('newsletter_subscribers as subscriber')
    .where('status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_tokens')
            .select('token_hash')
            .whereRef('subscriber_id', '=', 'subscriber.id'),
        ),
      ),
    )
    .execute();
}
