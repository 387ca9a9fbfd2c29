import { SERVICE_NAMES } from '@trueline/contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/schema.ts';
import type { MailService, MailText } from '../mails/index.ts';
import type { PaymentRow } from './repository.ts';

/** Queues the receipt of a paid checkout, once; nothing for an account that is deleted. */
export async function sendReceipt(
  { mails, appUrl }: { mails: MailService; appUrl: string },
  transaction: Transaction<Tables>,
  payment: PaymentRow,
): Promise<void> {
  if (payment.user_id === null) return;
  const buyer = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', payment.user_id)
    .executeTakeFirst();
  if (!buyer) return;
  await mails.enqueue(transaction, {
    key: `receipt:${payment.id}`,
    to: buyer.email,
    userId: payment.user_id,
    text: receiptMail(appUrl, payment),
  });
}

function receiptMail(appUrl: string, payment: PaymentRow): MailText {
  const { amount, currency, service, provider, id } = payment;
  const money = new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  const price = money.format(amount / 100).replace(/\s/g, ' ');
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
  const isTest = provider === 'test';
  return {
    subject: `Receipt: ${SERVICE_NAMES[service]}`,
    preview: isTest ? 'A test payment: no money moved.' : `${price}, paid.`,
    heading: isTest ? 'Receipt of a test payment' : 'Receipt',
    paragraphs: [
      `${SERVICE_NAMES[service]}: ${price}, paid on ${day.format(payment.paid_at ?? payment.created_at)} (UTC).`,
      isTest
        ? 'This was the test checkout: no money moved, and nothing appears on any statement.'
        : 'The payment is one credit. It is used by the next successful run of this service; a run that fails gives it back.',
    ],
    button: { label: 'See your payments', url: `${appUrl}/payment` },
    notes: [`Payment ${id}`],
  };
}
