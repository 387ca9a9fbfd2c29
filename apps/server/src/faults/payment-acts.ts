import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment } from '@trueline/contracts';
import type { Browser } from '../testing/browser.ts';
import { parseMail } from '../testing/mailbox.ts';
import { paidEvent, signStripe } from '../testing/stripe-server.ts';
import { type Act, faultIf, type Stage } from './act.ts';
import { END_MS } from './settings.ts';
import { waitUntil } from './wait-until.ts';
import { attempt, getAgain, type World } from './world.ts';

/** Stripe delivers an event again and again, and now and then twice at once. */
const DELIVERIES_AT_ONCE = 3;
const REDELIVERY_MS = 200;

const order = (mark: number) => ({ 'idempotency-key': `order-${mark}` });

/** The test checkout: an order, then the word that it is paid. */
export const checkoutStage: Stage = async (world, owner, mark): Promise<Act> => {
  let payment: Payment | undefined;
  let isConfirmed = false;
  return {
    perform: async () => {
      payment ??= await orderService(owner, mark);
      if (!payment || isConfirmed) return;
      const path = `/api/payments/${payment.sessionId}/confirm`;
      isConfirmed = (await attempt(owner.post(path)))?.status === 200;
    },
    isAcknowledged: () => isConfirmed,
    check: () => checkPayment(world, owner, payment, isConfirmed),
  };
};

/** Stripe's checkout: an order, then events from Stripe. */
export const webhookStage: Stage = async (world, owner, mark): Promise<Act> => {
  let payment: Payment | undefined;
  let isDelivered = false;
  const deliver = async () => {
    if (payment) isDelivered ||= await deliverPaid(world, payment);
  };
  return {
    perform: async () => {
      payment ??= await orderService(owner, mark);
      await deliver();
    },
    isAcknowledged: () => isDelivered,
    check: async () => {
      await waitUntil(deliver, () => !payment || isDelivered, END_MS);
      const made = payment ? checkoutsOf(world, payment).length : 1;
      return [
        ...faultIf(made !== 1, `(b) ${payment?.id}: ${made} checkouts at Stripe`),
        ...(await checkPayment(world, owner, payment, isDelivered)),
      ];
    },
  };
};

async function orderService(owner: Browser, mark: number): Promise<Payment | undefined> {
  // Not what another stage could use up.
  const service = 'career_intelligence_refresh';
  const answer = await attempt(owner.post('/api/payments', { service }, order(mark)));
  return answer?.status === 201 ? answer.json.payment : undefined;
}

const checkoutsOf = (world: World, { sessionId }: Payment) =>
  world.stripe.checkouts.filter(({ id }) => id === sessionId);

/** The event of a paid checkout, several times at once; true when it was taken. */
export async function deliverPaid(world: World, payment: Payment): Promise<boolean> {
  const [checkout] = checkoutsOf(world, payment);
  if (!checkout) throw new Error(`Stripe knows no checkout ${payment.sessionId}`);
  const body = JSON.stringify({ ...paidEvent(checkout), id: `evt_${checkout.idempotencyKey}` });
  const request = () =>
    fetch(`${world.server.origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signStripe(body) },
      body,
    });
  const answers = await Promise.all(
    Array.from({ length: DELIVERIES_AT_ONCE }, () => attempt(request())),
  );
  const isTaken = answers.some((answer) => answer?.status === 200);
  if (!isTaken) await sleep(REDELIVERY_MS);
  return isTaken;
}

/** (b): what is acknowledged is one credit, and (e): one receipt. */
async function checkPayment(
  world: World,
  owner: Browser,
  payment: Payment | undefined,
  isPaid: boolean,
): Promise<string[]> {
  if (!payment) return [];
  const answer = await getAgain(owner, `/api/payments/${payment.sessionId}`);
  const kept: Payment | undefined = answer.json.payment;
  if (!kept) return [`(a) ${payment.id}: acknowledged, and gone`];
  const { status, credit } = kept;
  const isCredit = status === 'paid' && credit === 'available';
  return [
    ...faultIf(isPaid && !isCredit, `(b) ${payment.id}: paid, and ${status} with ${credit}`),
    ...(isCredit ? await checkReceipt(world, payment) : []),
  ];
}

async function checkReceipt(world: World, { id }: Payment): Promise<string[]> {
  const receipts = () => world.mails.received.filter(({ raw }) => parseMail(raw).text.includes(id));
  await waitUntil(receipts, ({ length }) => length > 0, END_MS);
  const ids = new Set(receipts().map(({ messageId }) => messageId));
  return faultIf(ids.size !== 1, `(e) ${id}: ${ids.size} receipts`);
}
