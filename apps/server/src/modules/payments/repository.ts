import type { PaidService } from '@trueline/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import type { PaymentsTable } from '../../platform/db/schema.ts';
import type { Cursor } from '../../platform/http/cursor.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** What a credit may be named for: without either it serves any. */
export interface Subject {
  resumeSessionId?: string | undefined;
  resumeId?: string | undefined;
}

export interface NewPayment extends Subject {
  id: string;
  userId: string;
  service: PaidService;
  provider: PaymentRow['provider'];
  amount: number;
  currency: string;
  now: Date;
}

/** Answers the row with this id: the same request, made again, finds its first. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  await db
    .insertInto('payments')
    .values({
      id: payment.id,
      user_id: payment.userId,
      service: payment.service,
      resume_session_id: payment.resumeSessionId ?? null,
      resume_id: payment.resumeId ?? null,
      provider: payment.provider,
      status: 'pending',
      amount: payment.amount,
      currency: payment.currency,
      created_at: payment.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment.id)
    .where('user_id', '=', payment.userId)
    .executeTakeFirstOrThrow();
}

export function saveCheckout(db: Db, id: string, checkout: { id: string; url: string }) {
  return db
    .updateTable('payments')
    .set({ checkout_session_id: checkout.id, checkout_url: checkout.url })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findPayment(db: Db, userId: string, checkoutSessionId: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('checkout_session_id', '=', checkoutSessionId)
    .executeTakeFirst();
}

/** Newest first; one row more than `limit` when there are further ones. Checkouts that never came to be are left out. */
export function listPayments(
  db: Db,
  userId: string,
  { limit, after }: { limit: number; after: Cursor | undefined },
) {
  let query = db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('checkout_session_id', 'is not', null);
  if (after) {
    query = query.where(
      sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`,
    );
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** False when this event has been taken already. */
export async function takeEvent(db: Queryable, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto('stripe_events')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The payment that a provider's checkout speaks of, held until the transaction ends. */
export function findPaymentOfCheckout(
  db: Queryable,
  checkout: { checkoutSessionId: string; paymentId: string | undefined },
) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where((where) =>
      where.or([
        where('checkout_session_id', '=', checkout.checkoutSessionId),
        // Its address may not have been written down yet.
        where.and([
          where('id', '=', checkout.paymentId ?? ''),
          where('checkout_session_id', 'is', null),
        ]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** A checkout that expired can still turn out to be paid when events come in another order; a refunded one can't. */
export function markPaid(db: Queryable, id: string, checkoutSessionId: string, now: Date) {
  return db
    .updateTable('payments')
    .set({ status: 'paid', paid_at: now, checkout_session_id: checkoutSessionId })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'expired'])
    .returningAll()
    .executeTakeFirst();
}

export async function markExpired(db: Queryable, checkoutSessionId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('checkout_session_id', '=', checkoutSessionId)
    .where('status', '=', 'pending')
    .execute();
}

export async function markRefunded(db: Queryable, id: string): Promise<void> {
  await db.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute();
}

/** True when this very run has a credit already: a request that was cut off, made again. */
export async function hasCredit(
  db: Queryable,
  { userId, usedFor }: { userId: string; usedFor: string },
): Promise<boolean> {
  const taken = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('used_for', '=', usedFor)
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Takes the oldest credit for this service, if there is one; never the same for two. One whose
 * resume or resume session is deleted serves any: what was paid for isn't lost with it.
 */
export function takeCredit(
  db: Queryable,
  credit: { userId: string; service: PaidService; subject: Subject; usedFor: string },
) {
  const { resumeSessionId = '', resumeId = '' } = credit.subject;
  return db
    .updateTable('payments')
    .set({ used_for: credit.usedFor })
    .where('id', '=', (query) =>
      query
        .selectFrom('payments')
        .select('id')
        .where('user_id', '=', credit.userId)
        .where('service', '=', credit.service)
        .where('status', '=', 'paid')
        .where('used_for', 'is', null)
        .where((where) =>
          where.or([
            where('resume_session_id', 'is', null),
            where('resume_session_id', '=', resumeSessionId),
            sql<boolean>`not exists (select 1 from resume_sessions where id = payments.resume_session_id)`,
          ]),
        )
        .where((where) =>
          where.or([
            where('resume_id', 'is', null),
            where('resume_id', '=', resumeId),
            sql<boolean>`not exists (select 1 from resumes where id = payments.resume_id)`,
          ]),
        )
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .where('used_for', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export async function markDelivered(db: Queryable, usedFor: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ delivered_at: now })
    .where('used_for', '=', usedFor)
    .where('delivered_at', 'is', null)
    .execute();
}

/** What was delivered stays used. */
export async function returnCredit(db: Queryable, usedFor: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ used_for: null })
    .where('used_for', '=', usedFor)
    .where('delivered_at', 'is', null)
    .execute();
}

export async function isPro(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('pro_until')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.pro_until != null && user.pro_until > now;
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', before).execute();
}
