import {
  PAYMENT_SUCCESS_PAGES,
  type PaidService,
  type Payment,
  SERVICE_CURRENCY,
  SERVICE_NAMES,
  SERVICE_PRICE_CENTS,
} from '@trueline/contracts';
import type { Transaction } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { decodeCursor, toPage } from '../../platform/http/cursor.ts';
import type { Log } from '../../platform/log.ts';
import type {
  CheckoutOrder,
  PaidCheckout,
  StripeCheckout,
} from '../../platform/payments/stripe-checkout.ts';
import {
  deleteOldEvents,
  findPayment,
  findPaymentOfCheckout,
  hasCredit,
  insertPayment,
  isPro,
  listPayments,
  markDelivered,
  markExpired,
  markPaid,
  markRefunded,
  type PaymentRow,
  returnCredit,
  type Subject,
  saveCheckout,
  takeCredit,
  takeEvent,
} from './repository.ts';
import { toPayment } from './view.ts';

/** Stripe repeats an event for three days; a month is beyond doubt. */
const EVENT_KEEP_MS = 30 * 24 * 3_600_000;

export interface PaymentServiceDeps {
  db: Db;
  appUrl: string;
  /** Absent: the test checkout, where no money moves. */
  stripe: StripeCheckout | undefined;
  /** Throws NOT_FOUND for what isn't this user's. */
  requireOwn: (userId: string, subject: Subject) => Promise<void>;
  /** Queues the receipt with the change that it tells of. */
  sendReceipt: (transaction: Transaction<Tables>, payment: PaymentRow) => Promise<void>;
  log: Log;
  now: () => Date;
}

interface Buyer {
  id: string;
  email: string;
}

