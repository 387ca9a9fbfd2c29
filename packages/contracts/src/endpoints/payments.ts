import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, pageOf, pageQuerySchema } from '../paging.ts';
import { type PaidService, SERVICE_NAMES } from '../services.ts';

const paidServiceSchema = z.enum(Object.keys(SERVICE_NAMES) as [PaidService, ...PaidService[]]);

/** One checkout: a paid one is one credit for its service. */
export const paymentSchema = z.object({
  id: z.string(),
  /** The checkout's id, as it stands in addresses. */
  sessionId: z.string(),
  service: paidServiceSchema,
  status: z.enum(['pending', 'paid', 'expired', 'refunded']),
  /** In the currency's smallest unit. */
  amount: z.int(),
  currency: z.string(),
  resumeSessionId: z.string().optional(),
  resumeId: z.string().optional(),
  /** `available` once paid, `in_use` while its service runs, `used` when that has succeeded. */
  credit: z.enum(['none', 'available', 'in_use', 'used']),
  /** No money moves: there is no payment provider. */
  test: z.boolean(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

const checkoutParams = z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) });

export const createPayment = defineEndpoint({
  ...ADDRESSES.createPayment,
  summary: 'Start a checkout for one service; `url` is where it is paid',
  access: 'user',
  body: z.object({
    service: paidServiceSchema,
    resumeSessionId: idSchema.optional(),
    resumeId: idSchema.optional(),
  }),
  status: 201,
  response: z.object({ payment: paymentSchema, url: z.string() }),
});

export const listPayments = defineEndpoint({
  ...ADDRESSES.listPayments,
  summary: 'Your payments, newest first',
  access: 'user',
  query: pageQuerySchema,
  status: 200,
  response: pageOf(paymentSchema),
});

export const getPayment = defineEndpoint({
  ...ADDRESSES.getPayment,
  summary: 'One payment by the id of its checkout',
  access: 'user',
  params: checkoutParams,
  status: 200,
  response: z.object({ payment: paymentSchema }),
});

export const confirmPayment = defineEndpoint({
  ...ADDRESSES.confirmPayment,
  summary: 'Pay in the test checkout; there is none where a payment provider is configured',
  access: 'user',
  params: checkoutParams,
  status: 200,
  response: z.object({ payment: paymentSchema }),
});

export const stripeWebhook = defineEndpoint({
  ...ADDRESSES.stripeWebhook,
  summary: "Stripe's events, signed; a repeated one changes nothing",
  access: 'public',
  proof: 'signature',
  status: 200,
  response: z.object({ received: z.literal(true) }),
});
