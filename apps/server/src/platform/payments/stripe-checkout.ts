import Stripe from 'stripe';

/** Stripe answers within a second or two; both tries end before the person's own connection is cut (http/server.ts). */
const TIMEOUT_MS = 7_000;
const RETRIES = 1;

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Another host that speaks Stripe's protocol, for tests. */
  apiBase: string | undefined;
}

export interface CheckoutOrder {
  paymentId: string;
  userId: string;
  email: string;
  service: string;
  /** What the person reads on the checkout page. */
  description: string;
  amount: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
}

/** What is known of a checkout or charge from a signed event. */
type PaymentEvent = { id: string } & (
  | { kind: 'paid'; checkout: PaidCheckout }
  | { kind: 'expired'; checkoutSessionId: string }
  | { kind: 'refunded'; paymentId: string | undefined }
  | { kind: 'other' }
);

export interface PaidCheckout {
  checkoutSessionId: string;
  paymentId: string | undefined;
  userId: string | undefined;
  amount: number | null;
  /** Lower case, as Stripe writes it. */
  currency: string | null;
}

export interface StripeCheckout {
  /** The same order twice is one checkout: its payment's id is the Idempotency-Key. */
  create: (order: CheckoutOrder) => Promise<{ id: string; url: string }>;
  /** Undefined for a body that Stripe didn't sign, or signed more than 300 s ago. */
  readEvent: (body: string, signature: string | undefined) => PaymentEvent | undefined;
}

export function createStripeCheckout(config: StripeConfig): StripeCheckout {
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...address(config.apiBase),
  });
  return {
    create: async (order) => {
      const { id, url } = await stripe.checkout.sessions.create(toSession(order), {
        idempotencyKey: order.paymentId,
      });
      if (!url) throw new Error('Stripe made a checkout without an address');
      return { id, url };
    },
    readEvent: (body, signature) => {
      const event = findSignedEvent(stripe, body, signature, config.webhookSecret);
      return event && toPaymentEvent(event);
    },
  };
}

/** Whatever the package throws, such as a RangeError for a signature of another length, the words are not Stripe's. */
function findSignedEvent(
  stripe: Stripe,
  body: string,
  signature: string | undefined,
  secret: string,
): Stripe.Event | undefined {
  if (signature === undefined) return undefined;
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}

function address(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

function toSession(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    payment_id: order.paymentId,
    user_id: order.userId,
    service: order.service,
  };
  return {
    mode: 'payment',
    client_reference_id: order.userId,
    customer_email: order.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amount,
          product_data: { name: order.description },
        },
      },
    ],
    metadata,
    // Copied to the charge, by which a refund finds its payment.
    payment_intent_data: { metadata },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      if (session.payment_status !== 'paid') return { id, kind: 'other' };
      return { id, kind: 'paid', checkout: toPaidCheckout(session) };
    }
    case 'checkout.session.expired':
      return { id, kind: 'expired', checkoutSessionId: event.data.object.id };
    case 'charge.refunded': {
      const { refunded, metadata } = event.data.object;
      // In part is not in full.
      return refunded
        ? { id, kind: 'refunded', paymentId: metadata?.payment_id }
        : { id, kind: 'other' };
    }
    default:
      return { id, kind: 'other' };
  }
}

function toPaidCheckout(session: Stripe.Checkout.Session): PaidCheckout {
  return {
    checkoutSessionId: session.id,
    paymentId: session.metadata?.payment_id,
    userId: session.client_reference_id ?? undefined,
    amount: session.amount_total,
    currency: session.currency,
  };
}