/** Who may have a paid service: PRO, or a credit, which one run of it uses up. */
export interface Credits {
  /** In the transaction that starts the run `usedFor`. Throws PAYMENT_REQUIRED. */
  take: (
    transaction: Transaction<Tables>,
    wanted: { userId: string; service: PaidService; subject: Subject; usedFor: string },
  ) => Promise<void>;
  /** The run has succeeded: its credit, if it took one, is used. */
  settle: (transaction: Transaction<Tables>, usedFor: string) => Promise<void>;
  /** The run has failed: its credit, if it took one, is there again. */
  giveBack: (transaction: Transaction<Tables>, usedFor: string) => Promise<void>;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

export function createPaymentService(deps: PaymentServiceDeps) {
  const { db, now } = deps;
  return {
    create: (buyer: Buyer, id: string, order: { service: PaidService } & Subject) =>
      createPayment(deps, buyer, id, order),
    list: async (userId: string, page: { limit: number; cursor?: string | undefined }) => {
      const after = page.cursor === undefined ? undefined : decodeCursor(page.cursor);
      return toPage(
        await listPayments(db, userId, { limit: page.limit, after }),
        page.limit,
        toPayment,
      );
    },
    get: async (userId: string, checkoutSessionId: string) =>
      toPayment(await getRow(db, userId, checkoutSessionId)),
    confirm: (userId: string, checkoutSessionId: string) =>
      confirmTestPayment(deps, userId, checkoutSessionId),
    takeStripeEvent: (body: string, signature: string | undefined) =>
      takeStripeEvent(deps, body, signature),
    deleteExpired: () => deleteOldEvents(db, new Date(now().getTime() - EVENT_KEEP_MS)),
  };
}

export function createCredits(now: () => Date): Credits {
  return {
    take: async (transaction, wanted) => {
      if (await isPro(transaction, wanted.userId, now())) return;
      if (await hasCredit(transaction, wanted)) return;
      if (await takeCredit(transaction, wanted)) return;
      throw new AppError('PAYMENT_REQUIRED', {
        price: {
          service: wanted.service,
          amount: SERVICE_PRICE_CENTS,
          currency: SERVICE_CURRENCY,
        },
      });
    },
    settle: (transaction, usedFor) => markDelivered(transaction, usedFor, now()),
    giveBack: returnCredit,
  };
}

async function createPayment(
  deps: PaymentServiceDeps,
  buyer: Buyer,
  id: string,
  { service, ...named }: { service: PaidService } & Subject,
): Promise<{ payment: Payment; url: string }> {
  const { db, stripe } = deps;
  await deps.requireOwn(buyer.id, named);
  const row = await insertPayment(db, {
    id,
    userId: buyer.id,
    service,
    ...subjectOf(service, named),
    provider: stripe ? 'stripe' : 'test',
    amount: SERVICE_PRICE_CENTS,
    currency: SERVICE_CURRENCY,
    now: deps.now(),
  });
  const checkout = stripe
    ? await openStripeCheckout(stripe, toOrder(deps.appUrl, buyer, row))
    : { id: `test_${id}`, url: `/payment/test_${id}` };
  return { payment: toPayment(await saveCheckout(db, id, checkout)), url: checkout.url };
}

/** What the service runs on. A credit named for anything else could never be used. */
function subjectOf(service: PaidService, { resumeSessionId, resumeId }: Subject): Subject {
  switch (service) {
    case 'resume_optimization':
      return resumeSessionId === undefined ? { resumeId } : { resumeSessionId };
    case 'profile_setup':
    case 'resume_reparsing':
      return { resumeId };
    case 'career_intelligence_refresh':
      return {};
  }
}

/** The row stands before Stripe is asked, so that a cut-off request, made again, asks for the same checkout. */
async function openStripeCheckout(stripe: StripeCheckout, order: CheckoutOrder) {
  try {
    return await stripe.create(order);
  } catch (cause) {
    throw new AppError('PAYMENTS_UNAVAILABLE', { retryAfterS: 5, cause });
  }
}

function toOrder(appUrl: string, buyer: Buyer, row: PaymentRow): CheckoutOrder {
  const subject = new URLSearchParams({
    ...(row.resume_session_id ? { rs: row.resume_session_id } : {}),
    ...(row.resume_id ? { resume: row.resume_id } : {}),
  }).toString();
  const query = subject === '' ? '' : `&${subject}`;
  return {
    paymentId: row.id,
    userId: buyer.id,
    email: buyer.email,
    service: row.service,
    description: `Trueline: ${SERVICE_NAMES[row.service]}`,
    amount: row.amount,
    currency: row.currency,
    successUrl: `${appUrl}${PAYMENT_SUCCESS_PAGES[row.service]}?checkout={CHECKOUT_SESSION_ID}${query}`,
    cancelUrl: `${appUrl}/payment?service=${row.service}${query}`,
  };
}

async function getRow(db: Db, userId: string, checkoutSessionId: string): Promise<PaymentRow> {
  const row = await findPayment(db, userId, checkoutSessionId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Throws NOT_FOUND where Stripe is configured, PAYMENT_CLOSED for a checkout that is over. Paying twice is paying once. */
async function confirmTestPayment(
  deps: PaymentServiceDeps,
  userId: string,
  checkoutSessionId: string,
): Promise<Payment> {
  if (deps.stripe) throw new AppError('NOT_FOUND');
  const row = await getRow(deps.db, userId, checkoutSessionId);
  if (row.provider !== 'test') throw new AppError('NOT_FOUND');
  if (row.status === 'expired' || row.status === 'refunded') throw new AppError('PAYMENT_CLOSED');
  await deps.db
    .transaction()
    .execute((transaction) => pay(deps, transaction, row, checkoutSessionId));
  return toPayment(await getRow(deps.db, userId, checkoutSessionId));
}

async function pay(
  deps: PaymentServiceDeps,
  transaction: Transaction<Tables>,
  row: PaymentRow,
  checkoutSessionId: string,
): Promise<void> {
  const paid = await markPaid(transaction, row.id, checkoutSessionId, deps.now());
  if (paid) await deps.sendReceipt(transaction, paid);
}

/** Throws BAD_REQUEST for a body without a good signature, NOT_FOUND without Stripe. A repeated event changes nothing. */
async function takeStripeEvent(
  deps: PaymentServiceDeps,
  body: string,
  signature: string | undefined,
): Promise<void> {
  if (!deps.stripe) throw new AppError('NOT_FOUND');
  const event = deps.stripe.readEvent(body, signature);
  if (!event) throw new AppError('BAD_REQUEST');
  await deps.db.transaction().execute(async (transaction) => {
    if (!(await takeEvent(transaction, event.id, deps.now()))) return;
    if (event.kind === 'paid') await fulfill(deps, transaction, event.checkout);
    if (event.kind === 'expired') await markExpired(transaction, event.checkoutSessionId);
    if (event.kind === 'refunded' && event.paymentId) {
      await markRefunded(transaction, event.paymentId);
    }
  });
}

/** Only the amount, currency and person that we asked for count as paid; anything else is for a person to look at. */
async function fulfill(
  deps: PaymentServiceDeps,
  transaction: Transaction<Tables>,
  checkout: PaidCheckout,
): Promise<void> {
  const row = await findPaymentOfCheckout(transaction, checkout);
  const isOurs =
    row !== undefined &&
    row.amount === checkout.amount &&
    row.currency.toLowerCase() === checkout.currency &&
    row.user_id === checkout.userId;
  if (isOurs) await pay(deps, transaction, row, checkout.checkoutSessionId);
  else deps.log.warn({ paymentId: row?.id }, 'a paid checkout does not match its payment');
}
